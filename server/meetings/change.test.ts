import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { STATUS_LABELS } from '#shared/meetings/rules.ts';
import { openApi, wholePlan, type Caller } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

async function makePlanned() {
  const planning = await api.makePlanning();
  const plan = await wholePlan(api, planning.ward);
  const meeting = await planning.planner.ok(meetings.schedule, {
    body: { date: DATE, announcements: 'Potluck', ...plan },
  });
  return { ...planning, plan, meeting, params: { id: meeting.id } };
}
const read = (caller: Caller, id: number) => caller.ok(meetings.read, { params: { id } });

describe('a change', () => {
  it('leaves alone what is absent and clears what is null', async () => {
    const { planner, meeting, params } = await makePlanned();
    const after = await planner.ok(meetings.change, {
      params,
      body: { announcements: null, wardBusiness: 'Sustain a clerk' },
    });
    expect(after).toEqual({
      ...meeting,
      announcements: null,
      wardBusiness: 'Sustain a clerk',
      version: 2,
      updatedAt: after.updatedAt,
    });
    const cleared = await planner.ok(meetings.change, {
      params,
      body: { presidingMemberId: null, invocationMember: null, benedictionMember: '' },
    });
    expect(cleared).toMatchObject({
      presidingMember: null,
      invocationMember: null,
      invocationMemberId: null,
      benedictionMember: null,
      status: 'partially_planned',
    });
  });

  it('replaces all speakers and all hymns that it is sent', async () => {
    const { planner, params } = await makePlanned();
    const after = await planner.ok(meetings.change, {
      params,
      body: {
        speakers: [
          { speakerName: 'Elder Park', order: 2 },
          { speakerName: 'Sister Young', order: 1 },
        ],
        hymns: { opening: '#3' },
      },
    });
    expect(after.speakingAssignments.map(({ speakerName, order }) => [speakerName, order])).toEqual([
      ['Sister Young', 1],
      ['Elder Park', 2],
    ]);
    expect([after.openingHymn, after.sacramentHymn, after.closingHymn]).toEqual(['#3 Now Let Us Rejoice', null, null]);
    expect((await planner.ok(meetings.change, { params, body: { speakers: [], hymns: {} } })).musicalNumbers).toEqual(
      [],
    );
  });

  it('that is empty changes nothing', async () => {
    const { planner, meeting, params } = await makePlanned();
    expect(await planner.ok(meetings.change, { params, body: {} })).toEqual(meeting);
    expect(await planner.ok(meetings.change, { params, body: { version: 1, musicVersion: 1 } })).toEqual(meeting);
  });

  it('cannot remove the person conducting, except from a draft', async () => {
    const { planner, meeting, params } = await makePlanned();
    const refusal = await planner.refused(meetings.change, { params, body: { conductingMemberId: null, notes: 'x' } });
    expect([refusal.status, refusal.body.message]).toEqual([
      400,
      'A conducting member must be selected to save the meeting.',
    ]);
    expect(await read(planner, meeting.id)).toEqual(meeting);
    const draft = await planner.ok(meetings.change, { params, body: { conductingMemberId: null, status: 'draft' } });
    expect([draft.conductingMemberId, draft.status]).toEqual([null, 'draft']);
  });

  it('that fails at its last part leaves everything as it was', async () => {
    const { planner, meeting, params } = await makePlanned();
    const body = { notes: 'new', hymns: { opening: '#5' }, speakers: [], presidingMemberId: null, status: 'planned' };
    expect((await planner.refused(meetings.change, { params, body })).status).toBe(400);
    expect(await read(planner, meeting.id)).toEqual(meeting);
  });

  it('appears in the history, newest first, with the person who made it', async () => {
    const { planner, params } = await makePlanned();
    await planner.ok(meetings.change, { params, body: { announcements: null, benedictionMember: 'Brother Jensen' } });
    const events = await planner.ok(meetings.history, { params });
    expect(events.map(({ summary }) => summary)).toEqual([
      'Benediction: Brother Jensen · Announcements changed',
      'Scheduled the meeting',
    ]);
    expect(events[0]?.actor).toMatch(/^Ruth Signer/);
  });
});

