import { foldLoose } from '#shared/text/fold.ts';
import { givenName, type Named } from '#shared/text/person-name.ts';
import { remembered } from '#shared/text/remembered.ts';
import { callingRank, FIRST_NOT_LEADING } from './calling-rank.ts';
import { MAX_FOUND_MEMBERS, MAX_SUGGESTED_MEMBERS, MAX_FREQUENT_FIRST } from './limits.ts';

type Listed = Named & { id: number; calling: string | null };

type Known = { names: readonly string[]; reversed: readonly string[]; surname: string; calling: string };
const known = new WeakMap<Listed, Known>();

/** Folded once for each member, so that a keystroke only compares. */
function knownOf(member: Listed): Known {
  const found = known.get(member);
  if (found) return found;
  // As the person is called, and as the record has it.
  const given = givenName(member);
  const named = given === member.firstName ? [member] : [{ ...member, firstName: given }, member];
  const names = named.map(({ firstName, lastName }) => foldLoose(`${firstName} ${lastName}`));
  const made = {
    names,
    surname: foldLoose(member.lastName),
    reversed: named.map(({ lastName, firstName }) => foldLoose(`${lastName} ${firstName}`)),
    calling: foldLoose(member.calling ?? ''),
  };
  known.set(member, made);
  return made;
}

/** Ahead of the first letter, while no one waits. */
export const foldNames = (members: readonly Listed[]): void => members.forEach(knownOf);

const rankOfCalling = remembered((calling) => Math.min(callingRank(calling), FIRST_NOT_LEADING));
/** Only those found are ranked: a cell that opens with a letter asks first whether the letter is somebody's name. */
const rankOf = ({ calling }: Listed): number => (calling === null ? FIRST_NOT_LEADING : rankOfCalling(calling));

const byName = (a: Listed, b: Listed) => (knownOf(a).reversed[0] ?? '').localeCompare(knownOf(b).reversed[0] ?? '');

/** 0 where the name begins so, 1 where a word of it does, 2 where it contains all that was typed, 3 by the calling alone. */
function closeness({ names, reversed, calling }: Known, wanted: string): number | null {
  if ([...names, ...reversed].some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => ` ${name}`.includes(` ${wanted}`))) return 1;
  if (names.some((name) => wanted.split(' ').every((word) => name.includes(word)))) return 2;
  return ` ${calling}`.includes(` ${wanted}`) ? 3 : null;
}

/** Who usually has a part: by how often they lately had it, and by the calling that bears its name. */
export type Usual = { uses: ReadonlyMap<number, number>; calling: string };

/** Higher the more usual; a calling counts less than having had the part. */
function usualness(member: Listed, { uses, calling }: Usual): number {
  return (uses.get(member.id) ?? 0) + (` ${knownOf(member).calling} `.includes(` ${foldLoose(calling)} `) ? 0.5 : 0);
}

/**
 * Members that fit what was typed, 20 at most, leaders first by the rank of their calling, then the closest names.
 * Case, accents and the order of first and last name do not matter; a calling is found too, after the names. With
 * `usual`, those who usually have the part come before the leaders, and so does a surname typed in full.
 */
export function searchMembers<M extends Listed>(members: readonly M[], typed: string, usual?: Usual): M[] {
  const wanted = foldLoose(typed);
  if (wanted === '') return [];
  const isSurname = (member: M) => knownOf(member).surname === wanted;
  return members
    .flatMap((member) => {
      const close = closeness(knownOf(member), wanted);
      return close === null ? [] : [{ member, close }];
    })
    .sort(
      (a, b) =>
        Number(a.close === 3) - Number(b.close === 3) ||
        (usual ? usualness(b.member, usual) - usualness(a.member, usual) : 0) ||
        (usual ? Number(isSurname(b.member)) - Number(isSurname(a.member)) : 0) ||
        rankOf(a.member) - rankOf(b.member) ||
        a.close - b.close ||
        byName(a.member, b.member),
    )
    .slice(0, MAX_FOUND_MEMBERS)
    .map(({ member }) => member);
}

/**
 * The members an empty field offers, 15 at most: leaders by rank, then those who most often had the part (`uses`, by id).
 * With `frequentFirst` the few who usually have it, as an organist does, come before the leaders.
 */
export function suggestMembers<M extends Listed>(
  members: readonly M[],
  uses: ReadonlyMap<number, number> = new Map(),
  frequentFirst = false,
): M[] {
  const often = (member: M) => uses.get(member.id) ?? 0;
  const frequent = members.filter((member) => often(member) > 0).sort((a, b) => often(b) - often(a) || byName(a, b));
  const leaders = members
    .filter((member) => rankOf(member) < FIRST_NOT_LEADING)
    .sort((a, b) => rankOf(a) - rankOf(b) || byName(a, b));
  const first = frequentFirst ? frequent.slice(0, MAX_FREQUENT_FIRST) : [];
  return [...new Set([...first, ...leaders, ...frequent])].slice(0, MAX_SUGGESTED_MEMBERS);
}

/** Whether what was typed is one word that begins a name of these members. */
export function beginsAName(members: readonly Listed[], typed: string): boolean {
  const wanted = foldLoose(typed);
  if (wanted === '' || wanted.includes(' ')) return false;
  return members.some((member) => knownOf(member).names.some((name) => ` ${name}`.includes(` ${wanted}`)));
}

/** '85', meant for the hymn beside it. A call would take it for a member's id. */
export const isNumber = (typed: string): boolean => /^\d+$/.test(typed.trim());

/** The one member of exactly this name, or null when there is none or more than one. */
export function memberNamed<M extends Listed>(members: readonly M[], name: string): M | null {
  const wanted = foldLoose(name);
  if (wanted === '') return null;
  const found = members.filter((member) => knownOf(member).names.includes(wanted));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** 'Jane van Doe' → first name 'Jane', last name 'van Doe'; null while there is only one word. */
export function splitName(typed: string): { firstName: string; lastName: string } | null {
  const [, firstName, lastName] = /^(\S+)\s+(.+)$/su.exec(typed.trim()) ?? [];
  return firstName && lastName ? { firstName, lastName } : null;
}
