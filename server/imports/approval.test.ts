import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { openApi, WEDNESDAY, type Caller } from '#tests/api.ts';

const api = await openApi();
const MINUTE = 60_000;
const FILE = 'firstName,lastName,email,phone\nAna,Nuñez,ana@example.org,\nKim,Lee,,801 555 0100\nTom,Reed,nowhere,\n';

async function home() {
  api.clock.now = WEDNESDAY;
  const ward = await api.makeWard();
  return { ward, planner: await api.signedIn(ward, 'sacrament_planner') };
}
const previewOf = async (caller: Caller, content = FILE) => {
  const { body, status, text } = await caller.send(API.imports.members, {
    query: { dryRun: 'true' },
    file: { name: 'ward.csv', content },
  });
  expect(status, text).toBe(200);
  return body;
};
const approve = (caller: Caller, body: object, dryRun = 'false') =>
  caller.send(API.imports.members, { query: { dryRun }, body });
const names = async (caller: Caller) =>
  (await caller.ok(API.members.list)).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

test('what was previewed is saved, once, without sending the file again', async () => {
  const { planner } = await home();
  const { importId, rows } = await previewOf(planner);
  expect(rows[1]).toMatchObject({ row: 3, firstName: 'Kim', lastName: 'Lee', phone: '801 555 0100' });
  expect(await names(planner)).toEqual([]);
  const saved = await approve(planner, { importId });
  expect([saved.status, saved.body.imported, saved.body.skipped]).toEqual([200, 2, 1]);
  expect(await names(planner)).toEqual(['Kim Lee', 'Ana Nuñez']);
  expect(await approve(planner, { importId })).toMatchObject({ status: 404, body: { code: 'preview_gone' } });
});

test('rows are saved as the person corrected them, and unchecked rows are not saved', async () => {
  const { planner } = await home();
  const { importId } = await previewOf(planner);
  const rows = [
    { row: 3, firstName: 'Kimberly', phone: null, isAvailable: false },
    { row: 4, email: 'tom@example.org', calling: 'Organist' },
  ];
  const again = await approve(planner, { importId, rows }, 'true');
  expect(again.body).toMatchObject({ importId, imported: 2, skipped: 0, total: 2 });
  expect(await names(planner)).toEqual([]);
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ imported: 2, skipped: 0, total: 2 });
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kimberly', lastName: 'Lee', phone: null, isAvailable: false },
    { firstName: 'Tom', lastName: 'Reed', email: 'tom@example.org', calling: 'Organist' },
  ]);
});

const DETAILED =
  'firstName,lastName,gender,age,birth date,age group\nAna,Nuñez,M,,1 May 2000,adult\nKim,Lee,F,10,1990,\nTom,Reed,M,40,,\n';

test('Brother or Sister, the age group, and the birth year are corrected like everything else', async () => {
  const { planner } = await home();
  const { importId, rows: shown } = await previewOf(planner, DETAILED);
  expect(shown).toMatchObject([
    { action: 'new', sex: 'male', ageGroup: 'adult', birthYear: '2000' },
    {
      isProblem: true,
      sex: 'female',
      reason: 'The age 10 and the birth year 1990 don’t match. Enter the birth year.',
    },
    { action: 'new', birthYear: '1986' },
  ]);
  const rows = [
    { row: 2, sex: 'female', birthYear: '', ageGroup: 'youth' },
    { row: 3, birthYear: '1990' },
    { row: 4, sex: null },
  ];
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ imported: 3 });
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kim', sex: 'female', birthYear: 1990 },
    { firstName: 'Ana', sex: 'female', birthYear: null, ageGroup: 'youth' },
    { firstName: 'Tom', sex: null, birthYear: 1986 },
  ]);
});

test.each([
  [{ sex: 'x' }, 'sex', 'Row 2: Choose Brother, Sister, or Name only'],
  [{ birthYear: '1850' }, 'birthYear', 'Row 2: Enter a year, such as 1985'],
  [{ birthYear: '2199' }, 'birthYear', 'Row 2: Birth year can’t be in the future'],
  [{ ageGroup: 'zzz' }, 'ageGroup', 'Row 2: Choose adult, youth, or child'],
  [{ totalTalks: '5' }, 'totalTalks', 'There is no field “rows.0.totalTalks.”'],
])('%o is no correction, and its field says so', async (wrong, field, message) => {
  const { planner } = await home();
  const { importId } = await previewOf(planner);
  expect(await approve(planner, { importId, rows: [{ row: 2, ...wrong }] })).toMatchObject({
    status: 400,
    body: { errors: [{ path: `rows.0.${field}`, message }] },
  });
  expect(await names(planner)).toEqual([]);
});

