import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { UNPUBLISHED } from '#shared/bulletin/limits.ts';
import { INVITATION_TEXTS } from '#shared/invitations/texts.ts';
import { STANDARD_WORDING } from '#shared/pulpit/limits.ts';
import { openApi, type Caller, type TestWard } from '#tests/api.ts';

const api = await openApi();
const DETAILS = { memberDetails: true, countsAttendance: false };
const TIMES = ['9:00 AM', '12:30 pm', '9 a.m.', '13:30', '09.00'];
const IN_WARD = { ...DETAILS, heldFrom: 720 };
const SWITCHES = { ...DETAILS, mailReminders: false, mailHymnList: false, mailWhatsMissing: false };
const { audit, wards, auth, meetings, music, pulpit } = API;
const placeIn = async (ward: TestWard) => ({ ward, admin: await api.signedIn(ward, 'admin') });
const place = async () => placeIn(await api.makeWard());
const datesOf = async (admin: Caller) =>
  (await admin.ok(meetings.list)).map((meeting) => ('date' in meeting ? meeting.date : ''));
const kindsOf = async (admin: Caller) =>
  Object.fromEntries((await admin.ok(meetings.list)).map((meeting) => [meeting.date, meeting.kind]));

describe('the configuration of a ward', () => {
  it('has every field with its default', async () => {
    const { ward, admin } = await place();
    expect(await admin.ok(wards.config)).toEqual({
      wardName: ward.name,
      stakeName: null,
      bishopName: null,
      meetingTime: '9:00 AM',
      defaultTalkLength: 10,
      reminderDays: 7,
      planningHorizonWeeks: 4,
      emailNotifications: true,
      ...SWITCHES,
      autoBackup: true,
      conflictDetection: true,
      timezone: 'America/Denver',
      fastSundayRule: 'next',
      hymnRepeatWeeks: 6,
      autoCreateMeetings: true,
      scriptWording: STANDARD_WORDING,
      programTheme: null,
      invitationTexts: {},
      programBack: null,
      publicProgram: UNPUBLISHED,
      version: 1,
    });
  });

  it('keeps the invitations that two admins change, drops what equals the default again, and refuses what can’t be filled in', async () => {
    const { admin } = await place();
    const save = (invitationTexts: object) => admin.send(wards.changeConfig, { body: { invitationTexts } });
    await Promise.all([save({ prayer: '{assignment} on {date}?' }), save({ speaker: 'Speak on {date}?' })]);
    const own = { prayer: '{assignment} on {date}?', speaker: 'Speak on {date}?' };
    expect((await admin.ok(wards.config)).invitationTexts).toEqual(own);
    const refused = await save({ speaker: 'Speak on {day}?' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'invitationTexts.speaker', message: expect.stringMatching(/^\{day\} can’t be used here\./) }],
    ]);
    await save({ speaker: null, prayer: INVITATION_TEXTS.prayer.usual });
    expect((await admin.ok(wards.config)).invitationTexts).toEqual({});
  });

  it('keeps what is saved, even by two people at once, and what a save omits', async () => {
    const { admin } = await place();
    await Promise.all([
      admin.ok(wards.changeConfig, { body: { reminderDays: 3 } }),
      admin.ok(wards.changeConfig, { body: { emailNotifications: false, autoBackup: false } }),
    ]);
    const saved = await admin.ok(wards.changeConfig, {
      body: { wardName: 'Oak Ward', stakeName: 'S', bishopName: '', meetingTime: '11:00 AM' },
    });
    expect(saved).toMatchObject({
      wardName: 'Oak Ward',
      stakeName: 'S',
      bishopName: null,
      meetingTime: '11:00 AM',
      reminderDays: 3,
      emailNotifications: false,
      autoBackup: false,
    });
    expect(await admin.ok(wards.config)).toEqual(saved);
  });

  it.each(TIMES)('accepts the meeting time %s as written', async (meetingTime) => {
    const { admin } = await place();
    expect((await admin.ok(wards.changeConfig, { body: { meetingTime } })).meetingTime).toBe(meetingTime);
  });

  it("tells the ward's admins what was changed, and nothing if nothing was", async () => {
    const { admin } = await place();
    await admin.ok(wards.changeConfig, {
      body: { bishopName: 'Amos Lee', fastSundayRule: 'none', hymnRepeatWeeks: 6 },
    });
    await admin.ok(wards.changeConfig, { body: { fastSundayRule: 'none' } });
    const said = (await admin.ok(audit.list)).rows.filter(({ action }) => action === 'ward_configured');
    expect(said.map(({ detail }) => detail)).toEqual(['bishop, fast Sunday rule']);
  });

  it.each([
    [{ wardName: ' ' }, 'wardName'],
    [{ defaultTalkLength: 0 }, 'defaultTalkLength'],
    [{ defaultTalkLength: '10' }, 'defaultTalkLength'],
    [{ planningHorizonWeeks: 27 }, 'planningHorizonWeeks'],
    [{ reminderDays: 1.5 }, 'reminderDays'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ fastSundayRule: 'never' }, 'fastSundayRule'],
    [{ hymnRepeatWeeks: -1 }, 'hymnRepeatWeeks'],
    [{ autoCreateMeetings: 'yes' }, 'autoCreateMeetings'],
    [{ programTheme: 'x'.repeat(301) }, 'programTheme'],
    [{ programBack: 'x'.repeat(2_001) }, 'programBack'],
    [{ meetingTime: 'in the morning' }, 'meetingTime'],
    [{ meetingTime: '9' }, 'meetingTime'],
    [{ meetingTime: '13:00 PM' }, 'meetingTime'],
    [{ meetingTime: '25:00' }, 'meetingTime'],
  ])('refuses %j', async (body, path) => {
    const { admin } = await place();
    const before = await admin.ok(wards.config);
    const refusal = await admin.refused(wards.changeConfig, { body });
    expect(refusal.status).toBe(400);
    expect(refusal.body.errors?.map((error) => error.path)).toEqual([path]);
    expect(await admin.ok(wards.config)).toEqual(before);
  });
});

