import type { ScriptWording } from './wording-schema.ts';

const keysOf = (...wordings: readonly ScriptWording[]): string[] => [
  ...new Set(wordings.flatMap(({ texts }) => Object.keys(texts))),
];

/** Which texts were changed, added, or restored. */
const changedKeys = (before: ScriptWording, after: ScriptWording): string[] =>
  keysOf(before, after).filter((key) => before.texts[key] !== after.texts[key]);

/**
 * What `mine`, started from `before`, changes in the wording saved by now. `clashes` are the texts that someone else
 * has changed differently in the meantime: `wording` has mine of those.
 */
export function mergedWording(
  current: ScriptWording,
  before: ScriptWording,
  mine: ScriptWording,
): { wording: ScriptWording; clashes: string[] } {
  const changed = changedKeys(before, mine);
  const texts = Object.fromEntries(
    keysOf(current, mine).flatMap((key) => {
      const text = (changed.includes(key) ? mine : current).texts[key];
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const theirs = changedKeys(before, current);
  return {
    wording: { preset: mine.preset === before.preset ? current.preset : mine.preset, texts },
    clashes: changed.filter((key) => theirs.includes(key) && current.texts[key] !== mine.texts[key]),
  };
}
