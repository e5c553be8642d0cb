import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();
const { meetings, members, pulpit } = API;

it('someone known to be Brother or Sister is called that in the script, and roles that only read a program don’t see it', async () => {
  const ward = await api.makeWard();
  const planner = await api.signedIn(ward, 'sacrament_planner');
  const added = async (firstName: string, sex: 'male' | 'female' | '') =>
    planner.ok(members.add, { body: { firstName, lastName: 'Lee', sex } });
  const [bo, ana, kim] = [await added('Bo', 'male'), await added('Ana', 'female'), await added('Kim', '')];
  expect([bo.sex, ana.sex, kim.sex]).toEqual(['male', 'female', null]);
  const { id } = await planner.ok(meetings.schedule, {
    body: {
      date: '2026-06-21',
      conductingMemberId: bo.id,
      presidingMemberId: kim.id,
      invocationMember: ana.id,
      benedictionMember: 'Sam Visitor',
      organist: kim.id,
      speakers: [{ memberId: ana.id, topic: 'Faith' }],
    },
  });
  const read = (caller: Caller) => caller.ok(meetings.read, { params: { id } });
  expect((await read(planner)).spokenNames).toEqual({ invocationMember: 'Sister Ana Lee' });
  const sheet = await planner.ok(pulpit.sheet, { params: { id, format: 'script' } });
  for (const words of ['Kim Lee is presiding today', 'Brother Bo Lee', 'Sister Ana Lee will offer the invocation']) {
    expect(sheet.generated).toContain(words);
  }
  expect(sheet.generated).not.toMatch(/(?:Brother|Sister) (?:Kim|Sam)/);
  for (const role of ['program', 'music_planner'] as const) {
    const seen = await (await api.signedIn(ward, role)).send(meetings.read, { params: { id } });
    expect([seen.status, /male|Sister|Brother|spokenNames/.test(seen.text)]).toEqual([200, false]);
  }
  const after = await planner.ok(members.change, { params: { id: ana.id }, body: { sex: null } });
  expect(after.sex).toBeNull();
  expect((await read(planner)).spokenNames).toEqual({});
});

it('a list with a column for it says who is Brother and who is Sister, and nothing else there is a problem', async () => {
  const ward = await api.makeWard();
  const planner = await api.signedIn(ward, 'sacrament_planner');
  const content =
    'Preferred Name,Gender,Phone\n"Lee, Ana",F,801 555 0100\n"Lee, Bo",Male,\n"Lee, Kim",Unknown,\n"Lee, Sam",,\n';
  const report = await planner.send(API.imports.members, { file: { name: 'list.csv', content } });
  expect([report.body.imported, report.body.ignoredColumns]).toEqual([4, []]);
  const listed = await planner.ok(members.list);
  expect(listed.map(({ firstName, sex }) => [firstName, sex])).toEqual([
    ['Ana', 'female'],
    ['Bo', 'male'],
    ['Kim', null],
    ['Sam', null],
  ]);
});
