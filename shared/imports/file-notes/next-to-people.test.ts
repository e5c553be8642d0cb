import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { fileNotesOf } from './notes-of-row.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const TOM = '"Reed, Tom",801-555-0236';
const KIM = '"Lee, Kim",801-555-0237';
const namesIn = (text: string) => importedFrom(text).people.map((one) => one.split(',')[0]);
const notesIn = (csv: string) =>
  readPeople(rowsOfText(csv, false).rows).map((read) => fileNotesOf(read).map(({ text }) => text));

test.each([
  ['do not ask', 'available'],
  ['has moved to Ohio', 'in the ward'],
])('“%s” in a row of its own asks whether the person above is %s', (note, asked) => {
  const { people, problems } = importedFrom(`Name,Phone,Notes\n${TOM},\n,,${note}\n${KIM},\n`);
  expect(people).toEqual([expect.stringContaining('Kim Lee')]);
  expect(problems[0]).toBe(`The next row says “${note}.” Is this person ${asked}?`);
});

test('a note that goes on in the next row is judged as one', () => {
  const csv = `Name,Phone,Notes\n${TOM},Asked not to\n,,be called on\n${KIM},\n`;
  expect(importedFrom(csv).problems[0]).toBe('The next row says “be called on.” Is this person available?');
});

test('a note in a row of its own that is against no one is shown with the person above', () =>
  expect(notesIn(`Name,Phone,Notes\n${TOM},\n,,likes to sit alone\n${KIM},\n`)[0]).toEqual(['likes to sit alone']));

test('below a gap it is about no one', () =>
  expect(namesIn(`Name,Phone,Notes\n${TOM},\n,,\n,,\n,,do not ask\n`)).toEqual(['Tom Reed']));

test.each([
  ['Do not ask Tom Reed - he is ill.', 'available'],
  ['Brother Reed has moved.', 'in the ward'],
  ['Note: Tom Reed is not to be asked until 2099', 'available'],
])('“%s” below a list asks whether he is %s', (sentence, asked) => {
  const { people, problems } = importedFrom(`Name,Phone\n${TOM}\n${KIM}\n,\n${sentence},\n`);
  expect(people).toEqual([expect.stringContaining('Kim Lee')]);
  expect(problems[0]).toContain(`Is this person ${asked}?`);
});

test.each([
  'Moved to Boise in June',
  'Passed away 3/12/2026',
  'Membership moved 9/14',
  'Does not want to be asked to speak or pray',
  'Please do not ask to speak',
  'Has moved',
  'Not available until June',
])('“%s” below a person of a table may be about that person or those below: both are asked about', (said) => {
  const { people, problems } = importedFrom(`Name,Phone\nAnn Lee,801-555-0111\n${TOM}\n${said},\n${KIM}\n`);
  expect(people).toEqual([expect.stringContaining('Ann Lee')]);
  expect(problems.join(' ')).toContain(`The next row says “${said}.” Is this person`);
  expect(problems.join(' ')).toContain(`This row is below “${said}.”`);
});

test.each(['Moved Out', 'Do Not Contact', 'Do not contact', 'Less Active', 'Deceased 2024', 'New phone number'])(
  '“%s” below a person of a table is not about that person',
  (said) => {
    const { people } = importedFrom(`Name,Phone\n${TOM}\n${said},\n${KIM}\n`);
    expect(people[0]).toContain('Tom Reed');
  },
);

test('a sentence about marked names is shown with everyone', () => {
  const sentence = 'Names in red have moved or asked not to be contacted';
  const notes = notesIn(`Name,Phone\n${TOM}\n${KIM}\n${sentence},\n`);
  expect(notes.slice(0, 2)).toEqual([[sentence], [sentence]]);
});

test('sentences that are against no one, or name no one of the list, ask nothing', () => {
  const list = (sentence: string) => namesIn(`Name,Phone\n${TOM}\n${KIM}\n,\n${sentence},\n`);
  expect(list('Call Tom Reed about the rides.')).toHaveLength(2);
  expect(list('Sister Dawson has moved.')).toHaveLength(2);
});

