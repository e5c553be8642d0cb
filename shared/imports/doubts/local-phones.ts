import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf } from '../columns.ts';
import { isPlaceHeading } from '../headings/phone-headings.ts';
import { LONGEST_LINE } from '../line-parts.ts';
import { isLikeRecordNumber, LONGEST_PHONES, phoneAlone, phonesApart, phonesIn } from '../looks.ts';
import type { RawRow } from '../rows.ts';

const digitsIn = (phone: string): string => phone.replace(/\D/g, '');
const LEAST = 2;
/** The numbers of a cell, without 'Phone:' before one. */
const phonesOf = (cell: string): string[] =>
  cell.length > LONGEST_PHONES ? [] : phonesApart(cell).map((phone) => phoneAlone(phone).number);

const MOBILE = /(?<![\d+-]|[\d+-] )(0[15-9]0|1[3-9]\d)([-–])(\d{4})\2(\d{4})(?![\d-])/g;
/** Phones that look like another number, unless most phones of a list are like that. */
const LOCAL = [
  {
    // With the country before them: Spain, Portugal, Peru, Chile, Ecuador, and others. Alone it may be a ZIP code, or
    // lack a digit: '612345678', '612-345-678'.
    isLike: (phone: string) => /^(?:34|351|51|56|593|595|591|48|380|33|61|64)?\d{9}$/.test(digitsIn(phone)),
    grouped: /^(\d{3})([-.]?)(\d{3})\2(\d{3})$/,
    // Any phone may be one of another country.
    isRival: () => true,
  },
  {
    // Mobile phones in Korea, Japan, and China, which may stand among others of the country. Alone it may be a membership
    // record number: '010-1234-5678'.
    isLike: (phone: string) =>
      /^(?:0|82|81)[15-9]0\d{8}$|^8[12][1-9]\d{8,9}$/.test(digitsIn(phone)) ||
      (digitsIn(phone).length === 10 && /^0\d{1,4}[-( ]\d{1,4}[-) ]\d{4}$/.test(phone)) ||
      // '18015550100' is in the United States.
      /^(?:\+?86[- ]?)?1[3-9]\d([- ])\d{4}\1\d{4}$/.test(phone),
    grouped: MOBILE,
    // Beside phones of other countries it still is one, and no record number, which begins with any three digits.
    isRival: isLikeRecordNumber,
  },
];

/** '０９０－１２３４－５６７８' as a Japanese keyboard writes it, and '090ー1234ー5678' with the mark of a long vowel. */
const inPlainDigits = (phone: string): string =>
  /[０-９]|\dー\d/.test(phone) ? phone.normalize('NFKC').replaceAll(/(?<=\d)[ー‐−](?=\d)/g, '-') : phone;

const areMostOf = (phones: readonly string[], { isLike, isRival }: (typeof LOCAL)[number]): boolean => {
  const alike = phones.filter(isLike).length;
  return alike >= LEAST && alike > phones.filter((phone) => !isLike(phone) && isRival(phone)).length;
};
const inGroups = (phone: string, { grouped }: (typeof LOCAL)[number]): string => phone.replace(grouped, '$1 $3 $4');

/** Headings of phones where numbers have nine digits, and how the numbers begin there; a mistyped one may begin otherwise. */
const OF_NINE =
  /\b(?:tele?f\p{L}*|tel[fm]|tlmv?|tlfn?o?|tfno|telem\p{L}*|movil(?:es)?|celular(?:es)?|fij[oa]s?|fix[oa]s?|fixes?|portables?|casa|domicili?[eo]|trabajo|trabalho|hogar)\b/u;
const NINE_ALONE = /^(?:[679]\d{8}|2[1-9]\d{7})$/;
/** Whether a cell is nine digits and no more. */
export const isNineDigits = (cell: string): boolean => /^[1-9]\d{8}$/.test(cell.trim());
/** Whether a column has phones by its heading, or may have them at a place. */
export const isOfPhonesOrPlace = (title: string): boolean => fieldOf(title) === 'phone' || isPlaceHeading(title);

/**
 * The cells of a sheet with the numbers of nine digits in groups, below every heading of phones, in the list or in a column that
 * has them: before it is known which of several phones counts. Below a heading of such a language, one alone is enough.
 */
export function withLocalCells(
  titles: readonly string[],
  cells: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const [nine] = LOCAL;
  if (!nine) return cells;
  const columns = titles.flatMap((title, column) => {
    if (!isOfPhonesOrPlace(title)) return [];
    return [{ column, title, phones: cells.flatMap((row) => phonesOf(row[column] ?? '')) }];
  });
  const all = columns.flatMap(({ phones }) => phones);
  const isOfList = areMostOf(all, nine);
  const isLone = all.length === 1 && all.every((phone) => NINE_ALONE.test(phone));
  const local = columns.flatMap(({ column, title, phones }) =>
    isOfList || areMostOf(phones, nine) || (isLone && OF_NINE.test(foldLoose(title.slice(0, 60)))) ? [column] : [],
  );
  if (local.length === 0) return cells;
  return cells.map((row) => row.map((cell, column) => (local.includes(column) ? inGroups(cell.trim(), nine) : cell)));
}

/** The same of lines. */
export function withLocalLines(titles: readonly string[], lines: readonly Line[]): Line[] {
  const written = lines.map(({ cells }) => cells);
  const cells = withLocalCells(titles, written);
  return lines.map((line, at) => ({ ...line, cells: [...(cells[at] ?? line.cells)] }));
}

