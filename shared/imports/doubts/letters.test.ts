import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), true).rows.map((row) => {
    const { person } = readPerson(row);
    return person ? `${person.firstName} ${person.lastName}` : null;
  });

test('of a letter only the list is read, and not who wrote it or to whom', () => {
  expect(read('Dear Bishop,', 'Kim Lee 801-555-0100', 'Ana Ruiz', 'Thanks, Tom Reed', 'Sent from my phone')).toEqual([
    null,
    'Kim Lee',
    'Ana Ruiz',
    null,
    null,
  ]);
  expect(read('Hi Tom,', 'Kim Lee', 'Ana Ruiz', 'Jo Ray', 'Thank you!', 'Sam Reed', 'Ward Clerk')).toEqual([
    null,
    'Kim Lee',
    'Ana Ruiz',
    'Jo Ray',
    null,
    null,
    null,
  ]);
  expect(read('From: Sam Reed', 'Good Morning', 'Kim Lee', 'Ana Ruiz', 'Jo Ray', 'Love, Una')).toEqual([
    null,
    null,
    'Kim Lee',
    'Ana Ruiz',
    'Jo Ray',
    null,
  ]);
  expect(read('Kim Lee', 'Ana Ruiz', 'Love, Una', 'Best, Jo')).toEqual(['Kim Lee', 'Ana Ruiz', 'Una Love', 'Jo Best']);
});

test.each([
  'Bonne soirée',
  'Bonne journée !',
  'Fraternellement',
  'Bien fraternellement',
  'Bien à vous',
  'Amicalement',
  'Cordialement',
  'À bientôt',
  'Fraternalmente',
  'Cordiali saluti',
  'Herzliche Grüße',
])('“%s” ends a letter, and whoever signs below it is no one on its list', (closing) => {
  const list = ['Tim Roth', 'Ada Glade', 'Jan Lang'];
  expect(read(...list, '', closing)).toEqual([...list, null]);
  expect(read(...list, '', `${closing},`, 'Pierre Moser')).toEqual([...list, null, null]);
});

test.each([
  'Dear Bishop',
  'Hi Tom',
  'Kind Regards',
  'Many Thanks',
  'Sincerely, Sam Reed',
  'Thanks, Tom Reed',
  'Saludos, Ana Paz',
  'Bendiciones, Ana Paz',
  'Young Marrieds',
  'New Move-Ins',
  'Moved In',
  'Home Teaching',
  'Choir Practice',
  'Temple Night',
  'Senior Couple',
  'Missionaries Serving',
  'Recently Baptized',
  'Speakers Needed',
  'See Attached',
  'Not Listed',
  'All Others',
  'New Convert',
  'Records Requested',
  'Sample Member',
  'Returning Missionaries',
  'Part-Member Families',
  'Blank Row',
  'Maybe Tom Reed',
  'Not Sam Reed',
  'Visitors Welcomed',
  'Homebound Members',
  'Activity Night',
  'Members Traveling',
])('“%s” is no one', (name) =>
  expect(readPerson({ row: 2, values: { name } }).problem).toMatch(/is a heading or a note, not a person\.$/),
);

test.each([
  'Dear, John',
  'Love, Una',
  'Best, George',
  'Young, Grant',
  'Night, Ann',
  'Hay, Hi',
  'Party, Al',
  'New, Jo',
  'Ahmed Reed',
  'Ann Fleming',
  'Grant Browning',
  'Senior Reed',
  'Merci Santos',
  'Ola Berg',
  'May Convert',
])('“%s” is a person', (name) => expect(readPerson({ row: 2, values: { name } }).problem).toBeNull());

test('a line that wraps marks the person above, whose name or calling may continue on it', () => {
  const text =
    'Reed, Tom – Relief Society\nTeacher\nRay, Elizabeth\nJane\nLee, Kim\nRelief Society\nRuiz, Ana – Organist\n\nJo\nHill-\nDale, Una';
  const rows = rowsOfText(text, true).rows.map(readPerson);
  const names = rows.flatMap(({ person }) => (person ? `${person.firstName} ${person.lastName}` : []));
  expect(names).toEqual(['Kim Lee', 'Ana Ruiz']);
  expect(rows[2]?.problem).toBe(
    '“Ray, Elizabeth” may be only part of this person’s entry: the line next to it says “Jane.”',
  );
});
