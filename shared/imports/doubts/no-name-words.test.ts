import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

test.each([
  'Llamamiento vacante',
  'Puesto vacante',
  'Sin asignar',
  'No asignado',
  'Por definir',
  'A definir',
  'En proceso',
  'Chamado vago',
  'Não designado',
  'Appel vacant',
  'Non attribué',
  'Berufung unbesetzt',
  'Nicht besetzt',
  'New Calling',
  'Under Review',
  'On Hold',
  'In Process',
  'Nobody Yet',
  'Being Considered',
  'Primer Consejero',
  'Secretario Ejecutivo',
  'Presidenta Primaria',
  'Hermanos Ministrantes',
  'Barrio Centro',
  'Cumpleaños Enero',
  'Menos Activos',
  'Historia Familiar',
  'Correo Electrónico',
  'Los Ruiz',
  'The Bakers',
  'Familia Ruiz',
  'Hermanos Ruiz',
])('“%s” is nobody', (name) =>
  expect(readPerson({ row: 2, values: { name } }).problem).toMatch(/is a heading or a note, not a person\.$/),
);

test.each(['Domingo Ruiz', 'Julio Barrios', 'Marco Novo', 'Al Reed', 'Les Martin', 'Segundo Peña', 'The Anh'])(
  '“%s” is a person',
  (name) => expect(readPerson({ row: 2, values: { name } }).problem).toBeNull(),
);
