import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test('check marks and boxes before or behind names are dropped', () => {
  const people = ['Steve Adams', 'Nora Park', 'Tom Bell'];
  expect(importedFrom('[x] Steve Adams\n[ ] Nora Park\n☑ Tom Bell\n').people).toEqual(people);
  expect(importedFrom('Steve Adams ✓\nNora Park\nTom Bell ✔\n').people).toEqual(people);
});

test.each([
  '- [x] Steve Adams\n- [ ] Nora Park\n',
  '1. ✅ Steve Adams\n2. Nora Park\n',
  '* ☑ Steve Adams\n* ☐ Nora Park\n',
])('a box behind a bullet is dropped as well: %j', (list) =>
  expect(importedFrom(list).people).toEqual(['Steve Adams', 'Nora Park']),
);

test.each(['❌ Tom Bell', 'Tom Bell ❌', '- ❌ Tom Bell', '2. Tom Bell ✖️', '✗ Bell, Tom', '❌ Tom Bell 801-555-0102'])(
  'a cross at a name is asked about, and the others are not: %s',
  (line) => {
    const { people, problems } = importedFrom(`✅ Steve Adams\n${line}\n✅ Nora Park\n`);
    expect(people).toEqual(['Steve Adams', 'Nora Park']);
    expect(problems).toEqual([expect.stringContaining('Is this person in the ward')]);
  },
);

test.each(['† Tom Bell', 'Tom Bell †', '🚫 Tom Bell', 'Tom Bell 🕊'])('so is a sign of death or of a no: %s', (line) =>
  expect(importedFrom(`Steve Adams\n${line}\nNora Park\n`).people).toEqual(['Steve Adams', 'Nora Park']),
);

test('an empty box beside a calling is asked about', () => {
  const { people, problems } = importedFrom('[x] Steve Adams - Ward Clerk\n[ ] Nora Park - Organist\n');
  expect(people).toEqual(['Steve Adams, Ward Clerk']);
  expect(problems).toEqual(['This row says “not checked.” Do they have this calling?']);
});

test('a calling before a name needs nothing between them', () => {
  const { people } = importedFrom(
    'RS President Nora Park 801-555-0101\nElders Quorum President Eric Cole 801-555-0102\nPrimary Teacher Tom Bell\n',
  );
  expect(people).toEqual([
    'Nora Park, Relief Society President, 801-555-0101',
    'Eric Cole, Elders Quorum President, 801-555-0102',
    'Tom Bell, Primary Teacher',
  ]);
});

test('what small words behind a name say is asked about, and nothing below', () => {
  const { people, problems } = importedFrom('Ann Larsen passed away\nNora Park\nEve Dunn\n');
  expect(people).toEqual(['Nora Park', 'Eve Dunn']);
  expect(problems).toEqual([
    '“Ann Larsen - passed away” has more than a name in it. Is this person still in the ward?',
  ]);
});

test('behind a name, a street and an age without a comma are told', () => {
  expect(importedFrom('Steve Adams, 123 Main St, 801-555-1111\nNora Park, 125 Main St, 801-555-1112\n').people).toEqual(
    ['Steve Adams, 801-555-1111', 'Nora Park, 801-555-1112'],
  );
  expect(importedFrom('Emma Larsen 14\nMia Bell 15\nZoe Cole 13\n').people).toEqual([
    'Emma Larsen',
    'Mia Bell',
    'Zoe Cole',
  ]);
});

test('the counselors of a presidency are told by their numbers below its president', () =>
  expect(
    importedFrom('Elders Quorum\nPresident: Tom Bell\n1st: Steve Adams\n2nd: Eric Cole\nSec: Jim Hall\n').people,
  ).toEqual([
    'Tom Bell, Elders Quorum President',
    'Steve Adams, Elders Quorum First Counselor',
    'Eric Cole, Elders Quorum Second Counselor',
    'Jim Hall, Elders Quorum Secretary',
  ]));

test('two hyphens are a dash', () => {
  expect(importedFrom('Rulon Akers -- EQ President\nNora Park -- 801-555-0101\n').people).toEqual([
    'Rulon Akers, Elders Quorum President',
    'Nora Park, 801-555-0101',
  ]);
  expect(importedFrom('Rulon Akers\nNora Park -- no talks\n').people).toEqual(['Rulon Akers']);
});

