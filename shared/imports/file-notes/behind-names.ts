import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { refuses } from '../availability/refusals.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import { mayHaveLeft } from '../doubts/name-words.ts';
import { quotedLast } from '../line-parts.ts';
import { hasRemark, looksLikeFullName } from '../names.ts';
import { stateBehindTitle } from '../dividers/titles-with-states.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import { askedByLetters } from '../marks/status-letters.ts';
import { isWhereOne } from '../offices/groups-alone.ts';
import { asking } from '../sheets/gone.ts';

const LONGEST = 300;
const BEHIND = /^([^()]*\p{L}[^()]*?) ?(?:\(([^()]+)\)| [-–—] ([^()]+))$/u;
const NAMES = ['name', 'firstName', 'lastName'] as const;

/** 'Kevin Turner (no talks)' and 'Kevin Turner - no talks': the name, and the words behind it; null without such words. */
function wordsBehind(text: string): { name: string; words: string } | null {
  if (text.length > LONGEST || !hasRemark(text)) return null;
  const [, name = '', inside, behind = ''] = BEHIND.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const words = (inside ?? behind).trim().replace(/[.,;]$/, '');
  return name.trim() !== '' && words !== '' ? { name: name.trim(), words } : null;
}

const mayBeGone = (words: string): boolean => mayHaveLeft(words) || words.split(/[.;,!?]/).some(hasLeftAsStatus);

/** What the words behind a name ask; '' where they are only noted, and null where the whole cell is asked about. */
function askedBy(words: string): string | null {
  const isToAsk = (refuses(words) && !mayBeGone(words)) || askedByLetters(words) !== null;
  return isToAsk ? STILL_ASKED : isWhereOne(words) ? '' : null;
}

/** Reads the name of whoever is not to be asked, or belongs somewhere, as the words behind it say, and asks about these or notes them. */
export const withRefusalsBehind = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const field = NAMES.find((one) => wordsBehind(row.values[one] ?? ''));
    const apart = field && wordsBehind(row.values[field] ?? '');
    const question = apart ? askedBy(apart.words) : null;
    if (!apart || row.unread || question === null) return row;
    if (field === 'name' && !looksLikeFullName(apart.name)) return row;
    if (stateBehindTitle(row.values[field] ?? '') !== null) return row;
    const said: RawRow = { ...row, values: { ...row.values, [field]: apart.name } };
    const noted = [...(row.noted ?? []), { text: apart.words }];
    if (question === '') return { ...said, noted };
    return asking({ ...said, noted }, `This row says ${quotedLast(apart.words)} ${question}`, 'isAvailable');
  });

/** The notes of a row with the words behind its name, which stay beside the person when only the name is written again. */
export function withWordsOfName(values: RawRow['values'], noted: RawRow['noted']): readonly FileNote[] | undefined {
  const known = new Set(noted?.map(({ text }) => foldLoose(text)));
  const words = NAMES.flatMap((field) => wordsBehind(values[field] ?? '')?.words ?? []);
  const fresh = [...new Set(words)].filter((text) => !known.has(foldLoose(text)));
  return fresh.length === 0 ? noted : [...(noted ?? []), ...fresh.map((text) => ({ text }))];
}
