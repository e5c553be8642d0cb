import { foldLoose } from '#shared/text/fold.ts';
import { askedBelow, isRefusalHeading } from '../availability/talk-headings.ts';
import { isOfName, type Head } from '../columns.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout, loneName, wordCount } from './asked.ts';
import { LOOKED_AT, headingWords, isAboutOtherThings, mayBePartOfName } from './column-looks.ts';
import { orderIn } from './name-order.ts';

/**
 * A sheet as it is written: its headings, what each of them means, the cells below, and those of the lines above.
 * `inHeadings`: what a heading says of its own codes, without which it stands in `titles`.
 */
export type WrittenSheet = {
  titles: readonly string[];
  fields: Head['fields'];
  cells: readonly (readonly string[])[];
  above?: readonly (readonly string[])[];
  inHeadings?: readonly string[];
};

const isWithin = (part: string, whole: string): boolean => {
  const words = foldLoose(whole).split(' ');
  return foldLoose(part)
    .split(' ')
    .some((word) => words.includes(word));
};

type Beside = { cell: string; name: string };

/** Mostly different words that look like parts of names, and that the names beside them don't have. */
function mayHoldNames(beside: readonly Beside[]): boolean {
  const filled = beside.filter(({ cell }) => cell !== '');
  const [parts, different] = [
    filled.filter(({ cell }) => mayBePartOfName(cell)),
    new Set(filled.map(({ cell }) => foldLoose(cell))),
  ];
  return (
    filled.length > 0 &&
    filled.length >= beside.length * 0.4 &&
    parts.length >= filled.length * 0.7 &&
    different.size >= filled.length * 0.3 &&
    // 'Lori Ashby' beside 'Ann Ashby' is another person.
    filled.filter(({ cell }) => wordCount(cell) === 1).length >= filled.length / 2 &&
    filled.filter(({ cell, name }) => isWithin(cell, name)).length < filled.length / 2
  );
}

/** 'Full Name' has all of it. */
const WHOLE = /\b(?:full|whole|complete|completo|complet|lengkap|vollstandiger|volledige|fullstandigt)\b/;

/** Below these stands a name, whatever else the list has. */
const OF_NAMES =
  /name|nom|navn|namn|naam|nimi|nazwisk|prijmen|prezime|soyad|\blast\b|famil|clan|tribe|house|apellido|patronym/;
const isAboutTalks = (title: string): boolean => askedBelow(title) !== null || isRefusalHeading(title);

/** The heading of a column that no one reads and that may have the rest of the names; null where there is none. */
function restOfNames({ titles, fields, cells }: WrittenSheet, names: readonly (string | null)[]): string | null {
  const at = fields.findIndex(isOfName);
  const isMostlyOneWord = isOneWord(names);
  if (!isMostlyOneWord && areWhole(names)) return null;
  const areFirstAndLast = haveTwoWords(names);
  const columns = titles.flatMap((title, column) => {
    const isUnread = !fields[column] || fields[column] === 'household';
    if (title === '' || !isUnread || isAboutOtherThings(title) || isAboutTalks(title)) return [];
    if (areFirstAndLast && !OF_NAMES.test(headingWords(title))) return [];
    const beside = cells.slice(0, LOOKED_AT).flatMap((row, i) => {
      const name = names[i];
      return name ? [{ cell: (row[column] ?? '').trim(), name }] : [];
    });
    return mayHoldNames(beside) ? [column] : [];
  });
  const found = columns.find((column) => isMostlyOneWord || Math.abs(column - at) === 1);
  return found === undefined ? null : (titles[found] ?? null);
}

/** Some begin with a first name, and none ends in one, as 'Mary Ann' does. */
function areWhole(names: readonly (string | null)[]): boolean {
  const words = names.flatMap((name) => (name ? [foldLoose(name).split(' ')] : []));
  return (
    words.some(([first = '']) => isGivenNameForSure(first)) &&
    !words.some((own) => isGivenNameForSure(own.at(-1) ?? ''))
  );
}

/** First names alone would have one word here and there. */
function haveTwoWords(names: readonly (string | null)[]): boolean {
  const known = names.filter((name) => name !== null);
  return (
    known.length > 1 &&
    known.every((name) => wordCount(name) > 1 && !isGivenNameForSure(foldLoose(name).split(' ').at(-1) ?? ''))
  );
}

const isOneWord = (names: readonly (string | null)[]): boolean => {
  const known = names.filter((name) => name !== null);
  return known.length > 1 && known.filter((name) => wordCount(name) === 1).length > known.length / 2;
};

/** Most names must be whole for one of them to be believed: else a column may have the rest of it, or no one has written it. */
export function withoutHalves(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const names = rows.map(loneName);
  const known = rows.filter(({ values }) => values.name).length;
  if (names.filter((name) => name !== null).length <= known / 2) return [...rows];
  const heading = sheet.titles[sheet.fields.indexOf('name')] ?? '';
  const isWhole = WHOLE.test(foldLoose(heading)) || orderIn(heading) !== null;
  const rest = isWhole ? null : restOfNames(sheet, names);
  const isMostlyOneWord = isOneWord(names);
  return rows.map((row, at) => {
    const name = names[at];
    if (!name) return row;
    if (rest !== null)
      return askedAbout(
        row,
        `The rest of this name may be in the column ${quotedLast(rest)} Rename it “Last Name,” or remove it, and try again.`,
      );
    return isMostlyOneWord && wordCount(name) > 1
      ? askedAbout(
          row,
          `Most names in this list have no last name, so “${shortened(name)}” may be two first names. Write it as “Last, First.”`,
        )
      : row;
  });
}
