import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { meetings } = API;
const DATE = '2026-06-28';

async function makeMusic(hymns: object = {}) {
  const { ward, planner, conductor } = await api.makePlanning();
  const meeting = await planner.ok(meetings.schedule, {
    body: { date: DATE, conductingMemberId: conductor.id, hymns },
  });
  return { ward, planner, meeting, params: { id: meeting.id }, music: await api.signedIn(ward, 'music_planner') };
}

describe("the music planner's save", () => {
  it('sets what it is sent and leaves the other hymns and the people alone', async () => {
    const { music, meeting, params } = await makeMusic({ opening: '#2', closing: '#152' });
    const after = await music.ok(meetings.changeMusic, {
      params,
      body: { sacrament: '169', closing: '  ', specialNumber: 'Youth choir' },
    });
    expect([after.openingHymn, after.sacramentHymn, after.closingHymn, after.specialNumber]).toEqual([
      '#2 The Spirit of God',
      '#169 As Now We Take the Sacrament',
      '#152 God Be with You Till We Meet Again',
      'Youth choir',
    ]);
    expect([after.version, after.musicVersion]).toEqual([meeting.version, meeting.musicVersion + 1]);
    expect(after.musicalNumbers.map(({ type, order }) => [type, order])).toEqual([
      ['opening_hymn', 1],
      ['sacrament_hymn', 2],
      ['closing_hymn', 4],
      ['special_number', 5],
    ]);
  });

  it('removes a hymn with null', async () => {
    const { music, params } = await makeMusic({ opening: '#2', rest: '#30' });
    expect((await music.ok(meetings.changeMusic, { params, body: { rest: null } })).restHymn).toBeNull();
  });

  it.each([{}, { opening: '  ' }, { rest: '', musicVersion: 1 }])(
    'that brings no hymn (%j) is refused',
    async (body) => {
      const { music, params } = await makeMusic();
      const refusal = await music.refused(meetings.changeMusic, { params, body });
      expect([refusal.status, refusal.body.code]).toEqual([400, 'nothing_to_save']);
    },
  );

  it.each([
    ['#136 I Know That My Redeemer Lives', 136],
    ['136', 136],
    ['#136', 136],
    ['Hymn #136 anything', 136],
    ['hymn 136', 136],
    ['i know that my redeemer lives', 136],
    ['I Know that my Redeemer Lives!', 136],
    ['1001', 1001],
    ['100 Voices Strong', null],
    ['9999', null],
    ['A Song of Our Own', null],
  ])('reads %j as hymn %j', async (typed, number) => {
    const { music, params } = await makeMusic();
    const after = await music.ok(meetings.changeMusic, { params, body: { opening: typed } });
    expect(after.musicalNumbers[0]?.hymnNumber).toBe(number);
    if (number === null) expect(after.openingHymn).toBe(typed);
  });

  it('remembers a hymn of its own for the ward, but not a special number', async () => {
    const { ward, music, params } = await makeMusic();
    await music.ok(meetings.changeMusic, { params, body: { opening: 'Our Ward Song', specialNumber: 'Youth choir' } });
    await music.ok(meetings.changeMusic, { params, body: { closing: 'our ward song!' } });
    const own = await music.ok(API.music.customHymns);
    expect(own.map(({ title, wardId, isCustom }) => [title, wardId, isCustom])).toEqual([
      ['Our Ward Song', ward.id, true],
    ]);
  });

  it('remembers neither the first words of a hymn nor a number as a hymn of the ward', async () => {
    const { music, params } = await makeMusic();
    const body = { opening: 'I stand all', rest: 'Be still, my', closing: '#999', sacrament: 'Faith' };
    const after = await music.ok(meetings.changeMusic, { params, body });
    expect([after.openingHymn, after.restHymn, after.closingHymn]).toEqual(['I stand all', 'Be still, my', '#999']);
    await music.ok(meetings.addMusic, { body: { meetingId: params.id, type: 'rest_hymn', title: 'O ye mountains' } });
    expect((await music.ok(API.music.customHymns)).map(({ title }) => title)).toEqual(['Faith']);
  });

  it('keeps the performer of a number whose title stays', async () => {
    const { planner, music, params } = await makeMusic();
    await planner.ok(meetings.addMusic, {
      body: { meetingId: params.id, type: 'special_number', title: 'Come unto Jesus', performer: 'The Youngs' },
    });
    const same = await music.ok(meetings.changeMusic, {
      params,
      body: { opening: '#2', specialNumber: 'Come unto Jesus' },
    });
    expect(same.musicalNumbers.at(-1)?.performer).toBe('The Youngs');
    const other = await music.ok(meetings.changeMusic, { params, body: { specialNumber: 'Another' } });
    expect(other.musicalNumbers.at(-1)?.performer).toBeNull();
  });
});

