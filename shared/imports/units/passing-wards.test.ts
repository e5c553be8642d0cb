import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const PEOPLE = ['Tate Gubler, 801-555-1113', 'Rex Jarman, 801-555-1112'];
const TEXT = 'Tate Gubler 801-555-1113\nRex Jarman 801-555-1112\n';
const TABLE = 'Name,Phone\nTate Gubler,801-555-1113\nRex Jarman,801-555-1112\n';
const peopleBelow = (above: string) => [
  importedFrom(`${above}\n\n${TEXT}`, 'Maple Grove').people,
  importedFrom(`"${above}",\n${TABLE}`, 'Maple Grove').people,
];

test.each([
  'The Oak Hills Ward has our building from 9 to 11.',
  'The Oak Hills Ward has our building from 9 to 11; its clerk has the key.',
  'Oak Hills 4th Ward meets at 9:00, before us.',
  'Choir practice is with the Oak Hills Ward at 4 pm.',
  'We share the chapel with the Oak Hills Ward and the St. George 3rd Ward.',
  'The St. George 3rd Ward will clean the building in January.',
  'Thanks to the speakers from the Oak Hills Ward!',
  'The speakers from the Oak Hills Ward were great! Here are ours for December:',
  'We loved the youth of the Oak Hills Ward. These are the speakers for January:',
  'Youth activity with the Oak Hills Ward is Wednesday at 7 pm',
  'Dear brethren, the Oak Hills Ward will be using our building next week.',
  'FYI the stake conference will be with the Oak Hills Ward on Dec 13.',
  'The bishop of the Oak Hills Ward has the key to the library.',
  'High council speaker (Cedar Ridge Ward): Brother Dean Ostler',
  'El Barrio Los Olivos tiene la capilla de 9 a 11.',
  'Gracias a los discursantes del Barrio Los Olivos.',
  'Los discursantes del Barrio Los Olivos fueron excelentes. Aquí están los nuestros:',
  'O ensaio do coro é com a Ala Jardim às 16 horas.',
  'Os oradores da Ala Jardim foram excelentes. Aqui estão os nossos:',
  'Obrigado aos oradores da Ala Jardim!',
])('“%s” above a list asks no one', (above) => expect(peopleBelow(above)).toEqual([PEOPLE, PEOPLE]));

test.each([
  'Oak Hills Ward',
  'Oak Hills Ward:',
  'Members of the Oak Hills Ward',
  'The following live in the Oak Hills Ward.',
  'These are the speakers of the Oak Hills Ward.',
  'Visitors from the Oak Hills Ward',
  'Thanks to these members of the Oak Hills Ward:',
  'Speakers from the Oak Hills Ward will be at our conference',
  'Records were sent to the Oak Hills Ward in May.',
  'Oak Hills Ward has these families moving in:',
  'Oak Hills Ward Speakers',
  'Choir of the Oak Hills Ward',
  'I am the clerk of the Oak Hills Ward.',
  'Our ward is the Oak Hills Ward.',
  'Estos viven en el Barrio Los Olivos.',
  'Membros da Ala Jardim',
])('“%s” above a list asks everyone', (above) => expect(peopleBelow(above)).toEqual([[], []]));

test('what else such a line says still asks', () => {
  for (const told of ['These have moved out:', 'Do not ask:'])
    expect(importedFrom(`The Oak Hills Ward has our building at 9. ${told}\n${TEXT}`, 'Maple Grove').people).toEqual(
      [],
    );
});
