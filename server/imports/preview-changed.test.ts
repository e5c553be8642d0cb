import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import type { ImportRow } from '#shared/imports/schema.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();

async function home() {
  const ward = await api.makeWard();
  return { planner: await api.signedIn(ward, 'sacrament_planner'), colleague: await api.signedIn(ward, 'admin') };
}
const preview = async (caller: Caller, content: string) => {
  const file = { name: 'ward.csv', content };
  const { body, status, text } = await caller.send(API.imports.members, { query: { dryRun: 'true' }, file });
  expect(status, text).toBe(200);
  return body;
};
const approve = (caller: Caller, body: object, dryRun = 'false') =>
  caller.send(API.imports.members, { query: { dryRun }, body });
const everyone = async (caller: Caller) => {
  const people = await caller.ok(API.members.list);
  const removed = await caller.ok(API.members.list, { query: { deleted: 'true' } });
  return [...people, ...removed];
};

const KIM = { firstName: 'Kim', lastName: 'Lee', phone: '801 555 0100' };
const FILE = 'firstName,lastName,phone,calling\nKim,Lee,801 555 0177,\nAna,Ruiz,,Organist\n';

/** What a colleague does while the preview is looked at, and the rows for which it makes a difference. */
const MEANWHILE: [string, (colleague: Caller, kim: number) => Promise<unknown>, number[]][] = [
  [
    'changes a member in the file',
    (colleague, id) => colleague.ok(API.members.change, { params: { id }, body: { phone: '801 555 0199' } }),
    [2],
  ],
  [
    'removes a member in the file',
    (colleague, id) => colleague.ok(API.members.change, { params: { id }, body: { isDeleted: true } }),
    [2],
  ],
  [
    'renames a member in the file',
    (colleague, id) => colleague.ok(API.members.change, { params: { id }, body: { lastName: 'Leigh' } }),
    [2],
  ],
  [
    'adds someone in the file',
    (colleague) => colleague.ok(API.members.add, { body: { firstName: 'Ana', lastName: 'Ruiz' } }),
    [3],
  ],
  ['adds another of the name', (colleague) => colleague.ok(API.members.add, { body: KIM }), [2]],
];

test.each(MEANWHILE)(
  'a preview is not saved after a colleague %s until it has been previewed again',
  async (_, act, rows) => {
    const { planner, colleague } = await home();
    const { id } = await planner.ok(API.members.add, { body: KIM });
    const { importId } = await preview(planner, FILE);
    await act(colleague, id);
    const before = await everyone(planner);
    const refused = await approve(planner, { importId });
    expect([refused.status, refused.body.code, refused.body.rows]).toEqual([409, 'preview_changed', rows]);
    expect(refused.body.message).toMatch(
      /^The member list changed after this preview: (Kim Lee|Ana Ruiz) \(row [23]\)\./,
    );
    expect(await everyone(planner)).toEqual(before);
    expect((await approve(planner, { importId })).status).toBe(409);

    const again = await approve(planner, { importId, rows: [{ row: 2 }, { row: 3, calling: 'Clerk' }] }, 'true');
    const saved = await approve(planner, { importId, rows: [{ row: 2 }, { row: 3, calling: 'Clerk' }] });
    expect([saved.status, saved.body]).toEqual([200, again.body]);
    const ana = (await everyone(planner)).find(({ firstName }) => firstName === 'Ana');
    expect(ana?.calling).toBe('Clerk');
  },
);

test('a change that makes no difference to the rows that are saved is no reason to refuse', async () => {
  const { planner, colleague } = await home();
  const { id } = await planner.ok(API.members.add, { body: KIM });
  const { importId } = await preview(planner, FILE);
  await colleague.ok(API.members.add, { body: { firstName: 'Tom', lastName: 'Reed' } });
  await colleague.ok(API.members.change, { params: { id }, body: { calling: 'Clerk' } });
  expect((await approve(planner, { importId, rows: [{ row: 3 }] })).body).toMatchObject({ imported: 1, updated: 0 });
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kim', phone: KIM.phone, calling: 'Clerk' },
    { firstName: 'Tom' },
    { firstName: 'Ana' },
  ]);
});

