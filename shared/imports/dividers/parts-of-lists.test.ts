import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const [EMMA, SADIE, LILY, JOY] = ['Emma Lund', 'Sadie Orr', 'Lily Cole', 'Joy Park'];
const listsWith = (one: string, other: string): string[] => [
  `${one}\n${EMMA}\n${SADIE}\n${other}\n${LILY}\n${JOY}\n`,
  `Young Women\n${one}\n${EMMA}\n${SADIE}\n${other}\n${LILY}\n${JOY}\n`,
  `Name,Phone\n${one},\n${EMMA},435-555-7101\n${SADIE},\n${other},\n${LILY},435-555-7102\n${JOY},\n`,
];
test.each([
  ['Aspen Cabin', 'Birch Cabin'],
  ['Cabin One', 'Cabin Two'],
  ['Oak Tent', 'Tent Oak'],
  ['Van One', 'Van Two'],
  ['Car One', 'Bus One'],
  ['Paper Goods', 'Cold Salads'],
  ['Take Down', 'Sound Booth'],
  ['Front Doors', 'West Doors'],
  ['Has Car', 'Going Late'],
  ['Emma’s Cabin', 'Merrie Miss'],
  ['Soprano One', 'Soprano Two'],
  ['Carpa Roble', 'Carpa Pino'],
  ['Barraca Azul', 'Barraca Verde'],
  ['Tente Bleue', 'Tente Verte'],
  ['Zelt Eins', 'Zelt Zwei'],
])('“%s” and “%s” may be headings, and those around them are read', (one, other) => {
  for (const list of listsWith(one, other)) {
    const { people, problems } = importedFrom(list);
    expect([list, people.map((name) => name.split(',')[0])]).toEqual([list, [EMMA, SADIE, LILY, JOY]]);
    for (const text of [one, other])
      expect(problems).toContain(`“${text}” may be a heading, not a person. Please check.`);
  }
});

test.each(['Rose Room', 'Lily Hall', 'Hope Hall', 'Virginia Beach', 'Sierra Vista', 'Logan Canyon', 'June Move-Ins'])(
  '“%s” between people of whom more is said may be a heading',
  (heading) => {
    const list = `Name,Phone\n${heading},\n${EMMA},435-555-7101\n${SADIE},435-555-7102\n`;
    const { people, problems } = importedFrom(list);
    expect(people.map((name) => name.split(',')[0])).toEqual([EMMA, SADIE]);
    expect(problems).toEqual([`“${heading}” may be a heading, not a person. Please check.`]);
  },
);

test.each(['Summer Camp', 'April Talks', 'Autumn Rooms'])('“%s” above bare names may be their heading', (heading) =>
  expect(importedFrom(`${heading}\n${EMMA}\n${SADIE}\n${LILY}\n`)).toEqual({
    people: [EMMA, SADIE, LILY],
    problems: [`“${heading}” may be a heading, not a person. Please check.`],
  }),
);

test.each(['Rose Hall', 'Lily Beach', 'April Hall', 'Summer Park'])('%s among bare names is a person', (name) =>
  expect(importedFrom(`${EMMA}\n${name}\n${LILY}\n`).people).toEqual([EMMA, name, LILY]),
);

test.each(['Johnny Cash', 'Carla Tenney', 'Van Jensen', 'Dallin Oaks', 'Emma Carr', 'Hope Tabor'])(
  '%s is a person',
  (name) => {
    for (const list of [`${EMMA}\n${name}\n${LILY}\n`, `Name,Phone\n${EMMA},435-555-7101\n${name},\n${LILY},\n`])
      expect(importedFrom(list).people.map((one) => one.split(',')[0])).toContain(name);
  },
);

test('below “Recent Move-Outs” and “Being Taught,” everyone is asked about', () => {
  const list = `Name,Phone\nKarl Hansen,435-555-7191\nBeing Taught,\nLois Baker,435-555-7194\nRecent Move-Outs,\nMeg Orr,435-555-7195\n`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Karl Hansen, 435-555-7191']);
  expect(problems).toContain('This row is below “Being Taught.” Is this person in the ward?');
  expect(problems).toContain('This row is below “Recent Move-Outs.” Is this person in the ward?');
});
