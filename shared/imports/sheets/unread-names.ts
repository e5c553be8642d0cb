import { foldLoose } from '#shared/text/fold.ts';
import { isKnownCalling, isStatus } from '../callings.ts';
import { isOfName, type Head } from '../columns.ts';
import { isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { shortened } from '../line-parts.ts';
import { isHeadingOrFooter, isSection } from '../looks.ts';
import { isNote } from '../non-people.ts';
import type { RawRow } from '../rows.ts';
import { askedAbout, loneName, wordCount } from './asked.ts';
import { orderIn } from './name-order.ts';

/** A sheet as it is written: its headings, what each of them means, and the cells below. */
export type WrittenSheet = { titles: readonly string[]; fields: Head['fields']; cells: readonly (readonly string[])[] };

/** Headings of places, groups, and other things that may be one capitalized word. */
const OTHER_THINGS =
  /\b(?:city|town|place|birthplace|hometown|home|country|state|province|region|county|address|street|area|zone|ward|stake|branch|unit|district|route|quorum|class|group|organization|committee|team|department|school|grade|employer|company|work|occupation|job|profession|roles?|titles?|prefix|suffix|status|marital|relation|relationship|languages?|nationality|topic|subject|talk|music|instrument|voice|allergies|food|skills?|interests?|hobby|hobbies|size|color|day|month|date|time|week|priesthood|office|recommend|labels?|category|tags?|type|kind|source|level|course|apartment|building|middle|maiden|former|spouses?|wife|husband|partner|child|children|kids|siblings?|parents?|guardian|mother|father|mom|mum|dad|companion|roommate|minister(?:s|ing)?|assigned|teacher|leader|contact|emergency|from|to|by|ciudad|cidade|barrio|estaca|estado|pais|stadt|ort|ville|citta|strasse|rue|via)\b/;
/** As in 'Father Name' and 'Grandfather’s Name', which follow a first name in many countries. */
const FOREFATHER = /\b(?:grand)?fathers? name\b/;

const WORDS = /^\p{L}[\p{L}\p{M}'’ʼ.-]*(?: \p{L}[\p{L}\p{M}'’ʼ.-]*){0,2}$/u;
const LONGEST_PART = 60;
const hasCapital = (text: string) => /[\p{Lu}\p{Lt}\p{Lo}]/u.test(text);
const isShort = (text: string) => /^\p{Lu}{1,3}$/u.test(text);

const mayBePartOfName = (cell: string): boolean =>
  cell.length <= LONGEST_PART &&
  WORDS.test(cell) &&
  hasCapital(cell) &&
  !isShort(cell) &&
  !isNothing(cell) &&
  !isStatus(cell) &&
  !isAboutPerson(cell) &&
  !isKnownCalling(cell) &&
  !isHeadingOrFooter(cell) &&
  !isSection(cell) &&
  !isNote(cell) &&
  !/^(?:yes|no|male|female|active|inactive|true|false)$/i.test(cell);

const isWithin = (part: string, whole: string): boolean => {
  const words = foldLoose(whole).split(' ');
  return foldLoose(part)
    .split(' ')
    .some((word) => words.includes(word));
};

/** A look at the first of them tells what a column has. */
const LOOKED_AT = 300;
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

/** The heading of a column that nobody reads and that may have the rest of the names; null where there is none. */
function restOfNames({ titles, fields, cells }: WrittenSheet, names: readonly (string | null)[]): string | null {
  const at = fields.findIndex(isOfName);
  const isMostlyOneWord = isOneWord(names);
  const columns = titles.flatMap((title, column) => {
    const folded = foldLoose(title);
    const isUnread = !fields[column] || fields[column] === 'household';
    if (title === '' || !isUnread || (OTHER_THINGS.test(folded) && !FOREFATHER.test(folded))) return [];
    const beside = cells.slice(0, LOOKED_AT).flatMap((row, i) => {
      const name = names[i];
      return name ? [{ cell: (row[column] ?? '').trim(), name }] : [];
    });
    return mayHoldNames(beside) ? [column] : [];
  });
  const found = columns.find((column) => isMostlyOneWord || Math.abs(column - at) === 1);
  return found === undefined ? null : (titles[found] ?? null);
}

const isOneWord = (names: readonly (string | null)[]): boolean => {
  const known = names.filter((name) => name !== null);
  return known.length > 1 && known.filter((name) => wordCount(name) === 1).length > known.length / 2;
};

/** Most names must be whole for one of them to be believed: else a column may have the rest of it, or nobody has written it. */
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
        `The rest of this name may be in the column “${shortened(rest)}.” Call it “Last Name,” or remove it, and try again.`,
      );
    return isMostlyOneWord && wordCount(name) > 1
      ? askedAbout(
          row,
          `Most names in this list have no last name, so “${shortened(name)}” may be two first names. Write it as “Last, First.”`,
        )
      : row;
  });
}
