import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { DETAIL_FIELDS } from '#shared/members/schema.ts';
import { openApi } from '#tests/api.ts';
import { importFile } from '#tests/member-files.ts';

const api = await openApi();
const { imports, members, tracking, wards } = API;

const DETAILS = {
  preferredName: 'Nan',
  sex: 'female',
  addressedAs: 'President',
  household: 'Price, Tom and Hannah',
  ageGroup: 'adult',
  birthYear: 1985,
  away: [{ from: '2026-06-26', to: '2026-07-06' }],
} as const;
const NOTHING = {
  preferredName: null,
  sex: null,
  addressedAs: null,
  household: null,
  ageGroup: null,
  birthYear: null,
  away: [],
};
const FILE = 'Name,Gender,Age,Birth Date,Household\n"Price, Hannah",F,41,12 Mar 1985,"Price, Tom"\n"Lee, Kim",M,15,,\n';

async function place() {
  const ward = await api.makeWard();
  return { ward, planner: await api.signedIn(ward, 'sacrament_planner'), admin: await api.signedIn(ward, 'admin') };
}

describe('member details', () => {
  it('are kept as given, and a year that is typed is a year', async () => {
    const { planner } = await place();
    const body = { firstName: 'Hannah', lastName: 'Price', ...DETAILS, away: [...DETAILS.away] };
    const spaced = { ...body, preferredName: ' Nan ', addressedAs: 'President ' };
    expect(await planner.ok(members.add, { body: spaced })).toMatchObject(DETAILS);
    const typed = await planner.ok(members.add, { body: { ...body, birthYear: '1990' } });
    expect(typed.birthYear).toBe(1990);
    const cleared = {
      preferredName: '',
      sex: '' as const,
      addressedAs: ' ',
      household: '',
      ageGroup: '' as const,
      birthYear: '',
      away: [],
    };
    expect(await planner.ok(members.change, { params: { id: typed.id }, body: cleared })).toMatchObject(NOTHING);
  });

  it.each([
    [{ birthYear: 85 }, 'birthYear'],
    [{ birthYear: 'soon' }, 'birthYear'],
    [{ ageGroup: 'old' }, 'ageGroup'],
    [{ preferredName: 'x'.repeat(101) }, 'preferredName'],
    [{ addressedAs: 'x'.repeat(41) }, 'addressedAs'],
    [{ household: 'x'.repeat(101) }, 'household'],
    [{ away: [{ from: '2026-07-06', to: '2026-06-26' }] }, 'away.0.to'],
    [{ away: [{ from: 'soon', to: '2026-06-26' }] }, 'away.0.from'],
    [{ away: Array.from({ length: 21 }, () => DETAILS.away[0]) }, 'away'],
  ])('are refused as %j', async (wrong, path) => {
    const { planner } = await place();
    const { status, body } = await planner.refused(members.add, {
      body: { firstName: 'Hannah', lastName: 'Price', ...wrong },
    });
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  it('come with an import, which keeps the year of a birth date and nothing else of it', async () => {
    const { planner } = await place();
    const preview = await importFile(planner, 'ward.csv', FILE, true);
    expect(preview.rows.map(({ details }) => details)).toEqual([
      'Sister · household: Price, Tom · born in 1985',
      'Brother · born about 2011',
    ]);
    expect(JSON.stringify(preview)).not.toContain('Mar');
    const { rows } = await api.database.pool.query('select rows from member_imports');
    expect(JSON.stringify(rows)).not.toContain('Mar');
    await importFile(planner, 'ward.csv', FILE);
    const list = await planner.ok(members.list);
    expect(list.map(({ birthYear, household, sex }) => [birthYear, household, sex])).toEqual([
      [2011, null, 'male'],
      [1985, 'Price, Tom', 'female'],
    ]);
    // A birthday later in the year makes no one a year older or younger.
    expect(await importFile(planner, 'ward.csv', FILE.replace(',15,', ',14,'))).toMatchObject({
      imported: 0,
      updated: 0,
      skipped: 2,
    });
  });

  it('are deleted in one action by a ward that doesn’t use them, even from imports that can be undone, and not taken again', async () => {
    const { planner, admin } = await place();
    const body = { firstName: 'Hannah', lastName: 'Price', ...DETAILS, away: [...DETAILS.away] };
    const { id } = await planner.ok(members.add, { body });
    const { importId } = await importFile(
      planner,
      'new.csv',
      'Name,Phone,Household\n"Price, Hannah",801 555 0100,Other home\n',
    );
    const preview = await importFile(planner, 'ward.csv', FILE, true);
    await admin.ok(wards.changeConfig, { body: { memberDetails: false } });
    const one = async () => (await planner.ok(members.list)).find((member) => member.id === id);
    expect(await one()).toMatchObject({ ...NOTHING, phone: '801 555 0100' });
    const late = await planner.refused(imports.members, { body: { importId: preview.importId } });
    expect([late.status, late.body.code]).toEqual([404, 'preview_gone']);
    await planner.ok(imports.undo, { params: { id: importId ?? 0 }, body: {} });
    expect(await one()).toMatchObject({ ...NOTHING, phone: null });
    await planner.ok(members.change, { params: { id }, body: { ...DETAILS, away: [...DETAILS.away], phone: '555' } });
    expect((await importFile(planner, 'ward.csv', FILE)).ignoredColumns).toEqual([
      'Brother or Sister (member details are off)',
      'Household (member details are off)',
      'Birth year (member details are off)',
      'Age (member details are off)',
    ]);
    const all = await planner.ok(members.list);
    expect(all.map((member) => DETAIL_FIELDS.map((name) => member[name]))).toEqual([
      Object.values(NOTHING),
      Object.values(NOTHING),
    ]);
    expect((await one())?.phone).toBe('555');
    const { rows } = await api.database.pool.query('select rows, known, trace from member_imports where ward_id = $1', [
      all[0]?.wardId,
    ]);
    const exported = await planner.send(imports.exportMembers);
    expect(exported.text).toContain('firstName,lastName,email');
    expect(exported.text).not.toMatch(/sex|household|female/);
    for (const secret of ['Other home', 'Price, Tom', '1985', 'Nan', 'President'])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('are no reason to skip a row in a ward that doesn’t use them', async () => {
    const { planner, admin } = await place();
    await admin.ok(wards.changeConfig, { body: { memberDetails: false } });
    const file = `Name,Goes By,addressedAs,Household\n"Lee, Kim",call at 9,,\n"Lee, Ann",,#1,\n"Lee, Joe",,,${'x'.repeat(101)}\n`;
    const { rows, importId } = await importFile(planner, 'ward.csv', file, true);
    expect(rows.map(({ action, reason }) => reason ?? action)).toEqual(['new', 'new', 'new']);
    expect(await planner.ok(imports.members, { body: { importId: importId ?? 0 } })).toMatchObject({ imported: 3 });
  });

  it('choose who is suggested: of one age group, not away that day, and those whose family speaks soon last', async () => {
    const { planner } = await place();
    const add = (firstName: string, more: object) =>
      planner.ok(members.add, { body: { firstName, lastName: 'Price', ...more } });
    const tom = await add('Tom', { household: 'Elm Street', birthYear: 1980 });
    await add('Ana', { household: 'elm street', ageGroup: 'adult' });
    await add('Zoe', { household: 'Oak Street', ageGroup: 'adult' });
    await add('Abe', { ageGroup: 'adult', away: [{ from: '2026-06-28', to: '2026-06-28' }] });
    await add('Eve', { birthYear: 2012 });
    await planner.ok(API.meetings.schedule, {
      body: { date: '2026-06-21', conductingMemberId: tom.id, speakers: [{ memberId: tom.id }] },
    });
    const names = async (query: object) =>
      (await planner.ok(tracking.suggestedSpeakers, { query: { date: '2026-06-28', ...query } })).map(
        ({ firstName }) => firstName,
      );
    expect(await names({ group: 'adult' })).toEqual(['Zoe', 'Ana']);
    expect(await names({ group: 'youth' })).toEqual(['Eve']);
    expect(await names({ group: 'child' })).toEqual([]);
    expect(await names({})).toEqual(['Eve', 'Zoe', 'Ana']);
  });

  it('come from the person with a decline by link, if the ward records them', async () => {
    const { planner, admin } = await place();
    const { id } = await planner.ok(members.add, { body: { firstName: 'Hannah', lastName: 'Price' } });
    const meeting = await planner.ok(API.meetings.schedule, {
      body: { date: '2026-06-28', conductingMemberId: id, speakers: [{ memberId: id }] },
    });
    const assignments = [{ meetingId: meeting.id, key: `talk:${meeting.speakingAssignments[0]?.id}` }];
    const [written] = await planner.ok(API.invitations.write, { body: { assignments } });
    const path = new URL(/https?:\S+/.exec(written?.text ?? '')?.[0] ?? '').pathname;
    const page = async () => (await request(api.origin).get(path)).text;
    const answer = (form: object) => request(api.origin).post(path).type('form').redirects(0).send(form);
    const awayOf = async () => (await planner.ok(members.list)).find((member) => member.id === id)?.away;
    expect(await page()).toContain('First day away');
    const days = DETAILS.away[0];
    const wrong = await answer({ answer: 'no', word: 'Sorry', from: days.to, to: days.from });
    expect([wrong.status, wrong.text.includes('the last day can’t be before the first')]).toEqual([400, true]);
    await answer({ answer: 'yes', ...days });
    expect(await awayOf()).toEqual([]);
    await answer({ answer: 'no', ...days });
    expect(await awayOf()).toEqual([days]);
    const versionOf = async () => (await planner.ok(members.list)).find((member) => member.id === id)?.version;
    const version = await versionOf();
    await answer({ answer: 'no', word: 'Sorry', ...days });
    expect(await versionOf()).toBe(version);
    expect(await page()).toContain('You’re away Fri, Jun 26 – Mon, Jul 6. Change dates');
    expect(await page()).toContain('name="from" min="2026-06-17" value="2026-06-26"');
    // What the planner wrote down stays; what the person gave before goes.
    const planned = { from: '2026-09-06', to: '2026-09-06' };
    await planner.ok(members.change, { params: { id }, body: { away: [days, planned] } });
    await answer({ answer: 'no', from: '2026-08-02', to: '' });
    expect(await awayOf()).toEqual([{ from: '2026-08-02', to: '2026-08-02' }, planned]);
    await answer({ answer: 'not away', from: '2026-08-02', to: '2026-08-02' });
    expect(await awayOf()).toEqual([planned]);
    await answer({ answer: 'no', ...days });
    await answer({ answer: 'yes', ...days });
    expect(await awayOf()).toEqual([planned]);
    await answer({ answer: 'no', ...days });
    await admin.ok(wards.changeConfig, { body: { memberDetails: false } });
    expect(await page()).not.toContain('First day away');
    await answer({ answer: 'no', ...days });
    expect(await awayOf()).toEqual([]);
    const { rows } = await api.database.pool.query('select away from invitations where member_id = $1', [id]);
    expect(rows).toEqual([{ away: null }]);
  });
});

it('a birth year in the future is refused, and this year’s is not', async () => {
  const { planner } = await api.makePlanning();
  const named = { firstName: 'Fay', lastName: 'Lund' };
  const errors = [{ path: 'birthYear', message: 'Birth year can’t be in the future' }];
  const thisYear = api.clock.now.getUTCFullYear();
  const refused = await planner.refused(API.members.add, { body: { ...named, birthYear: thisYear + 1 } });
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
  const { id } = await planner.ok(API.members.add, { body: { ...named, birthYear: thisYear } });
  const change = { params: { id }, body: { birthYear: thisYear + 1 } };
  expect((await planner.refused(API.members.change, change)).body.errors).toEqual(errors);
});
