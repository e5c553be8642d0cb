import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const [HEADS, OTHER] = ['801-555-1031', '801-555-1032'];

test.each([
  ['Head of House Phone', `"Barlow, Mark",50,${HEADS}`, `"Barlow, Jill",48,${HEADS}`],
  ['HoH Phone', `"Barlow, Jill",48,${HEADS}`, `"Barlow, Mark",50,${HEADS}`],
  ['Phone (HoH)', `"Barlow, Mark",50,${HEADS}`, `"Barlow, Tim",12,${HEADS}`, `"Barlow, Jill",48,${HEADS}`],
  ['HoH Email', '"Barlow, Mark",50,mark@example.com', '"Barlow, Jill",48,mark@example.com'],
  ['Teléfono jefe de hogar', `"Barlow, Mark",50,${HEADS}`, `"Barlow, Jill",48,${HEADS}`],
])('below “%s,” only the head has it, and it is noted beside the others', (title, ...people) => {
  const list = [
    `Name,Age,${title}`,
    ...people,
    `"Moss, Ann",61,${title.includes('Email') ? 'ann@example.com' : OTHER}`,
  ];
  const { people: saved, problems } = importedFrom(list.join('\n'));
  expect(problems).toEqual([]);
  const withContact = saved.filter((one) => /555|@/.test(one)).map((one) => one.split(',')[0]);
  expect(withContact).toEqual(['Mark Barlow', 'Ann Moss']);
  const others = people.flatMap((one) => /Jill|Tim/.exec(one)?.map((first) => `${first} Barlow`) ?? []);
  expect(Object.keys(notedIn(list.join('\n')))).toEqual(others);
});

test('a column that names the head, or tells who is one, decides', () => {
  const named = `Name,Head of House,HoH Phone\n"Barlow, Jill","Barlow, Jill",${HEADS}\n"Barlow, Mark","Barlow, Jill",${HEADS}`;
  expect(importedFrom(named).people).toEqual([`Jill Barlow, ${HEADS}`, 'Mark Barlow']);
  const told = `Name,Relationship,HoH Phone\n"Barlow, Jill",Spouse,${HEADS}\n"Barlow, Kim",Head of Household,${HEADS}`;
  expect(importedFrom(told).people).toEqual(['Jill Barlow', `Kim Barlow, ${HEADS}`]);
});

test('where it isn’t clear who is the head, each is asked', () => {
  const { people, problems } = importedFrom(`Name,HoH Phone\n"Barlow, Kent",${HEADS}\n"Barlow, Jill",${HEADS}`);
  expect(people).toEqual([]);
  const asked = `“${HEADS}” belongs to the head of the household. Enter this person’s own phone, or leave it blank.`;
  expect(problems).toEqual([asked, asked]);
});

test('in a list with one row for each house, it is the row’s own', () => {
  const list = `Name,Head of House Phone\n"Barlow, Mark",${HEADS}\n"Moss, Ann",${OTHER}`;
  expect(importedFrom(list)).toEqual({ people: [`Mark Barlow, ${HEADS}`, `Ann Moss, ${OTHER}`], problems: [] });
  expect(notedIn(list)).toEqual({});
});
