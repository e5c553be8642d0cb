import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { SHEET_MAX } from '#shared/pulpit/limits.ts';
import { openApi, wholePlan } from '#tests/api.ts';

// Sheets are compared with the moment of the meeting's last save, which the database gives at first.
const api = await openApi({ now: new Date() });
const { meetings, pulpit } = API;
const DATE = '2027-06-27';

async function makeSheet(format: 'outline' | 'script' = 'outline') {
  const { ward, planner } = await api.makePlanning();
  const meeting = await planner.ok(meetings.schedule, {
    body: { date: DATE, ...(await wholePlan(api, ward)), releases: 'Marked release' },
  });
  const params = { id: meeting.id, format };
  return {
    ward,
    planner,
    meeting,
    read: () => planner.ok(pulpit.sheet, { params }),
    save: (content: string, isGenerated: boolean) =>
      planner.ok(pulpit.saveSheet, { params, body: { content, isGenerated } }),
    change: async (body: object) => {
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      await planner.ok(meetings.change, { params: { id: meeting.id }, body });
    },
  };
}

describe.each(['outline', 'script'] as const)('the %s', (format) => {
  it('is generated when it is first opened, and saved', async () => {
    const { read, planner, meeting } = await makeSheet(format);
    const first = await read();
    expect(first.edited).toBeNull();
    expect(first.generated).toContain('As Now We Take the Sacrament');
    expect(first.generated).toContain(meeting.conductingMember?.lastName);
    expect(await read()).toEqual(first);
    expect((await planner.ok(meetings.read, { params: { id: meeting.id } })).version).toBe(1);
  });

  it('keeps an edit next to the generated text, even when the meeting changes', async () => {
    const { read, save, change } = await makeSheet(format);
    const first = await read();
    expect(await save('My own words — ünï 🙏', false)).toMatchObject({
      generated: first.generated,
      edited: 'My own words — ünï 🙏',
    });
    await change({ hymns: { opening: '#3', sacrament: '#170', closing: '#152' } });
    const after = await read();
    expect(after.edited).toBe('My own words — ünï 🙏');
    expect(after.generated).toContain('Now Let Us Rejoice');
    expect(first.generated).not.toContain('Now Let Us Rejoice');
  });

  it('remembers from which meeting an edit was made, until the next save', async () => {
    const { read, save, change } = await makeSheet(format);
    expect(await read()).toMatchObject({ base: null, source: 'template' });
    const edited = await save('My own words', false);
    expect(edited.base).toBe(edited.facts);
    await change({ hymns: { opening: '#3', sacrament: '#170', closing: '#152' } });
    const after = await read();
    expect(after.base).toBe(edited.facts);
    expect([after.facts, after.fresh].every((text) => text.includes('Now Let Us Rejoice'))).toBe(true);
    expect(after.generatedAt).toBe(edited.generatedAt);
    const again = await save('Words of now', false);
    expect(again.base).toBe(after.facts);
  });

  it('records the meeting that the writer saw as the one the edit was made from', async () => {
    const { ward, planner, meeting, read } = await makeSheet(format);
    const params = { id: meeting.id, format };
    const saved = await planner.ok(pulpit.saveSheet, {
      params,
      body: { content: 'Mine', isGenerated: false, base: 'As it was', wardId: ward.id },
    });
    expect(saved.base).toBe('As it was');
    expect((await read()).base).toBe('As it was');
  });

  it('regenerated discards the edit', async () => {
    const { read, save } = await makeSheet(format);
    await save('My own words', false);
    const saved = await save('Made afresh', true);
    expect(saved).toMatchObject({ edited: null, generated: 'Made afresh' });
    expect(saved.generatedAt).not.toBeNull();
    expect(await read()).toEqual(saved);
  });
});

it('outline and script are kept apart', async () => {
  const { planner, meeting, save } = await makeSheet('outline');
  await save('An outline', false);
  expect((await planner.ok(pulpit.sheet, { params: { id: meeting.id, format: 'script' } })).edited).toBeNull();
});

it("a model's script stays when the meeting changes, until a fresh one is asked for", async () => {
  const { read, change, planner, meeting, save } = await makeSheet('script');
  const params = { id: meeting.id, format: 'script' as const };
  const saved = await planner.ok(pulpit.saveSheet, {
    params,
    body: { content: 'Warm words', isGenerated: true, source: 'ai' },
  });
  expect(saved).toMatchObject({ edited: null, generated: 'Warm words', source: 'ai', base: saved.facts });
  await change({ hymns: { opening: '#3', sacrament: '#170', closing: '#152' } });
  expect(await read()).toMatchObject({ generated: 'Warm words', source: 'ai', base: saved.base });
  expect((await planner.ok(meetings.read, { params: { id: meeting.id } })).scriptSource).toBe('ai');
  expect(await planner.ok(pulpit.sheet, { params: { id: meeting.id, format: 'outline' } })).toMatchObject({
    source: 'template',
  });
  expect(await save('Plain words', true)).toMatchObject({ generated: 'Plain words', source: 'template', base: null });
});

it('a script marked as AI’s that has no text is generated', async () => {
  const { meeting, read } = await makeSheet('script');
  const asAi = "update meetings set script_source = 'ai', generated_script = null where ward_id = $1 and id = $2";
  await api.database.pool.query(asAi, [meeting.wardId, meeting.id]);
  expect(await read()).toMatchObject({ source: 'template', generated: expect.stringContaining('WELCOME') });
});

it('a sheet shows neither a phone number nor notes of a member', async () => {
  const { ward, planner } = await api.makePlanning();
  const member = await api.makeMember(ward, {
    phone: 'Marked-phone',
    notes: 'Marked-notes',
    email: 'marked@example.org',
  });
  const { id } = await planner.ok(meetings.schedule, {
    body: { date: DATE, conductingMemberId: member.id, speakers: [{ memberId: member.id }] },
  });
  for (const format of ['outline', 'script'] as const) {
    expect((await planner.ok(pulpit.sheet, { params: { id, format } })).generated).not.toMatch(/marked/i);
  }
});

it('a sheet in another format or of a meeting that does not exist is refused with a message', async () => {
  const { planner, meeting } = await makeSheet();
  for (const [params, message] of [
    [{ id: meeting.id, format: 'poem' }, 'A pulpit sheet is an outline or a script. Choose one of these.'],
    [{ id: 2_000_000_000, format: 'script' }, 'Meeting not found'],
    [{ id: 'x', format: 'script' }, 'Meeting not found'],
  ] as const) {
    expect((await planner.refused(pulpit.sheet, { params })).body.message).toBe(message);
    expect(
      (await planner.refused(pulpit.saveSheet, { params, body: { content: 'x', isGenerated: false } })).status,
    ).toBe(404);
  }
});

it.each([
  {},
  { content: 'x' },
  { content: 7, isGenerated: true },
  { content: 'a\u0000', isGenerated: false },
  { content: 'x'.repeat(SHEET_MAX + 1), isGenerated: false },
  { content: ' \n ', isGenerated: false },
  { content: '', isGenerated: true },
])('a save such as %j is refused and leaves the sheet', async (body) => {
  const { planner, meeting, save, read } = await makeSheet();
  await save('Kept', false);
  expect(
    (await planner.refused(pulpit.saveSheet, { params: { id: meeting.id, format: 'outline' }, body })).status,
  ).toBe(400);
  expect((await read()).edited).toBe('Kept');
});
