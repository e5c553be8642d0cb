import { fieldOf, isContact } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isEmailHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { ownNamesIn, othersBefore, whoseMail } from '../household-notes/whose-mails.ts';
import { looksLikePhone } from '../looks.ts';
import { restBesidePerson } from '../who-helps/who-helps.ts';
import { namesRelative } from '../other-people/kin-words.ts';
import { CHILDREN, IN_CHARGE, IN_NEED, isNext, SOMEONE_ELSE } from '../other-people/whose-columns.ts';
import { isShortForOthers } from './short-headings.ts';
import { filledIn, headingWords, holdsPeople, isAboutThings, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isCompanionHeading } from '../side-by-side/companions.ts';
import { besideRecurring } from '../side-by-side/recurring-helpers.ts';

type Contact = 'phone' | 'email';
const SMALL_WORDS =
  /^(?:s|of|the|an?|d|de|del|della|dell[oei]?|de[il]|degli|da|das|dos?|du|des|l|la|le|les|el|los?|las|i|il|aux?|der|die|den|dem|das|von|vom|zu|van|het|bij|name)$/;
/** Whether folded words speak of someone else than the person of the row: a parent, a spouse, whom to call in need. */
export const areOfOthers = (words: string): boolean =>
  namesRelative(words) || [SOMEONE_ELSE, IN_CHARGE, CHILDREN].some((others) => others.test(words));
const NUMBER = /^(?:numbers?|nr|no|numeros?)$/;
const LONGEST = 60;
/** Several words may be one: 'next of kin', 'personne à prévenir.' */
const OTHERS = [SOMEONE_ELSE, IN_CHARGE].map(({ source }) => new RegExp(source, 'gu'));
const stemOf = (word: string): string => word.replace(/s$/, '');
const isOther = (word: string): boolean => areOfOthers(word) || areOfOthers(stemOf(word));

/** 'Parent Phone', 'Mother’s Email', and 'Emergency #' above phones: what of someone else's stands below; null for anything else. */
function othersContact(title: string, cells: () => readonly string[]): Contact | null {
  const whole = headingWords(title);
  const words = OTHERS.reduce((text, others) => text.replaceAll(others, 'relative'), whole).split(' ');
  if (!words.some(isOther)) return null;
  const rest = words.filter((word) => !isOther(word) && !SMALL_WORDS.test(word)).join(' ');
  if (isPhoneHeading(rest)) return 'phone';
  if (isEmailHeading(rest) || fieldOf(rest) === 'email') return 'email';
  const filled = cells().filter((cell) => !isNothing(cell));
  return (filled.length > 0 || NUMBER.test(rest) || rest.split(' ').some(isPhoneHeading)) &&
    filled.every(looksLikePhone)
    ? 'phone'
    : null;
}

const ANOTHER = /\b(?:alt(?:ernat(?:e|ive))?|second(?:ary)?|back ?up)\b/;
/** 'Alt Phone' right behind 'Alternate Contact' is that one's. */
function ofAnother({ titles, fields, cells }: WrittenSheet, column: number): Contact | null {
  const [before, title] = [headingWords(titles[column - 1] ?? ''), headingWords(titles[column] ?? '')];
  const field = fieldOf(titles[column] ?? '');
  const isTheirs =
    ANOTHER.test(title) &&
    ANOTHER.test(before) &&
    areOfOthers(before) &&
    !fields[column - 1] &&
    mayHoldPeople(filledIn(cells, column - 1));
  return isTheirs && (field === 'phone' || field === 'email') ? field : null;
}

/** The initials of 'Next of Kin' are 'nok', and those of 'Ministering Brother' 'mb'. */
const initialsOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/**
 * 'Teacher Phone' and 'HT Phone' behind the names below 'Teacher' and 'Home Teacher' are that one's; a letter alone, such as
 * 'T Phone,' is only right behind them. So is 'Pick-up Phone' of whoever stands below 'Pick-up Person.'
 */
