import { changesOf, same } from './changes.ts';
import type { ExistingMember, RowMatch } from '../matching.ts';
import { ITEMS_A_PIECE, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import { areOnePerson, areSeveralPeople, isSame, likeness } from './same-person.ts';
import type { ImportedPerson } from '../schema.ts';

type Found = { at: number; read: ReadRow; found: RowMatch | null; likeness: number };
type Claim = { row: number; person: ImportedPerson; member: ExistingMember; likeness: number };
export type Claims = {
  /** Every row and whom it means, those first that are most surely someone who is there. */
  inTurn: Found[];
  /** Members whom several rows mean equally: the numbers of these rows. */
  contested: Map<number, number[]>;
};

const claimedBy = (found: RowMatch): ExistingMember | null => {
  if (!found.match) return null;
  if ('either' in found.match) return found.match.either;
  return 'member' in found.match ? found.match.member : null;
};
/** Another calling makes a row no less likely: callings change. */
const likenessBesideCalling = ({ person, member, likeness: like }: Claim): number =>
  like + (isSame('calling', person, member) === false ? 1 : 0);

/** Whether it matters whose record it is: what the row that changes least would write, another would not. */
function writeOtherThings(rows: readonly Claim[]): boolean {
  const changes = rows.map(({ person, member }) => changesOf(person, member, false));
  const [least = {}] = changes.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);
  const isInAll = ([field, value]: [string, unknown]) =>
    changes.every((other) => same(other[field as keyof ImportedPerson], value));
  return !Object.entries(least).every(isInAll);
}
const order = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Whom each row means, before any of them takes a record: a father's row must not take the son's because it comes first.
 * Rows that a person has called someone else claim no one.
 */
export function* claimsOf(
  read: readonly ReadRow[],
  find: (person: ImportedPerson) => RowMatch,
  today: string,
): Pausing<Claims> {
  const inTurn: Found[] = [];
  const claims = new Map<number, Claim[]>();
  for (const [at, row] of read.entries()) {
    if (at % ITEMS_A_PIECE === 0) yield undefined;
    const { person } = row;
    if (!person || row.isAnotherPerson) {
      inTurn.push({ at, read: row, found: null, likeness: -Infinity });
      continue;
    }
    const found = find(person);
    const member = claimedBy(found);
    const like = member ? likeness(person, member, today) : 0;
    inTurn.push({ at, read: row, found, likeness: like });
    if (!member) continue;
    const rows = claims.get(member.id) ?? [];
    rows.push({ row: row.row, person, member, likeness: like });
    claims.set(member.id, rows);
  }
  const contested = new Map<number, number[]>();
  for (const [id, rows] of claims) {
    const most = rows.reduce((highest, one) => Math.max(highest, one.likeness), -Infinity);
    const likeliest = rows.filter((one) => likenessBesideCalling(one) >= most);
    if (likeliest.length < 2) continue;
    const people = likeliest.map(({ person }) => person);
    if (areSeveralPeople(people) || (!areOnePerson(people) && writeOtherThings(likeliest)))
      contested.set(
        id,
        likeliest.map(({ row }) => row),
      );
  }
  // Of rows that are as likely, the one that changes least comes first, and never by its place in the file.
  const words = new Map<number, string>();
  for (const rows of claims.values())
    if (rows.length > 1)
      for (const { row, person, member } of rows) {
        const changes = Object.keys(changesOf(person, member, false)).length;
        words.set(row, `${String(changes).padStart(2, '0')} ${JSON.stringify(person)}`);
      }
  const wordsOf = ({ read: { row } }: Found) => words.get(row) ?? '';
  inTurn.sort((a, b) => order(b.likeness, a.likeness) || order(wordsOf(a), wordsOf(b)) || a.at - b.at);
  return { inTurn, contested };
}
