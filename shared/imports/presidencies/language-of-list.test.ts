import { expect, test } from 'vitest';
import { importedFrom } from '../../../tests/import-plans.ts';

test('in a Portuguese list “Presidente” is “do Quórum,” and in a Spanish one “del Quórum”', () => {
  const portuguese = 'Quórum de Élderes\nPresidente: Ari Reis\nSecretário: Beto Sá\n';
  expect(importedFrom(portuguese).people).toContain('Ari Reis, Presidente do Quórum de Élderes');
  const spanish = 'Quórum de Élderes\nPresidente: Juan Ruiz\nSecretario: Luis Soto\n';
  expect(importedFrom(spanish).people).toContain('Juan Ruiz, Presidente del Quórum de Élderes');
});
