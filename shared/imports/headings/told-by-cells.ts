import { foldLoose } from '#shared/text/fold.ts';
import { isOffice } from '../callings.ts';
import type { Head } from '../columns.ts';
import { sexIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isPlaceHeading } from './phone-headings.ts';
import { looksLikePhone } from '../looks.ts';
import { PARENTS_AND_SPOUSES } from '../other-people/kin-words.ts';
import { areContacts } from '../own-contacts/contacts-by-cells.ts';
import { filledIn } from '../sheets/column-looks.ts';

/** What may be a number of any kind, such as that of a member's record, or whom to call. */
const NUMBER = /^(?:contacts?|(?:contact )?(?:numbers?|num|nr|no)|numeros?|contactos?|contatos?)$/;
const PARENT_OR_SPOUSE = new RegExp(`\\b(?:${PARENTS_AND_SPOUSES})\\b`);
const RECORD = /^\s*00/;
/** What anyone does in a ward, or in anything else. */
const ROLE = /^(?:(?:church|ward) )?roles?$/;
/** What may be a job or a calling as well. */
const TITLE = /^(?:(?:courtesy|name) )?(?:title|prefix|salutation)$/;
const BROTHER_OR_SISTER = /^(?:bro(?:ther)?|sis(?:ter)?)$/;

/**
 * The columns whose cells tell what an unclear heading means: phones below 'Home', which count where there is no other,
 * callings below 'Role', and Brother and Sister below 'Title'.
 */
export function withFieldsByCells(head: Head, titles: readonly string[], cells: readonly (readonly string[])[]): Head {
  // Behind 'Mother', a number may be hers.
  const mayBeOthers = titles.some(
    (title) => /emergency/i.test(title) || PARENT_OR_SPOUSE.test(foldLoose(title.slice(0, 60))),
  );
  const fields = titles.map((title, column) => {
    const words = head.fields[column] || title.length > 30 ? '' : foldLoose(title);
    const isUnclear = isPlaceHeading(words) || [NUMBER, ROLE, TITLE].some((kind) => kind.test(words));
    const filled = isUnclear ? filledIn(cells, column).filter((cell) => !isNothing(cell)) : [];
    if (filled.length === 0) return head.fields[column] ?? null;
    if (isPlaceHeading(words)) return areContacts(filled, looksLikePhone) ? 'phone' : null;
    if (NUMBER.test(words))
      return !mayBeOthers && filled.every((cell) => looksLikePhone(cell) && !RECORD.test(cell)) ? 'phone' : null;
    if (ROLE.test(words)) return filled.every(isOffice) && !head.fields.includes('calling') ? 'calling' : null;
    const areSexes = filled.every((cell) => BROTHER_OR_SISTER.test(foldLoose(cell)) && sexIn(cell));
    return areSexes && !head.fields.includes('sex') ? 'sex' : null;
  });
  const isLater = (column: number) => fields[column] === 'phone' && !head.fields[column];
  const order = [...head.order.filter((column) => !isLater(column)), ...head.order.filter(isLater)];
  return { ...head, fields, order };
}
