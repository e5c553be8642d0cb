import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const PEOPLE = ['Karl Hansen', 'Pete Cole', 'Lois Baker', 'Meg Orr'];
const [KARL, PETE, LOIS, MEG] = PEOPLE;
const listsWith = (heading: string): string[] => [
  `Name,Birthday\n${KARL},3 Mar 1982\n${PETE},4 Apr 1970\n${heading},\n${LOIS},5 May 1950\n${MEG},6 Jun 1990\n`,
  `Name\tPhone\n${KARL}\t435-555-7191\n${PETE}\t435-555-7192\n${heading}\t\n${LOIS}\t435-555-7193\n${MEG}\t435-555-7194\n`,
  `${KARL} 435-555-7191\n${PETE} 435-555-7192\n${heading}\n${LOIS} 435-555-7193\n${MEG} 435-555-7194\n`,
];
const namesOf = (people: readonly string[]) => people.map((one) => one.split(',')[0]);

test.each(
  (
    'Records Transferred|Members transferred|Transferred Out|Deaths|Deaths 2026|Obituaries|Attending YSA|Attending Another Ward|Recent Move-Outs|' +
    'Being Taught|New Friends|Caregivers|Doctors|Landlords|Emergency Contacts|Relatives|Family visiting|Referrals|Prospects|' +
    'Registros trasladados|Defunciones|Asisten a otro barrio|Recibiendo lecciones|Nuevos amigos|Contactos de emergencia|Parientes|' +
    'Membros transferidos|Falecimentos|Frequentam outra ala|Novos amigos|Contatos de emergência|Parentes|' +
    'Membres transférés|Décès|Nouveaux amis|Contacts d’urgence|Médecins|' +
    'Todesfälle|Neue Freunde|Interessenten|Notfallkontakte|Vermieter|Ärzte'
  ).split('|'),
)('those below “%s” are asked about, and no one above', (heading) => {
  for (const list of listsWith(heading)) {
    const { people, problems } = importedFrom(list);
    expect([list, namesOf(people)]).toEqual([list, [KARL, PETE]]);
    const below = problems.filter((one) => one.startsWith('This row is below “') && one.includes('in the ward'));
    expect([list, below]).toEqual([list, expect.toSatisfy((all: string[]) => all.length === 2)]);
  }
});

test.each([
  ['Stake Callings', 'Do they have this calling?'],
  ['Llamamientos de estaca', 'Do they have this calling?'],
  ['Chamados da estaca', 'Do they have this calling?'],
  ['Appels de pieu', 'Do they have this calling?'],
  ['Pfahlberufungen', 'Do they have this calling?'],
  ['2024-2025', 'Do they still have this calling?'],
  ['2023', 'Do they still have this calling?'],
  ['Last Year', 'Do they still have this calling?'],
])('callings below “%s” are asked about, and people without any are not', (heading, asked) => {
  const list = `Name,Calling,Phone\n${KARL},Clerk,\n${heading},,\n${LOIS},Primary President,\n${MEG},,435-555-7194\n`;
  const { people, problems } = importedFrom(list);
  expect(namesOf(people)).toEqual([KARL, MEG]);
  expect(problems.at(-1)).toBe(`This row is below “${heading}.” ${asked}`);
});

test('a year between people who have no callings says nothing of them', () =>
  expect(namesOf(importedFrom(`Name,Phone\n${KARL},435-555-7191\n2024-2025,\n${LOIS},435-555-7193\n`).people)).toEqual([
    KARL,
    LOIS,
  ]));
