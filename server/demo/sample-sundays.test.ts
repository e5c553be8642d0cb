import { describe, expect, it } from 'vitest';
import { daysBetween, festivalOf } from '#shared/calendar/sundays.ts';
import { holdsMeeting, needsSpeaker } from '#shared/meetings/rules.ts';
import { TOPICS } from '#shared/meetings/topics.ts';
import { byWard, forManyDays, missing, sampleMusicOf, talksOf } from '#tests/sample.ts';
import type { SampleMeetingRow } from './sample-rows.ts';

describe('the coming Sundays of the sample', () => {
  it('are in every state of planning', () => {
    forManyDays((stake, today) => {
      for (const meetings of byWard(stake)) {
        const coming = meetings.filter((meeting) => meeting.date >= today);
        const [first, second, third, fourth] = coming.filter((meeting) => holdsMeeting(meeting.kind));
        if (!first || !second || !third || !fourth) throw new Error('Four meetings are to come');
        expect(first.status).toBe('confirmed');
        expect(second.status).toBe('partially_planned');
        expect(missing(stake, second)).toEqual(['benediction', 'closing hymn']);
        if (needsSpeaker(second.kind)) expect(talksOf(stake, second).filter((talk) => !talk.topic)).toHaveLength(1);
        expect(third.status).toBe('planned');
        expect(fourth).toMatchObject({ status: 'draft', isTouched: false });
        for (const draft of coming.filter(({ isTouched }) => !isTouched)) {
          expect([talksOf(stake, draft), sampleMusicOf(stake, draft)]).toEqual([[], []]);
          const {
            id: _,
            wardId: _ward,
            date: _date,
            kind: _kind,
            status,
            createdAt: _c,
            updatedAt: _u,
            ...rest
          } = draft;
          expect([status, ...Object.values(rest).filter(Boolean)]).toEqual(['draft']);
        }
        const sacrament = (meeting: SampleMeetingRow) =>
          sampleMusicOf(stake, meeting).find((music) => music.type === 'sacrament_hymn')?.hymnNumber;
        expect(sacrament(third)).toBe(sacrament(first));
        expect(coming.some((meeting) => !meeting.isTouched && holdsMeeting(meeting.kind))).toBe(true);
        const conference = coming.find((meeting) => meeting.kind === 'stake_conference');
        expect(conference && Math.abs(daysBetween(today, conference.date) - 49)).toBeLessThanOrEqual(28);
        expect(stake.meetingEvents.some((event) => event.meetingId === first.id)).toBe(true);
      }
    });
  });

  it('were written before now', () => {
    forManyDays((stake, today) => {
      const midnight = new Date(`${today}T00:00:00Z`).getTime();
      const rows = [...stake.meetings, ...stake.speakingAssignments, ...stake.musicalNumbers, ...stake.members];
      expect(rows.every((row) => row.updatedAt && row.updatedAt.getTime() < midnight)).toBe(true);
      expect(stake.meetingEvents.every((event) => event.at && event.at.getTime() < midnight)).toBe(true);
    });
  });
});

it('the sample is what a bishop expects: the right speakers at ward conference, and nothing repeated', () => {
  forManyDays((stake) => {
    const member = new Map(stake.members.map((one) => [one.id, one]));
    for (const meeting of stake.meetings) {
      const talks = talksOf(stake, meeting);
      const callings = talks.map(({ memberId, speakerName }) =>
        memberId == null ? speakerName : member.get(memberId)?.calling,
      );
      if (meeting.kind === 'ward_conference' && meeting.status !== 'draft') {
        expect(callings[0]).toBe('Bishop');
        expect(callings[1]).toBe('Stake President');
        expect(member.get(meeting.presidingMemberId ?? 0)?.calling).toBe('Stake President');
        expect(meeting.wardBusiness ?? '').not.toMatch(/officers/iu);
      }
      if (meeting.kind === 'primary_program') {
        expect(sampleMusicOf(stake, meeting).map(({ title }) => title)).not.toContain('Primary program');
        expect(meeting.announcements ?? '').not.toMatch(/Primary/u);
      }
      for (const { performer } of sampleMusicOf(stake, meeting)) expect(performer ?? '').not.toMatch(/^ward choir/iu);
      expect(meeting.wardBusiness ?? '').not.toMatch(/child blessing/iu);
    }
  });
});

it('every topic in the sample fits its speaker and its Sunday', () => {
  const headingOf = new Map(TOPICS.flatMap(({ heading, topics }) => topics.map((topic) => [topic, heading] as const)));
  const OF_FESTIVAL = {
    Christmas: /christmas|birth|bethlehem|light of the world|peace/iu,
    Easter: /easter|risen|resurrect|tomb|aton/iu,
  };
  forManyDays((stake) => {
    const members = new Map(stake.members.map((one) => [one.id, one]));
    // In the sample, only young people have not said whether they are Brother or Sister.
    const kindOf = ({ memberId, speakerName }: (typeof stake.speakingAssignments)[number]) =>
      memberId != null && members.get(memberId)?.sex == null
        ? 'Youth and children'
        : /^(?:Elder|Sister) /u.test(speakerName ?? '')
          ? 'Sharing the gospel'
          : 'adult';
    for (const meeting of stake.meetings) {
      const festival = festivalOf(meeting.date);
      for (const talk of talksOf(stake, meeting)) {
        if (talk.topic == null) continue;
        const heading = headingOf.get(talk.topic) ?? '';
        if (festival !== null) expect(talk.topic).toMatch(OF_FESTIVAL[festival]);
        else if (kindOf(talk) !== 'adult') expect(heading).toBe(kindOf(talk));
        else expect(heading).not.toMatch(/^(?:Youth|Sharing|Seasonal|$)/u);
      }
    }
  });
});
