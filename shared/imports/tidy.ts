import { foldLoose } from '#shared/text/fold.ts';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { dateIn } from './birth-years/real-dates.ts';
import { besideCallings, plainCalling } from './calling-cells/around-callings.ts';
import { onOneCallingLine } from './offices/calling-lines.ts';
import { LONGEST_CALLING } from './callings.ts';
import { latestDayIn } from './dates.ts';
import type { RawRow } from './rows.ts';
import { ignored } from './line-parts.ts';
import { LONGEST_PHONES, looksLikePhone, phoneAlone, phonesApart } from './looks.ts';
import { placeOfOwn } from './text-tables/phone-kinds.ts';
import { CHECKS, EMPTY_BOXES } from './marks/signs.ts';

type Values = RawRow['values'];

/** Formatting that no one sees: zero-width and bidirectional marks, soft hyphens, blank fillers. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]/gu;
/** Joiners shape letters and emoji, which notes may contain. */
const INVISIBLE_IN_NOTES = /(?![\u200c\u200d])[\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/gu;
export const visible = (text: string): string => text.replace(INVISIBLE, '');
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFD]/u;

/** Control characters and what an encoding has broken stand for a letter that is lost. */
export const isBroken = (text: string): boolean => CONTROL.test(text);

const MAILTO = /^mailto:\s*/i;
const wordsIn = (text = ''): string[] => foldLoose(text).split(' ').filter(Boolean);
/** Whether what stands before an address is the name of the row's own person: 'Una Fox' and 'Al’s mom' are someone else. */
function isOwnName(written: string, { name, firstName, lastName, preferredName }: Values): boolean {
  const own = wordsIn([name, firstName, lastName, preferredName].join(' '));
  const words = wordsIn(written.replaceAll(/\b(?:email|mail|home|work|personal)\b/gi, ''));
  return own.length === 0 || words.every((word) => own.some((one) => one.startsWith(word) || word.startsWith(one)));
}

/** 'Bo <bo@x.org>', '(co@x.org)', 'mailto:al@x.org?subject=Hi' → the address alone, unless another name stands before it. */
function emailIn(text: string, said: Values): string {
  if (text.length > 300) return text;
  const [, before = ''] = /^([^<>]*)<[^<>]+>$/.exec(text) ?? [];
  if (!before.includes('@') && !isOwnName(before, said)) return text;
  const inside = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? /^\(([^()]+)\)$/.exec(text)?.[1] ?? text;
  return inside
    .trim()
    .replace(MAILTO, '')
    .replace(/\?(?:subject|cc|bcc|body)=.*$/i, '');
}

/** '801-bo@x.org', 'bo@x.orgElder', 'bo@x.comphone': an address and what a neighboring column has. */
const GLUED = [
  /^\+?\d{3}-\p{L}/u,
  /\.\p{L}*\p{Ll}\p{Lu}\p{L}*$/u,
  /\.(?:com|org|net|edu|gov)(?!munity$|pany$|pare$|puter$|sec$|anic$|works?$|bank$|flix$)\p{L}+$/iu,
];

/** Endings that no address has, and hands that hurry give: '.con' for '.com'. */
const MISTYPED = /\.(?:con|cmo|ocm|comm|coom|cim|cpm|vom|xom|ogr|orgg|ney|nte|ent|eud)$/i;

/** What people type where a form insists on an address. */
const PLACEHOLDER = /^(?:none|no[-_.]?e?-?mail|unknown|nobody|no-?reply)@|^(na|no|x+|test|email|a)@\1\./i;

