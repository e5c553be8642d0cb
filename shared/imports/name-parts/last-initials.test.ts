import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test.each(['Linda A', 'Bob J', 'Mary T.'])(
  'for “%s,” with only the first letter of the last name, the rest is asked for',
  (name) => {
    const asked = [`“${name.split(' ').at(-1)}” may be only the first letter of the last name. Enter the last name.`];
    expect(importedFrom(`Name,Phone\n${name},801-555-0232\nAnn Lee,801-555-0233\n`).problems).toEqual(asked);
    expect(importedFrom(`${name} 801-555-0232\nAnn Lee 801-555-0233\nTom Reed 801-555-0234\n`).problems).toEqual(asked);
    const [first, last] = [name.replace(/ \S+$/, ''), name.split(' ').at(-1)];
    expect(importedFrom(`First Name,Last Name\n${first},${last}\nAnn,Lee\n`).problems).toEqual(asked);
  },
);

test.each(['Linda A. Ray', 'Ray, Linda A', 'Oh, Kim', 'J. Ray'])('“%s” is a whole name', (name) =>
  expect(importedFrom(`Name\n"${name}"\n"Ann Lee"\n"Tom Reed"\n`).problems).toEqual([]),
);
