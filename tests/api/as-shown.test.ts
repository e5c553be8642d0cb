import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import type { ImportReport, ImportRow } from '#shared/imports/schema.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();

const STREETS =
  'Name,Phone\nMaple Street,\nLinda Baker,801-555-0101\nOak Street,\nSusan Parker,801-555-0103\nOak Avenue,\nTom Reed,801-555-0104\nOld Mill Road,\nCedar Drive,801-555-0105\n';
const BESIDE =
  'Name,Phone\nKevin Turner (no talks),801-555-0102\nTom & Ann Reed,801-555-0103\nKim Hall,\nBo Lee (see notes),\n';
const FILES = [
  STREETS,
  BESIDE,
  'Name\nOak Street\nAmy Street\nLinda Baker\nJ.R. Ward\nJ. R. Ward\nJ.R. Branch\nMaple Grove Ward\nTom Reed\n',
  'Name,Calling\nTBD,Clerk\n"Reed, Tom",Teacher\n"Lee, Kim (moved)",\nNora Park,Elders Quorum\nMary Ann Lee,\n"Nora Park, June Abbott",Clerk\nMaple Grove Ward,\n',
  'Full Name,Age,Birthday\nKim Lee,40,12 March\nOak Road,,\nAna Ruiz,,1/2/81\nTotal,2,\nTom Reed,300,\n',
];

async function home() {
  const ward = await api.makeWard();
  return api.signedIn(ward, 'sacrament_planner');
}
const previewOf = async (caller: Caller, content: string): Promise<ImportReport> => {
  const file = { name: 'ward.csv', content };
  const { status, text, body } = await caller.send(API.imports.members, { query: { dryRun: 'true' }, file });
  expect(status, text).toBe(200);
  return body;
};
const storedNames = async (caller: Caller) =>
  (await caller.ok(API.members.list)).map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted();

test.each(FILES)('exactly the rows that a preview shows as new are saved: %j', async (content) => {
  for (const rows of [undefined, 'all'] as const) {
    const planner = await home();
    const shown = await previewOf(planner, content);
    const sent = rows && shown.rows.map(({ row }) => ({ row }));
    const body = { importId: shown.importId, ...(sent ? { rows: sent } : {}) };
    const saved = await planner.send(API.imports.members, { query: { dryRun: 'false' }, body });
    expect(saved.body).toEqual(shown);
    const fresh = shown.rows.filter(({ action }) => action === 'new');
    expect(fresh.length).toBeGreaterThan(0);
    expect(await storedNames(planner)).toEqual(fresh.map(({ name }) => name).toSorted());
  }
});

test.each(FILES)('an answer to one row leaves the others as they were: %j', async (content) => {
  const planner = await home();
  const { importId, rows: shown } = await previewOf(planner, content);
  const others = (rows: readonly ImportRow[], answered: number) => rows.filter(({ row }) => row !== answered);
  let taken = 0;
  for (const { row, firstName } of shown) {
    const rows = shown.map((other) => ({ row: other.row, ...(other.row === row && firstName ? { firstName } : {}) }));
    const again = await planner.send(API.imports.members, { query: { dryRun: 'true' }, body: { importId, rows } });
    expect(others(again.body.rows, row)).toEqual(others(shown, row));
    taken += again.body.imported;
  }
  expect(taken).toBeGreaterThan(0);
});

test('a phone that is typed beside the name of a street makes no person of it, and its name does', async () => {
  const planner = await home();
  const { importId, rows } = await previewOf(planner, STREETS);
  const street = rows.find(({ name }) => name === 'Oak Street');
  expect(street).toMatchObject({ isProblem: true, firstName: 'Oak', lastName: 'Street' });
  const correct = (correction: { phone?: string; firstName?: string }) =>
    planner.send(API.imports.members, {
      query: { dryRun: 'true' },
      body: { importId, rows: [{ row: street?.row ?? 0, ...correction }] },
    });
  expect((await correct({ phone: '801 555 0199' })).status).toBe(400);
  expect((await correct({ firstName: 'Oakley' })).body).toMatchObject({ imported: 1 });
});

test('whoever asked not to speak, as the words behind the name say, is saved as a person answers it', async () => {
  const planner = await home();
  const { importId, rows } = await previewOf(planner, BESIDE);
  const kevin = rows.find(({ name }) => name === 'Kevin Turner');
  expect(kevin).toMatchObject({ isAskedIfAvailable: true, fileNotes: [{ text: 'no talks' }] });
  const approved = [{ row: kevin?.row ?? 0, firstName: 'Kevin', isAvailable: false }];
  const body = { importId: importId ?? 0, rows: approved };
  await planner.ok(API.imports.members, { query: { dryRun: 'false' }, body });
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kevin', lastName: 'Turner', isAvailable: false },
  ]);
});
