import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, wholePlan, type Caller } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

describe('scheduling a meeting', () => {
  it('answers with the meeting and everything a row or page shows', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const speaker = await api.makeMember(ward);
    const made = await planner.ok(meetings.schedule, {
      body: {
        date: DATE,
        conductingMemberId: conductor.id,
        invocationMember: speaker.id,
        benedictionMember: 'Brother Jensen',
        organist: '',
        speakers: [{ memberId: speaker.id, topic: 'Faith', duration: 15 }, { speakerName: 'Elder Park' }],
        hymns: { opening: '136', sacrament: '  ', closing: null },
        announcements: 'Stake conference is in two weeks.',
      },
    });
    expect(made).toMatchObject({
      wardId: ward.id,
      date: DATE,
      kind: 'regular',
      status: 'partially_planned',
      isComplete: false,
      version: 1,
      musicVersion: 1,
      conductingMember: { id: conductor.id, firstName: conductor.firstName, lastName: conductor.lastName },
      presidingMember: null,
      presidingMemberId: null,
      invocationMember: speaker.name,
      invocationMemberId: speaker.id,
      benedictionMember: 'Brother Jensen',
      benedictionMemberId: null,
      organist: null,
      organistId: null,
      announcements: 'Stake conference is in two weeks.',
      wardBusiness: null,
      openingHymn: '#136 I Know That My Redeemer Lives',
      sacramentHymn: null,
      closingHymn: null,
      restHymn: null,
      specialNumber: null,
    });
    expect(made.speakingAssignments).toMatchObject([
      { memberId: speaker.id, speakerName: speaker.name, topic: 'Faith', duration: 15, order: 1, status: 'assigned' },
      { memberId: null, member: null, speakerName: 'Elder Park', topic: null, order: 2 },
    ]);
    expect(made.speakingAssignments[0]).toEqual({
      id: expect.any(Number),
      meetingId: made.id,
      memberId: speaker.id,
      member: {
        id: speaker.id,
        firstName: speaker.firstName,
        lastName: speaker.lastName,
        calling: null,
        sex: null,
        addressedAs: null,
      },
      speakerName: speaker.name,
      topic: 'Faith',
      duration: 15,
      order: 1,
      status: 'assigned',
      invitation: { state: 'not_asked', at: null, by: null, way: null },
    });
    expect(made.musicalNumbers).toEqual([
      {
        id: expect.any(Number),
        meetingId: made.id,
        type: 'opening_hymn',
        hymnNumber: 136,
        title: 'I Know That My Redeemer Lives',
        performerId: null,
        directorId: null,
        accompanistId: null,
        performer: null,
        notes: null,
        order: 1,
        status: 'planned',
      },
    ]);
    expect(await planner.ok(meetings.read, { params: { id: made.id } })).toEqual(made);
    expect(await planner.ok(meetings.list)).toEqual([made]);
  });

  it.each(['1899-12-31', '2200-01-05', '2200-01-06', '0026-06-28', '20260-06-28'])(
    'says for %s which dates are possible, not that it has to be a Sunday',
    async (date) => {
      const { planner } = await api.makePlanning();
      const { body } = await planner.refused(meetings.schedule, { body: { date, status: 'draft' } });
      const message = 'Choose a date from Sunday, January 7, 1900, to Sunday, December 29, 2199';
      expect(body.errors).toEqual([{ path: 'date', message }]);
    },
  );

  it.each([
    [{}, 'date', 'A meeting date is required'],
    [{ date: '', conductingMemberId: 1 }, 'date', 'A meeting date is required'],
    [{ date: '2026-06-27' }, 'date', 'Meeting date must be a Sunday'],
    [{ date: '2026-02-30' }, 'date', 'Meeting date must be a Sunday'],
    [{ date: '28.06.2026' }, 'date', 'Meeting date must be a Sunday'],
    [{ date: `${DATE}T00:00:00Z` }, 'date', 'Meeting date must be a Sunday'],
    [{ date: 20_260_628 }, 'date', 'A meeting date is required'],
    [{ date: DATE }, 'conductingMemberId', 'A conducting member must be selected to save the meeting.'],
    [
      { date: DATE, status: 'draft', speakers: [{ topic: 'Faith' }] },
      'speakers.0',
      'Either a member must be selected or a speaker name must be provided',
    ],
    [
      { date: DATE, status: 'draft', speakers: [{ speakerName: '  ' }] },
      'speakers.0',
      'Either a member must be selected or a speaker name must be provided',
    ],
    [
      { date: DATE, status: 'draft', speakers: [{ speakerName: 'A', duration: 0 }] },
      'speakers.0.duration',
      'At least 1 minute',
    ],
    [
      { date: DATE, status: 'draft', speakers: Array.from({ length: 21 }, () => ({ speakerName: 'A' })) },
      'speakers',
      'At most 20 speakers',
    ],
    [{ date: DATE, status: 'draft', notes: 'x'.repeat(10_001) }, 'notes', '10,000 characters maximum'],
    [{ date: DATE, status: 'draft', notes: 'a\u0000b' }, 'notes', 'The text contains a character that can’t be saved'],
    [
      { date: DATE, status: 'draft', organist: 'a\ud800' },
      'organist',
      'The text contains a character that can’t be saved',
    ],
    [
      { date: DATE, status: 'draft', hymns: { opening: 'a\u0000' } },
      'hymns.opening',
      'The text contains a character that can’t be saved',
    ],
  ])('refuses %j', async (body, path, message) => {
    const { planner } = await api.makePlanning();
    const refusal = await planner.refused(meetings.schedule, { body });
    expect([refusal.status, refusal.body.message]).toEqual([400, message]);
    expect(refusal.body.errors).toContainEqual({ path, message });
    expect(await planner.ok(meetings.list)).toEqual([]);
  });

  it.each([
    { kind: 'party' },
    { status: 'unplanned' },
    { isComplete: 'yes' },
    { speakers: {} },
    { hymns: 'x' },
    { conductingMemberId: 'x' },
    { conductingMemberId: 0 },
  ])('refuses %j', async (part) => {
    const { planner } = await api.makePlanning();
    const refusal = await planner.refused(meetings.schedule, { body: { date: DATE, status: 'draft', ...part } });
    expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([400, Object.keys(part)[0]]);
  });

  it('marks a complete plan as planned', async () => {
    const { ward, planner } = await api.makePlanning();
    const made = await planner.ok(meetings.schedule, { body: { date: DATE, ...(await wholePlan(api, ward)) } });
    expect(made.status).toBe('planned');
    expect([made.openingHymn, made.sacramentHymn, made.closingHymn]).toEqual([
      '#2 The Spirit of God',
      '#169 As Now We Take the Sacrament',
      '#152 God Be with You Till We Meet Again',
    ]);
  });

  it('keeps every script and emoji as typed', async () => {
    const { planner } = await api.makePlanning();
    const notes = 'Ünï — 聖餐会 🙏🏽 \n\t"quotes" <b>&amp;</b> \'; drop table meetings; --';
    expect((await planner.ok(meetings.schedule, { body: { date: DATE, status: 'draft', notes } })).notes).toBe(notes);
  });
});

describe('deleting a meeting', () => {
  it('deletes it, once', async () => {
    const { planner, conductor } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    await planner.ok(meetings.remove, { params: { id } });
    expect((await planner.refused(meetings.remove, { params: { id } })).body.message).toBe('Meeting not found');
    expect(await planner.ok(meetings.list)).toEqual([]);
  });

  it.each(['query', 'body'])('accepts the ward in its %s, as other writes do', async (part) => {
    const { ward, planner, conductor } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    const superAdmin = await api.signedIn(await api.makeWard(), 'super_admin');
    const removals = [meetings.clearSpeakers, meetings.clearMusic, meetings.remove];
    const send = async (caller: Caller, wardId: number) => {
      const answers = [];
      for (const record of removals)
        answers.push(await caller.send(record, { params: { id, meetingId: id }, [part]: { wardId } }));
      return answers.map(({ status }) => status);
    };
    expect(await send(planner, ward.id + 1)).toEqual([403, 403, 403]);
    expect(await send(superAdmin, ward.id)).toEqual([204, 204, 204]);
  });
});
