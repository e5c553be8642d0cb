import { fieldOf } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { CONTACT_WORD, isContactWord } from '../headings/phone-headings.ts';
import { isLikeRecordNumber, looksLikeNamePart, looksLikePhone, phonesIn } from '../looks.ts';
import { isNickname, looksLikeFullName, partName } from '../names.ts';
import { filledIn, headingWords, isAboutThings, mayBePartOfName } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isRealAddress } from '../tidy.ts';
import { mayBeAmongPhones } from './contact-words.ts';
import { hisOrHers } from './his-or-hers.ts';
import { areOfOthers, ofNamesBefore } from './others-contacts.ts';
import { isAtWork, isShortForOthers } from './short-headings.ts';
import { contactOfYoung } from './young-contacts.ts';

/** How many of a column’s cells tell what it has. */
export const LEAST_CONTACTS = 0.8;
const LONGEST = 40;
const NUMBER = /^(?:(?:numbers?|num|nr|no|numeros?)\b.*)?$/;
/** What phones and emails are called, or what they are for. */
const OF_PHONES =
  /\b(?:phones?|cells?|mobiles?|tel|texts?|texting|call|calls|sms|whats ?app|signal|telegram|hp|land ?line|celular|fone|movil)\d?\b/g;
const PLACES = /\b(?:home|house|work)\b/g;
const EMAIL = /\be ?mails?\b/g;
/** A phone or an email there is one's own; what stands below the word alone is about the place. */
const WORKPLACES = /\b(?:company|employer|office|job)\b/g;
const OF_EMAILS_THERE = /\b(?:school|church)\b/g;
/** Numbers of other things, and those of people whom the list is not of. */
const OTHERS =
  /\b(?:fax|mrn|members?(?:hip)?|records?|ids?|ref\p{L}*|acct|account|zip|postal|ssn|serial|order|row|old|former|prior|previous|wrong|bad|invalid|no longer|bish\p{L}*|minister\p{L}*|visited|teach\p{L}*|leaders?|presiden\p{L}*|pres|counsel\p{L}*|secretar\p{L}*|clerk|adviso?rs?|doctor|nurse|(?:social|case) ?workers?|case manager|interpreter|translator|proxy|representantes?|representatives?|landlord|others|owner|ok|okay|opt|allowed|days?|dates?|birth\p{L}*|born|dob|emergency|ice|ec|person)\b/u;
/** Digits alone may be any number. */
const GROUPED = /\d[^\d]+\d|^\+/;
/** Days, from one to another, and places on the map. */
const NO_NUMBER =
  /\d\/\d{1,2}\/\d|\b\d{1,2}([.-])\d{1,2}\1(?:19|20)\d\d\b|\b(?:19|20)\d\d([.-])\d{1,2}\2\d{1,2}\b|^\d{1,3}\.\d{4,}$/;

const tellsOfPhones = (title: string): boolean =>
  title.includes('#') || CONTACT_WORD.test(headingWords(title)) || headingWords(title).search(OF_PHONES) >= 0;

/** Whether a cell is a phone; one without groups only where that `isTold`. */
export const isPhoneCell = (cell: string, isTold: boolean): boolean =>
  looksLikePhone(cell) &&
  !isLikeRecordNumber(cell) &&
  !NO_NUMBER.test(cell) &&
  (isTold || (GROUPED.test(cell) && phonesIn(cell).length > 0));

type Look = { field: 'phone' | 'email'; isOne: (cell: string, title: string) => boolean };
const LOOKS: readonly Look[] = [
  { field: 'phone', isOne: (cell, title) => isPhoneCell(cell, tellsOfPhones(title)) },
  { field: 'email', isOne: (cell) => /^\S+@\S+$/.test(cell) && isRealAddress(cell) },
];

export const tellsOfContacts = (title: string): boolean => {
  const words = headingWords(title);
  return tellsOfPhones(title) || words.search(EMAIL) >= 0 || (words !== '' && NUMBER.test(words));
};

