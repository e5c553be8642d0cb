import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { counts, emptyWard, importFile } from '#tests/member-files.ts';

const api = await openApi();
const home = () => emptyWard(api);

test('of a list of several wards, the ward’s own people are taken and the others are flagged for review', async () => {
  const { ward, planner } = await home();
  const list = `Ward,Name\n${ward.name},Ana Nuñez\nAnother Ward of the Stake,Kim Lee\n`;
  const preview = await importFile(planner, 'stake.csv', list, true);
  expect(preview.rows).toMatchObject([
    { action: 'new', name: 'Ana Nuñez' },
    {
      action: 'skip',
      isProblem: true,
      reason: 'This row says “Another Ward of the Stake.” Is this person in the ward?',
    },
  ]);
  const rows = [{ row: 2 }, { row: 3, firstName: 'Kim' }];
  const body = { importId: preview.importId ?? 0, rows };
  expect(await planner.ok(API.imports.members, { body })).toMatchObject({ imported: 2 });
});

test('a member is found by email, or else by name, and a blank cell erases nothing', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, {
    body: { firstName: 'José', lastName: 'Díaz', phone: '7', calling: 'Organist', isAvailable: false },
  });
  await planner.ok(API.members.add, { body: { firstName: 'Mary', lastName: 'Old', email: 'Mary@example.org' } });
  const report = await importFile(
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
  const { rows } = await importFile(
    planner,
    'x.csv',
    'firstName,lastName,email,calling\nJohn,Smith,b@example.org,Clerk\nJohn,Smith,c@example.org,Bishop\n',
  );
  expect(rows[0]).toMatchObject({ action: 'update' });
  expect(rows[1]).toMatchObject({
    action: 'skip',
    reason: '2 members have this name. Add an email to the row, or make the names different on the member list.',
  });
});

test('a family may share an address', async () => {
  const { planner } = await home();
  const file = 'Preferred Name,Household Email\n"Lee, Kim",lee@example.org\n"Lee, Min",lee@example.org\n';
  expect(counts(await importFile(planner, 'x.csv', file))).toMatchObject({ imported: 2, skipped: 0 });
  expect(counts(await importFile(planner, 'x.csv', file))).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
});

test('an address that a family shares never matches a person to a member with another name', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, {
    body: { firstName: 'José', lastName: 'Díaz', email: 'diaz@example.org', phone: '7' },
  });
  await planner.ok(API.members.add, { body: { firstName: 'María', lastName: 'Díaz' } });
  const { rows } = await importFile(planner, 'x.csv', 'firstName,lastName,email\nMaria,Diaz,diaz@example.org\n');
  expect(rows).toMatchObject([{ action: 'update', reason: 'Changes: email.' }]);
  expect(await planner.ok(API.members.list)).toMatchObject([
    { firstName: 'José', phone: '7' },
    { firstName: 'María', email: 'diaz@example.org', phone: null },
  ]);
});

test('a father and son with the same name stay two people, in whichever order the file has them', async () => {
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
    expect(counts(await importFile(planner, 'x.csv', file))).toEqual({ imported: 1, updated: 1, skipped: 0, total: 2 });
    const people = (await planner.ok(API.members.list)).map(({ email, phone, calling }) => [email, phone, calling]);
    expect(people).toEqual([
      ['father@example.org', '555 0101', 'Organist'],
      ['son@example.org', '555 0102', null],
    ]);
    expect(counts(await importFile(planner, 'x.csv', file))).toEqual({ imported: 0, updated: 0, skipped: 2, total: 2 });
  }
});

test('a removed person is restored instead of being listed twice', async () => {
  const { planner } = await home();
  const { id } = await planner.ok(API.members.add, { body: { firstName: 'Kim', lastName: 'Lee' } });
  await planner.ok(API.members.change, { params: { id }, body: { isDeleted: true } });
  const { rows } = await importFile(planner, 'x.csv', 'firstName,lastName\nKim,Lee\n');
  expect(rows).toMatchObject([{ action: 'update', reason: 'Previously removed; will be restored.', isRestored: true }]);
  expect(await planner.ok(API.members.list)).toMatchObject([{ id, isDeleted: false }]);
});

test("a member's email never turns them into someone else in the family, and is flagged for review", async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, {
    body: { firstName: 'José', lastName: 'Díaz', email: 'diaz@example.org', phone: '7' },
  });
  const file = { name: 'x.csv', content: 'firstName,lastName,email,phone\nMaria,Diaz,diaz@example.org,801 555 0108\n' };
  const { body } = await planner.send(API.imports.members, { file, query: { dryRun: 'true' } });
  expect(body.rows).toMatchObject([
    {
      action: 'skip',
      isProblem: true,
      mayBeAnother: true,
      reason: 'José Díaz has this email. Add this row as a new person, or correct the name if it’s the same person.',
    },
  ]);
  const people = async () =>
    (await planner.ok(API.members.list)).map(({ firstName, phone }) => `${firstName} ${phone}`).toSorted();
  await planner.send(API.imports.members, { file });
  expect(await people()).toEqual(['José 7']);
  const approval = { importId: body.importId, rows: [{ row: 2, isAnotherPerson: true }] };
  expect((await planner.send(API.imports.members, { body: approval })).body).toMatchObject({ imported: 1, updated: 0 });
  expect(await people()).toEqual(['José 7', 'Maria 801 555 0108']);
});

