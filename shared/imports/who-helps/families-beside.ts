import { foldLoose } from '#shared/text/fold.ts';
import { isOfName } from '../columns.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { looksLikeFullName } from '../names.ts';
import { areOfOthers } from '../own-contacts/others-contacts.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { headingWords, isAboutThings, mayBePartOfName } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const HOME = String.raw`(?:famig?l\p{L}*|fam|households?|hogar(?:es)?|haushalte?|foyers?)`;
const OF_HOME = new RegExp(`\\b${HOME}\\b`, 'u');
/** Headings of what people have to do there, whose cells name them or theirs, if any. */
const OF_WORK =
  /\b(?:assign\p{L}*|minist\p{L}*|visit\p{L}*|routes?|districts?|zones?|areas?|teams?|groups?|asign\p{L}*|design\p{L}*|to)\b/u;
/** Headings of what the row's own person is called. */
const OWN_NAMES =
  /\b(?:names?|surnames?|maiden|preferred|middle|nick\p{L}*|goes by|known as|alias|full|display|user|login|records?|apell?idos?|sobrenomes?|nee|born|geb\p{L}*|solteir[ao]|solter[ao]|jeune fille|topics?|favou?rite|notes?|comments?|remarks|lugar|birth\p{L}*)\b/u;
const THE = /^(?:the|la|el|los|las|a|o|die|il) /i;
const HOME_WORD = new RegExp(`^${HOME}\\.?\\s+|[,\\s]+${HOME}\\.?$`, 'iu');
const BETWEEN = /\s*[,/&;+\n]\s*|\s(?:and|y|e|und|et)\s/iu;
const [LIKELY, HALF] = [0.6, 0.5];

/** What 'The Osgood family (widow)' and 'Bob & Sue Osgood' name: one part for each person, or the family. */
function partsOf(cell: string): { parts: string[]; isHome: boolean } {
  const text = cell.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const rest = text.replace(THE, '').replace(HOME_WORD, '');
  const parts = rest.split(BETWEEN).filter((part) => part !== '');
  return { parts, isHome: rest !== text && HOME_WORD.test(text.replace(THE, '')) };
}
const areNames = (parts: readonly string[]): boolean =>
  parts.length > 0 && parts.every((part) => mayBePartOfName(part) || looksLikeFullName(part));
const firstOf = (name: string): string => foldLoose(name).split(' ')[0] ?? '';

/** 'Osgood family,' 'Bob & Sue Osgood', 'Osgood (Bob & Sue)', 'Kay Osgood': people for sure, as names are written. */
function isPeople(cell: string): boolean {
  const { parts, isHome } = partsOf(cell);
  if (!areNames(parts)) return false;
  const inside = /\(([^()]*)\)/.exec(cell)?.[1]?.split(BETWEEN) ?? [];
  const given = [...parts, ...inside].filter((part) => isUsualGiven(firstOf(part)));
  const areSeveral = parts.length > 1 || inside.length > 1;
  return isHome || (given.length > 0 && (areSeveral || parts.some((part) => part.includes(' '))));
}
/** 'Karen, Tyler' are of the row's own family. */
function areGivenAlone(cell: string): boolean {
  const { parts, isHome } = partsOf(cell);
  const [one = ''] = parts;
  const areAlone = !isHome && parts.every((part) => /^\S+$/.test(part) && isUsualGiven(foldLoose(part)));
  return areAlone && (parts.length > 1 || !isUsualLast(foldLoose(one)));
}
const isLast = (cell: string): boolean =>
  partsOf(cell).parts.some((part) => isUsualLast(foldLoose(part)) || isUsualLast(foldLoose(part).replace(/s$/, '')));

const stemOf = (word: string): string => word.replace(/s$/, '');
/** Whether a cell has a word of the row's own name: the family's, or the person's own. */
function isOwnIn({ fields }: WrittenSheet, row: readonly string[], at: number): boolean {
  const own = fields.flatMap((field, column) =>
    isOfName(field) && column !== at ? foldLoose(row[column] ?? '').split(/[^\p{L}]+/u) : [],
  );
  const words = foldLoose(row[at] ?? '').split(/[^\p{L}]+/u);
  return words.some(
    (word) => word.length > 1 && own.some((one) => stemOf(one) === stemOf(word) || areOneName(word, one)),
  );
}

/**
 * Whether a column has families, couples, or people who aren't those of its rows, such as those whom each of them visits,
 * whatever its heading says: in most rows it has no word of the row's own name. One last name alone is a family below a
 * heading about families or visits, and elsewhere where it is a usual one.
 */
export function holdsFamilies(sheet: WrittenSheet, at: number): boolean {
  const { titles, fields, cells } = sheet;
  const words = headingWords((titles[at] ?? '').slice(0, 60));
  const isOfHome = OF_HOME.test(words);
  const isOfThings = isAboutThings(words) && !isOfHome;
  const isOfWork = OF_WORK.test(words) || areOfOthers(words);
  if (words === '' || (OWN_NAMES.test(words) && !isOfHome) || (isOfThings && !isOfWork)) return false;
  if (fields[at] && fields[at] !== 'household') return false;
  const filled = cells.filter((row) => (row[at] ?? '').trim() !== '');
  const told = filled.map((row) => (row[at] ?? '').trim());
  const share = (is: (cell: string) => boolean): number => told.filter(is).length / told.length;
  if (told.length === 0 || share((cell) => areNames(partsOf(cell).parts)) < LIKELY) return false;
  if (share(areGivenAlone) > HALF) return false;
  const isOthers =
    share(isPeople) >= HALF || isOfHome || (isOfWork && !isOfThings) || (!isOfThings && share(isLast) >= LIKELY);
  return isOthers && filled.filter((row) => isOwnIn(sheet, row, at)).length < filled.length * HALF;
}