/** Whether a heading leaves it to the cells what they are: it speaks of no one else, and of no other number. */
function isOpen(title: string): boolean {
  if (title.length > LONGEST || fieldOf(title) || contactOfYoung(title)) return false;
  const whole = headingWords(title);
  const besidePhones = whole.replace(CONTACT_WORD, '').replaceAll(OF_PHONES, '').replaceAll(PLACES, '');
  const besideEmails = besidePhones.replaceAll(EMAIL, '');
  const isOfEmails = besideEmails !== besidePhones;
  const there = isOfEmails || whole.search(OF_PHONES) >= 0 ? besideEmails.replaceAll(WORKPLACES, '') : besideEmails;
  const words = isOfEmails ? there.replaceAll(OF_EMAILS_THERE, '') : there;
  return !areOfOthers(words) && !OTHERS.test(whole) && !isAboutThings(words);
}

/**
 * The same of a column that no field takes. A 'Contact' is no one else's where phones stand below it, unless the list has a column
 * for whom to call; beside a parent, what says no more than a number may be the parent's.
 */
export function isOpenBeside(sheet: WrittenSheet, column: number): boolean {
  const { titles, fields } = sheet;
  const title = titles[column] ?? '';
  if (fields[column] || !isOpen(title) || isShortForOthers(title, titles) || ofNamesBefore(sheet, column)) return false;
  const words = headingWords(title);
  const saysNoMore = NUMBER.test(words) || CONTACT_WORD.test(words);
  return (
    !saysNoMore || !titles.some((other) => areOfOthers(headingWords(other.slice(0, LONGEST)).replace(CONTACT_WORD, '')))
  );
}

/** Beside a phone, below anything else may be a babysitter's. */
const ANOTHER = /\b(?:others?|alt\p{L}*|back ?up|second(?:ary)?|2nd|reach\p{L}*)\b/u;
/** What else such a heading may say: which of one's own it is, and that it is for reaching someone. */
const OF_ONES_OWN =
  /^(?:(?:own|personal|individual|private|preferred|pref|best|primary|main|first|new|updated?|correct(?:ed)?|changed|current|latest|present|numbers?|num|nr|no|numeros?|address|addr|info|information|at|by|or|and|the|for|if|any|to|me|you|day(?:time)?|evening|messages?|msg|messenger|gmail|internet|online|nuev[oa]|nov[oa]|actual|atual|hm?|[cm]|de|do|da|del|\d{1,2})(?: |$))*$/;
/** The same in other words, and how a contact may be used. */
const OWN_WORD =
  /^(?:s|members?|miembros?|membros?|mitglied(?:er|s)?|membres?|your|my|us|usa|ext|extension|area|country|code|local|international|verified|valid|working|with|please|use|only|ok|digits?|data|dados|datos|details?|list(?:ed)?|numbers?|propi[oa]|propri[oa]|privad[oa]|prive|eigene[rs]?|beste[rs]?|preferid[oa]|preferee?|bevorzugte?|melhor|mejor|meilleure?|aktuelle?|actuelle?|hauptnummer|back|callback|zap|viber|imessage|im|on|en|em|y|e|et|und|o|ou|oder|con|com|mit|avec|des?|del|do|da|le?s?|la|der|die|das)$/;
const KNOWN = [CONTACT_WORD, OF_PHONES, PLACES, EMAIL, WORKPLACES, OF_EMAILS_THERE, ANOTHER].map(
  ({ source }) => new RegExp(source, 'gu'),
);
/** Whether a heading tells of another of one's own, and has no word that may say whose it is. */
function tellsOfAnother(title: string): boolean {
  const words = headingWords(title);
  if (!(title !== '' && tellsOfContacts(title)) && !ANOTHER.test(words)) return false;
  const rest = KNOWN.reduce((left, some) => left.replaceAll(some, ''), words);
  return OF_ONES_OWN.test(rest.replace(/\s+/g, ' ').trim());
}

/**
 * The words of a heading of phones or emails that may say whose they are: none of 'Best Cell' and 'WhatsApp personal,' and 'host'
 * of 'Host Phone.'
 */
