import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { openApi, type Caller } from '#tests/api.ts';
import { counts, emptyWard, importFile } from '#tests/member-files.ts';
import { inTurns } from './service.ts';

const api = await openApi();

const refusal = async (caller: Caller, name: string, content: string | Uint8Array) => {
  const answer = await caller.send(API.imports.members, { file: { name, content } });
  return `${answer.status} ${String(answer.body.message)}`;
};
const home = () => emptyWard(api);
/** 27 as letters, since no name contains a number. */
const inLetters = (i: number) => String(i).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

test('a preview says what an import does, and writes nothing', async () => {
  const { planner } = await home();
  const file =
    'firstName,lastName,email,phone\nAna,Nuñez,ana@example.org,\nKim,Lee,,801 555 0100\nKim,Lee,,\n,Lost,,\n';
  const preview = await importFile(planner, 'ward.csv', file, true);
  expect(await planner.ok(API.members.list)).toEqual([]);
  expect((await importFile(planner, 'ward.csv', file)).rows).toEqual(preview.rows);
  expect(counts(preview)).toEqual({ imported: 2, updated: 0, skipped: 2, total: 4 });
  expect(preview.rows).toMatchObject([
    { row: 2, action: 'new', name: 'Ana Nuñez', details: 'ana@example.org' },
    { row: 3, action: 'new', name: 'Kim Lee', details: '801 555 0100' },
    {
      row: 4,
      action: 'skip',
      name: 'Kim Lee',
      reason: 'Same name as row 3. Skipped unless you add it as a new person.',
      isProblem: true,
      mayBeAnother: true,
    },
    { row: 5, action: 'skip', name: 'Lost', reason: '“Lost” has no first name.', isProblem: true },
  ]);
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kim', phone: '801 555 0100', isAvailable: true },
    { firstName: 'Ana', lastName: 'Nuñez' },
  ]);
});

test.each(['notes', 'firstName', 'phone'])(
  'a row whose %s is far too long is a problem, and the others are saved',
  async (field) => {
    const { planner } = await home();
    const long: Record<string, string> = { firstName: 'Tom', phone: '', notes: '', [field]: 'a'.repeat(5001) };
    const file = `firstName,lastName,phone,notes\nKim,Lee,,\n${long.firstName},Reed,${long.phone},${long.notes}\n`;
    const preview = await importFile(planner, 'long.csv', file, true);
    const saved = await importFile(planner, 'long.csv', file);
    expect(saved.rows).toEqual(preview.rows);
    expect(counts(saved)).toEqual({ imported: 1, updated: 0, skipped: 1, total: 2 });
    expect(saved.rows[1]).toMatchObject({ row: 3, action: 'skip', isProblem: true, [field]: 'a'.repeat(5001) });
    expect(await planner.ok(API.members.list)).toMatchObject([{ firstName: 'Kim', lastName: 'Lee' }]);
  },
);

test('a last talk in the future is reported as a problem', async () => {
  const { planner } = await home();
  const { rows } = await importFile(
    planner,
    'x.csv',
    'firstName,lastName,lastTalkDate\nKim,Lee,2099-01-04\nAna,Ruiz,2020-01-05\n',
    true,
  );
  expect(rows).toMatchObject([
    { action: 'skip', reason: 'Last talk can’t be in the future: “2099-01-04”' },
    { action: 'new' },
  ]);
});

test('UTF-8 with a byte order mark, UTF-16, and older Latin text are read', async () => {
  const text = 'firstName\tlastName\nMaría\tNuñez\n';
  const wide = Buffer.from(text, 'utf16le');
  const encodings = [
    Buffer.from(`\uFEFF${text}`),
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
    wide,
    Buffer.from(text, 'latin1'),
  ];
  for (const content of encodings) {
    const { planner } = await home();
    expect((await importFile(planner, 'x.txt', content, true)).rows).toMatchObject([
      { row: 2, action: 'new', name: 'María Nuñez' },
    ]);
  }
});

