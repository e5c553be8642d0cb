import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const people = (...lines: string[]) => importedFrom(lines.join('\n')).people;

test.each([
  ['Presidencia de la Sociedad de Socorro', 'de la Sociedad de Socorro'],
  ['SOCIEDAD DE SOCORRO', 'de la Sociedad de Socorro'],
  ['Presidencia de la Primaria:', 'de la Primaria'],
  ['Mujeres Jóvenes', 'de las Mujeres Jóvenes'],
  ['Presidência da Sociedade de Socorro', 'da Sociedade de Socorro'],
  ['Presidência da Primária', 'da Primária'],
])('an office below “%s” is the organization’s', (heading, its) =>
  expect(people(heading, 'Presidenta: Ana Cortez', 'Primera consejera: Luisa Vega', 'Secretaria: Eva Sanz')).toEqual([
    `Ana Cortez, Presidenta ${its}`,
    `Luisa Vega, Primera consejera ${its}`,
    `Eva Sanz, Secretaria ${its}`,
  ]),
);

test('each of several organizations has its own offices', () =>
  expect(
    people(
      'Presidencia del Cuórum de Élderes',
      'Presidente: Juan Cortez',
      'Primer consejero: Luis Vega',
      'Primaria',
      'Presidenta: Marta Ruiz',
    ),
  ).toEqual([
    'Juan Cortez, Presidente del Cuórum de Élderes',
    'Luis Vega, Primer consejero del Cuórum de Élderes',
    'Marta Ruiz, Presidenta de la Primaria',
  ]));

test.each([
  [
    ['Obispado', 'Obispo: Juan Cortez', 'Primer consejero: Luis Vega'],
    ['Juan Cortez, Obispo', 'Luis Vega, Primer consejero del Obispado'],
  ],
  [
    ['Obispo: Juan Cortez', 'Primer consejero: Luis Vega'],
    ['Juan Cortez, Obispo', 'Luis Vega, Primer consejero del Obispado'],
  ],
  [
    ['Bispo: João Melo', 'Primeiro conselheiro: Luís Lima'],
    ['João Melo, Bispo', 'Luís Lima, Primeiro conselheiro do Bispado'],
  ],
  [
    ['Presidenta de la Sociedad de Socorro: Ana Cortez', 'Primera consejera: Eva Sanz'],
    ['Ana Cortez, Presidenta de la Sociedad de Socorro', 'Eva Sanz, Primera consejera de la Sociedad de Socorro'],
  ],
])('counselors are in the language of their office: %j', (lines, read) => expect(people(...lines)).toEqual(read));

test('an office of a class, and one in another language than its heading, is asked about', () => {
  expect(people('Mujeres Jóvenes', 'Presidenta de la clase: Ana Cortez', 'Primera consejera: Eva Sanz')).not.toContain(
    'Eva Sanz, Primera consejera de las Mujeres Jóvenes',
  );
  expect(people('Sociedad de Socorro', 'President: Ana Cortez', 'Secretary: Eva Sanz')).toEqual([]);
  expect(people('Relief Society', 'Presidenta: Ana Cortez', 'Secretaria: Eva Sanz')).toEqual([]);
});

test('an organization’s column may say presidency', () =>
  expect(people('Organización,Llamamiento,Nombre', 'Presidencia de la Primaria,Presidenta,Eva Sanz')).toEqual([
    'Eva Sanz, Presidenta de la Primaria',
  ]));

test.each([
  [
    ['Bischof: Jan Weiß', 'Erster Ratgeber: Uwe Horn', 'Zweiter Ratgeber: Karl Lang'],
    [
      'Jan Weiß, Bischof',
      'Uwe Horn, Erster Ratgeber der Bischofschaft',
      'Karl Lang, Zweiter Ratgeber der Bischofschaft',
    ],
  ],
  [
    ['FHV-Leitung', 'Präsidentin: Eva Kurz', 'Erste Ratgeberin: Anna Horn', 'Sekretärin: Ida Roth'],
    ['Eva Kurz, Präsidentin der FHV', 'Anna Horn, Erste Ratgeberin der FHV', 'Ida Roth, Sekretärin der FHV'],
  ],
  [
    ['Ältestenkollegium', 'Präsident: Jan Weiß', 'Sekretär: Max Roth'],
    ['Jan Weiß, Präsident des Ältestenkollegiums', 'Max Roth, Sekretär des Ältestenkollegiums'],
  ],
  [
    ['Évêque : Luc Petit', 'Premier conseiller : Jean Roux', 'Deuxième conseiller : Paul Blanc'],
    [
      'Luc Petit, Évêque',
      'Jean Roux, Premier conseiller de l’Épiscopat',
      'Paul Blanc, Deuxième conseiller de l’Épiscopat',
    ],
  ],
  [
    ['Présidence de la Société de Secours', 'Présidente : Anne Roux', 'Première conseillère : Marie Petit'],
    ['Anne Roux, Présidente de la Société de Secours', 'Marie Petit, Première conseillère de la Société de Secours'],
  ],
])('German and French callings may stand before the names: %j', (lines, read) =>
  expect(people(...lines)).toEqual(read),
);

test('people who are called Bischof are people', () =>
  expect(people('Jan Bischof', 'Eva Bischof 0171 2345678', 'Uwe Horn')).toEqual([
    'Jan Bischof',
    'Eva Bischof, 0171 2345678',
    'Uwe Horn',
  ]));