export function ofNamesBefore({ titles, fields, cells }: WrittenSheet, column: number): Contact | null {
  const title = headingWords(titles[column] ?? '');
  const [short = ''] = title.split(' ');
  const restBehind = (at: number): string => {
    const words = headingWords((titles[at] ?? '').slice(0, 40)).replace(/ names?$/, '');
    if (words === '' || fields[at] || fieldOf(titles[at] ?? '')) return '';
    const isClear = short.length > 1 || (at === column - 1 && !isAboutThings(words));
    const named =
      isClear && short === initialsOf(words)
        ? short
        : [words, `${words}s`].find((begin) => title.startsWith(`${begin} `));
    const rest = named === undefined ? '' : title.slice(named.length);
    return (rest.replace(/^ s /, ' ') || (isPhoneHeading(title) ? '' : restBesidePerson(title, words))).trim();
  };
  const mayBeNumber = (rest: string): boolean =>
    /^(?:contact )?(?:numbers?|no|contact)$/.test(rest) && filledIn(cells, column).every(looksLikePhone);
  for (let at = column - 1; at >= 0; at -= 1) {
    const rest = restBehind(at);
    const isPhone = isPhoneHeading(rest) || mayBeNumber(rest);
    const contact = isPhone ? 'phone' : isEmailHeading(rest) || fieldOf(rest) === 'email' ? 'email' : null;
    if (contact && mayHoldPeople(filledIn(cells, at))) return contact;
  }
  return null;
}

/** The same of each column that no field takes. */
export const contactsOfOthers = (sheet: WrittenSheet): (Contact | null)[] =>
  sheet.titles.map(
    (title, column) =>
      ofAnother(sheet, column) ??
      ofNamesBefore(sheet, column) ??
      (sheet.fields[column] || fieldOf(title)
        ? null
        : othersContact(isShortForOthers(title, sheet.titles) ? `Relative ${title}` : title, () =>
            filledIn(sheet.cells, column),
          )),
  );

/** The only email, behind 'Emergency Contact' without a phone between them that may be that one's, too. */
function behindInNeed({ titles, fields }: WrittenSheet): number | undefined {
  const at = titles.findLastIndex(
    (title, column) => !fields[column] && IN_NEED.test(headingWords(title.slice(0, LONGEST))),
  );
  const behind = fields.findIndex((field, column) => column > at && isContact(field));
  const isLone = at >= 0 && fields[behind] === 'email' && fields.indexOf('email') === behind;
  const isOfAnother = titles.slice(at + 1, behind).some((title) => isOther(headingWords(title)));
  return isLone && !isOfAnother ? behind : undefined;
}

/**
 * The columns of phones and emails that are the row's own, although someone else stands before them: beside 'Parent Phone', the
 * parent's, a 'Phone' is no parent's, nor is an 'Email'; only behind 'Parent' and 'Parent Email' may a 'Phone' be either's.
 */
function besideTheirs(sheet: WrittenSheet): Set<number> {
  const { titles, fields, cells } = sheet;
  const behind = behindInNeed(sheet);
  const found = new Set<number>(behind === undefined ? [] : [behind]);
  const theirs = contactsOfOthers(sheet);
  if (theirs.every((contact) => contact === null)) return found;
  const folded = titles.map(headingWords);
  const isSecond = (column: number): boolean =>
    isNext(folded[column] ?? '', folded) || folded.indexOf(folded[column] ?? '') < column;
  const words = folded.map((title) => title.split(' '));
  /** 'Mother' and 'Mother’s Cell' */
  const areOfOne = (one: number, other: number): boolean => {
    const stems = words[other]?.map(stemOf) ?? [];
    return words[one]?.some((word) => isOther(word) && stems.includes(stemOf(word))) ?? false;
  };
  const isSomeone = (at: number): boolean =>
    !isAboutThings(titles[at] ?? '') && ((words[at]?.some(isOther) ?? false) || mayHoldPeople(filledIn(cells, at)));
  for (const [column, field] of fields.entries()) {
    if (!isContact(field) || isSecond(column) || theirs[column]) continue;
    const isFirst = !fields.some((other, before) => other === field && before < column && !theirs[before]);
    let at = column - 1;
    let [isOwn, isBeside] = [false, true];
    const before = new Set<Contact>();
    for (; at >= 0 && (fields[at] || theirs[at] || !isSomeone(at)); at -= 1) {
      const contact = theirs[at];
      isBeside &&= isContact(fields[at]) || Boolean(contact);
      isOwn ||= isBeside && (contact === field || (found.has(at) && isFirst));
      if (contact) before.add(contact);
    }
    const mayBeTheirs = field === 'phone' && at >= 0 && !before.has('phone');
    const isBehind = before.size > 0 && isFirst && !mayBeTheirs;
    if (isOwn || isBehind || (at >= 0 && theirs.some((contact, other) => contact === field && areOfOne(at, other))))
      found.add(column);
  }
  return found;
}

