import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';
import { counts, emptyWard, importFile } from '#tests/member-files.ts';

const api = await openApi();
const home = () => emptyWard(api);

test('the template can be filled in and imported', async () => {
  const { planner } = await home();
  const { text } = await planner.send(API.imports.template);
  expect(text).toBe('\uFEFFfirstName,lastName,email,phone,calling,isAvailable,notes\r\n');
  const filled = `${text}Kim,Lee,kim@example.org,555 0107,Clerk,no,Sings\r\n`;
  expect(counts(await importFile(planner, 'members-template.csv', filled))).toMatchObject({ imported: 1 });
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
  preferredName: fc.option(fc.constantFrom('Bo', 'Ann-Marie', 'José')),
  addressedAs: fc.option(fc.constantFrom('Elder', 'Sister', 'President')),
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
      const report = await importFile(planner, 'export.csv', text);
      expect(counts(report), text).toMatchObject({ imported: 0, updated: 0 });
      expect(await planner.ok(API.members.list)).toEqual(before);
      const other = await home();
      await importFile(other.planner, 'export.csv', text);
      expect(counts(await importFile(other.planner, 'export.csv', text))).toMatchObject({
        imported: 0,
        updated: 0,
        skipped: people.length,
      });
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('the export asks nothing about what a ward has written in its own way', async () => {
  const { planner } = await home();
  const people = [
    { firstName: 'Kim', lastName: 'Lee', calling: 'Room with a view' },
    { firstName: 'Tom', lastName: 'Lee', calling: 'Mark Ashby', preferredName: 'Sister Tom' },
    { firstName: 'Eve', lastName: 'Cole', calling: 'Set apart', isAvailable: false },
    { firstName: 'Ida', lastName: 'Cole', calling: 'Bishop (12 Jan 2023)', phone: 'ask Eve' },
    { firstName: 'Mark (Lori)', lastName: 'Ashby (Cole)', notes: 'two\nlines' },
    { firstName: 'Ward', lastName: 'Choir' },
    { firstName: 'Ana', lastName: 'Reed', calling: 'Piispa' },
  ];
  for (const body of people) await planner.ok(API.members.add, { body });
  const { text } = await planner.send(API.imports.exportMembers);
  const { rows } = await importFile(planner, 'export.csv', text, true);
  expect(rows.map(({ name, reason, isProblem }) => [name, reason, isProblem])).toEqual(
    rows.map(({ name }) => [name, 'No changes.', undefined]),
  );
  const other = await home();
  const moved = await importFile(other.planner, 'export.csv', text, true);
  expect(moved.rows.filter(({ name }) => name === 'Kim Lee' || name === 'Ana Reed')).toMatchObject([
    { action: 'new', details: 'Room with a view' },
    { action: 'new', details: 'Piispa' },
  ]);
});

test('a row of the export that was made odd afterwards is flagged for review', async () => {
  const { planner } = await home();
  await planner.ok(API.members.add, { body: { firstName: 'Ward', lastName: 'Choir' } });
  const { text } = await planner.send(API.imports.exportMembers);
  const { rows } = await importFile(planner, 'export.csv', text.replace(',true,', ',false,'), true);
  expect(rows).toMatchObject([{ action: 'skip', isProblem: true }]);
});