test('a ward without member details takes no correction of them', async () => {
  const { ward, planner } = await home();
  const admin = await api.signedIn(ward, 'admin');
  await admin.ok(API.wards.changeConfig, { body: { memberDetails: false } });
  const { importId } = await previewOf(planner);
  expect(await approve(planner, { importId, rows: [{ row: 2, sex: 'female', household: null }] })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'rows.0.sex', message: 'Row 2: This ward doesn’t keep member details.' }] },
  });
});

test.each([2_147_483_648, 0, -1, Number.MAX_SAFE_INTEGER])('the preview %d does not exist', async (importId) => {
  const { planner } = await home();
  for (const dryRun of ['true', 'false'])
    expect(await approve(planner, { importId }, dryRun)).toMatchObject({ status: 404, body: { code: 'preview_gone' } });
});

test('a wrong correction is refused with its field, and the preview is still there', async () => {
  const { planner } = await home();
  const { importId } = await previewOf(planner);
  const wrong = await approve(planner, { importId, rows: [{ row: 2, email: 'ana at home' }, { row: 9 }] });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'rows.0.email', message: 'Row 2: Invalid email: “ana at home”' },
        { path: 'rows.1.row', message: 'Row 9 is not in the preview.' },
      ],
    },
  });
  expect(await names(planner)).toEqual([]);
  expect((await approve(planner, { importId })).status).toBe(200);
});

test('a preview is the person’s own, in its ward, for a quarter of an hour', async () => {
  const { ward, planner } = await home();
  const { importId } = await previewOf(planner);
  const colleague = await api.signedIn(ward, 'admin');
  const neighbor = (await home()).planner;
  for (const other of [colleague, neighbor]) expect((await approve(other, { importId })).status).toBe(404);
  api.clock.now = new Date(WEDNESDAY.getTime() + 16 * MINUTE);
  expect((await approve(planner, { importId })).status).toBe(404);
  expect(await names(planner)).toEqual([]);
});

test('two clicks at once save a preview once', async () => {
  const { planner } = await home();
  const { importId } = await previewOf(planner);
  const answers = await Promise.all([1, 2, 3].map(() => approve(planner, { importId })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await names(planner)).toHaveLength(2);
});

test('text that the database cannot store is a problem of its row, not a failure of the preview', async () => {
  const { planner } = await home();
  const { rows } = await previewOf(planner, 'firstName,lastName,no\u0000te\nAn\u0000a,Ruiz,\nKim,Lee,\n');
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['skip', 'new']);
});

test('undoing an import removes new members and restores changed ones', async () => {
  const { ward, planner } = await home();
  await planner.ok(API.members.add, { body: { firstName: 'Ana', lastName: 'Núñez', phone: '801 555 0177' } });
  const removed = await planner.ok(API.members.add, { body: { firstName: 'Kim', lastName: 'Lee' } });
  await planner.ok(API.members.change, { params: { id: removed.id }, body: { isDeleted: true } });
  const before = await planner.ok(API.members.list);
  const content = `${FILE}Eve,Dunn,,\n`;
  const { importId, imported, updated } = (
    await planner.send(API.imports.members, { file: { name: 'ward.csv', content } })
  ).body;
  expect([imported, updated]).toEqual([1, 2]);
  expect(await planner.ok(API.imports.list)).toMatchObject([
    { id: importId, fileName: 'ward.csv', imported: 1, updated: 2, skipped: 1, isUndone: false },
  ]);
  expect(await planner.ok(API.imports.undo, { params: { id: importId }, body: {} })).toEqual({
    removed: 1,
    restored: 2,
    left: [],
  });
  // The import and its undoing each count the version up.
  expect(await planner.ok(API.members.list)).toEqual(
    before.map((member) => ({ ...member, updatedAt: expect.anything(), version: member.version + 2 })),
  );
  expect(await planner.ok(API.members.list, { query: { deleted: 'true' } })).toMatchObject([{ id: removed.id }]);
  expect(await planner.ok(API.imports.list)).toMatchObject([{ isUndone: true }]);
  const again = await planner.refused(API.imports.undo, { params: { id: importId }, body: {} });
  expect([again.status, again.body.code]).toEqual([409, 'already_undone']);
  const admin = await api.signedIn(ward, 'admin');
  const said = (await admin.ok(API.audit.list)).rows.map((event) => auditSentence(event));
  expect(said).toContain('undid a member import (1 removed, 2 restored, 0 unchanged)');
});