describe('what the settings do', () => {
  it('a time zone is accepted in any letter case and stored in its listed spelling', async () => {
    const { admin } = await place();
    expect((await admin.ok(wards.changeConfig, { body: { timezone: 'asia/tokyo' } })).timezone).toBe('Asia/Tokyo');
    expect((await admin.ok(auth.capabilities)).ward?.timezone).toBe('Asia/Tokyo');
  });

  it('names, the meeting time, and other settings reach everyone in the ward', async () => {
    const { ward, admin } = await place();
    const planner = await api.signedIn(ward, 'sacrament_planner');
    await admin.ok(wards.changeConfig, {
      body: {
        wardName: 'Elm Ward',
        stakeName: 'Elm Stake',
        meetingTime: '10:30 AM',
        defaultTalkLength: 12,
        conflictDetection: false,
        hymnRepeatWeeks: 9,
        timezone: 'Asia/Tokyo',
        fastSundayRule: 'none',
        reminderDays: 12,
        emailNotifications: false,
        programTheme: 'Doubt not, fear not. (Doctrine and Covenants 6:36)',
        programBack: 'Bishop: Amos Lee',
      },
    });
    expect((await planner.ok(auth.capabilities)).ward).toEqual({
      id: ward.id,
      name: 'Elm Ward',
      stake: 'Elm Stake',
      meetingTime: '10:30 AM',
      defaultTalkLength: 12,
      conflictDetection: false,
      hymnRepeatWeeks: 9,
      timezone: 'Asia/Tokyo',
      fastSundayRule: 'none',
      reminderDays: 12,
      emailNotifications: false,
      scriptWording: STANDARD_WORDING,
      programTheme: 'Doubt not, fear not. (Doctrine and Covenants 6:36)',
      programBack: 'Bishop: Amos Lee',
      programPath: null,
      meetingAddress: null,
      version: 2,
      ...IN_WARD,
    });
    const conductor = await api.makeMember(ward);
    const body = { date: '2026-06-21', conductingMemberId: conductor.id };
    const { id } = await planner.ok(meetings.schedule, { body });
    const sheet = await planner.ok(pulpit.sheet, { params: { id, format: 'outline' } });
    expect(sheet.generated).toContain('Elm Ward');
  });

  it('the planning horizon and automatic drafts create and delete drafts at once, never a meeting', async () => {
    const { ward, admin } = await place();
    const conductor = await api.makeMember(ward);
    await admin.ok(meetings.schedule, { body: { date: '2026-06-28', conductingMemberId: conductor.id } });
    await admin.ok(wards.changeConfig, { body: { planningHorizonWeeks: 2 } });
    expect(await datesOf(admin)).toEqual(['2026-06-21', '2026-06-28']);
    await admin.ok(wards.changeConfig, { body: { planningHorizonWeeks: 5 } });
    expect(await datesOf(admin)).toEqual(['2026-06-21', '2026-06-28', '2026-07-05', '2026-07-12', '2026-07-19']);
    await admin.ok(wards.changeConfig, { body: { autoCreateMeetings: false } });
    expect(await datesOf(admin)).toEqual(['2026-06-28']);
    await admin.ok(wards.changeConfig, { body: { autoCreateMeetings: true, planningHorizonWeeks: 1 } });
    expect(await datesOf(admin)).toEqual(['2026-06-21', '2026-06-28']);
  });

  it('the rule for fast Sunday moves the fast meeting around general conference', async () => {
    const { admin } = await place();
    await admin.ok(wards.changeConfig, { body: { planningHorizonWeeks: 20 } });
    expect(await kindsOf(admin)).toMatchObject({
      '2026-09-27': 'regular',
      '2026-10-04': 'general_conference',
      '2026-10-11': 'fast_testimony',
    });
    await admin.ok(wards.changeConfig, { body: { fastSundayRule: 'previous' } });
    expect(await kindsOf(admin)).toMatchObject({ '2026-09-27': 'fast_testimony', '2026-10-11': 'regular' });
    await admin.ok(wards.changeConfig, { body: { fastSundayRule: 'none' } });
    expect(await kindsOf(admin)).toMatchObject({ '2026-09-27': 'regular', '2026-10-11': 'regular' });
  });

  it('the time zone determines today’s date', async () => {
    const { ward, admin } = await place();
    const start = api.clock.now;
    // Sunday in Auckland, still Saturday in Honolulu.
    api.clock.now = new Date('2026-06-20T20:00:00Z');
    const conductor = await api.makeMember(ward);
    await admin.ok(meetings.schedule, { body: { date: '2026-06-14', conductingMemberId: conductor.id } });
    await admin.ok(wards.changeConfig, { body: { timezone: 'Pacific/Auckland', planningHorizonWeeks: 1 } });
    api.clock.now = new Date('2026-06-21T14:00:00Z');
    await admin.ok(wards.changeConfig, { body: { planningHorizonWeeks: 2 } });
    const inAuckland = await datesOf(admin);
    await admin.ok(wards.changeConfig, { body: { timezone: 'Pacific/Honolulu' } });
    const inHonolulu = await datesOf(admin);
    api.clock.now = start;
    expect(inAuckland.at(-1)).toBe('2026-07-05');
    expect(inHonolulu.at(-1)).toBe('2026-06-28');
  });

  it('the window of repeated hymns determines which use counts as recent', async () => {
    const { ward, admin } = await place();
    const conductor = await api.makeMember(ward);
    await admin.ok(meetings.schedule, {
      body: { date: '2026-05-17', conductingMemberId: conductor.id, hymns: { opening: '#2' } },
    });
    const recent = async () =>
      (await admin.ok(music.search, { query: { q: '2' } })).find(({ number }) => number === 2)?.recentUse ?? null;
    expect(await recent()).toMatchObject({ date: '2026-05-17' });
    await admin.ok(wards.changeConfig, { body: { hymnRepeatWeeks: 2 } });
    expect(await recent()).toBeNull();
  });

  it('the meeting time determines the greeting in the script', async () => {
    const { ward, admin } = await place();
    const conductor = await api.makeMember(ward);
    const { id } = await admin.ok(meetings.schedule, {
      body: { date: '2026-06-28', conductingMemberId: conductor.id },
    });
    const script = async () => (await admin.ok(pulpit.sheet, { params: { id, format: 'script' } })).generated;
    expect(await script()).toMatch(/good morning/i);
    await admin.ok(wards.changeConfig, { body: { meetingTime: '1:00 PM' } });
    expect(await script()).toMatch(/good afternoon/i);
  });
});
