import { foldLoose } from '#shared/text/fold.ts';
import { quotedLast } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking } from '../sheets/gone.ts';
import { isOrganization } from './organization-names.ts';
import { listOfAll } from '#shared/text/in-words.ts';

const OFFICE = /^(.+) (?:president|(?:first|second) counselor)$/;
const ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/\b1st\b/g, 'first'],
  [/\b2nd\b/g, 'second'],
];
const MOST_NAMED = 5;

/** A calling that one person of a ward has: the bishop's, and those of a presidency; null for any other. */
function ofOne(calling: string): string | null {
  const words = ORDINALS.reduce((text, [short, long]) => text.replaceAll(short, long), foldLoose(calling));
  const [, organization = ''] = OFFICE.exec(words) ?? [];
  return words === 'bishop' || isOrganization(organization) ? words : null;
}

const nameOf = ({ values: { name = '', firstName = '', lastName = '' } }: RawRow): string =>
  foldLoose(name || `${lastName}, ${firstName}`);

/** Of a list of callings, hardly anyone has none; in one of members, a ward may write callings in its own way. */
const MOSTLY = 0.9;

/** Two Primary presidents in a list of callings are candidates, or one of them was released: who has the calling is asked. */
export function withOneHolder(rows: readonly RawRow[]): RawRow[] {
  const people = rows.filter(({ unread, values }) => !unread && (values.name || values.firstName || values.lastName));
  if (people.filter(({ values }) => values.calling).length < people.length * MOSTLY) return [...rows];
  const holders = new Map<string, RawRow[]>();
  for (const row of people) {
    const key = ofOne(row.values.calling ?? '');
    if (key !== null) holders.set(key, [...(holders.get(key) ?? []), row]);
  }
  return rows.map((row) => {
    const own = holders.get(ofOne(row.values.calling ?? '') ?? '') ?? [];
    if (!own.includes(row) || new Set(own.map(nameOf)).size < 2) return row;
    const places = listOfAll(own.slice(0, MOST_NAMED).map(({ row: at }) => String(at)));
    const said = `Rows ${places} all have the calling ${quotedLast(row.values.calling ?? '')}`;
    return asking(
      row,
      `${own.length === 2 ? said.replace(' all', ' both') : said} Do they have this calling?`,
      'calling',
    );
  });
}
