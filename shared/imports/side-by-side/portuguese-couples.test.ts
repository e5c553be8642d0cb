import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const read = (titles: string, cell: string) => importedFrom(`${titles}\nEva Costa,\n${cell},(11) 95555-7201\n`);

test.each([
  ['Carlos e Ana Reis', ['Carlos Reis', 'Ana Reis']],
  ['Davi e Bia Lima', ['Davi Lima', 'Bia Lima']],
  ['Carlos e Ana da Silva', ['Carlos da Silva', 'Ana da Silva']],
  ['"Reis, Carlos e Ana"', ['Carlos Reis', 'Ana Reis']],
])('below Portuguese headings, “%s” is a couple, neither of whom has the phone', (cell, both) => {
  for (const titles of ['Nome,Telefone', 'Nome completo,Celular'])
    expect(read(titles, cell)).toEqual({ people: ['Eva Costa', ...both], problems: [] });
});

test.each([
  'Carlos e Ana Maria Reis',
  'Carlos e Filhos Reis',
  'Carlos e Costa Reis',
  'Carlos e Ana',
  'Carlos e Ana Silva e Souza',
])('“%s” is no couple whose names are certain', (cell) =>
  expect(read('Nome,Telefone', cell).people).toEqual(['Eva Costa']),
);

test('whoever has two last names is one person', () =>
  expect(read('Nome,Telefone', 'João Silva e Souza').people).not.toContain('João Souza'));

test.each(['Nome,Telefono', 'Nombre,Teléfono'])('below “%s,” a wife may have her own last name', (titles) =>
  expect(read(titles, 'Carlos e Ana Reis')).toMatchObject({ people: ['Eva Costa'], problems: [expect.any(String)] }),
);
