import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { readPdf } from '../../read-pdf.ts';

const { printed, close } = await printer();
afterAll(close);

const STYLES = `<style>body{font:11pt Arial}td,th{padding:4px 8px;text-align:left;vertical-align:top}
  table{border-collapse:collapse;width:100%}.grid td,.grid th{border:1px solid}.lines tr{border-bottom:1px solid}
  .beside{display:flex;gap:24px}.beside>.rest{flex:1}.turned{writing-mode:vertical-rl}
  .upward{writing-mode:vertical-rl;transform:rotate(180deg)}.tall tr{height:44px}</style>`;
const PEOPLE = ['Tate Gubler', 'Una Lott', 'Mona Killpack', 'Wade Frandsen', 'Rex Jarman'];

const cells = (name: string) => `<td>${name}<td>801-555-01${10 + PEOPLE.indexOf(name)}`;
const HEADS = '<tr><th>Name<th>Phone';
const table = (classes: string, people: readonly string[], heads = HEADS) =>
  `<table class="${classes}">${heads}${people.map((name) => `<tr>${cells(name)}`).join('')}</table>`;
const left = (label: string, rest: string) =>
  `<div class=beside><div style="width:100px">${label}</div><div class=rest>${rest}</div></div>`;
const right = (label: string, rest: string) =>
  `<div class=beside><div style="width:360px">${rest}</div><div>${label}</div></div>`;

async function peopleIn(html: string) {
  const reading = await readPdf(await printed(STYLES + html));
  if (reading.kind !== 'read') throw new Error(reading.sentence);
  return reading.rows.map((row) => readInWard('Maple Grove Ward', row)).filter(({ unread }) => !unread);
}
const asked = async (html: string): Promise<string[]> =>
  (await peopleIn(html)).flatMap(({ name, asks }) => (asks ? [name] : []));
const told = async (html: string): Promise<string[]> =>
  (await peopleIn(html)).flatMap(({ name, asks, noted }) => (asks || noted ? [name] : []));

test.each([
  'Deceased',
  'Moved out',
  'Do not ask these',
  '← both moved out',
  'Passed away',
  'Fallecidos',
  'Se mudaron',
  'No invitar a estos',
  'Falecidos',
  'Mudaram-se',
  'Não convidar estes',
])('“%s” beside a table of a PDF is told with everyone in it', async (label) => {
  const people = PEOPLE.slice(0, 3);
  for (const classes of ['grid', 'lines']) {
    expect(await asked(left(`<b>${label}</b>`, table(classes, people)))).toEqual(people);
    expect(await asked(right(label, table(classes, people)))).toEqual(people);
  }
});

test('a label beside one of two tables, or beside the first page of one, is about its rows only, and all of them', async () => {
  const [moved, active] = [PEOPLE.slice(0, 3), PEOPLE.slice(3)];
  const both = `${left('<b>Moved out</b>', table('grid', moved))}<br>${left('<b>Active</b>', table('grid', active))}`;
  expect(await asked(both)).toEqual(moved);
  const other = `${table('grid', active)}<br>${left('<b>Moved out</b>', table('grid', moved))}`;
  expect(await asked(other)).toEqual(moved);
  const heads = '<thead><tr><th>Name<th>Phone</thead>';
  const first = moved.map((name) => `<tr>${cells(name)}`).join('');
  const rest = active.map((name, at) => `<tr${at === 0 ? ' style="break-before:page"' : ''}>${cells(name)}`).join('');
  const long = `<table class=grid>${heads}<tbody>${first}${rest}</table>`;
  const floated = `<div style="position:relative;margin-left:110px"><b style="position:absolute;left:-110px">Deceased</b>${long}</div>`;
  expect(await asked(floated)).toEqual(PEOPLE);
});

test('headings of columns without a mark are no labels, and neither is what says nothing of anyone', async () => {
  for (const heading of ['Moved out', 'Deceased', 'Do not ask', 'Se mudó', 'Faleceu']) {
    const last = PEOPLE.map((name) => `<tr>${cells(name)}<td>`).join('');
    expect(await told(`<table class=grid>${HEADS}<th>${heading}${last}</table>`)).toEqual([]);
    expect(await told(`<table>${HEADS}<th>${heading}${last}</table>`)).toEqual([]);
    const first = PEOPLE.map((name) => `<tr><td>${cells(name)}`).join('');
    const heads = `<tr><th>${heading}<th>Name<th>Phone`;
    expect(await told(`<table class=grid>${heads}${first}</table>`)).toEqual([]);
    expect(await told(`<table class=lines>${heads}${first}</table>`)).toEqual([]);
  }
  for (const label of ['Active', 'Elders Quorum', 'Group 1', 'Families A–M', 'Maple Grove Ward', 'Speakers', 'Adultos'])
    for (const of of [left, right]) expect(await told(of(`<b>${label}</b>`, table('grid', PEOPLE)))).toEqual([]);
});

