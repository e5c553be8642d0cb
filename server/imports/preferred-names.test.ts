import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type Caller } from '#tests/api.ts';
import { emptyWard, importFile } from '#tests/member-files.ts';

const api = await openApi();
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
    const whole = await importFile(planner, 'list.csv', 'Preferred Name,Phone\n"Smith, William",801 555 0100\n');
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
