import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import { partsInWords } from '#shared/pulpit/difference/changed-parts.ts';
import { mergedWording } from '#shared/pulpit/wording/wording-merge.ts';
import type { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { isWordingKey, WORDING_TEXTS } from '#shared/pulpit/wording/wording-texts.ts';
import type { WardConfigChange } from '#shared/wards/schema.ts';

/** Different texts that two people change at once are both kept; the same one is not overwritten unseen. */
export function wordingAfter(
  current: ScriptWording,
  { before, ...mine }: NonNullable<WardConfigChange['scriptWording']>,
): ScriptWording {
  if (!before) return mine;
  const { wording, clashes } = mergedWording(current, before, mine);
  if (clashes.length === 0) return wording;
  const labels = clashes.filter(isWordingKey).map((key) => `“${WORDING_TEXTS[key].label}”`);
  throw new AppError('stale', {
    message: CASE_WORDS.wordingChanged(partsInWords(labels)),
    current,
  });
}
