import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { processorTime } from '#tests/processor-time.ts';
import { aboveSignature } from './signature-blocks.ts';

const LIST = 'Ann Lee 801-555-0101\nBo Kent\nCy Cole 801-555-0103\n';
const READ = ['Ann Lee, 801-555-0101', 'Bo Kent', 'Cy Cole, 801-555-0103'];
const SIGNED = 'Ken Pratt\nPratt Insurance\n801-555-9999\nken@example.com\n';
const SKIPPED = 'looks like part of the message, not a person on the list.';
const ASKED = '“Ken Pratt” may be the end of a message. Is this a person on the list?';

test.each(['--\n', '\n-- \n', '---\n', '_____\n', '— —\n', 'Sincerely,\n', 'Your brother,\n', 'In Christ,\n'])(
  'a signature below %j is skipped and says so',
  (divider) => {
    const { people, problems } = importedFrom(`${LIST}${divider}${SIGNED}`);
    expect(people).toEqual(READ);
    for (const line of ['Ken Pratt', 'Pratt Insurance', '801-555-9999'])
      expect(problems).toContain(`“${line}” ${SKIPPED}`);
  },
);

test.each([
  ['names alone', 'Ann Lee\nBo Kent\n', ['Ann Lee', 'Bo Kent']],
  [
    'a table',
    'Name\tPhone\nAnn Lee\t801-555-0101\nBo Kent\t801-555-0102\n',
    ['Ann Lee, 801-555-0101', 'Bo Kent, 801-555-0102'],
  ],
])('so is one below %s', (_, list, people) => {
  expect(importedFrom(`${list}--\nKen Pratt\nOffice: 801-555-9999\nwww.pratt.example\n`).people).toEqual(people);
});

test.each([
  `${LIST}\nKen Pratt\nWard Clerk\n`,
  `Hi Bishop,\n${LIST}Ken Pratt\nWard Clerk\n`,
  'Ann Lee - Organist\nBo Kent\nCy Cole\nKen Pratt\nWard Clerk\n',
  `${LIST}--\nKen Pratt\n`,
])('who may have signed %j is asked about', (text) => expect(importedFrom(text).problems).toContain(ASKED));

test('callings and the device below “With love,” belong to the signature', () => {
  const end = 'With love,\nSister Ken Pratt\nRelief Society Secretary\n801-555-9999\nSent from my iPhone\n';
  const { people, problems } = importedFrom(`${LIST}${end}`);
  expect(people).toEqual(READ);
  expect(problems).toContain(`“Sister Ken Pratt” ${SKIPPED}`);
});

test('whoever signs as “Your brother,” is no one of the list', () => {
  const { people, problems } = importedFrom(`${LIST}\nYour brother,\nKen Pratt\n`);
  expect(people).toEqual(READ);
  expect(problems).toContain(`“Ken Pratt” ${SKIPPED}`);
});

test.each([
  ['a list goes on', `${LIST}-----\nDi Dean 801-555-0104\nEd Eads 801-555-0105\n`, 5],
  ['people have their phones below them', `${LIST}-----\nDi Dean\n801-555-0104\nEd Eads\n801-555-0105\n`, 2],
  ['dashes stand between all', 'Ann Lee\n--\nBo Kent\n--\nKen Pratt\n', 3],
])('below dashes where %s, no one is a signature', (_, text, count) => {
  const { people, problems } = importedFrom(text);
  expect(people.length).toBeGreaterThanOrEqual(count);
  expect(problems.join(' ')).not.toMatch(/part of the message|end of a message/);
});

test.each(['=', '-', 'a', 'a@'])('a line of forty thousand “%s” is looked through quickly', (filling) => {
  const worked = processorTime();
  aboveSignature(`${LIST}--\n${filling.repeat(40_000)}\n${SIGNED}`, () => ({ rows: [], ignoredColumns: [] }));
  expect(worked()).toBeLessThan(500);
});
