import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test.each([
  ['70000001', '7000 0001'],
  ['7000-0001', '7000-0001'],
  ['591 70000001', '591 7000 0001'],
])('in the lines of a text, %s is a phone', (phone, read) => {
  const other = phone.replace(/1$/, '2');
  const text = `Hno. Álvaro Pinto ${phone}\nHna. Delia Pinto ${other}\n`;
  expect(importedFrom(text).people.join()).toContain(read);
  expect(importedFrom(text.replaceAll(/(?<=Pinto) /g, ' - ')).people.join()).toContain(read.replace(/1$/, '2'));
});

test.each(['19850312', '31121985', 'DNI 45678912', '2019 2024'])(
  'eight digits such as %s may be a date or another number, and are no phone',
  (digits) => {
    const text = `Ana Soto, ana@example.com, ${digits}\nLuis Mora, luis@example.com, ${digits}\n`;
    expect(importedFrom(text).people.join()).not.toContain(digits.slice(-4));
  },
);

test('beside other phones, eight digits are no phone', () => {
  const text = 'Kim Lee, 801-555-0101, 45678912\nAnn Poe, 801-555-0102, 45678913\n';
  expect(importedFrom(text).people.join()).not.toContain('4567 8912');
});

test.each([
  ['50370000001', '503 7000 0001'],
  ['50255550001', '502 5555 0001'],
  ['59170000001', '591 7000 0001'],
  ['59894000001', '598 9400 0001'],
])('%s, with its country and no plus, is a phone among others', (phone, read) => {
  for (const beside of [' ', ', ', ' - ', ': ', ', tel. '])
    expect(
      importedFrom(`Nora Park 801-555-0101\nTom Bell${beside}${phone}\nKaren Davis 801-555-0104\n`).people,
    ).toContain(`Tom Bell, ${read}`);
});

test.each([
  ['CPF 50370000001', '00012345678'],
  ['MRN 50370000001', 'MRN 50370000002'],
  ['50370000001', '03712345678'],
  ['503-7000-0001', '503-7000-0002'],
])('eleven digits such as “%s” beside “%s” are of another kind', (digits, others) => {
  const text = `Ana Soto, ana@example.com, ${digits}\nLuis Mora, luis@example.com, ${others}\n`;
  expect(importedFrom(text).people.join()).not.toContain('0001');
});