test('a corrected name is compared with the members of the preview as well', async () => {
  const { planner, colleague } = await home();
  const { id } = await planner.ok(API.members.add, { body: KIM });
  const { importId } = await preview(planner, 'firstName,lastName,phone\nKin,Lee,801 555 0177\n');
  const rows = [{ row: 2, firstName: 'Kim' }];
  await colleague.ok(API.members.change, { params: { id }, body: { phone: '801 555 0199' } });
  const refused = await approve(planner, { importId, rows });
  expect([refused.status, refused.body.rows]).toEqual([409, [2]]);
  expect((await approve(planner, { importId, rows }, 'true')).body.rows).toMatchObject([
    { row: 2, action: 'update', reason: 'Changes: phone.' },
  ]);
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ imported: 0, updated: 1 });
});

test('an unchecked row neither removes nor adds another row', async () => {
  const { planner } = await home();
  const { importId, rows } = await preview(
    planner,
    'name,email\n"Lee, Kim",kim@example.org\n"Lee, Kim",kim@example.org\n',
  );
  expect(rows).toMatchObject([{ action: 'new' }, { action: 'skip', reason: 'Same person as row 2.' }]);
  const saved = await approve(planner, { importId, rows: [{ row: 3 }] });
  expect(saved.body).toMatchObject({ imported: 0, skipped: 1, total: 1 });
  expect(await planner.ok(API.members.list)).toEqual([]);
});

test('two people with the same name and no email are flagged for review, and added if a person says so', async () => {
  const { planner } = await home();
  const content =
    'name,phone,email\n"Reed, Tom",801 555 0101,\n"Reed, Tom",801 555 0102,\n"Reed, Tom",,tom@example.org\n';
  const { importId, rows, imported, skipped } = await preview(planner, content);
  expect([imported, skipped]).toEqual([1, 2]);
  for (const row of rows.slice(1))
    expect(row).toMatchObject({
      action: 'skip',
      isProblem: true,
      mayBeAnother: true,
      reason: 'Same name as row 2. Skipped unless you add it as a new person.',
    });
  const approved = [{ row: 2 }, { row: 3, isAnotherPerson: true }, { row: 4 }];
  const again = await approve(planner, { importId, rows: approved }, 'true');
  expect(again.body.rows[1]).toMatchObject({ action: 'new', reason: 'Added as a new person.' });
  expect((await approve(planner, { importId, rows: approved })).body).toMatchObject({ imported: 2, skipped: 1 });
  expect((await planner.ok(API.members.list)).map(({ phone }) => phone)).toEqual(['801 555 0101', '801 555 0102']);
  // A file without email addresses cannot tell the members apart.
  expect((await preview(planner, content)).imported).toBe(0);
});

test('the reason a line couldn’t be read stays when the preview is updated', async () => {
  const { planner } = await home();
  const content = 'Name,Phone\nLee, Kim,801 555 0100\n"Ruiz, Ana",801 555 0101\n';
  const first = await preview(planner, content);
  expect(first.rows[0]).toMatchObject({ isProblem: true, reason: 'This row has more cells than there are headings.' });
  const { importId } = first;
  const again = await approve(planner, { importId, rows: [{ row: 2 }, { row: 3 }] }, 'true');
  expect(again.body.rows).toEqual(first.rows);
  const rows = [{ row: 2, firstName: 'Kim', lastName: 'Lee' }, { row: 3 }];
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ imported: 2, skipped: 0 });
});

test('two rows with one birthday stay one question until a person answers it, and the day is not kept', async () => {
  const { planner } = await home();
  const content =
    'Name,Phone,Birth Date\n"Jensen, Rebekah",801-555-0100,3 Mar 1980\n"Jensen, Becca",801-555-0100,03/03/1980\n';
  const { importId, rows } = await preview(planner, content);
  expect(rows).toMatchObject([{ action: 'new' }, { action: 'skip', mayBeAnother: true }]);
  const corrected = [{ row: 2 }, { row: 3, calling: 'Organist' }];
  const again = await approve(planner, { importId, rows: corrected }, 'true');
  expect(again.body).toMatchObject({ imported: 1, skipped: 1 });
  const answered = [{ row: 2 }, { row: 3, isAnotherPerson: true }];
  const saved = await approve(planner, { importId, rows: answered });
  expect(saved.body).toMatchObject({ imported: 2 });
  expect(saved.text).not.toContain('Mar');
});

test('a calling that begins later is saved once a person has answered', async () => {
  const { planner } = await home();
  const row = (calling: string, day: string) => `"Lee, Kim",${calling},801 555 0100,${day}\n`;
  const list = `Name,Calling,Phone,Sustained\n${row('Clerk', '6 Dec 2099')}${row('Organist', '1 Feb 2026')}`;
  const body = await preview(planner, list);
  const asked = 'This row says “6 Dec 2099” under “Sustained.” Do they have this calling yet?';
  expect(body.rows).toMatchObject([2, 3].map((row) => ({ row, isProblem: true, reason: asked })));
  const { importId } = body;
  expect((await approve(planner, { importId, rows: [{ row: 2 }] }, 'true')).body).toMatchObject({ imported: 0 });
  await approve(planner, { importId, rows: [{ row: 2, calling: 'Organist' }] });
  expect(await planner.ok(API.members.list)).toMatchObject([{ firstName: 'Kim', calling: 'Organist' }]);
});

