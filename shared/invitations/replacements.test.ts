import { expect, it } from 'vitest';
import { aHymn, aMeeting, aTalk } from '#shared/meetings/hints/meeting-samples.ts';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { namesForEach, replacementsFor } from './replacements.ts';

const TODAY = '2026-06-17';
const member = (id: number, firstName: string, more: Partial<Member> = {}) =>
  aMember({ id, firstName, lastName: 'Hill', ...more });
const members = [
  member(1, 'Ana', { lastPrayerDate: '2026-03-08' }),
  member(2, 'Ben'),
  member(3, 'Cora', { lastPrayerDate: '2026-01-04' }),
  member(4, 'Dan', { calling: 'Bishop' }),
  member(5, 'Eve', { isAvailable: false }),
];
const past = aMeeting('2026-06-14', {
  organist: 'Cora Hill',
  organistId: 3,
  musicalNumbers: [aHymn('special_number', null, 'Peace', { performer: 'Ana Hill', performerId: 1 })],
});
const declined = { state: 'declined', at: '2026-06-01T12:00:00.000Z', by: 'Eve Hill', way: 'by_hand' } as const;
const meeting = aMeeting('2026-06-21', { invocationMember: 'Ben Hill', invocationMemberId: 2 });
const offered = (part: Parameters<typeof replacementsFor>[1], due: { id: number; reason: string } | null = null) =>
  replacementsFor(meeting, part, { members, meetings: [past, meeting], today: TODAY, due }, 2).map(
    ({ member: { firstName }, reason }) => `${firstName}: ${reason}`,
  );

it('offers whom to ask next: for a prayer by turn, for a standing part by the rotation and who served recently', () => {
  // The bishop, who has no prayer on record, presides.
  expect(offered('invocation')).toEqual(['Cora: Last prayed Sun, Jan 4', 'Ana: Last prayed Sun, Mar 8']);
  expect(offered('organist', { id: 1, reason: 'Plays the organ in June' })).toEqual([
    'Ana: Plays the organ in June',
    'Cora: Last served Sun, Jun 14',
  ]);
  expect(offered('chorister')).toEqual([]);
  expect(offered('conducting')).toEqual(['Dan: Bishop']);
  expect(offered('special_number')).toEqual(['Ana: Last served Sun, Jun 14']);
});

it('offers no one in place of themselves or who has another part, even if only the name was typed', () => {
  const typed = aMeeting('2026-06-21', { organist: 'Cora Hill', invocationMember: 'Dan Hill' });
  const instead = (part: Parameters<typeof replacementsFor>[1]) =>
    replacementsFor(typed, part, { members, meetings: [past, typed], today: TODAY, due: null }, 2).map(
      ({ member: { firstName } }) => firstName,
    );
  expect([instead('organist'), instead('invocation')]).toEqual([[], ['Ben', 'Ana']]);
});

it('doesn’t count anyone who declined as having served', () => {
  const known = { members, today: TODAY, due: null };
  const names = (meetings: (typeof meeting)[]) =>
    replacementsFor(meeting, 'organist', { ...known, meetings }, 2).map(({ member: { firstName } }) => firstName);
  expect(names([past])).toEqual(['Cora']);
  expect(names([{ ...past, invitations: { organist: declined } }])).toEqual([]);
});

it('offers as a speaker whom an empty field suggests for that Sunday: no one who is away or speaks already', () => {
  const away = member(6, 'Fay', { away: [{ from: '2026-06-20', to: '2026-06-22' }] });
  const withTalk = aMeeting('2026-06-21', { speakingAssignments: [aTalk({ memberId: 2 })] });
  const later = aMeeting('2026-07-05', { speakingAssignments: [aTalk({ memberId: 3 })] });
  const known = { members: [away, ...members], meetings: [withTalk, later], today: TODAY, due: null };
  const instead = replacementsFor(withTalk, 'talk', known, 4);
  expect(instead.map(({ member: { firstName }, reason }) => `${firstName}: ${reason}`).toSorted()).toEqual([
    'Ana: never spoken',
    'Dan: never spoken',
  ]);
});

it('offers no one first for two places, unless they can do both or no one else is left', () => {
  const place = (isStanding = false) => ({ assignment: { isStanding } });
  const first = (names: readonly string[], ...places: ReturnType<typeof place>[]) => {
    const all = names.map((name, id) => ({ id, name }));
    return [...namesForEach(places, (_, limit) => all.slice(0, limit), 2).values()].map((offered) =>
      offered.map(({ name }) => name).join(),
    );
  };
  expect(first(['Ana', 'Ben', 'Cora'], place(), place(), place())).toEqual(['Ana,Ben', 'Ben,Cora', 'Cora']);
  expect(first(['Ana'], place(), place())).toEqual(['Ana', 'Ana']);
  expect(first(['Ana', 'Ben'], place(true), place(true))).toEqual(['Ana,Ben', 'Ana,Ben']);
});
