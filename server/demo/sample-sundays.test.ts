import { describe, expect, it } from 'vitest';
import { daysBetween, festivalOf } from '#shared/calendar/sundays.ts';
import { holdsMeeting, needsSpeaker } from '#shared/meetings/rules.ts';
import { TOPICS } from '#shared/meetings/topics.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { bare, ward } from '#shared/pulpit/sheet-samples.ts';
import type { SheetMeeting } from '#shared/pulpit/sheet.ts';
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

  it('were saved when their history says so', () => {
    forManyDays((stake) => {
      for (const { id, updatedAt } of stake.meetings) {
        const last = stake.meetingEvents.findLast(({ meetingId }) => meetingId === id);
        if (last) expect(updatedAt).toEqual(last.at);
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

describe('a bishop believes the sample, where', () => {
  const textsOf = ({ announcements, wardBusiness, releases, newCallings, notes }: SampleMeetingRow) => ({
    announcements,
    wardBusiness,
    releases,
    newCallings,
    notes,
  });

  it('those who sing together are “the ward choir”', () => {
    forManyDays((stake) => {
      const choirs = stake.musicalNumbers.flatMap(({ performer }) => performer?.match(/.*choir.*/iu)?.[0] ?? []);
      expect([...new Set(choirs)]).toEqual(['the ward choir']);
    });
  });

  it('the Primary program is announced by its Sunday alone', () => {
    forManyDays((stake) => {
      const texts = stake.meetings.flatMap((meeting) => Object.values(textsOf(meeting)));
      const titles = stake.musicalNumbers.map(({ title }) => title);
      expect([...texts, ...titles].filter((text) => /primary program/iu.test(text ?? ''))).toEqual([]);
      for (const { kind, announcements } of stake.meetings)
        if (kind === 'primary_program') expect(announcements ?? '').not.toMatch(/Primary/u);
    });
  });

  it('officers are sustained once at ward conference, and on no other Sunday', () => {
    const officersIn = (meeting: SheetMeeting) => scriptText(meeting, ward).match(/officers/giu)?.length ?? 0;
    expect(officersIn({ ...bare, kind: 'ward_conference' })).toBeGreaterThan(0);
    forManyDays((stake) => {
      for (const meeting of stake.meetings) {
        const { date, kind } = meeting;
        expect(officersIn({ date, kind, ...textsOf(meeting) })).toBe(officersIn({ date, kind }));
      }
    });
  });

  it('the stake president presides at ward conference and speaks after the bishop', () => {
    forManyDays((stake) => {
      const callingOf = new Map(stake.members.map(({ id, calling }) => [id, calling]));
      for (const meeting of stake.meetings.filter(({ kind }) => kind === 'ward_conference')) {
        if (meeting.status === 'draft') continue;
        expect(callingOf.get(meeting.presidingMemberId ?? 0)).toBe('Stake President');
        const speakers = talksOf(stake, meeting).map(({ memberId }) => callingOf.get(memberId ?? 0));
        expect(speakers).toEqual(['Bishop', 'Stake President']);
      }
    });
  });

  it('a blessing on a fast Sunday says whose child it is', () => {
    forManyDays((stake) => {
      const blessings = stake.meetings.flatMap(({ wardBusiness }) => wardBusiness?.match(/.*bless.*/iu)?.[0] ?? []);
      expect(blessings.length).toBeGreaterThan(0);
      for (const blessing of blessings)
        expect(blessing).toMatch(/^The infant (?:son|daughter) of the \p{Lu}\S+ family will be given a name/u);
    });
  });

  it('a draft that no one has touched has nothing but its date', () => {
    forManyDays((stake) => {
      for (const draft of stake.meetings.filter(({ isTouched }) => !isTouched)) {
        const { id, wardId: _ward, date: _date, kind: _kind, createdAt: _made, updatedAt: _changed, ...rest } = draft;
        expect(Object.entries(rest).filter(([, value]) => value)).toEqual([['status', 'draft']]);
        const others = [stake.speakingAssignments, stake.musicalNumbers, stake.meetingEvents, stake.invitations];
        expect(others.flat().filter(({ meetingId }) => meetingId === id)).toEqual([]);
      }
    });
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
