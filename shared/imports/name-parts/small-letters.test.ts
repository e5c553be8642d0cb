import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test.each([
  [
    'darrell pickett 801-555-0101\nlorraine pickett 801-555-0102\n',
    ['Darrell Pickett, 801-555-0101', 'Lorraine Pickett, 801-555-0102'],
  ],
  [
    'Darrell pickett\nlorraine Pickett\nTiffany Bastian\nUli Reid\n',
    ['Darrell Pickett', 'Lorraine Pickett', 'Tiffany Bastian', 'Uli Reid'],
  ],
  [
    'darrell pickett 801-555-0101\nlorraine pickett\nuli reid\n',
    ['Darrell Pickett, 801-555-0101', 'Lorraine Pickett', 'Uli Reid'],
  ],
  [
    '- uli reid 801-555-0101\n- marta van orden\n- anna o’brien\n',
    ['Uli Reid, 801-555-0101', 'Marta van Orden', 'Anna O’Brien'],
  ],
  [
    'Tom Beck 801-555-0101\nJune Roe\nkim roe 801-555-0103\n',
    ['Tom Beck, 801-555-0101', 'June Roe', 'Kim Roe, 801-555-0103'],
  ],
  [
    'tom burns 801-555-0101\nKAREN BURNS 801-555-0102\njo-beth mcdaniel\nvic dela rosa 801-555-0103\n',
    ['Tom Burns, 801-555-0101', 'KAREN BURNS, 801-555-0102', 'Jo-Beth Mcdaniel', 'Vic dela Rosa, 801-555-0103'],
  ],
  [
    'tom burns 801-555-0101\nmacArthur, doug 801-555-0102\nkim roe\n',
    ['Tom Burns, 801-555-0101', 'Doug MacArthur, 801-555-0102', 'Kim Roe'],
  ],
])('names in small letters are read: %j', (list, people) => expect(importedFrom(list).people).toEqual(people));

test.each([
  'mary cell 801-555-0103',
  'tom moved',
  'moved, tom',
  'tom, moved',
  'jo-beth moved',
  'tom moved 801-555-0103',
  'paul james moved',
  'call ann 801-555-0103',
  'mark twice',
  'kim was sick',
  'ask susan',
  'will pray',
])('“%s” among names is no one else', (line) => {
  const list = ['Tom Beck', 'June Roe', 'Ann Poe', 'Kim Lee'].map((name, at) => `${name} 801-555-010${at}`);
  expect(importedFrom(`${list.join('\n')}\n\n${line}\n`).people.length).toBeLessThanOrEqual(4);
});