/** Addresses that the form accepts, but no provider gives out: '=a@b.com', '..@b.com', 'a@192.168.1.1'. */
export const isRealAddress = (email: string): boolean =>
  email.length > 254 ||
  (/^[\p{L}\p{N}_+&'-]/u.test(email) &&
    !/\.\.|\.@|[<>()[\]\\,;:"?=]/.test(email) &&
    /@[\p{L}\p{N}][^@]*\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(email) &&
    !PLACEHOLDER.test(email) &&
    !MISTYPED.test(email) &&
    !GLUED.some((glued) => glued.test(email)));

/** The first of several addresses, and the others: 'a@x.org ::: b@x.org', as phones write them, 'a@x.org; b@x.org'. */
function emailsOf(text: string): string[] {
  const parts =
    text.length > LONGEST_EMAILS ? [] : text.split(/ ?::: ?|[;,|\n]|\s\/\s|\s(?=\S+@)/).map((part) => part.trim());
  const filled = parts.filter(Boolean);
  return filled.length > 1 && filled.every((part) => /^[^@\s]+@[^@\s]+$/.test(part)) ? filled : [text];
}
const LONGEST_EMAILS = 300;

/** '8,01556E+09': a phone that a spreadsheet has rounded. */
const ROUNDED = /^\d,\d+E\+?\d+$/i;
/** The first of several numbers, and the others. */
/** 'home 801-555-0100; cell 801-555-0101' → the mobile one before the others. */
function ownFirst(phones: readonly string[]): string[] {
  const at = placeOfOwn(phones.map((phone) => phoneAlone(phone).kinds));
  return [...phones.slice(at, at + 1), ...phones.filter((_, i) => i !== at)];
}
const phonesOf = (text: string): string[] =>
  text.length > LONGEST_PHONES || ROUNDED.test(text) ? [text] : phonesApart(text);

/** 'Bishop (Sustained 3 Mar 2024)', 'Bishop (12 Jan 2023)✔': since when is no part of the calling. */
const IN_PARENTHESES = / ?\(([^()]{1,60})\)/g;
const isSince = (text: string): boolean =>
  /^(?:sustained|set apart|called|since|as of)\b/i.test(text) ||
  (/\d{4}|\d[/.-]\d{1,2}[/.-]\d{2}$/.test(text) && dateIn(text) !== null);
/** 'Sustained 6 Dec 2026', when that is still to come. */
export function pendingSince(since: readonly string[]): RawRow['pending'] {
  const [said] = since.flatMap((text) => {
    const day = latestDayIn(text.replace(/^\D*?(?:sustained|set apart|called|since|as of)\b:? */i, ''));
    return day === null ? [] : { problem: `This row says ${quotedAtEnd(text)} Do they have this calling yet?`, day };
  });
  return said;
}
const CHECKED = new RegExp(String.raw`\s?[${CHECKS}]\ufe0f?`, 'gu');
/** The Church's lists have it before callings with the day that they began; elsewhere it points to a note. */
const STAR = /(?<=^|[,;]\s*)\* ?/g;

/** '☐ Hansen', 'Hansen ✓': what a person draws beside a name to check it off. */
const DRAWN = `\\s${EMPTY_BOXES}${CHECKS}√`;
const BESIDE_A_NAME = new RegExp(`^[${DRAWN}•‣◦∙▪▫■●○➢➤]+|(?<![${DRAWN}])[${DRAWN}]+$`, 'gu');
const NAMES = ['name', 'firstName', 'lastName', 'preferredName'] as const;

/** 'Ray,' → 'Ray' */
export const withoutLastComma = (lastName: string): string => lastName.replace(/(?<![\s,])[\s,]*,\s*$/, '');

/** Values without what a program has put around them, and a sentence about what is left out. */
export function tidied(said: Values): { values: Values; remarks: string[]; pending?: RawRow['pending'] } {
  const values: Values = {};
  for (const [field, text] of Object.entries(said) as [keyof Values, string][])
    values[field] = field === 'notes' ? text.replace(INVISIBLE_IN_NOTES, '') : visible(text);
  const remarks: string[] = [];
  let pending: RawRow['pending'];
  if (values.email) {
    const [first = '', ...others] = emailsOf(values.email.trim());
    values.email = emailIn(first, values);
    remarks.push(...ignored([...new Set(others)].filter((other) => emailIn(other, values) !== values.email)));
  }
  for (const field of NAMES) if (values[field]) values[field] = values[field].replace(BESIDE_A_NAME, '');
  // The comma of 'Ray, Tom' stays where such a list was split.
  if (values.lastName) values.lastName = withoutLastComma(values.lastName);
  if (values.calling?.trim() && values.calling.length <= LONGEST_CALLING)
    values.calling = onOneCallingLine(plainCalling(values.calling));
  if (values.calling && values.calling.length <= LONGEST_CALLING) {
    const since = [...values.calling.matchAll(IN_PARENTHESES)].filter(([, inside = '']) => isSince(inside));
    values.calling = since.reduce(
      (calling, [whole]) => calling.replace(whole, ''),
      values.calling.replace(CHECKED, ''),
    );
    if (since.length > 0) values.calling = values.calling.replace(STAR, '');
    const beside = besideCallings(values.calling);
    for (const text of beside) values.calling = values.calling.replace(text, '');
    remarks.push(
      ...ignored([...since.map(([whole]) => whole), ...beside].map((text) => text.replace(/^[\s,–—-]+/, ''))),
    );
    pending = pendingSince(since.map(([, inside = '']) => inside));
  }
  if (values.phone) {
    const [first = '', ...others] = ownFirst(phonesOf(values.phone));
    const { number, kinds } = looksLikePhone(first) ? phoneAlone(first) : { number: first, kinds: [] };
    // A spreadsheet that takes a phone for a number adds a fraction.
    values.phone = number.replace(/^(\d{7,15})\.0+$/, '$1').replace(/(?<=\d)\.$/, '');
    const different = [...kinds, ...new Set(others)].filter((other) => other !== first);
    remarks.push(...ignored(different));
  }
  return { values, remarks, ...(pending ? { pending } : {}) };
}
