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
