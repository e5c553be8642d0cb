import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isNamedWard } from './name-parts/named-ward.ts';

/** A cell may be megabytes long; one that is longer than several numbers is not searched. */
export const LONGEST_PHONES = 200;
const LONGEST_PHONE = 40;
const EXTENSION = /(?:x|ext\.?|extension)\s*\d{1,6}$/i;
const KIND = /(?:[-–,:/]\s*)?\(?\b(?:mobile|cell|home|work|texts?(?: only| ok)?|sms|m|c|h|w)\b\.?\)?$/i;
/** A 'W' before a phone may be the wife's. */
const KIND_BEFORE =
  /^(?:\((?:mobile|cell|home|work|m|c|h)\.?\)|(?:mobile|cell|home|work|phone|tel(?:ephone)?|ph|m|c|h)\b)[.:=]?\s*[-–]?\s*(?=[+(\d])/i;
const DATE = /^(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4})$/;
const NO_PHONE = [
  DATE,
  // A date run together, and two years.
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d$/,
  // A ZIP code, a Social Security number, and a membership record number.
  /^\d{5}-?\d{4}$/,
  /^\d{3}[- ]\d{2}[- ]\d{4}$/,
  // A fraction, and a number that breaks off.
  /^\d+\.\d{1,2}$/,
  /^\(?\d{3}\)?[-. ]{0,2}\d{3}(?:[-.]\d{1,3}| \d{1,2})$/,
  // A phone and some other number, and a place on the map.
  /^\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4} \d{1,5}$/,
  // A digit too many, where the numbers of the United States have the same groups.
  /^(?:\+?1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])\d{3}[-. ]\d{5,}$/,
  // '801-555-0106/7' is two.
  /\d{3}[-. ]?\d{4} ?\/ ?\d{1,4}$/,
  /^(?:19|20)\d\d (?:19|20)\d\d$/,
  /^-?\d{1,3}\.\d{3,} -?\d{1,3}\.\d{3,}$/,
  /^00\d[- .]\d{4}[- .]\d{4}$/,
  /^000\d{8}$/,
  // What people type where a form insists on a number.
  /^(?:\+?1[ .-]?)?\(?(?:(?:123)?\)?[-. ]?456[-. ]?7890|(\d)\1\1\)?[-. ]?\1{3}[-. ]?\1{4})$/,
  /^[^1-9]+$/,
];

/** 'Cell: 801-555-0101', '801-555-0101 (h)' → the number, and the words that tell what kind of phone it is. */
export function phoneAlone(text: string): { number: string; kinds: string[] } {
  const whole = text.trim();
  if (whole.length > LONGEST_PHONE) return { number: whole, kinds: [] };
  const [before = ''] = KIND_BEFORE.exec(whole) ?? [];
  const rest = whole.slice(before.length);
  const [behind = ''] = KIND.exec(rest) ?? [];
  const kinds = [before, behind].map((kind) => kind.replaceAll(/^[\s\-–,:/]+|[\s\-–:=.]+$/g, ''));
  const telling = kinds.filter((kind) => kind !== '' && !/^(?:phone|tel(?:ephone)?|ph)$/i.test(kind));
  return { number: rest.slice(0, rest.length - behind.length).trimEnd(), kinds: telling };
}

