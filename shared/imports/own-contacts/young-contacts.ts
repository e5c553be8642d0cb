import { fieldOf, isContact } from '../columns.ts';
import { isParent } from '../other-people/kin-words.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { contactsOfOthers } from './others-contacts.ts';

const YOUNG = /^(?:youths?|teens?|students?|child(?:s|rens)?|kids?|young (?:man|woman)|ym|yw) /;

/** 'Youth Phone', 'Student Email': what of a young person's stands below; null for anything else. */
export function contactOfYoung(title: string): 'phone' | 'email' | null {
  const words = headingWords(title);
  const field = YOUNG.test(words) ? fieldOf(words.replace(YOUNG, '')) : null;
  return field === 'phone' || field === 'email' ? field : null;
}

/** Beside 'Mother Phone', a 'Youth Phone' is the row's own, where no other column is. */
export function withYoungContacts(sheet: WrittenSheet): WrittenSheet['fields'] {
  const { titles, fields } = sheet;
  const theirs = contactsOfOthers(sheet);
  const areParents = (column: number): boolean =>
    headingWords(titles[column] ?? '')
      .split(' ')
      .some(isParent);
  return fields.map((field, column) => {
    const found = field ? null : contactOfYoung(titles[column] ?? '');
    const isOwn =
      isContact(found) && !fields.includes(found) && theirs.some((kind, at) => kind === found && areParents(at));
    return isOwn ? found : field;
  });
}
