import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const LIST = 'Ann Pratt 801-555-0162\nKay Rasband 801-555-0163\n';
const READ = ['Ann Pratt, 801-555-0162', 'Kay Rasband, 801-555-0163'];
const ASKED = 'may be the end of a message. Is this a person on the list?';

test.each([
  'Let me know, thanks! Clara\nClara Moss\nRelief Society Secretary\n(801) 555-0199',
  'Let me know if you have questions\nClara Moss',
  'Hope this helps!\nClara Moss\nRS Secretary',
  'See you Sunday\nClara Moss\n801-555-0199',
  'Cualquier duda me avisa\nClara Moss',
  'Qualquer dúvida, me avise\nClara Moss',
  '\n- Clara Moss',
  '\n— Clara Moss\n801-555-0199',
  '\nClara Moss\nRelief Society Secretary\n(801) 555-0199',
])('who signs with %j is asked about', (end) => {
  const { people, problems } = importedFrom(`${LIST}${end}\n`);
  expect(people).toEqual(READ);
  expect(problems.filter((problem) => problem.endsWith(ASKED))).toHaveLength(1);
});

test('so is the sender of an email where the name stands again below its list', () => {
  const mail = `From: Clara Moss <clara@m.com>\nTo: Bishop Rowe\nSubject: Names\n\n${LIST}\nClara Moss\n`;
  expect(importedFrom(mail)).toMatchObject({
    people: READ,
    problems: expect.arrayContaining([`“Clara Moss” ${ASKED}`]),
  });
});

test.each([
  ['without a phone', `${LIST}Clara Moss\n`, [...READ, 'Clara Moss']],
  ['with a dash as all have', '- Ann Pratt\n- Kay Rasband\n- Clara Moss\n', ['Ann Pratt', 'Kay Rasband', 'Clara Moss']],
  [
    'behind other bare names',
    'Thanks!\nAnn Pratt\nKay Rasband\nClara Moss\n',
    ['Ann Pratt', 'Kay Rasband', 'Clara Moss'],
  ],
  ['above what a phone adds', `${LIST}Clara Moss\nSent from my iPhone\n`, [...READ, 'Clara Moss']],
  ['with a phone', `${LIST}Clara Moss 801-555-0199\n`, [...READ, 'Clara Moss, 801-555-0199']],
])('the last of a list %s is on it', (_, list, people) => expect(importedFrom(list).people).toEqual(people));