describe('moving a meeting', () => {
  it('to a free Sunday keeps all of it', async () => {
    const { planner, meeting, params } = await makePlanned();
    const moved = await planner.ok(meetings.change, { params, body: { date: '2026-07-19' } });
    expect(moved).toEqual({ ...meeting, date: '2026-07-19', version: 2, updatedAt: moved.updatedAt });
    expect((await planner.ok(meetings.history, { params }))[0]?.summary).toBe('Moved to Sun, Jul 19, 2026');
  });

  it('to another day than a Sunday is refused', async () => {
    const { planner, params } = await makePlanned();
    expect((await planner.refused(meetings.change, { params, body: { date: '2026-07-20' } })).body.message).toBe(
      'Meeting date must be a Sunday',
    );
  });

  it('to a taken Sunday is refused, or replaces its meeting with overwrite', async () => {
    const { planner, conductor, meeting, params } = await makePlanned();
    const other = await planner.ok(meetings.schedule, {
      body: { date: '2026-07-19', conductingMemberId: conductor.id },
    });
    const refusal = await planner.refused(meetings.change, { params, body: { date: other.date, notes: 'x' } });
    expect([refusal.status, refusal.body.code, refusal.body.meetingId]).toEqual([409, 'date_taken', other.id]);
    expect(await read(planner, meeting.id)).toEqual(meeting);
    await planner.ok(meetings.change, { params, body: { date: other.date, overwrite: true } });
    expect((await planner.ok(meetings.list)).map(({ id, date }) => [id, date])).toEqual([[meeting.id, other.date]]);
  });
});

describe('a save from an older state', () => {
  it('is refused with the current meeting, and changes nothing', async () => {
    const { planner, params } = await makePlanned();
    const current = await planner.ok(meetings.change, { params, body: { notes: 'first', version: 1 } });
    const refusal = await planner.refused(meetings.change, {
      params,
      body: { notes: 'second', speakers: [], version: 1 },
    });
    expect([refusal.status, refusal.body.code, refusal.body.current]).toEqual([409, 'stale', current]);
    expect(await read(planner, params.id)).toEqual(current);
    expect(
      (await planner.ok(meetings.change, { params, body: { notes: 'second', version: current.version } })).notes,
    ).toBe('second');
  });

  it('is refused even if it has nothing to save', async () => {
    const { planner, params } = await makePlanned();
    const current = await planner.ok(meetings.change, { params, body: { notes: 'first', hymns: { opening: '#5' } } });
    for (const body of [
      { version: 1 },
      { musicVersion: 1 },
      { version: 1, musicVersion: 2 },
      { version: 2, musicVersion: 1 },
    ]) {
      const refusal = await planner.refused(meetings.change, { params, body });
      expect([refusal.status, refusal.body.code, refusal.body.current], JSON.stringify(body)).toEqual([
        409,
        'stale',
        current,
      ]);
    }
    expect(await planner.ok(meetings.change, { params, body: { version: 2, musicVersion: 2 } })).toEqual(current);
  });

  it('is accepted without a version', async () => {
    const { planner, params } = await makePlanned();
    await planner.ok(meetings.change, { params, body: { notes: 'first' } });
    expect((await planner.ok(meetings.change, { params, body: { notes: 'second' } })).version).toBe(3);
  });

  it('is refused only for the part that it touches', async () => {
    const { ward, planner, params } = await makePlanned();
    const music = await api.signedIn(ward, 'music_planner');
    await music.ok(meetings.changeMusic, { params, body: { rest: '#30', musicVersion: 1 } });
    const people = await planner.ok(meetings.change, { params, body: { notes: 'x', version: 1, musicVersion: 1 } });
    expect([people.version, people.musicVersion, people.restHymn]).toEqual([2, 2, '#30 Come, Come, Ye Saints']);
    expect((await planner.refused(meetings.change, { params, body: { hymns: {}, musicVersion: 1 } })).body.code).toBe(
      'stale',
    );
    expect(
      (await music.refused(meetings.changeMusic, { params, body: { rest: '#31', musicVersion: 1 } })).body.code,
    ).toBe('stale');
    await planner.ok(meetings.change, { params, body: { hymns: { opening: '#2' }, version: 1, musicVersion: 2 } });
  });
});

it('names a status in the history as its badge does', async () => {
  const { planner, params } = await makePlanned();
  const { status } = await planner.ok(meetings.change, { params, body: { isComplete: true, status: 'confirmed' } });
  const summaries = (await planner.ok(meetings.history, { params })).map(({ summary }) => summary);
  expect(summaries).toContain(`Status: ${STATUS_LABELS[status]}`);
});
