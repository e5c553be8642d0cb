import { fieldOf, isContact } from '../columns.ts';
import { isEmailHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { looksLikePhone } from '../looks.ts';
import { namesRelative } from '../other-people/kin-words.ts';
import { CHILDREN, IN_CHARGE, isNext, SOMEONE_ELSE } from '../other-people/whose-columns.ts';
import { filledIn, headingWords, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

type Contact = 'phone' | 'email';
const SMALL_WORDS = /^(?:s|of|the|de|del|da|do|la|name)$/;
/** Whether folded words speak of someone else than the person of the row: a parent, a spouse, whom to call in need. */
export const areOfOthers = (words: string): boolean =>
  namesRelative(words) || [SOMEONE_ELSE, IN_CHARGE, CHILDREN].some((others) => others.test(words));
const stemOf = (word: string): string => word.replace(/s$/, '');
const isOther = (word: string): boolean => areOfOthers(word) || areOfOthers(stemOf(word));

/** 'Parent Phone', 'Mother’s Email', and 'Emergency #' above phones: what of someone else's stands below; null for anything else. */
function othersContact(title: string, cells: () => readonly string[]): Contact | null {
  const words = headingWords(title)
    .replace(/\bnext of kin\b/, 'relative')
    .split(' ');
  if (!words.some(isOther)) return null;
  const rest = words.filter((word) => !isOther(word) && !SMALL_WORDS.test(word)).join(' ');
  if (isPhoneHeading(rest)) return 'phone';
  if (isEmailHeading(rest)) return 'email';
  const filled = cells();
  return filled.length > 0 && filled.every(looksLikePhone) ? 'phone' : null;
}

/** The same of each column that no field takes. */
export const contactsOfOthers = ({ titles, fields, cells }: WrittenSheet): (Contact | null)[] =>
  titles.map((title, column) =>
    fields[column] || fieldOf(title) ? null : othersContact(title, () => filledIn(cells, column)),
  );

/**
 * The columns of phones and emails that are the row's own, although someone else stands before them: beside 'Parent Phone', the
 * parent's, a 'Phone' is no parent's; nor is the 'Email' right behind that.
 */
export function ownBesideOthers(sheet: WrittenSheet): Set<number> {
  const { titles, fields, cells } = sheet;
  const found = new Set<number>();
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
  for (const [column, field] of fields.entries()) {
    if (!isContact(field) || isSecond(column)) continue;
    let at = column - 1;
    let isOwn = false;
    for (; at >= 0 && (isContact(fields[at]) || theirs[at]); at -= 1)
      isOwn ||= theirs[at] === field || (found.has(at) && fields.indexOf(field) === column);
    while (at >= 0 && (fields[at] || !(words[at]?.some(isOther) || mayHoldPeople(filledIn(cells, at))))) at -= 1;
    if (isOwn || (at >= 0 && theirs.some((contact, other) => contact === field && areOfOne(at, other))))
      found.add(column);
  }
  return found;
}
