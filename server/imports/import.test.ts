import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { auditSentence } from '#shared/audit/words.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import { openApi, type Caller } from '#tests/api.ts';

const api = await openApi();

async function send(caller: Caller, name: string, content: string | Uint8Array, dryRun = false): Promise<ImportReport> {
  const answer = await caller.send(API.imports.members, { query: { dryRun: String(dryRun) }, file: { name, content } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const refusal = async (caller: Caller, name: string, content: string | Uint8Array) => {
  const answer = await caller.send(API.imports.members, { file: { name, content } });
  return `${answer.status} ${String(answer.body.message)}`;
};
const home = async () => {
  const ward = await api.makeWard();
  return { ward, planner: await api.signedIn(ward, 'sacrament_planner') };
};
/** 27 as letters, since no name holds a number. */
const inLetters = (i: number) => String(i).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const counts = ({ imported, updated, skipped, total }: ImportReport) => ({ imported, updated, skipped, total });

test('a preview says what an import does, and writes nothing', async () => {
  const { planner } = await home();
  const file =
    'firstName,lastName,email,phone\nAna,Nuñez,ana@example.org,\nKim,Lee,,801 555 0100\nKim,Lee,,\n,Lost,,\n';
  const preview = await send(planner, 'ward.csv', file, true);
  expect(await planner.ok(API.members.list)).toEqual([]);
  expect((await send(planner, 'ward.csv', file)).rows).toEqual(preview.rows);
  expect(counts(preview)).toEqual({ imported: 2, updated: 0, skipped: 2, total: 4 });
  expect(preview.rows).toMatchObject([
    { row: 2, action: 'new', name: 'Ana Nuñez', details: 'ana@example.org' },
    { row: 3, action: 'new', name: 'Kim Lee', details: '801 555 0100' },
    { row: 4, action: 'skip', name: 'Kim Lee', reason: 'Same person as row 3.' },
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
    const preview = await send(planner, 'long.csv', file, true);
    const saved = await send(planner, 'long.csv', file);
    expect(saved.rows).toEqual(preview.rows);
    expect(counts(saved)).toEqual({ imported: 1, updated: 0, skipped: 1, total: 2 });
    expect(saved.rows[1]).toMatchObject({ row: 3, action: 'skip', isProblem: true, [field]: 'a'.repeat(5001) });
    expect(await planner.ok(API.members.list)).toMatchObject([{ firstName: 'Kim', lastName: 'Lee' }]);
  },
);

test('a member is found by email, or else by name, and a blank cell erases nothing', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, {
    body: { firstName: 'José', lastName: 'Díaz', phone: '7', calling: 'Organist', isAvailable: false },
  });
  await planner.ok(API.members.add, { body: { firstName: 'Mary', lastName: 'Old', email: 'Mary@example.org' } });
  const report = await send(
    planner,
    'list.txt',
    'Name;E-mail;Phone;Calling\n"DIAZ, JOSE";jose@example.org;;\nNew, Mary;mary@EXAMPLE.org;;Clerk\n',
  );
  expect(report.rows.map(({ action, reason }) => `${action} ${reason}`)).toEqual([
    'update Changes: email.',
    'update Changes: name and calling. Previously: Mary Old.',
  ]);
  expect(await planner.ok(API.members.list)).toMatchObject([
    {
      firstName: 'José',
      lastName: 'Díaz',
      email: 'jose@example.org',
      phone: '7',
      calling: 'Organist',
      isAvailable: false,
    },
    { firstName: 'Mary', lastName: 'New', calling: 'Clerk' },
  ]);
});

test('two members with the same name are told apart by email or left alone', async () => {
  const { planner } = await home();
  for (const email of ['a@example.org', 'b@example.org'])
    await planner.ok(API.members.add, { body: { firstName: 'John', lastName: 'Smith', email } });
  const { rows } = await send(
    planner,
    'x.csv',
    'firstName,lastName,email,calling\nJohn,Smith,b@example.org,Clerk\nJohn,Smith,c@example.org,Bishop\n',
  );
  expect(rows[0]).toMatchObject({ action: 'update' });
  expect(rows[1]).toMatchObject({
    action: 'skip',
    reason: '2 members have this name. Add an email to the row, or edit them in the member list.',
  });
});

test('a family may share an address', async () => {
  const { planner } = await home();
  const file = 'Preferred Name,Household Email\n"Lee, Kim",lee@example.org\n"Lee, Min",lee@example.org\n';
  expect(counts(await send(planner, 'x.csv', file))).toMatchObject({ imported: 2, skipped: 0 });
  expect(counts(await send(planner, 'x.csv', file))).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
});

test('an address that a family shares never matches a person to a member with another name', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, {
    body: { firstName: 'José', lastName: 'Díaz', email: 'diaz@example.org', phone: '7' },
  });
  await planner.ok(API.members.add, { body: { firstName: 'María', lastName: 'Díaz' } });
  const { rows } = await send(planner, 'x.csv', 'firstName,lastName,email\nMaria,Diaz,diaz@example.org\n');
  expect(rows).toMatchObject([{ action: 'update', reason: 'Changes: email.' }]);
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'José', phone: '7' },
    { firstName: 'María', email: 'diaz@example.org', phone: null },
  ]);
});

