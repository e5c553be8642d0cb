import { MEMBER_FIELD_NAMES } from '#shared/members/schema.ts';
import { nameKey, type ExistingMember } from '../matching.ts';
import { groupBy, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import { isAsListed } from './changes.ts';
import { TALK_COLUMNS, TEMPLATE_COLUMNS } from '../schema.ts';

/** The headings of a members list that was exported here. What it says has been typed, or answered for, before. */
export const isOwnExport = (titles: readonly string[]): boolean =>
  [...TEMPLATE_COLUMNS, ...TALK_COLUMNS].every((column) => titles.includes(column));

const COLUMNS = [...MEMBER_FIELD_NAMES, ...TALK_COLUMNS];

function saysNothingNew({ values }: ReadRow, member: ExistingMember): boolean {
  return COLUMNS.every((column) => {
    const [said, listed] = [values[column], member[column]];
    if (!said) return true;
    // A spreadsheet writes TRUE.
    if (typeof listed === 'boolean') return said.toLowerCase() === String(listed);
    return isAsListed(column, said, typeof listed === 'number' ? String(listed) : listed);
  });
}

/** Which rows to ask nothing about, however odd they are: those that say of a member just what the member list does. */
export function* nothingNew(known: readonly ExistingMember[]): Pausing<(row: ReadRow) => boolean> {
  const listed = yield* groupBy(known, (member) => (member.isDeleted ? null : nameKey(member)));
  return (row) => {
    const { firstName = '', lastName = '' } = row.values;
    if (row.problem === null || row.unread || row.asks || !lastName) return false;
    return listed.get(nameKey({ firstName, lastName }))?.some((member) => saysNothingNew(row, member)) ?? false;
  };
}
