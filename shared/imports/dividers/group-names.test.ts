import { describe, expect, test } from 'vitest';
import { importedFrom } from '../../../tests/import-plans.ts';

const PEOPLE = ['Carlos Díaz', 'Luis Soto', 'Hugo Vega', 'Jorge Paz'];
/** A heading between people, and above them, in a text and in a table. */
const listsWith = (heading: string): string[] => [
  `Pedro Gómez 801-555-1111\nJuan Ruiz\n${heading}\n${PEOPLE.join('\n')}`,
  `${heading}\n${PEOPLE.join('\n')}`,
  `Name,Phone\nPedro Gómez,801-555-1111\nJuan Ruiz,\n${heading},\n${PEOPLE.map((name) => `${name},`).join('\n')}\n`,
  `Name;Phone\nPedro Gómez;801-555-1111\nJuan Ruiz;\n${heading};\n${PEOPLE.map((name) => `${name};`).join('\n')}\n`,
];
const isStored = (list: string, heading: string): boolean => importedFrom(list).people.includes(heading);

describe('the heading of a group is no person', () => {
  test.each([
    'Sacerdocio de Melquisedec',
    'Sacerdocio Aarónico',
    'Obreros del Templo',
    'Recién Bautizados',
    'Adultos Mayores',
    'Sacerdócio de Melquisedeque',
    'Sacerdócio Aarônico',
    'Obreiros do Templo',
    'Conselho da Ala',
    'Recém Batizados',
    'Terceira Idade',
    'Nouveaux Convertis',
    'Moins Actifs',
    'Présidence de Branche',
    'Personnes Âgées',
    'Anciens Missionnaires',
    'Prêtrise de Melchisédek',
    'Weniger Aktive',
    'Alleinstehende Schwestern',
    'Betreuende Brüder',
    'Aaronisches Priestertum',
  ])('“%s” is left out, and everyone else is read', (heading) => {
    for (const list of listsWith(heading)) {
      const { people } = importedFrom(list);
      expect(isStored(list, heading)).toBe(false);
      expect(PEOPLE.every((name) => people.includes(name))).toBe(true);
    }
  });

  test.each([
    'Calle Hidalgo',
    'Colonia del Valle',
    'Bairro Alto',
    'Rua Augusta',
    'Quartier du Lac',
    'Berliner Straße',
    'Gruppe Nord',
  ])('the street or neighborhood “%s” is asked about, and no one below it', (heading) => {
    for (const list of listsWith(heading)) {
      const { people, problems } = importedFrom(list);
      expect(problems).toContain(`“${heading}” may be a heading, not a person. Please check.`);
      expect(PEOPLE.every((name) => people.includes(name))).toBe(true);
    }
  });
});

test.each(['Se Mudaron', 'Mudaram de Ala', 'Ont Déménagé', 'Unbekannt Verzogen', 'UNBEKANNT VERZOGEN'])(
  'where others ask what “%s” says of them, it asks itself whether it is a heading',
  (heading) => {
    for (const list of listsWith(heading)) {
      const { people, problems } = importedFrom(list);
      expect(people).not.toContain(heading);
      expect(problems.filter((said) => said.startsWith(`This row is below “${heading}`))).toHaveLength(PEOPLE.length);
    }
  },
);

test.each(['Ana Valle', 'Rosa Calle', 'Bruno Kirche', 'Paul Freunde'])(
  '“%s” is a person, who has a word of such a heading in the name',
  (name) => expect(importedFrom(`Pedro Gómez\n${name}\nJuan Ruiz\nAna Díaz`).people).toContain(name),
);