test('a full name next to a first and last name must have the same last name, and a nickname is mentioned', async () => {
  const { planner } = await home();
  const file = [
    'Name,First Name,Last Name,Phone',
    '"Lee, Kim",Kim,Lee,801 555 0101',
    '"Smith, Bob",Robert,Smith,801 555 0102',
    '"Reed, Ann",Tom,Park,801 555 0103',
    'Ana García López,Ana María,García,801 555 0104',
  ].join('\n');
  const { body } = await planner.send(API.imports.members, {
    file: { name: 'x.csv', content: file },
    query: { dryRun: 'true' },
  });
  expect(body.rows.map(({ action, name, reason }: Record<string, string>) => [action, name, reason])).toEqual([
    ['new', 'Kim Lee', undefined],
    ['new', 'Robert Smith', 'The full name in this row is “Smith, Bob.” Check that the first name is right.'],
    ['skip', 'Tom Park', 'This row has two different names, “Reed, Ann” and “Tom Park.” Enter only the correct one.'],
    ['new', 'Ana María García', undefined],
  ]);
  const { importId } = body;
  const unchanged = { importId, rows: [{ row: 4 }] };
  expect((await planner.send(API.imports.members, { body: unchanged, query: { dryRun: 'true' } })).body).toMatchObject({
    imported: 0,
    skipped: 1,
  });
  const corrected = { importId, rows: [{ row: 4, firstName: 'Ann', lastName: 'Reed' }] };
  expect((await planner.send(API.imports.members, { body: corrected })).body).toMatchObject({ imported: 1 });
  expect(await planner.ok(API.members.list)).toMatchObject([{ firstName: 'Ann', lastName: 'Reed', phone: null }]);
});

test('a row with the name of one member and the email of another is flagged for review, and changes neither', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, { body: { firstName: 'Ann', lastName: 'Ray', email: 'ann@example.org' } });
  await planner.ok(API.members.add, { body: { firstName: 'Tom', lastName: 'Ray', email: 'tom@example.org' } });
  await planner.ok(API.members.add, { body: { firstName: 'Eve', lastName: 'Dunn' } });
  await planner.ok(API.members.add, { body: { firstName: 'Bea', lastName: 'Holt', email: 'bea@example.org' } });
  const before = await planner.ok(API.members.list);
  const file =
    'firstName,lastName,email,phone\nAnn,Ray,tom@example.org,801 555 0108\nEve,Dunn,bea@example.org,801 555 0109\n';
  const { rows } = await importFile(planner, 'x.csv', file);
  const asked = { action: 'skip', isProblem: true, mayBeAnother: true };
  expect(rows).toMatchObject([
    {
      ...asked,
      reason: 'This row has the name of Ann Ray and the email of Tom Ray. Correct it, or add it as a new person.',
    },
    asked,
  ]);
  expect(await planner.ok(API.members.list)).toEqual(before);
});

test('what tells a boy from a man of the same name stays until the row is saved, and a correction answers it', async () => {
  const { planner } = await home();
  const david = { firstName: 'David', lastName: 'Jones', phone: '801-555-1403', birthYear: 1948 };
  await planner.ok(API.members.add, { body: david });
  const list = 'Deacons Quorum,\nName,Phone\n"Jones, David",801-555-0101\n';
  const { importId } = await importFile(planner, 'deacons.csv', list, true);
  const body = { importId: importId ?? 0, rows: [{ row: 3 }] };
  const again = await planner.ok(API.imports.members, { query: { dryRun: 'true' }, body });
  expect(again.rows).toMatchObject([{ action: 'skip', isProblem: true, mayBeAnother: true }]);
  const grown = { ...body, rows: [{ row: 3, birthYear: '1948' }] };
  const corrected = await planner.ok(API.imports.members, { query: { dryRun: 'true' }, body: grown });
  expect(corrected.rows).toMatchObject([{ action: 'update' }]);
  const another = { ...body, rows: [{ row: 3, isAnotherPerson: true }] };
  expect(await planner.ok(API.imports.members, { body: another })).toMatchObject({ imported: 1, updated: 0 });
  expect((await planner.ok(API.members.list)).map(({ phone }) => phone).sort()).toEqual([
    '801-555-0101',
    '801-555-1403',
  ]);
});