/** '612345678' → '612 345 678' in a list where most phones have nine digits; '010-1234-5678' → '010 1234 5678' likewise. */
export function withLocalPhones(said: readonly RawRow[]): RawRow[] {
  const rows = said.map((row) =>
    row.values.phone ? { ...row, values: { ...row.values, phone: inPlainDigits(row.values.phone) } } : row,
  );
  const phones = rows.flatMap(({ values }) => phonesOf(values.phone ?? ''));
  const local = LOCAL.find((kind) => areMostOf(phones, kind));
  if (!local) return rows;
  return rows.map((row) => {
    const { phone } = row.values;
    return phone === undefined ? row : { ...row, values: { ...row.values, phone: inGroups(phone.trim(), local) } };
  });
}

/** '612345678' in a line, neither a part of another number nor one of a ZIP code. */
const NINE_IN_LINE = /(?<![\d+/.-]|[\d+] )([2-9]\d{2})([-.]?)(\d{3})\2(\d{3})(?!\d|[-./ ]\d)/g;

/** '34 91234-5678' in a line: a phone with its area code, or an age with a phone that has none. */
const AFTER_TWO = /(?<![\d+/.-]|[\d+] )(\d{2}) (?=9?\d{4}[ .-]\d{4}(?!\d|[-./ ]\d))/g;
const LEAST_OF_AGES = 3;
/** A list has one area code, or few, and as many ages as people. */
function withAgesApart(text: string): string {
  const codes = [...text.matchAll(AFTER_TWO)].map(([, code]) => code);
  const areAges = codes.length >= LEAST_OF_AGES && new Set(codes).size * 2 > codes.length;
  return areAges ? text.replaceAll(AFTER_TWO, '$1\t') : text;
}

/** Behind a dash as well, which parts a name from what follows. */
const MOBILE_IN_LINE = /(?<![\d+-]|[\d+] )(0[15-9]0|1[3-9]\d)([-–])(\d{4})\2(\d{4})(?![\d-])/g;
const LIKE_RECORDS = /(?<![\d-])\d{3}([-–])\d{4}\1\d{4}(?![\d-])/g;
/** '010-1234-5678' in a line, where no number of a text has its groups and begins otherwise, as those of records do. */
function withMobiles(text: string): string {
  const mobiles = text.match(MOBILE_IN_LINE)?.length ?? 0;
  return mobiles >= LEAST && mobiles === text.match(LIKE_RECORDS)?.length
    ? text.replaceAll(MOBILE_IN_LINE, '$1 $3 $4')
    : text;
}

/**
 * '70000001' in a line, with or without the country before it: Central America, Bolivia, Paraguay, Norway, Denmark, and others.
 * A date run together is none.
 */
const EIGHT_IN_LINE =
  /(?<![\d+/.-]|[\d+] )((?:(?:50[2-8]|591|595|598|45|47|65|852) )?)(?!(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d(?!\d)|[0-3]\d(?:0[1-9]|1[0-2])(?:19|20)\d\d)([2-9]\d{3})(\d{4})(?!\d|[-./ ]\d)/g;
/** Numbers of another kind have as many digits. */
const OF_RECORDS = /\b(?:dni|c\.?i|c[eé]dula|nit|rut|id|mrn|records?|registro|cpf|cui[tl]|ruc|rfc|curp)\b\.?/i;

/** '50370000001' in a line: the country, of Central America, Haiti, Bolivia, or Uruguay, run together with the number. */
const WITH_COUNTRY_IN_LINE = /(?<![\d+/.-]|[\d+] )(50[2-9]|591|598)([2-9]\d{3})(\d{4})(?!\d|[-./ ]\d)/g;
/** Eleven digits, neither of the United States with the 1 nor of these countries, are of another kind, and so are those. */
const OTHER_ELEVEN = /(?<![\d+/.-])(?!1[2-9]|50[2-9][2-9]|59[18][2-9])\d{11}(?![\d/])/;
/** Even one among other phones is one; beside another number of its own line it may be anything. */
const withCountries = (text: string): string =>
  OF_RECORDS.test(text) || OTHER_ELEVEN.test(text)
    ? text
    : text.replaceAll(/[^\r\n]+/g, (line) =>
        line.length > LONGEST_LINE || phonesIn(line).length > 0
          ? line
          : line.replaceAll(WITH_COUNTRY_IN_LINE, '$1 $2 $3'),
      );

/** The same in a text: where most of the numbers in it have nine digits, or eight, they are phones. */
export function withLocalNumbers(written: string): string {
  const text = withCountries(withMobiles(withAgesApart(written)));
  const others = (of: RegExp): number =>
    text
      .replaceAll(of, ' ')
      .split('\n')
      .flatMap((line) => (line.length > LONGEST_LINE ? [] : phonesIn(line))).length;
  const isMore = (of: RegExp, by: number): boolean => {
    const count = text.match(of)?.length ?? 0;
    return count >= LEAST && count - others(of) >= by;
  };
  if (isMore(NINE_IN_LINE, 0)) return text.replaceAll(NINE_IN_LINE, '$1 $3 $4');
  return !OF_RECORDS.test(text) && isMore(EIGHT_IN_LINE, 1) ? text.replaceAll(EIGHT_IN_LINE, '$1$2 $3') : text;
}
