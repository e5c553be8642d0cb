import type { Line } from '../cells.ts';
import { fieldOf, isContact, personalFirst } from '../columns.ts';
import type { RawRow } from '../rows.ts';
import { isHomeOrHusbands } from '../own-contacts/couple-contacts.ts';
import type { FamilyColumn } from './household-columns.ts';

/** The columns of a household's phone and email, those first that are a person's own. */
export const contactColumns = (titles: readonly string[], columns: readonly FamilyColumn[]): number[] =>
  personalFirst(titles).filter((i) => columns[i] === null && isContact(contactIn(titles[i] ?? '')));
const contactIn = (title: string) => fieldOf(title) ?? (isHomeOrHusbands(title) ? 'phone' : null);

/**
 * Gives whoever lives alone the phone and the email of the household, which are no one else's. `isAlone`: the list names no one
 * else there. False where they are left to be told.
 */
export function takeContacts(
  [person, another]: readonly RawRow[],
  isAlone: boolean,
  titles: readonly string[],
  contacts: readonly number[],
  cells: Line['cells'],
): boolean {
  if (!isAlone || !person || person.unread || another) return false;
  for (const i of contacts) {
    const field = contactIn(titles[i] ?? '');
    const cell = cells[i] ?? '';
    if (cell !== '' && (field === 'phone' || field === 'email')) person.values[field] ??= cell;
  }
  return true;
}