export function ownersIn(title: string): string[] {
  if (title === '' || title.length > LONGEST || fieldOf(title) || !tellsOfContacts(title)) return [];
  const rest = KNOWN.reduce((left, some) => left.replaceAll(some, ' '), headingWords(title));
  return rest
    .split(' ')
    .filter((word) => word !== '' && !OF_ONES_OWN.test(word) && !isContactWord(word) && !OWN_WORD.test(word));
}

/** From so many on, a few remarks among them change nothing. */
const MOST_CONTACTS = 0.6;
/** Nearly all are phones, or most of them, with nothing but words in place of the others, or beside them. */
export function areContacts(filled: readonly string[], isOne: (cell: string) => boolean): boolean {
  const count = filled.filter(isOne).length;
  if (count >= filled.length * LEAST_CONTACTS) return count > 0;
  return count >= filled.length * MOST_CONTACTS && filled.every((cell) => isOne(cell) || mayBeAmongPhones(cell));
}

/**
 * A column that has little but phones is one of the row's own, whatever it is called, and one of emails, too. Beside one that
 * says so, its heading must tell of contacts, unless `areAny` of them are looked for.
 */
export function withContactsByCells(sheet: WrittenSheet, areAny = false): WrittenSheet['fields'] {
  const { titles, fields, cells } = sheet;
  const isMissing = LOOKS.map(({ field }) => !fields.includes(field));
  return fields.map((field, column) => {
    const title = titles[column] ?? '';
    if (!isOpenBeside(sheet, column) || (!areAny && hisOrHers(title))) return field;
    const filled = filledIn(cells, column).filter((cell) => !isNothing(cell));
    const found = LOOKS.find(
      ({ isOne }, at) =>
        (isMissing[at] || (areAny && title !== '') || tellsOfAnother(title) || isAtWork(title, titles)) &&
        areContacts(filled, (cell) => isOne(cell, title)),
    );
    return found?.field ?? field;
  });
}

const PREFERRED = /^(?:preferred|pref|nick)$/;
/** How someone would rather be reached. */
const WAYS =
  /^(?:e ?mails?|mail|texts?|texting|phone|cell|mobile|call|home|work|any|either|both|letter|in person|sms)\b/;
export const isWayToReach = (text: string): boolean => WAYS.test(headingWords(text));
const areCalled = (cells: readonly string[]): boolean =>
  cells.some(mayBePartOfName) && cells.every((cell) => looksLikeNamePart(cell) && !isWayToReach(cell));
const PREFERRED_NAME = /^(?:preferred name|nombre preferido|nome preferido)$/;
/** 'Preferred Name' is the only name of a list, or, where each row has another whole one, what the person goes by. */
function withBothNames({ titles, fields, cells }: WrittenSheet): WrittenSheet['fields'] {
  const names = fields.flatMap((field, column) => (field === 'name' ? [column] : []));
  const [own = -1, more] = names.filter((column) => PREFERRED_NAME.test(headingWords(titles[column] ?? '')));
  const [whole = -1, another] = names.filter((column) => column !== own);
  if (own < 0 || whole < 0 || more !== undefined || another !== undefined) return fields;
  // Behind it, a whole name that no one can part says less than the preferred one does.
  const isClear = (name: string) => own > whole || partName(name).lastName !== '';
  const isOne = (name: string) => isNickname(name) || looksLikeFullName(name);
  const hasBoth = cells.every((row) => !row[own] || (isOne(row[own]) && row[whole] && isClear(row[whole])));
  return hasBoth ? fields.map((field, column) => (column === own ? 'preferredName' : field)) : fields;
}
/** Names below 'Preferred' are what people are called, where no other column says it. */
export const withPreferredByCells = ({ titles, fields, cells }: WrittenSheet): WrittenSheet['fields'] =>
  fields.includes('preferredName')
    ? fields
    : withBothNames({ titles, fields, cells }).map((field, column) =>
        !field && PREFERRED.test(headingWords(titles[column] ?? '')) && areCalled(filledIn(cells, column))
          ? 'preferredName'
          : field,
      );