/** Whoever talks with the person of the row, or named them: such a list is there to call that person. */
const ASKING =
  /^(?:(?:interview(?:er|ed by| with)|referred by)(?: names?)?|entrevistador[ae]?|(?:entrevistad|referid|indicad)[oa] por)$/;
/** Whoever befriends them, or brought them, whose phone alone may stand there. */
const BEFRIENDING =
  /^(?:(?:friends?|fellowship(?:p?ers?|ped by)|amig[oa]s?|(?:invited|brought) by|(?:invitad|convidad)[oa] por|invitee? par|eingeladen von|invitat[oa] da)(?: |$))+$/;

/**
 * The only phone and email of a list, behind 'Fellowshipper' or 'Invited by,' and one of them behind 'Interviewer,' are the row's
 * own, unless an email there has the other one's name in it; behind 'Ministering Brothers' each must have the row's own.
 */
function behindAskers(sheet: WrittenSheet): number[] {
  const { titles, fields, cells } = sheet;
  const contacts = fields.flatMap((field, column) => (isContact(field) ? [column] : []));
  const [first = -1, last = first, another] = contacts;
  if (first < 0 || another !== undefined || (last !== first && fields[last] === fields[first])) return [];
  const words = titles.map((title) => headingWords(title.slice(0, LONGEST)));
  const isSomeone = (title: string, at: number): boolean =>
    areOfOthers(title) || ASKING.test(title) || BEFRIENDING.test(title) || holdsPeople(filledIn(cells, at));
  const someone = words.flatMap((title, at) => (at < last && !fields[at] && isSomeone(title, at) ? [at] : []));
  const [asker = last, other] = someone;
  const title = words[asker] ?? '';
  const areBoth = last !== first;
  const isVisiting = areBoth && isCompanionHeading(title);
  if (
    other !== undefined ||
    asker > first ||
    !(ASKING.test(title) || (areBoth && BEFRIENDING.test(title)) || isVisiting)
  )
    return [];
  const mails = cells.flatMap((row) => {
    const cell = row[fields.indexOf('email')] ?? '';
    return isNothing(cell) ? [] : [whoseMail(cell, ownNamesIn(fields, row), [row[asker] ?? ''])];
  });
  const isTheirs = isVisiting ? mails.some((whose) => whose !== 'own') : mails.includes('theirs');
  return isTheirs || (isVisiting && mails.length === 0) ? [] : contacts;
}

/** The first column of emails, behind someone else, where each is spelled by the row's own name. */
function spelledMails({ titles, fields, cells }: WrittenSheet): number[] {
  const column = fields.indexOf('email');
  const isFilled = (row: readonly string[]): boolean => !isNothing(row[column] ?? '');
  const filled = column < 0 ? [] : cells.filter(isFilled);
  const others = othersBefore({ titles, fields, cells }, column);
  const isOwn = (row: readonly string[]): boolean =>
    whoseMail(
      row[column] ?? '',
      ownNamesIn(fields, row),
      others.map((at) => row[at] ?? ''),
    ) === 'own';
  return others.length > 0 && filled.length > 0 && filled.every(isOwn) ? [column] : [];
}

/** The same, and those that are it by who stands before them, or by the names in them. */
export function ownBesideOthers(sheet: WrittenSheet): Set<number> {
  return new Set([...besideTheirs(sheet), ...behindAskers(sheet), ...spelledMails(sheet), ...besideRecurring(sheet)]);
}