test('members who were changed since or have an assignment stay and are named', async () => {
  const { planner } = await home();
  const { importId } = await previewOf(planner, `${FILE}Eve,Dunn,,\nIda,Frost,,\n`);
  await approve(planner, { importId });
  const members = await planner.ok(API.members.list);
  const idOf = (name: string) => members.find(({ firstName }) => firstName === name)?.id ?? 0;
  api.clock.now = new Date(WEDNESDAY.getTime() + MINUTE);
  await planner.ok(API.members.change, { params: { id: idOf('Kim') }, body: { calling: 'Clerk' } });
  await planner.ok(API.meetings.schedule, { body: { date: '2026-06-21', conductingMemberId: idOf('Eve') } });
  const { removed, restored, left } = await planner.ok(API.imports.undo, { params: { id: importId }, body: {} });
  expect([removed, restored]).toEqual([2, 0]);
  expect(left).toEqual([
    { name: 'Kim Lee', reason: 'changed since the import' },
    { name: 'Eve Dunn', reason: 'has an assignment in a meeting' },
  ]);
  expect(await names(planner)).toEqual(['Eve Dunn', 'Kim Lee']);
});

test('a preview made for one ward is not saved in another, and the message names the ward', async () => {
  const [own, other] = [await api.makeWard(), await api.makeWard()];
  const superAdmin = await api.signedIn(own, 'super_admin');
  const file = { name: 'ward.csv', content: FILE };
  const { body } = await superAdmin.send(API.imports.members, { file, query: { dryRun: 'true', wardId: other.id } });
  const refusal = await superAdmin.refused(API.imports.members, { body: { importId: body.importId } });
  expect([refusal.status, refusal.body.code]).toEqual([404, 'preview_gone']);
  expect(refusal.body.message).toContain(`This preview was made for ${other.name}`);
  const saved = await superAdmin.send(API.imports.members, { body: { importId: body.importId, wardId: other.id } });
  expect(saved.body).toMatchObject({ imported: 2 });
});

test('a doubt that comes from the list as a whole stays until a person corrects the row', async () => {
  const { planner } = await home();
  const halves = await previewOf(planner, 'Name,Clan,Phone\nIda May,Cole,801 555 0100\n');
  const asked = { action: 'skip', isProblem: true };
  expect(halves.rows).toMatchObject([{ ...asked, firstName: 'Ida May', lastName: '', phone: '801 555 0100' }]);
  const { importId } = halves;
  expect((await approve(planner, { importId, rows: [{ row: 2 }] }, 'true')).body).toMatchObject({ imported: 0 });
  expect((await approve(planner, { importId, rows: [{ row: 2, phone: '801 555 0101' }] }, 'true')).status).toBe(400);
  await approve(planner, { importId, rows: [{ row: 2, lastName: 'Cole' }] });

  const two =
    'This row says “Declined.” Do they have this calling? This row says “Lehi” under “Moved To.” Is this person in the ward?';
  const gone = await previewOf(planner, 'Name,Calling,Status,Moved To\n"Reed, Tom",Clerk,Declined,Lehi\n');
  expect(gone.rows).toMatchObject([{ ...asked, reason: two }]);
  await approve(planner, { importId: gone.importId, rows: [{ row: 2, firstName: 'Tom' }] });
  expect((await names(planner)).toSorted()).toEqual(['Ida May Cole', 'Tom Reed']);
});

test('a birth year that a person enters stays, whatever a spreadsheet added to the list', async () => {
  const { planner } = await home();
  const list = 'firstName,lastName,birth date\nAna,Nuñez,3/12/2026\nKim,Lee,5/1/2026\nTom,Reed,7/24/2026\n';
  const { importId, rows } = await previewOf(planner, list);
  expect(rows).not.toContainEqual(expect.objectContaining({ birthYear: expect.anything() }));
  const entered = [2, 3, 4].map((row) => ({ row, birthYear: '2025' }));
  const again = await approve(planner, { importId, rows: entered }, 'true');
  expect(again.body.rows).toMatchObject(entered);
  await approve(planner, { importId, rows: entered });
  expect((await planner.ok(API.members.list)).map(({ birthYear }) => birthYear)).toEqual([2025, 2025, 2025]);
});