test('whoever corrects the household of a row that names two others says that it is the member', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, { body: { firstName: 'Scott', lastName: 'Harmon', birthYear: 1960 } });
  const file = 'Name,Household,Email\nScott Harmon,"Jensen, Mark & Ann",scott@example.org\n';
  const { importId, rows } = await preview(planner, file);
  expect(rows).toMatchObject([{ action: 'skip', mayBeAnother: true, household: 'Jensen, Mark & Ann' }]);
  const again = async (said: object) =>
    (await approve(planner, { importId, rows: [{ row: 2, ...said }] }, 'true')).body.rows;
  expect(await again({ household: 'Jensen, Mark & Ann' })).toMatchObject([{ action: 'skip', mayBeAnother: true }]);
  expect(await again({ household: 'Harmon, Scott' })).toMatchObject([{ action: 'update', household: 'Harmon, Scott' }]);
  expect(await again({ isAnotherPerson: true })).toMatchObject([{ action: 'new' }]);
});

test('whether someone is available is answered in the preview, and kept while something else is corrected', async () => {
  const { planner } = await home();
  const list = 'Name,Unavailable,Available,Phone\n"Lee, Kim",until March,,\n"Reed, Tom",,None,\n"Roe, Ida",x,,soon\n';
  const { importId, rows: read } = await preview(planner, list);
  expect([read[0]?.isQuestion, read[2]?.isAvailable]).toEqual([true, false]);
  const rows = [
    { row: 2, isAvailable: false },
    { row: 3, isAvailable: true },
    { row: 4, phone: null },
  ];
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ imported: 3 });
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kim', isAvailable: false },
    { firstName: 'Tom', isAvailable: true },
    { firstName: 'Ida', isAvailable: false },
  ]);
});

const NOTED =
  'Name,Phone,Comments,Ramp\n"Lee, Kim",801 555 0100,sings alto,\n"Reed, Tom",,,x\n"Roe, Ida",,prayers only,\n"Cain, Al",,,\n';

test('notes in the file are shown with their people, and what is chosen beside them is saved', async () => {
  const { planner } = await home();
  const { importId, rows: shown } = await preview(planner, NOTED);
  const read = shown as ImportRow[];
  expect(read.map(({ action, fileNotes, isAskedIfAvailable }) => [action, fileNotes, isAskedIfAvailable])).toEqual([
    ['new', [{ text: 'sings alto' }], undefined],
    ['new', [{ text: 'x', column: 'Ramp' }], undefined],
    ['skip', [{ text: 'prayers only' }], true],
    ['new', undefined, undefined],
  ]);
  const rows = [{ row: 2 }, { row: 3, isAvailable: false }, { row: 4, isAvailable: true }, { row: 5 }];
  const { body } = await approve(planner, { importId, rows }, 'true');
  expect(body.rows).toMatchObject([
    { fileNotes: [{ text: 'sings alto' }] },
    { action: 'new', details: 'not available', fileNotes: [{ text: 'x', column: 'Ramp' }] },
    { action: 'new', fileNotes: [{ text: 'prayers only' }] },
    {},
  ]);
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ imported: 4 });
  const available = (await everyone(planner)).map(({ firstName, isAvailable }) => [firstName, isAvailable]);
  expect(Object.fromEntries(available)).toEqual({ Kim: true, Tom: false, Ida: true, Al: true });
});

test('a member with nothing new keeps what is known, unless something is chosen beside the note', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, { body: { firstName: 'Tom', lastName: 'Reed' } });
  const { importId, rows: shown } = await preview(planner, 'Name,Ramp\n"Reed, Tom",x\n');
  expect(shown).toMatchObject([{ action: 'skip', reason: 'No changes.', fileNotes: [{ text: 'x', column: 'Ramp' }] }]);
  const rows = [{ row: 2, isAvailable: false }];
  expect((await approve(planner, { importId, rows })).body).toMatchObject({ updated: 1 });
  expect(await planner.ok(API.members.list)).toMatchObject([{ firstName: 'Tom', isAvailable: false }]);
});
