import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;

describe('who performs the musical number', () => {
  async function makeNumber() {
    const { ward, planner, conductor } = await api.makePlanning();
    const meeting = await planner.ok(meetings.schedule, {
      body: { date: '2026-06-28', conductingMemberId: conductor.id, hymns: { specialNumber: 'Peace' } },
    });
    const params = { id: meeting.id };
    const save = (body: object) => planner.ok(meetings.change, { params, body });
    return { ward, planner, meeting, params, save, singer: await api.makeMember(ward) };
  }
  const numberOf = ({ musicalNumbers }: Meeting) => {
    const [number] = musicalNumbers;
    return [number?.title, number?.performerId, number?.performer, number?.invitation?.state];
  };

  it('is a member or a typed name, saved with the meeting, asked, and in its history', async () => {
    const { ward, planner, meeting, params, singer, save } = await makeNumber();
    expect(numberOf(meeting)).toEqual(['Peace', null, null, undefined]);
    const sung = await save({ performer: singer.id, musicVersion: 1 });
    expect(numberOf(sung)).toEqual(['Peace', singer.id, singer.name, 'not_asked']);
    expect([sung.version, sung.musicVersion]).toEqual([meeting.version, 2]);
    expect(numberOf(await save({ performer: 'The Lee family' })).slice(1, 3)).toEqual([null, 'The Lee family']);
    expect(numberOf(await save({ performer: null })).slice(1, 3)).toEqual([null, null]);
    const history = await planner.ok(meetings.history, { params });
    expect(history.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([`Performer: ${singer.name}`, 'Performer: The Lee family', 'Performer removed']),
    );
    const body = {
      date: '2026-07-12',
      conductingMemberId: singer.id,
      hymns: { specialNumber: 'Hope' },
      performer: 'Ana',
    };
    expect(numberOf(await planner.ok(meetings.schedule, { body: { wardId: ward.id, ...body } }))[2]).toBe('Ana');
  });

  it('stays with the number, goes with another, and comes along with it', async () => {
    const { singer, save } = await makeNumber();
    await save({ performer: singer.id });
    const hymns = { specialNumber: 'Peace', opening: '#2' };
    expect((await save({ hymns })).musicalNumbers.at(-1)?.performerId).toBe(singer.id);
    expect((await save({ hymns: { specialNumber: 'Hope' } })).musicalNumbers[0]?.performer).toBeNull();
    const again = await save({ hymns: { specialNumber: 'Joy' }, performer: singer.id });
    expect(numberOf(again).slice(0, 2)).toEqual(['Joy', singer.id]);
  });

  it('is refused without a number, for a stranger, and over a newer save', async () => {
    const { planner, params, singer, save } = await makeNumber();
    const refused = (body: object) => planner.refused(meetings.change, { params, body });
    const stranger = await api.makeMember(await api.makeWard());
    for (const body of [{ performer: stranger.id }, { performer: 'Ana', hymns: {} }]) {
      const refusal = await refused(body);
      expect([refusal.status, refusal.body.errors?.map(({ path }) => path)]).toEqual([400, ['performer']]);
    }
    await save({ performer: singer.id });
    expect((await refused({ performer: 'Ana', musicVersion: 1 })).body.code).toBe('stale');
    expect(numberOf(await save({ performer: singer.id, musicVersion: 1 }))[1]).toBe(singer.id);
  });
});
