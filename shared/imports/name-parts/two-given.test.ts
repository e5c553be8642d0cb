import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { partName } from '../names.ts';

test.each([
  ['José Carlos Almeida', 'Almeida'],
  ['Ana Paula Ribeiro', 'Ribeiro'],
  ['Maria Fernanda Costa Lima', 'Costa Lima'],
  ['Ana María López García', 'López García'],
  ['José Luis Pérez Díaz', 'Pérez Díaz'],
  ['Juan Carlos Vega Ruiz', 'Vega Ruiz'],
  ['María José Quispe', 'Quispe'],
])('behind two first names, “%s” has the last name %s', (name, last) => expect(partName(name).lastName).toBe(last));

test.each([
  'Ana García López',
  'Mary Ann Smith Jones',
  'José Martín Luis',
  'Ana Luisa Fernanda Ruiz',
  'María Costa Lima',
])('which part of “%s” is the last name is asked', (name) =>
  expect(importedFrom(`Name\n${name}\n`).problems).toEqual([expect.stringContaining('Which part of')]),
);
