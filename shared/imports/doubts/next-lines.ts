import { dividesAs } from '../dividers/divided-rows.ts';
import { goesOnBelow } from '../calling-cells/half-callings.ts';
import { isTellingTitle } from '../headings/telling-titles.ts';
import { oneWordHeadings } from '../headings/one-word.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { NAME_WORD } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isTelling } from '../offices/current-words.ts';
import { isGroupAlone } from '../offices/groups-alone.ts';
import type { RawRow } from '../rows.ts';
import { asking, loneText, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const LONGEST = 80;
/** How someone was called on the phone. */
const REACHED = /\b(?:left (?:a )?message|voicemail|texted|emailed|tried|no answer)\b/i;
/** In small letters and no one's name: what goes on about the person above. */
const isGoingOn = ({ unread }: RawRow): boolean =>
  unread !== undefined &&
  unread.text.length <= LONGEST &&
  /^[\s(*–—-]*\p{Ll}/u.test(unread.text) &&
  isTelling(unread.text) &&
  dividesAs(unread.text) !== 'heading' &&
  !REACHED.test(unread.text);

/** 'released last Sunday' in the line below a person is about that person. */
export const withNextLines = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row, at) => {
    const next = rows[at + 1];
    if (row.unread || !next?.unread || next.row !== row.row + 1 || !isGoingOn(next)) return row;
    // What is said of the person is asked with everything else that stands below.
    if (next.unread.isAside && !row.values.calling) return row;
    const said = `The next line says ${quotedLast(next.unread.text.trim())}`;
    return row.values.calling
      ? asking(row, `${said} Do they have this calling?`, 'calling')
      : asking(row, `${said} ${STILL_HERE}`, 'firstName');
  });

const ONE_WORD = new RegExp(`^${NAME_WORD}$`, 'u');
type Lone = { column: number; text: string };
/** The one cell of a row that is filled. */
function loneIn(cells: readonly string[] = []): Lone | null {
  const filled = cells.flatMap((text, column) => (text === '' ? [] : [{ column, text }]));
  return filled.length === 1 ? (filled[0] ?? null) : null;
}

/** 'Counselor' or 'Guadalupe' alone in the row below a person may be the rest of the cell above it. Each row has its cells. */
export function withNextRows(rows: readonly RawRow[], { fields, cells }: WrittenSheet): RawRow[] {
  const callingAt = fields.indexOf('calling');
  const nameAt = fields.indexOf('name');
  const nameIn = (at: number): string => cells[at]?.[nameAt] ?? '';
  const widest = Math.max(0, ...cells.map((own) => own[nameAt]?.length ?? 0));
  const isPartOfName = (lone: Lone): boolean =>
    lone.column === nameAt &&
    ONE_WORD.test(lone.text) &&
    !isTitle(lone.text) &&
    !isTellingTitle(lone.text) &&
    !isGroupAlone(lone.text);
  /** Below the head of a family, its other members may have only their first names. */
  const isFamily = (at: number): boolean => {
    const below = loneIn(cells[at + 2]);
    if (below && isPartOfName(below)) return true;
    return nameIn(at).includes(',') && nameIn(at + 2) !== '' && !nameIn(at + 2).includes(',');
  };
  /** What there is room for doesn't wrap. */
  const hasRoom = (at: number): boolean => `${nameIn(at)} ${nameIn(at + 1)}`.length <= widest;
  const headings = oneWordHeadings(rows, loneText);
  return rows.map((row, at) => {
    const [next, lone, own] = [rows[at + 1], loneIn(cells[at + 1]), cells[at] ?? []];
    if (row.unread || !next || next.row !== row.row + 1 || !lone || loneIn(own)) return row;
    const [calling = '', said] = [own[callingAt], `The next row has only ${quotedLast(lone.text)}`];
    if (lone.column === callingAt)
      return calling && goesOnBelow(calling, lone.text)
        ? asking(row, `${said} Is “${shortened(calling)}” the whole calling?`, 'calling')
        : row;
    if (next.unread || headings.has(next) || !isPartOfName(lone) || nameIn(at) === '' || isFamily(at) || hasRoom(at))
      return row;
    return asking(row, `${said} Is it part of this person’s name?`, 'firstName');
  });
}