test('a father and a son of one name stay two people, in whichever order the file has them', async () => {
  const row = { father: 'Tom,Reed,father@example.org,555 0101', son: 'Tom,Reed,son@example.org,555 0102' };
  for (const order of [
    [row.father, row.son],
    [row.son, row.father],
  ]) {
    const { planner } = await home();
    await planner.ok(API.members.add, {
      body: { firstName: 'Tom', lastName: 'Reed', email: 'father@example.org', calling: 'Organist' },
    });
    const file = ['firstName,lastName,email,phone', ...order].join('\n');
    expect(counts(await send(planner, 'x.csv', file))).toEqual({ imported: 1, updated: 1, skipped: 0, total: 2 });
    const people = (await planner.ok(API.members.list)).map(({ email, phone, calling }) => [email, phone, calling]);
    expect(people).toEqual([
      ['father@example.org', '555 0101', 'Organist'],
      ['son@example.org', '555 0102', null],
    ]);
    expect(counts(await send(planner, 'x.csv', file))).toEqual({ imported: 0, updated: 0, skipped: 2, total: 2 });
  }
});

test('a last talk that is still to come is said to be wrong', async () => {
  const { planner } = await home();
  const { rows } = await send(
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

test('a removed person is restored instead of being listed twice', async () => {
  const { planner } = await home();
  const { id } = await planner.ok(API.members.add, { body: { firstName: 'Kim', lastName: 'Lee' } });
  await planner.ok(API.members.change, { params: { id }, body: { isDeleted: true } });
  const { rows } = await send(planner, 'x.csv', 'firstName,lastName\nKim,Lee\n');
  expect(rows).toMatchObject([{ action: 'update', reason: 'Will be restored.' }]);
  expect(await planner.ok(API.members.list)).toMatchObject([{ id, isDeleted: false }]);
});

test('UTF-8 with a mark, UTF-16 and older Latin text are read', async () => {
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
    expect((await send(planner, 'x.txt', content, true)).rows).toMatchObject([
      { row: 2, action: 'new', name: 'María Nuñez' },
    ]);
  }
});

test('a PDF behind a password is refused with the way out', async () => {
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
  expect(await refusal(planner, 'x.xlsx', 'x')).toBe(
    '415 We can’t read this type of file. Choose a .csv, .txt, .json, or .pdf file.',
  );
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
  await send(planner, 'ward.csv', 'firstName,lastName\nAna,Nuñez\nKim,Lee\nMadonna,\n', true);
  await send(planner, 'ward.csv', 'firstName,lastName\nAna,Nuñez\nKim,Lee\nMadonna,\n');
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
  const row = (i: number) => `Kim${inLetters(i)},Lee,kim.${i}@example.org,"two\nlines",${'x'.repeat(90)}`;
  const file = `firstName,lastName,email,notes,calling\n${Array.from({ length: 1500 }, (_, i) => row(i)).join('\n')}\nMadonna,,,,\n`;
  const report = await send(planner, 'ward.csv', file);
  expect(counts(report)).toEqual({ imported: 1500, updated: 0, skipped: 1, total: 1501 });
  expect(report.rows.at(-1)).toMatchObject({ action: 'skip', name: 'Madonna' });
  expect(counts(await send(planner, 'again.csv', file))).toMatchObject({ imported: 0, updated: 0 });
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

test('the template can be filled in and imported', async () => {
  const { planner } = await home();
  const { text } = await planner.send(API.imports.template);
  expect(text).toBe('\uFEFFfirstName,lastName,email,phone,calling,isAvailable,notes\r\n');
  const filled = `${text}Kim,Lee,kim@example.org,555 0107,Clerk,no,Sings\r\n`;
  expect(counts(await send(planner, 'members-template.csv', filled))).toMatchObject({ imported: 1 });
  expect(await planner.ok(API.members.list)).toMatchObject([{ isAvailable: false, notes: 'Sings' }]);
});

const word = fc.oneof(
  fc.constantFrom(
    "O'Brien",
    'Nuñez',
    '=SUM(A1)',
    '+Plus',
    '-Minus',
    '@At',
    "'Quoted",
    "'=Both",
    'van der Berg',
    'Łukasz',
    '李',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const storable = (text: string) => text.trim() !== '' && text.isWellFormed() && !text.includes('\u0000');
const name = word.filter(storable);
const optional = fc.option(
  fc
    .oneof(fc.constantFrom('+1 801 555 0100', '=SUM(1,2)', 'a "quote"', 'two\nlines', ' spaces ', 'a;b,c\td'), word)
    .filter(storable),
);
const person = fc.record({
  firstName: name,
  lastName: name,
  phone: optional,
  calling: optional,
  notes: optional,
  isAvailable: fc.boolean(),
  email: fc.option(fc.constantFrom("o'brien@example.org", 'x@example.org', 'family@example.org', 'y+z@example.org')),
});

test('what is exported and imported again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 8 }), async (people) => {
      const { planner } = await home();
      for (const body of people) await planner.ok(API.members.add, { body });
      const before = await planner.ok(API.members.list);
      const { text } = await planner.send(API.imports.exportMembers);
      const report = await send(planner, 'export.csv', text);
      expect(counts(report), text).toMatchObject({ imported: 0, updated: 0 });
      expect(await planner.ok(API.members.list)).toEqual(before);
      const other = await home();
      await send(other.planner, 'export.csv', text);
      expect(counts(await send(other.planner, 'export.csv', text))).toMatchObject({
        imported: 0,
        updated: 0,
        skipped: people.length,
      });
    }),
    { numRuns: 15 },
  );
}, 120_000);
