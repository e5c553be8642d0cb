import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const households = (text: string) =>
  rowsOfText(text.replaceAll('/', '\n'), false)
    .rows.map(readPerson)
    .map(({ person, remarks = [] }) => [person?.household, ...remarks].filter(Boolean).join(' '));

test.each(
  'same as above|same|Same|ditto|do.|see above|〃|↑|ídem|lo mismo|igual que arriba|o mesmo|igual acima|wie oben|dito|le même|ci-dessus'.split(
    '|',
  ),
)('the household “%s” is that of the row above', (mark) => {
  expect(households(`Name,Household/Ann Lee,Lee/Tom Lee,${mark}/Kim Lee,${mark}/Al Roe,Roe`)).toEqual(
    'Lee Lee Lee Roe'.split(' '),
  );
  expect(households(`Name;Household/Ann Lee;${mark}/Al Roe;Roe`)).toEqual([
    `Ignored: “${mark}”${mark.endsWith('.') ? '' : '.'}`,
    'Roe',
  ]);
});

test('a family may be called Do', () =>
  expect(households('Name,Household/Ann Lee,Lee/Tom Do,Do')).toEqual(['Lee', 'Do']));
