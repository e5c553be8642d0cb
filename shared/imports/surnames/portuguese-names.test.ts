import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test.each(['Tânia Melo', 'Rui Tavares', 'Larissa Azevedo', 'Joana Freitas', 'Thais Macedo', 'Zélia Dias'])(
  '“%s” without a phone among others with one is a person, not a heading',
  (name) => {
    const list = ['João Silva (11) 98765-4321', 'Ana Souza (11) 98765-4322', name];
    for (const text of [list.map((line) => `- ${line}`), list]) {
      const { people, problems } = importedFrom(text.join('\n'));
      expect([people.at(-1), people.length, problems]).toEqual([name, 3, []]);
    }
  },
);
