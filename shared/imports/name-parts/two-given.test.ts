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

test.each([
  ['María del Rosario', 'Toledo'],
  ['María Del Pilar', 'Ruiz Pérez'],
  ['María de los Ángeles', 'López García'],
  ['María de Jesús', 'Soto'],
  ['José de Jesús', 'Peña'],
  ['Maria das Graças', 'Oliveira'],
  ['Maria das Dores', 'da Silva'],
  ['Maria do Socorro', 'Lima'],
  ['Maria da Conceição', 'de Souza Lima'],
  ['José de Arimateia', 'Pinto'],
])('“%s” is a first name before %s', (firstName, lastName) =>
  expect(partName(`${firstName} ${lastName}`)).toEqual({ firstName, lastName }),
);

test.each([
  'Maria do Carmo',
  'Maria de Jesus Santos',
  'José de Arimateia Elena Ruiz',
  'María del Pilar Rosa Ruiz Vega',
])('in “%s” a first name of several words leaves it open what is the last name', (name) =>
  expect(partName(name).lastName).toBe(''),
);