test('a text between the lines of the rows beside it is about all of them, and one that names people about these', async () => {
  const people = PEOPLE.slice(0, 4);
  const middle = (label: string) =>
    `<div class=beside style="align-items:center"><div style="width:360px">${table('grid', people)}</div><div style="width:200px">${label}</div></div>`;
  for (const label of ['} moved to Ogden', 'Do not ask<br>these<br>people', 'Se mudaron', 'Todos faleceram'])
    expect(await asked(middle(label))).toEqual(people);
  expect(await asked(middle('Una Lott has moved to Ogden, and Wade Frandsen passed away in May.'))).toEqual([
    'Una Lott',
    'Wade Frandsen',
  ]);
});

const merged = (label: string, people: readonly string[], turn: string) =>
  people
    .map((name, at) => `<tr>${at === 0 ? `<td rowspan=${people.length} class=${turn}>${label}` : ''}${cells(name)}`)
    .join('');

test.each(['turned', 'upward'])(
  'names of groups that are %s in merged cells are told with their rows',
  async (turn) => {
    for (const label of ['MOVED OUT', 'Do not ask', 'FALLECIDOS', 'Falecidos']) {
      const rows = (first: string) => merged(first, PEOPLE.slice(3), turn) + merged(label, PEOPLE.slice(0, 3), turn);
      for (const classes of ['grid', 'grid tall']) {
        const html = `<table class="${classes}"><tr><th><th>Name<th>Phone${rows('OK')}</table>`;
        expect({ classes, asked: await asked(html) }).toEqual({ classes, asked: PEOPLE.slice(0, 3) });
      }
    }
  },
);

test.each(['turned', 'upward'])('a text that is %s beside a table is told with everyone in it', async (turn) => {
  const people = PEOPLE.slice(0, 3);
  for (const label of ['DO NOT ASK', 'Deceased', 'MUDARAM-SE', 'Fallecidos'])
    for (const classes of ['grid', 'lines', 'lines tall', '']) {
      const html = `<div class=beside><div class=${turn}><b>${label}</b></div><div class=rest>${table(classes, people)}</div></div>`;
      expect({ label, classes, asked: await asked(html) }).toEqual({ label, classes, asked: people });
    }
});

test('without drawn borders, a turned label is told with all rows up to the next one', async () => {
  const rows = (turn: string) => merged('ACTIVE', PEOPLE.slice(3), turn) + merged('GONE', PEOPLE.slice(0, 3), turn);
  for (const turn of ['turned', 'upward'])
    expect(await asked(`<table class=tall><tr><th><th>Name<th>Phone${rows(turn)}</table>`)).toEqual(
      expect.arrayContaining(PEOPLE.slice(0, 3)),
    );
});

test('turned names of groups that say nothing of anyone, and turned headings, ask about no one', async () => {
  for (const turn of ['turned', 'upward']) {
    const rows = merged('ELDERS', PEOPLE.slice(3), turn) + merged('RELIEF SOCIETY', PEOPLE.slice(0, 3), turn);
    expect(await told(`<table class="grid tall"><tr><th><th>Name<th>Phone${rows}</table>`)).toEqual([]);
    const heads = `<tr><th>Name<th class=${turn}>Phone`;
    expect(await told(table('grid', PEOPLE, heads))).toEqual([]);
  }
});

test.each(['turned', 'upward'])(
  'in a list without headings, the name of a group that is %s is above its rows',
  async (turn) => {
    for (const label of ['MOVED OUT', 'DECEASED', 'DO NOT ASK', 'FALLECIDOS', 'MUDARAM-SE'])
      for (const classes of ['grid', 'grid tall', 'tall', '']) {
        const rows = merged('ACTIVE', PEOPLE.slice(3), turn) + merged(label, PEOPLE.slice(0, 3), turn);
        expect({ label, classes, asked: await asked(`<table class="${classes}">${rows}</table>`) }).toEqual({
          label,
          classes,
          asked: expect.arrayContaining(PEOPLE.slice(0, 3)),
        });
      }
  },
);
