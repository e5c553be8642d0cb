import { foldLoose } from '#shared/text/fold.ts';
import { isLastNameForSure } from '../doubts/last-names.ts';
import { shortened } from '../line-parts.ts';
import { isParticle } from '../name-parts/particles.ts';
import type { RawRow } from '../rows.ts';
import type { Home } from './household-names.ts';

const LAST_NAME =
  /(?:^| )(?:last(?: names?)?|surnames?|family names?|(?:primer(?:o|os)? |segundos? )?apellidos?(?: (?:de (?:la )?familia|familiar(?:es)?|del hogar))?|sobrenomes?(?: (?:da )?familia)?|(?:nach|familien)namen?|cognomi?e?|noms? de famille)$/;
/** Whether a family's heading can be nothing but a last name: 'Last Name', 'Apellidos', 'The Garcia Lopez Family'. */
export const isOnlyLastName = (heading: string): boolean =>
  LAST_NAME.test(foldLoose(heading)) || /^the\s|\s(?:family|household)\s*:?$/i.test(heading.trim());

/** 'Maria Garcia Lopez' and 'John Smith', but not 'van der Berg'. */
function mayBeWhole(family: string, rows: readonly RawRow[], isOnlyLast: boolean): boolean {
  const [first = '', ...others] = family.split(/\s+/).filter((word) => !isParticle(word.toLowerCase()));
  if (others.length === 0) return false;
  const isOneOfThem = rows.some(
    ({ values }) => values.name === family || foldLoose(values.firstName ?? '') === foldLoose(first),
  );
  if (isLastNameForSure(foldLoose(first))) return false;
  return isOneOfThem || (!isOnlyLast && !isParticle(foldLoose(family.split(/\s+/)[0] ?? '')));
}

/** A household that is called by a whole name leaves it open what its people's last name is. */
export function withWholeNames(home: Home, isOnlyLast: boolean): Home {
  if (!mayBeWhole(home.family, home.rows, isOnlyLast)) return home;
  const problem = `“${shortened(home.family)}” may be a full name. Type this person’s last name.`;
  const rows = home.rows.map((row): RawRow => {
    const { lastName, ...values } = row.values;
    return lastName === home.family ? { ...row, values, asks: { problem, field: 'lastName' } } : row;
  });
  return { ...home, rows };
}
