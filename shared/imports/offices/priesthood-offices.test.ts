import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text.replaceAll('/', '\n'), false)
    .rows.map(readPerson)
    .map(({ person, problem, remarks = [] }) => problem ?? [person?.calling, ...remarks].filter(Boolean).join(' '));

test.each(['Office', 'Calling', 'Position'])('a teacher among deacons and priests under %s has no calling', (heading) =>
  expect(read(`Name,${heading}/"Hall, Tim",Teacher/"Beck, Cy",Priest/"Cole, Al",Deacon/"Diaz, Bo",/`)).toEqual([
    'Ignored: “Teacher”.',
    'Ignored: “Priest”.',
    'Ignored: “Deacon”.',
    '',
  ]),
);

test('a teacher where others have callings is flagged for review', () =>
  expect(read('Name,Calling/"Hall, Tim",Teacher/"Beck, Cy",Elder/"Cole, Al",Ward Clerk')).toEqual([
    '“Teacher” may be an office of the priesthood. Is it this person’s calling?',
    'Ignored: “Elder”.',
    'Ward Clerk',
  ]));

test('a teacher of an organization, or where no one has an office, has a calling', () => {
  expect(read('Name,Organization,Calling/"Hall, Tim",Primary,Teacher/"Beck, Cy",,Elder')[0]).toBe('Primary Teacher');
  expect(read('Name,Calling/"Hall, Tim",Teacher/"Cole, Al",Ward Clerk')[0]).toBe('Teacher');
});

test.each([
  ['Llamamiento', 'Maestro', 'Presbítero', 'Diácono'],
  ['Chamado', 'Mestre', 'Sacerdote', 'Diácono'],
  ['Berufung', 'Lehrer', 'Priester', 'Diakon'],
  ['Appel', 'Instructeur', 'Prêtre', 'Diacre'],
])('a teacher among deacons and priests under %s has no calling', (heading, teacher, priest, deacon) =>
  expect(read(`Name,${heading}/"Hall, Tim",${teacher}/"Beck, Cy",${priest}/"Cole, Al",${deacon}`)).toEqual([
    `Ignored: “${teacher}”.`,
    `Ignored: “${priest}”.`,
    `Ignored: “${deacon}”.`,
  ]),
);