describe('the single calls', () => {
  it('clear and add speakers, counting as changes of the meeting', async () => {
    const { ward, planner, params } = await makeMusic();
    const speaker = await api.makeMember(ward);
    const meetingId = params.id;
    const first = await planner.ok(meetings.addSpeaker, {
      body: { meetingId, memberId: speaker.id, topic: 'Faith', duration: 10 },
    });
    const second = await planner.ok(meetings.addSpeaker, { body: { meetingId, speakerName: 'Elder Park' } });
    expect([first, second]).toMatchObject([
      { speakerName: speaker.name, order: 1 },
      { speakerName: 'Elder Park', memberId: null, order: 2 },
    ]);
    const after = await planner.ok(meetings.read, { params });
    expect([after.speakingAssignments, after.version, after.musicVersion]).toEqual([[first, second], 3, 1]);
    await planner.ok(meetings.clearSpeakers, { params: { meetingId } });
    expect((await planner.ok(meetings.read, { params })).speakingAssignments).toEqual([]);
  });

  it('clear and add music, also by its short type names', async () => {
    const { music, params } = await makeMusic({ opening: '#2' });
    const meetingId = params.id;
    await music.ok(meetings.clearMusic, { params: { meetingId } });
    const special = await music.ok(meetings.addMusic, {
      body: { meetingId, type: 'special', title: 'Youth choir', performer: 'Youth' },
    });
    const opening = await music.ok(meetings.addMusic, {
      body: { meetingId, type: 'opening_hymn', title: '3', order: 1 },
    });
    expect([special.type, special.order, opening.hymnNumber]).toEqual(['special_number', 5, 3]);
    const after = await music.ok(meetings.read, { params });
    expect([after.openingHymn, after.specialNumber, after.version, after.musicVersion]).toEqual([
      '#3 Now Let Us Rejoice',
      'Youth choir',
      1,
      4,
    ]);
  });

  it('say who sings, leads and accompanies, each a member of the ward', async () => {
    const { ward, planner, params } = await makeMusic();
    const [singer, leader, pianist] = [
      await api.makeMember(ward),
      await api.makeMember(ward),
      await api.makeMember(ward),
    ];
    const body = {
      meetingId: params.id,
      type: 'special',
      title: 'Come unto Jesus',
      performerId: singer.id,
      directorId: leader.id,
      accompanistId: pianist.id,
    };
    await planner.ok(meetings.addMusic, { body });
    const after = await planner.ok(meetings.read, { params });
    expect(after.musicalNumbers).toMatchObject([
      { performerId: singer.id, directorId: leader.id, accompanistId: pianist.id },
    ]);
    const stranger = await api.makeMember(await api.makeWard());
    const refusal = await planner.refused(meetings.addMusic, { body: { ...body, directorId: stranger.id } });
    expect([refusal.status, refusal.body.errors?.map(({ path }) => path)]).toEqual([400, ['directorId']]);
    expect(await planner.ok(meetings.read, { params })).toEqual(after);
  });

  const IDS = ['performerId', 'directorId', 'accompanistId'];
  it.each(IDS)('do not tell a music planner, who has no member list, whose number a %s is', async (field) => {
    const { ward, music, params } = await makeMusic();
    const { id, name } = await api.makeMember(ward);
    const body = { meetingId: params.id, type: 'special', title: 'Come unto Jesus' };
    const refusal = await music.refused(meetings.addMusic, { body: { ...body, [field]: id } });
    expect([refusal.status, refusal.body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect((await music.ok(meetings.addMusic, { body: { ...body, performer: name } })).performer).toBe(name);
  });

  it('replace the number of the same type, and remember a hymn of the ward', async () => {
    const { music, params } = await makeMusic({ opening: '#2', closing: '#152' });
    const add = (body: { type: string; title: string }) =>
      music.ok(meetings.addMusic, { body: { meetingId: params.id, ...body } });
    await Promise.all([
      add({ type: 'opening_hymn', title: 'Our Ward Song' }),
      add({ type: 'opening_hymn', title: 'Our Ward Song' }),
    ]);
    await add({ type: 'special', title: 'Youth choir' });
    await add({ type: 'special_number', title: 'Ward choir' });
    const after = await music.ok(meetings.read, { params });
    expect(after.musicalNumbers.map(({ type, title }) => [type, title])).toEqual([
      ['opening_hymn', 'Our Ward Song'],
      ['closing_hymn', 'God Be with You Till We Meet Again'],
      ['special_number', 'Ward choir'],
    ]);
    expect((await music.ok(API.music.customHymns)).map(({ title }) => title)).toEqual(['Our Ward Song']);
  });

  it.each([
    [{ type: 'opening_hymn', title: '  ' }, 'A hymn or title is required'],
    [{ type: 'opening_hymn', title: '#2', order: 6 }, 'The order must be from 1 to 5'],
    [{ type: 'opening_hymn', title: '#2', order: 0 }, 'The order must be from 1 to 5'],
  ])('refuse music such as %j', async (body, message) => {
    const { music, params } = await makeMusic();
    expect((await music.refused(meetings.addMusic, { body: { meetingId: params.id, ...body } })).body.message).toBe(
      message,
    );
  });

  it('refuse an unknown speaker, and one from another ward', async () => {
    const { planner, params } = await makeMusic();
    const stranger = await api.makeMember(await api.makeWard());
    const nobody = await planner.refused(meetings.addSpeaker, { body: { meetingId: params.id, topic: 'Faith' } });
    const message = 'Either a member must be selected or a speaker name must be provided';
    expect(nobody.body).toMatchObject({ message, errors: [{ path: 'speakerName', message }] });
    expect(
      (await planner.refused(meetings.addSpeaker, { body: { meetingId: params.id, memberId: stranger.id } })).status,
    ).toBe(400);
  });

  it('find no meeting that does not exist', async () => {
    const { planner } = await makeMusic();
    for (const record of [meetings.clearSpeakers, meetings.clearMusic]) {
      expect((await planner.refused(record, { params: { meetingId: 2_000_000_000 } })).body.message).toBe(
        'Meeting not found',
      );
    }
    expect(
      (await planner.refused(meetings.addMusic, { body: { meetingId: 2_000_000_000, type: 'rest_hymn', title: '#2' } }))
        .status,
    ).toBe(404);
  });
});
