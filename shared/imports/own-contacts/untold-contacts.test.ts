import { describe, expect, it } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const notedIn = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.map(({ noted = [] }) =>
    noted.map(({ text, column }) => `${column ?? ''}: ${text}`),
  );

describe('contacts that no column takes', () => {
  it('notes a phone or an email under any heading beside someone who has no other', () => {
    expect(
      notedIn('Name,Phone,Emergency Phone,Carpool', 'Ann Pratt,,801-555-0171,with Jo', 'Una Kemp,,,Jo 801-555-0173'),
    ).toEqual([['Emergency Phone: 801-555-0171'], ['Carpool: Jo 801-555-0173']]);
  });

  it('notes a second phone where the one that is listed before it is blank', () => {
    expect(
      notedIn(
        'Name,Phone 1,Phone 2,Phone 3',
        'Dale Holt,801-555-0170,801-555-0171,801-555-0172',
        'Ken Ives,,801-555-0173,801-555-0174',
      ),
    ).toEqual([[], ['Phone 3: 801-555-0174']]);
  });

  it('says nothing of what is saved already, of relatives beside an own phone, and of other numbers', () => {
    expect(
      notedIn(
        'Name,Phone,Mother Phone,Same Again,Record Number,Joined,Zip',
        'Ann Pratt,801-555-0162,801-555-0192,(801) 555-0162,001-2345-6789,2019-05-04,84604-1234',
      ),
    ).toEqual([[]]);
  });

  it('shows a second phone of one cell beside a question, too', () => {
    const [row] = rowsOfText('Name,Phone,Comments\nSam Lord,801-555-0176 / 801-555-0186,moved', false).rows.map(
      readPerson,
    );
    expect(row?.problem).toContain('moved');
    expect(row && fileNotesOf(row).map(({ text }) => text)).toEqual(['moved', '801-555-0186']);
  });

  it.each(['Home', 'Home #', 'Casa', 'House'])('takes the %s phone of a household as its own', (home) => {
    const rows = rowsOfText(
      `Last,Husband,Wife,${home},His Cell,Her Cell\nIves,Ken,Lou,801-555-0168,,\nJarvis,Tim,,801-555-0167,,\nKemp,,Una,,,801-555-0175`,
      false,
    ).rows.map(readPerson);
    expect(rows.map((row) => [row.person?.phone, ...fileNotesOf(row).map(({ text }) => text)])).toEqual([
      [undefined, '801-555-0168'],
      [undefined, '801-555-0168'],
      ['801-555-0167'],
      ['801-555-0175'],
    ]);
  });

  it('gives a lone person the phone among those of couples that say whose they are', () => {
    const { rows } = rowsOfText(
      'Family,Adults,Phone\nHolt,Dale & Jen,801-555-0170 Dale 801-555-0171 Jen\nKemp,Una,801-555-0175\nIves,Ken & Lou,801-555-0176',
      false,
    );
    expect(rows.map(({ values, noted = [] }) => values.phone ?? `noted ${noted[0]?.text}`)).toEqual([
      '801-555-0170',
      '801-555-0171',
      '801-555-0175',
      'noted 801-555-0176',
      'noted 801-555-0176',
    ]);
  });

  it.each(['Cônjuge', 'Conjoint', 'Ehefrau', 'Coniuge'])('asks about no calling for a name below %s', (title) =>
    expect(
      rowsOfText(`Nome,Telefone,${title},Chamado\nJoão Silva,11 95555-0301,Maria,Bispo`, false)
        .rows.map(readPerson)
        .map(({ problem }) => problem),
    ).toEqual([null]),
  );

  it('notes what a couple has whole, and once', () => {
    const mails = 'rob.tanner.of.maple@example.com; jen.tanner.of.maple@example.com';
    const note = `Phone or email of a couple: 801-555-0101, ${mails}`;
    expect(notedIn('Name,Phone,Email', `Rob & Jen Tanner,801-555-0101,${mails}`)).toEqual([[note], [note]]);
  });

  it.each([
    ['Nom;Prénom;Tél.;Tél. parents', '06 11 11 11 13'],
    ['Nom;Prénom;Portable;Portable conjoint', '06.11.11.11.13'],
    ['Last;First;Phone;Parent Phone', '801-555-0113'],
    ['Apellido;Nombre;Tel.;Tel. padres', '611 11 11 13'],
    ['Sobrenome;Nome;Tel.;Tel. pais', '912 345 113'],
    ['Nachname;Vorname;Tel.;Tel. Eltern', '0171 1111113'],
    ['Cognome;Nome;Tel.;Tel. genitori', '347 111 1113'],
  ])('notes a phone below the last of “%s,” as %s is grouped there', (titles, phone) =>
    expect(notedIn(titles, `Poe;Kim;;${phone}`, `Lee;Ada;${phone.replace('13', '14')};`)).toEqual([
      [`${titles.split(';')[3] ?? ''}: ${phone}`],
      [],
    ]),
  );

  it.each(['', '(none)', '-', 'N/A', 'ninguno', 'nenhum', 'aucun', 'keine', 'nessuno'])(
    'notes a parent’s phone and email beside “%s” for one’s own',
    (none) => {
      const noted = ['Parent Phone: 801-555-0171', 'Parent Email: jo@example.org'];
      const row = `Ann Pratt,${none},801-555-0171,${none},jo@example.org`;
      const other = 'Una Kemp,801-555-0172,,una@example.org,';
      expect(notedIn('Name,Cell,Parent Phone,Email,Parent Email', row, other)).toEqual([noted, []]);
    },
  );

  it('takes the next phone of a JSON entry for one that is none', () => {
    const { rows } = rowsOfJson(
      JSON.stringify([
        { name: 'Ann Pratt', phone: '-', mobile: '801-555-0171' },
        { name: 'Una Kemp', phone: '801-555-0172', mobile: '' },
      ]),
    );
    expect(rows.map(({ values }) => values.phone)).toEqual(['801-555-0171', '801-555-0172']);
  });

  it('are noted of a spouse who has no row, with the name', () => {
    const heading = 'First Name,Last Name,Spouse First Name,Phone,Spouse Phone,Email,Spouse Email';
    const his = 'LaVar,Gubler,Zona,801-555-1211,801-555-1217,lavar@example.com,zona@example.com';
    const hers = 'Zona,Gubler,LaVar,801-555-1217,801-555-1211,zona@example.com,lavar@example.com';
    expect(notedIn(heading, his, 'Ann,Cannon,,801-555-1212,,,')).toEqual([
      ['Spouse First Name: Zona', 'Spouse Phone: 801-555-1217', 'Spouse Email: zona@example.com'],
      [],
    ]);
    expect(notedIn(heading, his, hers)).toEqual([[], []]);
  });
});
