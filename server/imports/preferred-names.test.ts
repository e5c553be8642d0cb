import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type Caller } from '#tests/api.ts';
import { counts, emptyWard, importFile } from '#tests/member-files.ts';

const api = await openApi();
const add = (planner: Caller, firstName: string, more: object = {}) =>
  planner.ok(API.members.add, { body: { firstName, lastName: 'Smith', ...more } });
const names = async (planner: Caller) =>
  (await planner.ok(API.members.list)).map(({ firstName, preferredName, phone }) => [firstName, preferredName, phone]);

test.each(['Goes By', 'Nickname', 'Preferred First Name', 'preferredName'])(
  'a column %s has what a person goes by, and Preferred Name is the whole name',
  async (heading) => {
    const { planner } = await emptyWard(api);
    const file = `First Name,Last Name,${heading},addressedAs\nWilliam,Smith,Bill,Elder\nAnn,Smith,ann,\nKim,Smith,,\n`;
    const preview = await importFile(planner, 'list.csv', file, true);
    expect(preview.rows.map(({ details }) => details)).toEqual(['goes by Bill · title: Elder', undefined, undefined]);
    await importFile(planner, 'list.csv', file);
    expect(await names(planner)).toEqual([
      ['Ann', null, null],
      ['William', 'Bill', null],
      ['Kim', null, null],
    ]);
    const whole = await importFile(planner, 'list.csv', 'Preferred Name,Phone\n"Smith, Bill",801 555 0100\n');
    expect(whole.rows).toMatchObject([{ action: 'update', reason: 'Changes: phone.' }]);
    expect((await names(planner))[1]).toEqual(['William', 'Bill', '801 555 0100']);
  },
);

test('what cannot be a first name or a title makes its row a problem', async () => {
  const { planner } = await emptyWard(api);
  const file = 'Name,Goes By,addressedAs\n"Smith, William",call him at 9,\n"Smith, Ann",,#1\n';
  const { rows } = await importFile(planner, 'list.csv', file, true);
  expect(rows.map(({ reason }) => reason)).toEqual(['“call him at 9” is not a first name.', '“#1” is not a title.']);
});

test('a member is found by either first name, and two whom a row may mean are asked about', async () => {
  const { planner } = await emptyWard(api);
  await add(planner, 'William', { preferredName: 'Bill' });
  const byEither = await importFile(planner, 'a.csv', 'Name,Calling\n"SMITH, BILL",Organist\n', true);
  expect(byEither.rows).toMatchObject([{ action: 'update', reason: 'Changes: calling.' }]);
  await add(planner, 'Bill');
  const unclear = await importFile(planner, 'b.csv', 'Name,Calling\n"Smith, Bill",Organist\n', true);
  expect(unclear.rows[0]?.reason).toMatch(/^2 members have this name\./);
  const both = 'Name,Calling\n"Smith, William",Clerk\n"Smith, Bill",Organist\n';
  expect(counts(await importFile(planner, 'c.csv', both))).toMatchObject({ imported: 0, updated: 2 });
});

test('who is listed under the name they go by stays so', async () => {
  const { planner } = await emptyWard(api);
  await add(planner, 'Bill', { email: 'bill@example.org' });
  const file = 'First Name,Last Name,Goes By\nWilliam,Smith,Bill\n';
  expect((await importFile(planner, 'list.csv', file)).rows).toMatchObject([{ action: 'skip', reason: 'No changes.' }]);
  expect(await names(planner)).toEqual([['Bill', null, null]]);
});

test('an address does not turn the first name of the record into what the person goes by', async () => {
  const { planner } = await emptyWard(api);
  await add(planner, 'William', { preferredName: 'Bill', email: 'bill@example.org' });
  const file = 'Name,Email,Phone\n"Smith, Bill",bill@example.org,801 555 0100\n';
  expect((await importFile(planner, 'list.csv', file)).rows).toMatchObject([{ reason: 'Changes: phone.' }]);
  expect(await names(planner)).toEqual([['William', 'Bill', '801 555 0100']]);
});