function isOnePhone(text: string): boolean {
  if (text.trim().length > LONGEST_PHONE) return false;
  const number = phoneAlone(text).number.replace(EXTENSION, '').trimEnd();
  const digits = number.replace(/\D/g, '').length;
  return (
    /^\+?[\s(]*\d[\d\s().\-–/]*$/.test(number) &&
    digits >= 7 &&
    digits <= 15 &&
    !NO_PHONE.some((other) => other.test(number))
  );
}

/** 'H: 801-555-0166 C: 801-555-0167': a label in front of the second number parts the two. */
const BETWEEN_PHONES =
  /[;,|\n]|\s?:::\s?|\s\/\s|\s(?:or|and|&|o|ou|y|e)\s|(?<=\d{4})\s+(?=\(?(?:home|cell|mobile|work|[hcm])\)?[.:]?\s*[+(]?\d{3})/i;
/** '801-555-0166/801-555-0167' is two, and '0676/5550166' is one. */
function aroundSlash(text: string): string[] {
  const sides = text.split('/').map((side) => side.trim());
  return sides.every((side) => phonesIn(side)[0] === side) ? sides : [text];
}
/** Between an area code and a number, as in Germany: '0171 / 55 12 345' is one. */
const BEHIND_AREA = /(?<![\d/.-]|\d )(\(?0[1-9]\d{1,3}\)?) \/ (?=[1-9])/g;
/** 'Cell / Home' with one of them: '801-555-0166 /'. */
const LOOSE_SLASH = /^\/\s*|\s*\/$/g;
const apart = (text: string): string[] =>
  text.trim().replaceAll(LOOSE_SLASH, '').replaceAll(BEHIND_AREA, '$1/').split(BETWEEN_PHONES).flatMap(aroundSlash);
/** The numbers in a cell, one after the other. */
export const phonesApart = (text: string): string[] =>
  apart(text)
    .map((phone) => phone.trim())
    .filter(Boolean);

/** One number or several: seven to fifteen digits, with the signs that people put between them. */
export const looksLikePhone = (text: string): boolean =>
  text.length <= LONGEST_PHONES && (isOnePhone(text) || apart(text).every(isOnePhone));

/** The area codes of Brazil and of the largest cities of Mexico, which have two digits, as Buenos Aires does. */
const OF_TWO = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[13456]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
/** How numbers are grouped in a line, the longest first. */
const GROUPED = [
  String.raw`\+\d{1,3}[ .\-–]?(?:\(?\d{1,4}\)?[ .\-–]?){2,5}\d{2,4}`,
  // With the country behind two zeros: '0052 55 1234 5678'.
  String.raw`00[1-9]\d{0,2}(?:[ .-]\d{1,5}){2,4}|00[1-9]\d [1-9]\d{1,3} \d{6,8}`,
  // Germany, the Netherlands, Italy, and Great Britain: '0151 12345678', '089/1234567', '07700 900123'.
  String.raw`0[1-9]\d{1,3}[ /-]\d{6,8}|0[1-9][ /-]\d{7,8}|3\d{2}[ -]\d{7}`,
  // The same in groups: '0171 / 55 12 345', '0171-55 12 345', '(0171) 5512345'.
  String.raw`(?:\(?0[1-9]\d{1,3}\)? ?/ ?[1-9]|\(0[1-9]\d{1,3}\) ?[1-9]|0[1-9]\d{2}[ -][1-9])\d{1,7}(?:[ -]\d{2,4}){0,3}`,
  // Denmark and Norway: '12 34 56 78'; not the day and the year of '12 03 19 85'.
  String.raw`(?!\d{2} \d{2} (?:19|20) )[1-9]\d(?: \d{2}){3}(?! ?\d)`,
  // Seoul: '02-123-4567'.
  String.raw`0[2-9]-\d{3}-\d{4}`,
  // France, then Switzerland, Sweden, and northern Mexico: '06 12 34 56 78', '079 123 45 67', '664 123 45 67'.
  String.raw`0[1-9](?:[ .-]\d{2}){4}|(?:[02-9]\d{2}[ .-]|\([2-9]\d{2}\) ?)\d{3}[ .-]\d{2}[ .-]\d{2}`,
  // '0151 1234 5678', '0161 496 0000', '011 4123-4567', '02 9374 4000'; not '012-3456-7890', a record number.
  String.raw`0[1-9](?:\d{2} \d{3,4}|\d \d{3,4}|[ -](?!(?:19|20)\d{2})\d{4})[ -]\d{3,4}`,
  String.raw`(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}`,
  String.raw`\(\d{2}\) ?(?:9[ .-]?)?\d{4}[ .-]\d{4}`,
  // Mexico City and São Paulo without the parentheses: '55 1234 5678', '55 12 34 56 78', '11 91234-5678'.
  String.raw`${OF_TWO}(?:[ .-](?:9[ .-]?)?\d{4}[ .-]?\d{4}|(?: \d{2}){4})`,
  // Chile: '9 1234 5678'.
  String.raw`9 \d{4}[ -]\d{4}`,
  // Central America, Bolivia, Norway, and Denmark: '7000 0001', '7000-0001'; two years aren't one.
  String.raw`[2-9]\d{3}[ -](?!(?:19|20)\d{2}(?!\d))\d{4}`,
  String.raw`\d{10}|[2-9]\d{2} (?:\d{3} \d{3}|\d{2} \d{2} \d{2})|\d{3}([ .])\d{4}\1\d{4}|\d{3}[ .-]\d{4}`,
];
const PHONES_IN_TEXT = new RegExp(
  String.raw`(?<![\d/.-])(?:${GROUPED.join('|')})(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\d/]|[-.]\d)`,
  'gi',
);
/** '12 1990 2026' and '12 20261122' are a number with years or a day, where a phone may have any digits. */
const WITH_YEARS = /^\d{1,2}[ .-](?:19|20)\d{2}(?:[ .-](?:19|20)\d{2}|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;

/** The numbers in a line, neither dates nor record numbers, nor ZIP codes before a number. */
export const phonesIn = (line: string): string[] =>
  (line.match(PHONES_IN_TEXT) ?? []).filter((phone) => isOnePhone(phone) && !WITH_YEARS.test(phone));

const ZIP = /(?<=\b[A-Z]{2},? )\d{5}(?:-\d{4})?(?= )/g;
/** Digits with no more between them than there is within a phone. */
const DIGIT_RUN = /[+(]*\d(?:(?:\) ?| ?\(|[ .\-–/]|\)[.\-–])?\d)*/g;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** '801-555-0100 5678': a phone with more digits right beside it may be a part of another number. */
export function hasCutPhone(line: string): boolean {
  const runs = line.replace(ZIP, 'ZIP').match(DIGIT_RUN) ?? [];
  return runs.some((run) => {
    const phones = phonesIn(run);
    return phones.length > 0 && digitsIn(phones[0] ?? '') < digitsIn(run);
  });
}

/** Like '123-4567-8901', which some countries' phones look like as well. */
export const isLikeRecordNumber = (text: string): boolean => /^\d{3}([-–])\d{4}\1\d{4}$/.test(text.trim());

const HEADINGS = new Set(
  (
    'member list|members list|membership list|ward list|ward directory|directory|household list|households|members|' +
    'ward members|branch members|elders quorum|elder quorum|relief society|young men|young women|primary|sunday school|' +
    'aaronic priesthood|melchizedek priesthood|priests quorum|teachers quorum|deacons quorum|high priests|' +
    'high priests group|bishopric|branch presidency|ward council|missionaries|full time missionaries|young single adults|' +
    'single adults|adults|youth|children|men|women|nursery|ward organizations|leadership|callings|ward missionaries|' +
    'individual list|name list|contact list|phone list|email list|member directory|birthday list|new members|' +
    'organizations and callings|prospective elders|young adults|officers sustained|choir|ward choir|soprano|sopranos|alto|altos|tenor|tenors|bass|basses'
  ).split('|'),
);
const FOOTER =
  /church use only|intellectual reserve|all rights reserved|^printed (?:on|by)\b|^(?:page|pagina) \d|^(?:grand |sub ?)?(?:total|count)\b(?: (?:members|households|individuals|families|people|records))?(?: \d+)?$|^end of (?:list|report)/;
const UNIT = /^\p{L}[\p{L}' ]* \p{L}+ (?:ward|branch|stake|district)(?: (?:list|directory|members|member list))?$/u;

const SECTION_START =
  /^(?:presidency|quorum|relief society|elders quorum|young (?:women|men)|sunday school|totals?|members|clerks|leaders|workers|contacts|activity days|last updated|family history|confidential|sociedade? de socorro|cuorum|(?:mujeres|hombres) jovenes|mocas|rapazes|(?:escuela|escola) dominical|lista (?:de|del|da|do|dos)|primaria|miembros|membros|obispado|bispado|presidencia)\b/;
const SECTION_END =
  /\b(?:presidency|quorums?|society|totals?|family|members|clerks|leaders|workers|contacts|activity days|birthdays)$/;

/** 'Ward Clerks', 'Sociedad de Socorro', 'The Smith Family': the name of a group, where a person's name is expected. */
export const isSection = remembered((text: string): boolean => {
  const folded = foldLoose(text).replace(/ \d+$/, '');
  return folded === 'lista' || SECTION_START.test(folded) || SECTION_END.test(folded);
});

const PLACE =
  /\b(?:groves?|hills?|creek|park|valley|view|heights|springs?|ridge|city|lake|canyon|meadows?|mountain|river|north|south|east|west|\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)\b/;
/** 'Maple Grove' and 'Ward', in a cell of its own or behind a comma; 'Mary Jane Ward' and 'Ward Hill' are people. */
export function isUnitInTwo(before: string, unit: string): boolean {
  const place = foldLoose(before);
  return /^(?:ward|branch|stake|district)$/.test(foldLoose(unit)) && place.includes(' ') && PLACE.test(place);
}

/** 'Total: 300', 'Printed on 22 Nov 2026': what a page or a list ends with. */
export const isFooter = (text: string): boolean => FOOTER.test(foldLoose(text));

/** 'Elders Quorum', 'Total: 300', 'Printed on 22 Nov 2026': lines in a list that are not people. */
export const isHeadingOrFooter = remembered(
  (text: string): boolean => HEADINGS.has(foldLoose(text).replace(/ (?:19|20)\d\d$/, '')) || isFooter(text),
);

/** 'Maple Grove Ward'; a person named Ward has one first name, an initial, or a comma. */
export const isUnit = (text: string): boolean =>
  !text.includes(',') && UNIT.test(foldLoose(text)) && !isNamedWard(text);

const AND = /[&+/;]|(?:^|\s)(?:and|und|et|or|with|con|com|mit)\s/i;
/** 'Juan y María', 'José e Inés', 'Hans u. Inge'; 'Mary E Jane' has a middle initial. */
const AND_IN_A_LETTER = /\s(?:[yeiou]|u\.)\s/u;
/** In capitals it may be an initial. */
const AND_SHORT = /\s['’]?n['’]?\s/;
/** 'Tevita mo Sina', 'Ioane ma Losa', 'Jan en Els'; 'Ma' may be a name. */
const AND_ELSEWHERE = /\s(?:mo|ma|en|og|och|ja)\s/u;
/** Two people in one cell: 'John & Mary', 'John and Mary', 'John/Mary'. */
export const isTwoPeople = (firstName: string): boolean =>
  AND.test(firstName) ||
  AND_IN_A_LETTER.test(firstName) ||
  AND_SHORT.test(firstName) ||
  AND_ELSEWHERE.test(firstName) ||
  (!/\p{Ll}/u.test(firstName) && AND_IN_A_LETTER.test(firstName.toLowerCase()));

/** A spreadsheet's formula, where a text is expected. */
export const isFormula = (text: string): boolean => /^[=@]|^\+\p{L}|(?:^|\W)(?:hyperlink|cmd)\s*[(|]/iu.test(text);

const NO_LETTER =
  /&#?\w+;|^'.*'$|[@:<>|{}[\]\\=#?*!^~_%$§¶‡•‣\r\n\uFFFD]|[\p{Extended_Pictographic}\p{So}\p{Sc}\p{No}]|(?!\+)\p{Sm}/u;
/** 'John Smith 2nd' has a number in his name. */
const NUMBER = /\d(?!nd\b|rd\b|th\b)/;
const isQuoted = (text: string) => /^["“”„«]/.test(text) || (text.match(/["“”„«»]/g)?.length ?? 0) % 2 === 1;

/** Letters, and neither a sign of an address, a formula or a note, nor a number. */
export const looksLikeNamePart = (text: string): boolean =>
  /\p{L}/u.test(text) && !NO_LETTER.test(text) && !NUMBER.test(text) && !isQuoted(text);

const INITIAL = /^\p{L}\.?$/u;
export const isInitial = (word: string): boolean => INITIAL.test(word);
