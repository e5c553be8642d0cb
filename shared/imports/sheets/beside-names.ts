import { foldLoose } from '#shared/text/fold.ts';
import { isOfName } from '../columns.ts';
import { shortened } from '../line-parts.ts';
import { noHeading } from '../other-people/people-beside.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout } from './asked.ts';
import { filledIn, headingWords, mayBePartOfName } from './column-looks.ts';
import type { WrittenSheet } from './unread-names.ts';

const MIDDLE = /\b(?:middle|segundo nombre|segundo nome|(?:second|2nd) name)\b/;
const SEVERAL = 3;
const MOSTLY_DIFFERENT = 0.3;
/** An initial is no last name. */
const isWord = (cell: string): boolean => mayBePartOfName(cell) && /\p{L}{2}|\p{Lo}/u.test(cell);

/** The columns right behind the names that have no heading, unless the same few words stand in them. */
function withoutHeading({ titles, fields, cells }: WrittenSheet): number[] {
  const behind = fields.findLastIndex(isOfName) + 1;
  const end = titles.findIndex((title, column) => column >= behind && (title !== '' || fields[column]));
  const columns = titles.flatMap((_, column) => (column >= behind && (end < 0 || column < end) ? [column] : []));
  return columns.filter((column) => {
    const words = filledIn(cells, column).map(foldLoose);
    return words.length <= SEVERAL || new Set(words).size >= words.length * MOSTLY_DIFFERENT;
  });
}

/**
 * A name that was split at its blanks: 'Mary', 'Ann', and 'Cole', of which the sheet's headings know the first two, or
 * 'Bob' and 'Dunn' where the middle name of others stands. None of these is believed, nor filled from another row.
 */
export function withNamesBeside(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const [first, last] = [fields.indexOf('firstName'), fields.indexOf('lastName')];
  const behind = fields.some(isOfName) ? withoutHeading(sheet) : [];
  const between = titles.flatMap((title, column) =>
    !fields[column] && column > first && column < last && (title === '' || MIDDLE.test(headingWords(title)))
      ? [column]
      : [],
  );
  if (behind.length + between.length === 0) return [...rows];
  const cellOf = (at: number, column: number) => (cells[at]?.[column] ?? '').trim();
  return rows.map((row, at) => {
    const { name, firstName, lastName, ...others } = row.values;
    const mayBeLast = first >= 0 && firstName && !lastName && !name ? [...between, ...behind] : behind;
    const columns = mayBeLast.filter((one) => isWord(cellOf(at, one)));
    const [column] = columns;
    if (column === undefined || row.unread || row.asks || !(name || firstName || lastName)) return row;
    const part = columns.map((one) => cellOf(at, one)).join(' ');
    const where = titles[column] ? `the column “${shortened(titles[column])}”` : `${noHeading(column)},`;
    const whole = name?.includes(',') ? name : [name, firstName, lastName, part].filter(Boolean).join(' ');
    return askedAbout(
      { ...row, values: { ...others, name: whole } },
      `“${shortened(part)}” in ${where} may be part of this name. Enter the first and last name.`,
    );
  });
}
