import { foldLoose } from '#shared/text/fold.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const STATUS =
  /^(?:(?:member(?:ship)?|ward|records?|church|activity|current) )?(?:status|stat|sts|state|estado|estatus|situacion|situacao|statut)(?: code)?$/;
/** Deceased, inactive, moved, and less active, as clerks shorten them. */
const SHORT = new Map([
  ...'d dec decd dcd i inact m mv mvd mo mov'.split(' ').map((code): [string, string] => [code, STILL_HERE]),
  ['la', STILL_ASKED],
  ['dnc', STILL_ASKED],
  ['oot', STILL_ASKED],
]);
/** What LA, DNC, and OOT behind a name ask; null of other letters, which may be initials. */
export const askedByLetters = (text: string): string | null =>
  /^\p{L}{2,3}$/u.test(text) && SHORT.get(foldLoose(text)) === STILL_ASKED ? STILL_ASKED : null;
/** Of whatever the list marks. */
const OF_CODES = /^(?:codes?|flags?|flagged|tags?|marks?)$/;
/** Codes that are hardly anything else, whatever 'Code' is about. */
const SURELY = new Set('dnc mov mvd decd inact'.split(' '));
/** Beside single and widowed, M is married and D divorced; beside F, M is a man. */
const OTHERS = new Set('s w f sg single married divorced widowed female h'.split(' '));

/** Behind the people and without a heading; a column of 'M' is of men. */
const areOwnCodes = (codes: readonly string[]): boolean =>
  codes.every((code) => SHORT.has(code)) && codes.some((code) => code !== 'm');

/** 'D' under 'Status' may say that someone has died, though no line of the list says so. Each row has its line of cells. */
export function withStatusLetters(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column) => {
    const heading = foldLoose(title);
    if (fields[column] || !(heading === '' || OF_CODES.test(heading) || STATUS.test(heading))) return [];
    const codes = cells.map((row) => foldLoose(row[column] ?? ''));
    if (heading === '' && !areOwnCodes(codes.filter(Boolean))) return [];
    if (OF_CODES.test(heading) && !codes.some((code) => SURELY.has(code))) return [];
    if (codes.some((code) => OTHERS.has(code))) return [];
    // What most of them are is what a list is of, but no one is on a list to plan with because they are not to be contacted.
    const isFew = (code: string): boolean =>
      code === 'dnc' || codes.filter((other) => other === code).length <= rows.length / 2;
    const asked = new Map([...SHORT].filter(([code]) => codes.includes(code) && isFew(code)));
    return asked.size > 0 ? [{ column, title, codes, asked }] : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    const [told] = columns.flatMap(({ column, title, codes, asked }) => {
      const question = asked.get(codes[at] ?? '');
      return question === undefined
        ? []
        : [{ question, said: saidUnder((cells[at]?.[column] ?? '').trim(), title, '.') }];
    });
    if (!told || row.values.calling) return row;
    const field = told.question === STILL_HERE ? 'firstName' : 'isAvailable';
    return asking(row, `This row says ${told.said} ${told.question}`, field);
  });
}
