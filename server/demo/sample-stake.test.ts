import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, isSunday, sundayKind, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { SPEAKER_MINUTES } from '#shared/meetings/limits.ts';
import { holdsMeeting, needsSpeaker, plannedMinutes } from '#shared/meetings/rules.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { HYMNS } from '#shared/music/hymnbook.ts';
import { byWard, anyDay, forManyDays, missing, sampleMusicOf, talksOf } from '#tests/sample.ts';
import { sampleStake } from './sample-stake.ts';
import { DEMO_USERS } from './sign-in.ts';

const TALK_REST_DAYS = 120;
const WINDOW_DAYS = 42;

describe('the sample stake', () => {
  it('is the same whenever it is generated on the same day', () => {
    fc.assert(
      fc.property(anyDay, (today) => void expect(sampleStake(today)).toEqual(sampleStake(today))),
      { numRuns: 5 },
    );
  });

  it('has 120 members in each ward, a third of them without a calling', () => {
    const stake = sampleStake('2026-03-05');
    for (const ward of stake.wards) {
      const members = stake.members.filter((member) => member.wardId === ward.id);
      const active = members.filter((member) => !member.isDeleted);
      expect(active).toHaveLength(120);
      expect(members).toHaveLength(122);
      expect(new Set(members.map((member) => member.nameKey)).size).toBe(122);
      const phones = members.flatMap((member) => member.phone ?? []);
      expect(new Set(phones).size).toBe(phones.length);
      for (const phone of phones) expect(phone).toMatch(/^\+1 \d{3}-555-01\d\d$/);
      for (const email of members.flatMap((member) => member.email ?? []))
        expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.(org|com)$/);
      const idle = active.filter((member) => member.calling === null).length;
      expect(idle).toBeGreaterThan(35);
      expect(idle).toBeLessThan(45);
      expect(active.some((member) => !member.isAvailable && member.notes)).toBe(true);
      const bishop = members.find((member) => member.calling === 'Bishop');
      expect(ward.bishopName).toBe(`${bishop?.firstName} ${bishop?.lastName}`);
    }
  });

  it('has every user among the members of the ward', () => {
    const stake = sampleStake('2026-03-05');
    expect(stake.users.map((user) => user.username)).toEqual(DEMO_USERS.map((user) => user.username));
    for (const user of stake.users) {
      const found = stake.members.filter((member) => member.wardId === user.wardId && member.email === user.email);
      expect(found.map((member) => `${member.firstName} ${member.lastName}`)).toEqual([
        `${user.firstName} ${user.lastName}`,
      ]);
    }
  });

  it('has two years of Sundays and the upcoming ones, each once, of the right kind', () => {
    forManyDays((stake, today) => {
      for (const meetings of byWard(stake)) {
        const dates = meetings.map((meeting) => meeting.date);
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates.every(isSunday)).toBe(true);
        expect(meetings.filter((meeting) => meeting.date < sundayOnOrAfter(today))).toHaveLength(104);
        for (const { date, kind } of meetings) {
          const isOwn = ['stake_conference', 'ward_conference', 'primary_program', 'special'].includes(kind);
          expect(isOwn ? sundayKind(date) : kind).toBe(isOwn ? 'regular' : sundayKind(date));
        }
        const held = (kind: string) =>
          meetings.filter((meeting) => meeting.kind === kind && meeting.date < today).length;
        expect(held('stake_conference')).toBe(4);
        expect(held('ward_conference')).toBeGreaterThanOrEqual(1);
        expect(held('primary_program')).toBeGreaterThanOrEqual(1);
      }
    });
  });

  it('refers only to members, meetings, and hymns that exist', () => {
    const titles = new Map(HYMNS.map((hymn) => [hymn.number, hymn.title]));
    forManyDays((stake) => {
      const home = new Map(stake.members.map((member) => [member.id, member.wardId]));
      const place = new Map(stake.meetings.map((meeting) => [meeting.id, meeting.wardId]));
      const isHere = (wardId: number, id: number | null | undefined) => id == null || home.get(id) === wardId;
      for (const row of [...stake.speakingAssignments, ...stake.musicalNumbers, ...stake.meetingEvents]) {
        expect(place.get(row.meetingId)).toBe(row.wardId);
      }
      for (const m of stake.meetings) {
        const ids = PERSON_PARTS.map(({ id }) => m[id]);
        expect(ids.every((id) => isHere(m.wardId, id))).toBe(true);
      }
      expect(stake.speakingAssignments.every((talk) => isHere(talk.wardId, talk.memberId))).toBe(true);
      for (const music of stake.musicalNumbers) {
        expect(isHere(music.wardId, music.performerId) && isHere(music.wardId, music.directorId)).toBe(true);
        if (music.hymnNumber != null) expect(music.title).toBe(titles.get(music.hymnNumber));
      }
    });
  });

  it('is complete where it says planned', () => {
    forManyDays((stake, today) => {
      for (const meeting of stake.meetings) {
        const isWhole = meeting.status === 'planned' || meeting.status === 'confirmed';
        if (isWhole) expect(missing(stake, meeting)).toEqual([]);
        if (meeting.date < today) expect(isWhole).toBe(holdsMeeting(meeting.kind));
        if (!needsSpeaker(meeting.kind)) expect(talksOf(stake, meeting)).toEqual([]);
      }
    });
  });

  it('gives no one two assignments in a meeting, and keeps each meeting within its hour', () => {
    forManyDays((stake) => {
      for (const meeting of stake.meetings) {
        const talks = talksOf(stake, meeting);
        const music = sampleMusicOf(stake, meeting);
        const parts = [
          meeting.conductingMemberId === meeting.presidingMemberId ? null : meeting.conductingMemberId,
          meeting.presidingMemberId,
          meeting.invocationMemberId,
          meeting.benedictionMemberId,
          meeting.organistId,
          meeting.choristerId,
          // The stake president presides at ward conference and speaks there.
          ...talks.flatMap(({ memberId }) => (memberId === meeting.presidingMemberId ? [] : memberId)),
          ...music.flatMap((number) => [number.performerId, number.directorId]),
        ].filter((id) => id != null);
        expect(new Set(parts).size).toBe(parts.length);
        const numbers = music.flatMap((number) => number.hymnNumber ?? []);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(talks.every((talk) => SPEAKER_MINUTES.some((minutes) => minutes === talk.duration))).toBe(true);
        const has = (type: string) => music.some((number) => number.type === type);
        const speakers = talks.map(({ duration }) => ({ duration: duration ?? null }));
        const { spoken, rest } = plannedMinutes({
          kind: meeting.kind,
          speakers,
          hasBusiness: Boolean(meeting.wardBusiness ?? meeting.newCallings),
          hasRestHymn: has('rest_hymn'),
          hasSpecialNumber: has('special_number'),
          usualTalkMinutes: 10,
        });
        if (talks.length > 0) expect(spoken + rest).toBeLessThanOrEqual(60);
      }
    });
  });

  it('has no one speak twice within four months, and some members never', () => {
    forManyDays((stake) => {
      const dates = new Map(stake.meetings.map((meeting) => [meeting.id, meeting]));
      const last = new Map<string, string>();
      const spoke = new Set<number>();
      for (const talk of stake.speakingAssignments) {
        const meeting = dates.get(talk.meetingId);
        if (!meeting || meeting.kind === 'ward_conference') continue;
        if (talk.memberId != null) spoke.add(talk.memberId);
        const who = `${talk.wardId} ${talk.memberId ?? talk.speakerName}`;
        const before = last.get(who);
        if (before) expect(daysBetween(before, meeting.date)).toBeGreaterThan(TALK_REST_DAYS);
        last.set(who, meeting.date);
      }
      expect(spoke.size).toBeGreaterThan(80);
      expect(spoke.size).toBeLessThan(200);
    });
  });

  it('repeats few hymns within six weeks and has favorites', () => {
    forManyDays((stake, today) => {
      for (const meetings of byWard(stake)) {
        const last = new Map<number, string>();
        const lastYear = new Map<number, number>();
        let tooSoon = 0;
        for (const meeting of meetings) {
          for (const number of sampleMusicOf(stake, meeting).flatMap((music) => music.hymnNumber ?? [])) {
            const before = last.get(number);
            if (before && daysBetween(before, meeting.date) <= WINDOW_DAYS) tooSoon += 1;
            last.set(number, meeting.date);
            const age = daysBetween(meeting.date, today);
            if (age > 0 && age <= 365) lastYear.set(number, (lastYear.get(number) ?? 0) + 1);
          }
        }
        expect(tooSoon).toBeGreaterThanOrEqual(1);
        expect(tooSoon).toBeLessThanOrEqual(14);
        expect([...lastYear.values()].filter((count) => count >= 6).length).toBeGreaterThanOrEqual(2);
      }
    });
  });
});
