import { callingRank, FIRST_NOT_LEADING } from '#shared/members/calling-rank.ts';
import type { Member } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { fullName, givenName, recordName } from '#shared/text/person-name.ts';
import { isRecentSpeaker } from '#shared/tracking/rules.ts';
import { tabPath } from '#client/paths.ts';

export const SHOWN = ['all', 'available', 'unavailable', 'recent'] as const;
export type ShownMembers = (typeof SHOWN)[number];
export const SHOWN_LABELS: Record<ShownMembers, string> = {
  all: 'All',
  available: 'Available',
  unavailable: 'Unavailable',
  recent: 'Recent speakers',
};
export const SORTS = ['leaders', 'name', 'last-talk', 'talks'] as const;
export type Sort = (typeof SORTS)[number];

const fits = (member: Member, shown: ShownMembers, today: string): boolean => {
  if (shown === 'available') return member.isAvailable;
  if (shown === 'unavailable') return !member.isAvailable;
  return shown === 'all' || isRecentSpeaker(member.lastTalkDate, today);
};

export const availabilityCounts = (members: readonly Member[], today: string): Record<ShownMembers, number> => ({
  all: members.length,
  available: members.filter((member) => fits(member, 'available', today)).length,
  unavailable: members.filter((member) => fits(member, 'unavailable', today)).length,
  recent: members.filter((member) => fits(member, 'recent', today)).length,
});

type Folded = { text: string; digits: string; name: string; rank: number };
const known = new WeakMap<Member, Folded>();

/** Folded once per member, so each keystroke only compares. */
function foldedOf(member: Member): Folded {
  const found = known.get(member);
  if (found) return found;
  const made = {
    text: ` ${foldLoose([fullName(member), member.lastName, recordName(member), member.calling, member.email].filter(Boolean).join(' '))}`,
    digits: (member.phone ?? '').replace(/\D/g, ''),
    name: foldLoose(`${member.lastName} ${givenName(member)}`),
    // After the leaders, everyone is sorted by name.
    rank: Math.min(callingRank(member.calling), FIRST_NOT_LEADING),
  };
  known.set(member, made);
  return made;
}

function isFound(member: Member, wanted: string[], digits: string): boolean {
  const { text, digits: phone } = foldedOf(member);
  if (digits.length >= 4 && phone.includes(digits)) return true;
  return wanted.every((word) => text.includes(` ${word}`));
}

const byName = (a: Member, b: Member) => (foldedOf(a).name < foldedOf(b).name ? -1 : 1);

const COMPARE: Record<Sort, (a: Member, b: Member) => number> = {
  leaders: (a, b) => foldedOf(a).rank - foldedOf(b).rank || byName(a, b),
  name: byName,
  'last-talk': (a, b) => (a.lastTalkDate ?? '').localeCompare(b.lastTalkDate ?? '') || byName(a, b),
  talks: (a, b) => b.totalTalks - a.totalTalks || byName(a, b),
};

/** The members after filtering, leaders first unless another sort is chosen. */
export function chosenMembers(
  members: readonly Member[],
  today: string,
  { shown, query, sort }: { shown: ShownMembers; query: string; sort: Sort },
): Member[] {
  const wanted = foldLoose(query).split(' ').filter(Boolean);
  const digits = query.replace(/\D/g, '');
  return members.filter((member) => fits(member, shown, today) && isFound(member, wanted, digits)).sort(COMPARE[sort]);
}

/** The directory, searched for `text`. */
export const directoryPath = (text: string): string => `${tabPath('speakers')}&q=${encodeURIComponent(text)}`;
