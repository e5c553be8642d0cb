import { quotedLast } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { asking, AS_SAID } from '../sheets/gone.ts';

/** 'x Jo Lund', '(x) Jo Lund', 'x - Jo Lund': a lone letter, with which someone was checked off or crossed out. */
const BEFORE_NAME = /^\s*(?:\((?<inside>\p{L})\)|(?<bare>\p{L})) (?:[-–—:] )?\s*(?<name>\p{L}.*)$/u;
/** 'y Ana Ruiz', 'o Ana Ruiz': words of other languages, or Word's bullet. */
const WORDS = /^[aeouy]$/;
/** Everyone checks off with these; what another letter means, only the list's writer knows. */
const CHECK = /^[xv]$/i;

type Marked = { field: 'name' | 'firstName' | 'lastName'; mark: string; name: string };

/** The mark of a row, and the name behind it: of two words in one cell, or beside the last name in a cell of its own. */
function markedIn({ values, unread }: RawRow): Marked | null {
  const field = (['name', 'firstName', 'lastName'] as const).find((one) => values[one]);
  if (unread || !field) return null;
  const { inside, bare = '', name = '' } = BEFORE_NAME.exec(values[field] ?? '')?.groups ?? {};
  const mark = inside ?? bare;
  if (mark === '' || WORDS.test(mark)) return null;
  const isWhole = field === 'name' ? looksLikeFullName(name) : Boolean(values.lastName) && /^\p{Lu}/u.test(name);
  return isWhole ? { field, mark, name } : null;
}

/** The mark before a name, which explains itself below the list: 'x = moved.' */
export const letterBefore = (name: string): string => markedIn({ row: 0, values: { name } })?.mark ?? '';

const mayBeMark = (mark: string): string => `“${mark}” may be a mark, not an initial. Please check.`;

/**
 * Reads names without a letter before them that is a mark, and notes it, unless everyone has it. A capital is an initial;
 * only an X, or a V beside other marks, is a mark where several have it.
 */
export function withoutLetterMarks(rows: readonly RawRow[]): RawRow[] {
  const marked = rows.map(markedIn);
  const marks = marked.flatMap((one) => one?.mark ?? []);
  if (marks.length === 0) return [...rows];
  const people = rows.filter(({ unread }) => !unread).length;
  const isCapital = (mark: string) => /\p{Lu}/u.test(mark);
  const countOf = (mark: string) => marks.filter((one) => one.toLowerCase() === mark.toLowerCase()).length;
  return rows.map((row, at) => {
    const one = marked[at];
    if (!one || (isCapital(one.mark) && !CHECK.test(one.mark))) return row;
    if (isCapital(one.mark) && countOf(one.mark) === 1) {
      return /x/i.test(one.mark) ? asking(row, mayBeMark(one.mark), 'firstName') : row;
    }
    const said: RawRow = { ...row, values: { ...row.values, [one.field]: one.name } };
    if (marks.length === people && people > 1 && countOf(one.mark) === people) return said;
    const told = { ...said, noted: [...(row.noted ?? []), { text: one.mark }] };
    return CHECK.test(one.mark) ? told : asking(told, `This row says ${quotedLast(one.mark)} ${AS_SAID}`, 'firstName');
  });
}
