import type { Line } from '../cells.ts';
import { fieldOf, isContact, personalFirst } from '../columns.ts';
import type { RawRow } from '../rows.ts';
import { inContactOrder } from '../own-contacts/contact-order.ts';
import { withContactsByCells } from '../own-contacts/contacts-by-cells.ts';
import { isHomeOrHusbands } from '../own-contacts/couple-contacts.ts';
import { personInHome } from '../household-notes/named-people.ts';
import { ownerOfMail } from '../side-by-side/own-of-each.ts';
import type { FamilyColumn } from './household-columns.ts';

/** A column of a household's, and what it has. */
export type HomeContact = { at: number; holds: 'phone' | 'email' };

/**
 * The columns of a household's phone and email, those first that are a person's own. Only its cells tell that one called
 * 'Home', 'Casa', or 'Home #' has phones.
 */
export function contactColumns(
  titles: readonly string[],
  columns: readonly FamilyColumn[],
  body: readonly Line[],
): HomeContact[] {
  const told = titles.map((title, at) => (columns[at] === null ? contactIn(title) : null));
  const taken = titles.map((title, at) => (columns[at] === null ? fieldOf(title) : 'household'));
  const fields = withContactsByCells({ titles, fields: taken, cells: body.map(({ cells }) => cells) }, true);
  const held = titles.map((_, at) => told[at] ?? (columns[at] === null && isContact(fields[at]) ? fields[at] : null));
  return inContactOrder(personalFirst(titles), { titles, told, fields: held }).flatMap((at): HomeContact[] => {
    const holds = held[at];
    return holds === 'phone' || holds === 'email' ? [{ at, holds }] : [];
  });
}
const contactIn = (title: string) => {
  const field = fieldOf(title) ?? (isHomeOrHusbands(title) ? 'phone' : null);
  return isContact(field) ? field : null;
};

type Cells = Line['cells'];
/**
 * Gives an adult who lives alone the phone and the email of the household, which are no one else's, and any other adult the email
 * with their first name. `isAlone`: the list names no one else there. False where the rest is left to be told.
 */
export function takeContacts(
  members: readonly RawRow[],
  isAlone: boolean,
  contacts: readonly HomeContact[],
  cells: Cells,
  children: ReadonlySet<RawRow>,
): boolean {
  const [person, another] = members;
  if (isAlone && person && !person.unread && !another && !children.has(person)) {
    for (const { at, holds } of contacts) {
      const cell = cells[at] ?? '';
      if (cell !== '') person.values[holds] ??= cell;
    }
    return true;
  }
  const people = members.map((member) => personInHome(member, ''));
  for (const { at, holds } of contacts) {
    const cell = holds === 'email' ? (cells[at] ?? '') : '';
    const owner = cell === '' ? undefined : members[ownerOfMail(cell, people)];
    if (owner && !owner.unread && !children.has(owner)) owner.values.email ??= cell;
  }
  return false;
}

/** Which of them may be this one's: nobody else of the household has them, and this one has no other. */
export const openContacts = (
  { values }: RawRow,
  members: readonly RawRow[],
  contacts: readonly HomeContact[],
  cells: Cells,
): HomeContact[] =>
  contacts.filter(
    ({ at, holds }) => !values[holds] && (holds === 'phone' || !members.some((one) => one.values.email === cells[at])),
  );