test('a password-protected PDF is refused with advice', async () => {
  const { planner } = await home();
  const bytes = `<${'7a'.repeat(32)}>`;
  const locked =
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n' +
    `3 0 obj\n<</Filter/Standard/V 1/R 2/O ${bytes}/U ${bytes}/P -4>>\nendobj\ntrailer\n<</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>\n`;
  expect(await refusal(planner, 'ward.pdf', locked)).toBe(
    '400 The PDF is password-protected. Save it without a password and try again.',
  );
  expect(await planner.ok(API.members.list)).toEqual([]);
});

test('what cannot be imported is refused in a sentence and changes nothing', async () => {
  const { planner } = await home();
  expect(await refusal(planner, 'x.csv', '')).toBe('400 The file is empty.');
  expect(await refusal(planner, 'x.csv', 'Kim,Lee\n')).toMatch('400 We couldn’t find a name column');
  expect(await refusal(planner, 'x.png', 'x')).toBe(
    '415 We can’t read this type of file. Choose a .csv, .txt, .json, or .pdf file.',
  );
  expect(await refusal(planner, 'x.XLSX', 'x')).toMatch('415 We can’t read this type of file. In Excel, choose File');
  expect(await refusal(planner, 'x.docx', 'x')).toMatch('415 We can’t read this type of file. In Word, choose File');
  expect(await refusal(planner, 'x.csv', Buffer.from('PK\u0003\u0004 and so on'))).toMatch(
    '400 This looks like an Excel',
  );
  expect(await refusal(planner, 'x.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toBe(
    '413 The file is too large. The limit is 5 MB.',
  );
  expect(await refusal(planner, 'x.pdf', '%PDF-1.7 nothing more')).toMatch('400 The PDF is damaged');
  expect(await refusal(planner, 'x.json', '['.repeat(100_000))).toMatch('400 The JSON is nested too deeply');
  const plain = await planner.send(API.imports.members, { body: { members: [] } });
  expect([plain.status, plain.body.message]).toEqual([
    415,
    'Please send a file (.csv, .txt, .json, .pdf) as multipart/form-data.',
  ]);
  expect(await planner.ok(API.members.list)).toEqual([]);
});

test("an import and an export appear in the ward's activity, with counts and no names", async () => {
  const { ward, planner } = await home();
  await importFile(planner, 'ward.csv', 'firstName,lastName\nAna,Nuñez\nKim,Lee\nMadonna,\n', true);
  await importFile(planner, 'ward.csv', 'firstName,lastName\nAna,Nuñez\nKim,Lee\nMadonna,\n');
  await planner.send(API.imports.exportMembers);
  await planner.send(API.meetings.exportHistory);
  const admin = await api.signedIn(ward, 'admin');
  const said = (await admin.ok(API.audit.list)).rows
    .map((event) => auditSentence(event))
    .filter((words) => words !== 'signed in');
  expect(said).toEqual([
    'exported the meeting history',
    'exported the member list',
    'imported members (2 new, 0 updated, 1 skipped)',
  ]);
});

test('a large file is read in its own process, with the same outcome', async () => {
  const { planner } = await home();
  const row = (i: number) =>
    `Kim${inLetters(i)},Lee,kim.${i}@example.org,"two\nlines",Ward Clerk ${'Assistant '.repeat(8)}Secretary`;
  const file = `firstName,lastName,email,notes,calling\n${Array.from({ length: 1500 }, (_, i) => row(i)).join('\n')}\nMadonna,,,,\n`;
  const report = await importFile(planner, 'ward.csv', file);
  expect(counts(report)).toEqual({ imported: 1500, updated: 0, skipped: 1, total: 1501 });
  expect(report.rows.at(-1)).toMatchObject({ action: 'skip', name: 'Madonna' });
  expect(counts(await importFile(planner, 'again.csv', file))).toMatchObject({ imported: 0, updated: 0 });
  expect(await refusal(planner, 'none.txt', 'No names here, and nobody. '.repeat(5000))).toMatch('400 ');
  expect(await planner.ok(API.members.list)).toHaveLength(1500);
}, 60_000);

test('music planners and program viewers may neither import nor export', async () => {
  const { ward } = await home();
  for (const role of ['music_planner', 'program'] as const) {
    const caller = await api.signedIn(ward, role);
    for (const record of Object.values(API.imports)) {
      expect((await caller.send(record, { params: { id: 1 } })).status).toBe(403);
    }
  }
});

test('between the pieces of long work, others have their turn', async () => {
  let others = 0;
  function* work() {
    for (let piece = 0; piece < 3; piece += 1) {
      setImmediate(() => (others += 1));
      for (const begun = performance.now(); performance.now() - begun < 20;);
      yield undefined;
    }
    return others;
  }
  expect(await inTurns(work())).toBe(3);
});

test('a row that asks something says so, and what is wrong with it is told once that is answered', async () => {
  const { planner } = await emptyWard(api);
  const list =
    'Names to consider,,\nName,Calling,Phone\n"Lee, Kim",Clerk,\n"Reed, Tom",,soon\n"Ruiz, Ana",,801 555 0100\n';
  const { importId, rows } = await importFile(planner, 'names.csv', list, true);
  expect(rows).toMatchObject([3, 4, 5].map((row) => ({ row, action: 'skip', isProblem: true, isQuestion: true })));
  const answers = ['Kim', 'Tom', 'Ana'].map((firstName, at) => ({ row: at + 3, firstName }));
  const body = { importId: importId ?? 0, rows: answers };
  const again = await planner.send(API.imports.members, { query: { dryRun: 'true' }, body });
  expect(again.body.rows).toMatchObject([
    { action: 'new' },
    { reason: '“soon” is not a phone number.' },
    { action: 'new' },
  ]);
  expect(JSON.stringify(again.body.rows)).not.toContain('isQuestion');
});

const DOUBTFUL =
  'Name,Calling,Birthday\n"Lee, Kim",Bishop,5/4/2026\n"Cole, Ana",Organist,5/4/1985\n"Ray, Mia",Young Women President,5/4/2013\n';

test('a birth year that a spreadsheet may have added, and a youth’s calling of adults, are asked about until a person answers', async () => {
  const { planner } = await home();
  const { importId, rows: shown } = await importFile(planner, 'list.csv', DOUBTFUL, true);
  const asked = [
    { row: 2, isProblem: true, reason: 'Is 2026 this person’s birth year? Correct it, or leave it blank.' },
    { row: 3, action: 'new', birthYear: '1985' },
    {
      row: 4,
      isProblem: true,
      reason:
        '“Young Women President” is beside someone born in 2013. Is it this calling, or one in a class or quorum?',
    },
  ];
  expect(shown).toMatchObject(asked);
  const body = { importId: importId ?? 0 };
  expect((await planner.ok(API.imports.members, { query: { dryRun: 'true' }, body })).rows).toMatchObject(asked);
  const rows = [
    { row: 2, birthYear: '' },
    { row: 4, calling: 'Class President' },
  ];
  expect(await planner.ok(API.imports.members, { body: { ...body, rows } })).toMatchObject({ imported: 2 });
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'Kim', calling: 'Bishop', birthYear: null },
    { firstName: 'Mia', calling: 'Class President', birthYear: 2013 },
  ]);
});

test('two in one row of a sheet are corrected, and left out, each by a row of their own', async () => {
  const { planner } = await home();
  const sheet =
    'Companion 1,Phone,Companion 2,Phone\nEarl Oakes,435-555-0401,Finn Pace,435-555-0402\nGil Rowe,,Hy Sand,\n';
  const { importId, rows: shown } = await importFile(planner, 'pairs.csv', sheet, true);
  expect(shown.map(({ row, name, firstName }) => [row, name, firstName])).toEqual([
    [2, 'Earl Oakes', 'Earl'],
    [3, 'Finn Pace', 'Finn'],
    [4, 'Gil Rowe', 'Gil'],
    [5, 'Hy Sand', 'Hy'],
  ]);
  const rows = [{ row: 2, phone: '999-555-0000' }, { row: 3 }, { row: 5 }];
  await planner.ok(API.imports.members, { body: { importId: importId ?? 0, rows } });
  const saved = new Map((await planner.ok(API.members.list)).map(({ firstName, phone }) => [firstName, phone]));
  expect(Object.fromEntries(saved)).toEqual({ Earl: '999-555-0000', Finn: '435-555-0402', Hy: null });
});
