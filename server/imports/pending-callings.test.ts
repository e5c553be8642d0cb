import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();

test('a calling that begins later is saved once a person has answered', async () => {
  const planner = await api.signedIn(await api.makeWard(), 'sacrament_planner');
  const content =
    'Name,Calling,Phone,Sustained\n"Lee, Kim",Clerk,801 555 0100,6 Dec 2099\n"Lee, Kim",Organist,801 555 0100,\n';
  const preview = { query: { dryRun: 'true' }, file: { name: 'ward.csv', content } };
  const { body } = await planner.send(API.imports.members, preview);
  const asked = 'This row says “6 Dec 2099” under “Sustained.” Do they have this calling yet?';
  expect(body.rows).toMatchObject([2, 3].map((row) => ({ row, isProblem: true, reason: asked })));
  const { importId } = body;
  const unanswered = await planner.send(API.imports.members, {
    body: { importId, rows: [{ row: 2 }] },
    query: { dryRun: 'true' },
  });
  expect(unanswered.body).toMatchObject({ imported: 0 });
  await planner.send(API.imports.members, { body: { importId, rows: [{ row: 2, calling: 'Organist' }] } });
  expect(await planner.ok(API.members.list)).toMatchObject([{ firstName: 'Kim', calling: 'Organist' }]);
});
