import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isSignAgainst, isOfDead } from './signs.ts';

const MANY_MARKS = 5;
const MANY_MARKED = 1 / 3;
/** A star among notes may tell something; where many have one, it tells that they were there. */
const STAR = /^[*＊]{1,3}$/;

/** Google's contacts have it before the label that counts: '* Mobile', and '*' where there is none. */
const LABELS = /^(?:.{1,40} \d{1,2} (?:label|type)|labels|group membership)$/;

type Column = { column: number; title: string; isNotes: boolean; areStarsNoted: boolean };

/** '⛔' and '†' in columns of notes, and in those that no field takes, are asked about, and a lone star is noted. */
export function withSignsAgainst(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column): Column[] => {
    const isNotes = fields[column] === 'notes';
    if (fields[column] && !isNotes) return [];
    const own = cells.map((row) => (row[column] ?? '').trim());
    const stars = own.filter((cell) => STAR.test(cell)).length;
    const areFew =
      stars > 0 && !LABELS.test(headingWords(title)) && (stars < MANY_MARKS || stars <= rows.length * MANY_MARKED);
    if (!areFew && !own.some((cell) => isSignAgainst(cell) || isOfDead(cell))) return [];
    return [{ column, title: title.trim(), isNotes, areStarsNoted: areFew }];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((written, at) => {
    let row = written;
    for (const { column, title, isNotes, areStarsNoted } of written.unread ? [] : columns) {
      const cell = (cells[at]?.[column] ?? '').trim();
      const isUntitled = title === '' || isNotes;
      const isDead = isOfDead(cell);
      if (isDead || isSignAgainst(cell)) {
        const where = isUntitled ? quotedLast(cell) : saidUnder(cell, title, '.');
        const asked = isDead ? STILL_HERE : STILL_ASKED;
        row = asking(row, `This row says ${where} ${asked}`, isDead ? 'firstName' : 'isAvailable');
      } else if (areStarsNoted && STAR.test(cell)) {
        const note = { text: cell, ...(isUntitled ? {} : { column: title.slice(0, 60) }) };
        row = { ...row, noted: [...(row.noted ?? []), note] };
      }
    }
    return row;
  });
}
