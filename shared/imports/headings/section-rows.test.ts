import { describe, expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problemsIn = (text: string, isFree: boolean): string[] =>
  rowsOfText(text, isFree)
    .rows.map(readPerson)
    .flatMap(({ problem }) => problem ?? []);
/** The same without what the heading asks of everyone below it. */
const headingsIn = (text: string, isFree: boolean): string[] =>
  problemsIn(text, isFree).filter((problem) => !problem.startsWith('This row is below'));
const asked = (heading: string) => [`“${heading}” may be a heading, not a person. Please check.`];

const AMONG = {
  'a table': (text: string) =>
    `Name,Phone\nThomas Peterson,801-555-7000\n${text},\nJennifer Anderson,\nRobert Jensen,801-555-7002\nAl Lund,801-555-7003\n`,
  'a small table': (text: string) =>
    `Name,Calling\n"Beck, Tom",Organist\n${text},\n"Hale, Megan",Primary President\n"Zorn, Kim",\n`,
  'a table with a column for each name': (text: string) =>
    `First Name,Last Name,Phone\nThomas,Peterson,801-555-7000\n${text.replace(' ', ',')},\nJennifer,Anderson,801-555-7001\n`,
  'a column of names': (text: string) => `Name\nThomas Peterson\n${text}\nJennifer Anderson\nRobert Jensen\n`,
  'a plain list': (text: string) => `Thomas Peterson\n${text}\nJennifer Anderson\nRobert Jensen\n`,
  'a plain list with phones': (text: string) =>
    `Thomas Peterson 801-555-7000\n${text}\nJennifer Anderson 801-555-7001\nRobert Jensen 801-555-7002\n`,
};
const places = Object.keys(AMONG) as (keyof typeof AMONG)[];
const HEADINGS = ['Shut Ins', 'Home Bound', 'Empty Nesters', 'Maple Apartments', 'Care Center', 'Side Dishes'];

test.each(places.flatMap((place) => HEADINGS.map((heading) => ({ place, heading }))))(
  'in $place “$heading” is asked about',
  ({ place, heading }) =>
    expect(headingsIn(AMONG[place](heading), place.startsWith('a plain'))).toEqual(asked(heading)),
);

test.each(['Nursing home', 'Already spoke', 'Prayer roll', 'Full time'])(
  'in a table “%s,” with a small second word, is asked about',
  (heading) => expect(headingsIn(AMONG['a table'](heading), false)).toEqual(asked(heading)),
);

test.each(['To release', 'Para relevar'])('in a table “%s,” which says what is below it, is no person', (heading) =>
  expect(problemsIn(AMONG['a table'](heading), false)).toEqual([`“${heading}” is a heading or a note, not a person.`]),
);

test('among rows that say more, words that no one is known by are asked about, whatever they mean', () => {
  expect(problemsIn(AMONG['a table']('Blue Herons'), false)).toEqual(asked('Blue Herons'));
  expect(problemsIn(AMONG['a table']('BLUE HERONS'), false)).toEqual(asked('BLUE HERONS'));
  const below = 'Thomas Peterson\nJennifer Anderson\n\nBlue Herons\nRobert Jensen\nLinda Richards\n';
  expect(problemsIn(below, true)).toEqual(asked('Blue Herons'));
});

test.each(['Basement Renters', 'Lawn Mowing', 'Walking Club'])(
  'in a list of bare names “%s” is asked about, whose words end as those of names don’t',
  (heading) => expect(problemsIn(AMONG['a plain list'](heading), true)).toEqual(asked(heading)),
);

test('a line that ends in a colon is never a person', () => {
  const list = 'Thomas Peterson\nShut Ins:\nRobert Jensen\nMartha Cole:\nDavid Barney\n';
  const said = (line: string) => `“${line}” is a heading or a note, not a person.`;
  const below = (heading: string) =>
    `This row is below “${heading}.” Is this person in the ward, and is the rest still so?`;
  expect(problemsIn(list, true)).toEqual([
    said('Shut Ins:'),
    below('Shut Ins'),
    said('Martha Cole:'),
    below('Martha Cole'),
  ]);
});

test.each([
  'Kim Lee',
  'Hansen Ole',
  'Ana de la Cruz',
  'April Summers',
  'Oluwaseun Adeyemi',
  'Kim Temple',
  'Xanthe Peterson',
  'Winifred Quaddle',
  'Jan van der Zee',
  'mary lund',
])('a row with nothing but the name of “%s” is a person', (name) => {
  expect(problemsIn(`Name\nThomas Peterson\n${name}\nJennifer Anderson\n`, false)).toEqual([]);
});

test('a name of a family in the list is no heading, whoever else is called so', () => {
  const list = `Name,Phone\nThomas Peterson,801-555-7000\nMary Quimby,801-555-7001\nZeb Quimby,\nRobert Jensen,801-555-7002\n`;
  expect(problemsIn(list, false)).toEqual([]);
});

test('where the names of a people are unknown to us, a row with nothing but a name is a person', () => {
  const names = ['Xola Zuma', 'Qaba Wexo', 'Hlubi Gcaba', 'Zodwa Mbuyi', 'Nqobi Cele', 'Thulile Bhengu'];
  const list = names.map((name, at) => `${name},${at % 3 === 0 ? '' : `801-555-010${at}`}`).join('\n');
  expect(problemsIn(`First Last,Phone\n${list}\n`, false)).toEqual([]);
});

test.each([
  ['Jensen', 'River'],
  ['Ellers', 'Kai'],
  ['Ellers', 'Xola'],
  ['Masters', 'Chance'],
  ['Jensen', 'Team'],
])(
  'a last name %s and a first name %s in columns of their own are asked about only where no one is called so',
  (last, first) => {
    const list = `Last Name,First Name,Phone\n${last},${first},\nJensen,Tom,801-555-0101\nLee,Ann,801-555-0102\nHale,Mark,801-555-0103\n`;
    expect(problemsIn(list, false)).toEqual(first === 'Team' ? asked('Team Jensen') : []);
  },
);

test.each(['River Jensen', 'Winter Jensen', 'Chance Masters', 'Ozzy Flowers'])(
  'in a list of bare names “%s” is a person',
  (name) => {
    const list = `Mark Ashby\nTom Jensen\n${name}\nAnn Lee\nRobert Jensen\n`;
    expect(problemsIn(list, true)).toEqual([]);
    expect(problemsIn(`Name\n${list}`, false)).toEqual([]);
  },
);

test('in a list of names and phones with a colon between them, one whose phone is blank is a person', () => {
  const rows = rowsOfText('Mark Ashby: 801-555-0101\nTom Beck:\n', true).rows.map(readPerson);
  expect(rows.map(({ person }) => person)).toEqual([
    { firstName: 'Mark', lastName: 'Ashby', phone: '801-555-0101' },
    { firstName: 'Tom', lastName: 'Beck' },
  ]);
});

test.each(['Shut Ins', 'Blue Herons', 'Maple Terrace'])('in such a list “%s:” is asked about', (heading) =>
  expect(headingsIn(`Mark Ashby: 801-555-0101\n${heading}:\nAnn Lee: 801-555-0102\n`, true)).toEqual(asked(heading)),
);

test.each(['Elders Quorum', 'Moved Out', 'Opening Prayer'])('in such a list “%s:” is no person', (heading) =>
  expect(problemsIn(`Mark Ashby: 801-555-0101\n${heading}:\n`, true)).toEqual([
    expect.stringMatching(/is a heading or a note, not a person\.$/),
  ]),
);

describe('the name of a place', () => {
  const PLACES = [
    'Cherry Lane',
    'Oak Lane',
    'Heather Hills',
    'Hazel Park',
    'Rose Hill',
    'Laurel Ridge',
    'Legacy Village',
  ];
  test.each([...PLACES, 'Rosewood Manor', 'Violet Circle', 'Heritage Place'])(
    '“%s” without a phone is asked about among people with phones',
    (place) => {
      const list = `Name,Phone\n${place},\nLinda Anderson,801-555-0232\nMark Anderson,801-555-0231\n`;
      expect(problemsIn(list, false)).toEqual(asked(place));
      expect(problemsIn(list.replace(place, place.toUpperCase()), false)).toEqual(asked(place.toUpperCase()));
      const text = `${place}\nLinda Anderson 801-555-0232\nMark Anderson 801-555-0231\n`;
      expect(problemsIn(text, true)).toEqual(asked(place));
    },
  );

  test('asks with one person below each of them, and in capitals among bare names', () => {
    const list = 'Name,Phone\nOAK LANE,\nLinda Anderson,801-555-0232\nROSE HILL,\nMark Anderson,801-555-0231\n';
    expect(problemsIn(list, false)).toEqual([...asked('OAK LANE'), ...asked('ROSE HILL')]);
    expect(problemsIn('Name\nROSE HILL\nLinda Anderson\nMark Anderson\nAnn Lee\n', false)).toEqual(asked('ROSE HILL'));
  });

  test('asks, whatever its first word, where all rows without a phone end so', () => {
    const list = (place: string) =>
      `Name,Phone\nAshley Lane,\nLinda Anderson,801-555-0232\n${place},\nMark Anderson,801-555-0231\n`;
    expect(problemsIn(list('Lincoln Park'), false)).toEqual([...asked('Ashley Lane'), ...asked('Lincoln Park')]);
    expect(problemsIn(list('Ann Lee'), false)).toEqual([]);
  });

  test.each(['Rose Hill', 'Brynlee Park', 'David Lane', 'Holly Woods'])('a person may be called “%s”', (name) => {
    expect(problemsIn(`Name\nThomas Peterson\n${name}\nJennifer Anderson\n`, false)).toEqual([]);
    const list = `Name,Phone\n${name},801-555-0233\nLinda Anderson,801-555-0232\nMark Anderson,801-555-0231\n`;
    expect(problemsIn(list, false)).toEqual([]);
  });
});

test.each([
  'Returned Missionary',
  'Departing Missionary',
  'Seminary Graduates',
  'Palm Sunday',
  'Pioneer Day',
  'Memorial Day',
  'Mothers Day',
  'Area Seventy',
  'Concluding Remarks',
  'Serving Missionary',
])('among speakers “%s” is no person, although a date and a topic are beside it', (text) => {
  const list = `Date,Speaker,Topic\n2026-01-11,Linda Anderson,Prayer\n2026-01-18,${text},Mission\n2026-02-08,Robert Johnson,Love\n`;
  expect(problemsIn(list, false)).toEqual([expect.stringMatching(/heading/)]);
});

test.each(['Deseret Industries', 'Piano Tuner', 'Fire Department', 'Temple Square', 'Questar Gas', 'Post Office'])(
  '“%s” is no person, although a phone is beside it',
  (text) =>
    expect(problemsIn(`Name,Phone\nLinda Anderson,801-555-0232\n${text},801-555-0295\n`, false)).toEqual([
      expect.stringMatching(/heading/),
    ]),
);

test.each(['Doris Day', 'Winter Sunday', 'Noble Call', 'Brexley Call', 'Brexley Church', 'Chance Winning'])(
  '“%s” with a phone is a person',
  (name) => expect(problemsIn(`Name,Phone\nLinda Anderson,801-555-0232\n${name},801-555-0295\n`, false)).toEqual([]),
);

test('below the name of a street, no one is asked about', () => {
  const text =
    'Oak Lane\nLinda Anderson 801-555-0232\n\nElm Street\nNancy Hall 801-555-0236\n\nMaple Court\nSusan Taylor 801-555-0237\n';
  expect(problemsIn(text, true)).toHaveLength(3);
});
