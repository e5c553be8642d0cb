import { foldLoose } from '#shared/text/fold.ts';
import { hasCallingWord, mayBeCalling } from '../callings.ts';
import { isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking } from './gone.ts';

/** So many callings without a known word are written in a language that we don't know, or in a ward's own words. */
const LEAST_OTHER = 4;
const MOST_KNOWN = 0.5;

function doubtful({ values: { calling = '' }, unread }: RawRow): string | null {
  if (unread || calling.trim() === '' || isNothing(calling) || isAboutPerson(calling)) return null;
  return mayBeCalling(calling) && !hasCallingWord(calling) ? foldLoose(calling) : null;
}

/**
 * Asks about what has no word of a calling in it: a note, a class, or a name. The same again is asked about once. Where
 * most callings are so, each row only says it.
 */
export function withUnknownCallings(rows: readonly RawRow[]): RawRow[] {
  const doubts = rows.map(doubtful);
  const different = new Set(doubts.filter((doubt) => doubt !== null));
  if (different.size === 0) return [...rows];
  const told = new Set(rows.flatMap(({ values: { calling } }) => (calling?.trim() ? foldLoose(calling) : [])));
  const isOwnLanguage = different.size >= LEAST_OTHER && different.size > told.size * MOST_KNOWN;
  const asked = new Map<string, number>();
  return rows.map((row, at) => {
    const doubt = doubts[at] ?? null;
    if (doubt === null) return row;
    const first = asked.get(doubt);
    const said = `“${shortened(row.values.calling ?? '')}” may not be a calling`;
    if (first === undefined && !isOwnLanguage && !row.asks) {
      asked.set(doubt, row.row);
      return asking(row, `${said}. Please check.`, 'calling');
    }
    const remark = first === undefined ? `${said}.` : `${said}: see row ${first}.`;
    return { ...row, remarks: [...(row.remarks ?? []), remark] };
  });
}
