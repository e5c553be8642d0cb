import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemsOf = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).problem);
const problemOf = (heading: string, cell: string) =>
  problemsOf(`Name,Calling,"${heading}"\n"Lee, Kim",Organist,\n"Reed, Tom",Ward Clerk,"${cell}"`).at(-1) ?? null;
const asked = (heading: string, cell: string) =>
  `This row says “${cell}” under “${heading}.” Do they have this calling?`;

const OPEN =
  'Needs to be extended|To extend|Interview scheduled|Praying about|Waiting|Waiting for answer|Said no|Needs sustaining|Awaiting approval|' +
  'To release|Was released|Ended|Cancelled|Rescinded|Resigned|Sustain Nov 29|Draft|Open|Requested|Under discussion|Bishop to call|' +
  'Ward council|Next week|Nov 29|Will accept|Needs recommend|Step 2|50%|⏳|❌|Moved?|A ser apoiado|Ainda não aceitou|Esperando respuesta';
test.each(['Status', 'Progress', 'Next Step', 'Decision'])(
  'under %s, only what means that someone has the calling asks nothing',
  (heading) => {
    const open = [...OPEN.split('|'), 'Accepted', 'Accepted, not sustained'];
    expect(open.filter((cell) => problemOf(heading, cell) === null)).toEqual([]);
    const current =
      'Set apart|Sustained|Done|Complete|Active|Yes|✓|Set Apart 3/4/2024|Called and sustained|Sostenida|Apoiada|Member|Married';
    expect(current.split('|').filter((cell) => problemOf(heading, cell) !== null)).toEqual([]);
  },
);

test.each([
  ['Status', 'Said no'],
  ['Proposed', 'x'],
  ['Priority', '2'],
  ['Priority', 'High'],
  ['Pending', 'Yes'],
  ['Current', 'No'],
  ['Needs to be sustained', 'x'],
  ['Update', 'Waiting for answer'],
  ['Comment 2', 'has not accepted'],
  ['Notes', 'Needs to be extended'],
  ['Profesión', 'no aceptó'],
  ['Fecha de llamamiento', 'quizás'],
])('%s “%s” asks whether they have the calling', (heading, cell) =>
  expect(problemOf(heading, cell)).toBe(asked(heading, cell)),
);

test.each([
  ['Assigned to', 'Bro. Lund'],
  ['Interviewed by', 'Bishop'],
  ['Temple Recommend Status', 'Expired'],
  ['Street Address', '12 Main St'],
  ['City', 'Old Town'],
  ['Organization', 'Primary'],
  ['Keys', 'No'],
  ['Proposed', 'No'],
  ['Previous Calling', 'Organist'],
  ['Released', 'not yet'],
  ['Notes', 'willing to pray, never on fast Sunday'],
  ['Notes', 'not before 9'],
  ['Labels', '* myContacts ::: Choir'],
  ['Class', 'Valiant 10'],
  ['Set Apart', 'Bro. Lund'],
  ['Estado', 'Jalisco'],
  ['Shirt', 'M'],
  ['Shirt', '2XL'],
  ['Attends', 'Often'],
  ['Tema', 'La fe'],
  ['Assunto', 'A fé'],
  ['Discurso', 'Nunca é tarde'],
  ['Thema', 'Glaube'],
  ['Colonia', 'Las Flores'],
  ['Profesión', 'Carpintero'],
  ['Beruf', 'Schreiner'],
  ['Oración', 'Primera'],
  ['Investido', 'Nauvoo'],
])('%s “%s” asks nothing', (heading, cell) => expect(problemOf(heading, cell)).toBeNull());

test.each([
  'Requested By',
  'Recommended',
  'Assigned to extend',
  'Approved by Bishop',
  'Bishop OK',
  'Target Date',
  'Votes',
])('beside the column “%s,” everyone with a calling is asked about, whatever is in it', (heading) => {
  const rows = ['"Lee, Kim",Organist,', '"Reed, Tom",Ward Clerk,yes', '"Ray, Jo",,yes'];
  const question = `This list has the column “${heading}.” Do they have this calling?`;
  expect(problemsOf([`Name,Calling,${heading}`, ...rows].join('\n'))).toEqual([question, question, null]);
  expect(problemsOf(`Name,Calling,${heading}\n"Lee, Kim",Organist,`)).toEqual([null]);
});

test('under an unknown heading, words that tell nothing are asked about once', () => {
  const rows = ['"Lee, Kim",Organist,Red', '"Reed, Tom",Clerk,Blue', '"Ray, Jo",Clerk,Red'];
  expect(problemsOf(['Name,Calling,Flag', ...rows].join('\n'))).toEqual([
    asked('Flag', 'Red'),
    asked('Flag', 'Blue'),
    null,
  ]);
  const words = 'gardens,chess,bread,hikes,birds,poems,cars'.split(',');
  const people = words.map((word, at) => `"Lee, Kim${'abcdefg'[at]}",Organist,${word}`);
  expect(problemsOf(['Name,Calling,Likes', ...people].join('\n')).filter(Boolean)).toEqual([]);
});

test('a calling tracker without a calling asks nothing', () =>
  expect(problemsOf('Name,Calling,Status\n"Lee, Kim",,Waiting')).toEqual([null]));