test('a last name alone asks about everyone who has it, and a shared first name is shown with each', () => {
  const list = (sentence: string) =>
    readPeople(
      rowsOfText(
        `Name,Phone\n${TOM}\n"Reed, Ann",801-555-0238\n"Lund, Tom",801-555-0239\n${KIM}\n,\n"${sentence}",\n`,
        false,
      ).rows,
    );
  const asked = (sentence: string) =>
    list(sentence).flatMap(({ name, person, unread }) => (person || unread ? [] : [name]));
  expect(asked('Please skip Reed - gone for the winter')).toEqual(expect.arrayContaining(['Tom Reed', 'Ann Reed']));
  expect(asked('Please skip Bob Reed - gone for the winter')).not.toContain('Ann Reed');
  const notes = list('Tom has moved to Ohio.').flatMap((read) => (fileNotesOf(read).length > 0 ? [read.name] : []));
  expect(notes).toEqual(['Tom Reed', 'Tom Lund']);
});

test('in a text they ask, too', () => {
  const text = 'Tom Reed 801-555-0236\nKim Lee 801-555-0237\n\nDo not ask Tom Reed please';
  expect(namesIn(text)).toEqual(['Kim Lee']);
});

const LIST = 'Ann Lee 801-555-0200\nPat Lee 801-555-0201\nHugo Roe 801-555-0210\nEdith Orr 801-555-0230\n';
/** The people of a list whom a sentence asks about or is shown with: below it, above it, and in a table. */
const toldIn = (sentence: string) =>
  [
    rowsOfText(`${LIST}\n${sentence}\n`, true),
    rowsOfText(`${sentence}\n\n${LIST}`, true),
    rowsOfText(`Name,Phone\n${LIST.replaceAll(' 801', ',801')}"${sentence}",\n`, false),
  ].map(({ rows }) =>
    ['Ann', 'Pat', 'Hugo', 'Edith'].filter((first) =>
      rows.some(
        ({ values, noted, asks }) => (values.firstName ?? values.name ?? '').startsWith(first) && (noted ?? asks),
      ),
    ),
  );
test.each([
  ['Please skip Edith Orr.', ['Edith']],
  ['Please skip Pat Lee, Hugo Roe and Edith Orr.', ['Pat', 'Hugo', 'Edith']],
  ['Please leave Edith Orr off.', ['Edith']],
  ['Take Hugo Roe off the list.', ['Hugo']],
  ['We lost Edith Orr in October.', ['Edith']],
  ['Edith Orr’s funeral was Saturday.', ['Edith']],
  ['Hugo Roe is now in the Pinecrest Ward.', ['Hugo']],
  ['Edith Orr gets very nervous, so not her.', ['Edith']],
  ['Brother Roe would love to speak.', ['Hugo']],
  ['P.S. Sister Orr passed away on Nov 2. The Roes have moved to Provo last Saturday.', ['Hugo', 'Edith']],
  ['Bro. & Sis. Lee are in Mesa until April. Edith Orr does not speak in public.', ['Ann', 'Pat', 'Edith']],
  ['Compiled by Hugo Roe, ward clerk', []],
])('“%s” is told at the rows of those whom it names: %j', (sentence, names) =>
  expect(toldIn(sentence)).toEqual([names, names, names]),
);

test.each([
  ['pasted text', 'Tom Reed\nKim Lee\nSusan Parker\n\n', ''],
  ['a CSV', 'Name,Phone\nTom Reed,801-555-0236\nKim Lee,801-555-0237\nSusan Parker,801-555-0238\n"', '",\n'],
])('a paragraph below %s is read sentence by sentence, also where it is long', (_kind, before, behind) => {
  const words = 'We went through the whole list with the Relief Society and the Elders Quorum after church. ';
  const paragraph = `${words.repeat(4)}Susan Parker has moved to Logan. Please do not ask Tom Reed to speak.`;
  const read = readPeople(rowsOfText(`${before}${paragraph}${behind}`, behind === '').rows);
  expect(read.slice(0, 3).map(({ problem }) => problem)).toEqual([
    'The list says “Please do not ask Tom Reed to speak.” Is this person available?',
    null,
    'The list says “Susan Parker has moved to Logan.” Is this person in the ward?',
  ]);
});