test('a star behind a bare name is asked about where few have one', () => {
  const { people, problems } = importedFrom('Kim Alder *\nLee Anson\nTom Hill\n\n* moved to Boise in May\n');
  expect(people).toEqual(['Lee Anson', 'Tom Hill']);
  expect(problems[0]).toMatch(/^This row says “\*\.”/);
});

test.each(['◦ #', '‣ #', '✔️ #', '(1) #', '1: #', '1\t#', 'o #', '- **#**', '**#** – 801-555-0101'])(
  'what stands before each name of a list, as in %j, is dropped',
  (form) => {
    const list = ['Steve Adams', 'Nora Park'].map((name) => form.replace('#', name)).join('\n');
    expect(importedFrom(list).people.map((one) => one.split(',')[0])).toEqual(['Steve Adams', 'Nora Park']);
  },
);

test('a single name in bold may be so for a reason', () =>
  expect(importedFrom('Steve Adams\n**Nora Park**\nTom Bell\nEric Cole\n').people).not.toContain('Nora Park'));

test('couples are no reason to refuse a list, nor headings of those below', () => {
  const list =
    'Brent Poe and Kristin Halverson 801-555-0101\nScott Ames & Megan Ames\nTom Beck\nCarl & Ann Hyde - moved\nJune Roe\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Tom Beck', 'June Roe']);
  expect(problems).toEqual(
    ['Brent Poe and Kristin Halverson 801-555-0101', 'Scott Ames & Megan Ames', 'Carl & Ann Hyde - moved'].map(
      (line) => `“${line}” may be more than one person. Put each person on a separate line.`,
    ),
  );
});

test('a name that is crossed out asks, below a heading as Markdown has it', () => {
  const { people, problems } = importedFrom('# Speakers\n- Tom Beck – 801-555-0101\n- ~~June Roe~~\n- Kim Lee\n');
  expect(people).toEqual(['Tom Beck, 801-555-0101', 'Kim Lee']);
  expect(problems).toContain('“June Roe” is crossed out. Is this person available?');
});

test('behind a name, a check mark asks nothing, and a cross, a question mark, and a no ask', () => {
  const list = 'Tom Beck ✔ 801-555-0101\nJune Roe ✘\nKim Lee ?\nAnn Poe 👍\nCraig Ames 🚫\nJo Cole\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Tom Beck, 801-555-0101', 'Ann Poe', 'Jo Cole']);
  expect(problems.map((problem) => /“(.+?)[.,]?”/.exec(problem)?.[1])).toEqual(['✘', '?', '🚫']);
});

test.each(['📱', '☎️', '📞 ', '📱:'])('“%s” before a phone is none of the name', (sign) =>
  expect(importedFrom(`• Ann Pratt ${sign}801-555-0162\n• Kay Rasband ${sign} 801-555-0163\n`).people).toEqual([
    'Ann Pratt, 801-555-0162',
    'Kay Rasband, 801-555-0163',
  ]),
);

test.each([
  ' – Handy: 0171 5551002',
  ' – Mobil 0171 5551002',
  ' (Handy 0171 5551002)',
  ', port. 0171 5551002',
  ' (tél. 0171 5551002)',
  ' – portable : 0171 5551002',
  ' (cel 0171 5551002)',
  ', cel. 0171 5551002',
  ' - casa 0171 5551002',
  ' (celular 0171 5551002)',
  ' - zap 0171 5551002',
  ', fixe 0171 5551002',
])('in “Ilse Behrend%s” the word before the phone says what kind it is', (behind) =>
  expect(importedFrom(`Ilse Behrend${behind}\nMonika Klausen${behind.replace('1002', '1003')}\n`)).toEqual({
    people: ['Ilse Behrend, 0171 5551002', 'Monika Klausen, 0171 5551003'],
    problems: [],
  }),
);

test('a last name that is such a word stays one', () =>
  expect(importedFrom('Ann Port 801-555-0101\nTim Casa 801-555-0102\n').people).toEqual([
    'Ann Port, 801-555-0101',
    'Tim Casa, 801-555-0102',
  ]));
