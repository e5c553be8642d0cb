import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { fieldOf } from '../columns.ts';

test.each([
  'Callings with Date Sustained and Set Apart',
  'Callings with Date Sustained',
  'Callings (with Dates Sustained)',
  'Callings and Classes',
  'Calling & Date Sustained',
  'Current Callings and Class Assignments',
  'Calling/Class',
  'Calling/Assignment',
  'Calling / Assignment',
  'Assignment/Calling',
  'Position / Calling',
  'Calling or Assignment',
  'Current Calling/Responsibility',
  'Llamamiento / Asignación',
  'Chamado ou Designação',
  'Chamado / Função',
])('“%s” heads callings', (heading) =>
  expect(importedFrom(`Name,${heading}\nAnn Abel,Ward Clerk (4 Feb 2024)\nBo Bell,\n`).people).toEqual(
    importedFrom('Name,Calling\nAnn Abel,Ward Clerk (4 Feb 2024)\nBo Bell,\n').people,
  ),
);

test.each([
  'Calling Date',
  'Date Called',
  'Calling and Phone',
  'Previous Callings and Dates',
  'Calls with Dates',
  'Assignment/Topic',
  'Calling / Phone',
  'Calling/Talk',
  'Title/Assignment',
  'Office/Home',
])('“%s” heads none', (heading) => expect(fieldOf(heading)).not.toBe('calling'));
