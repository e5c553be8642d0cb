import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false).rows.flatMap((row) => {
    const { person, values, problem } = readPerson(row);
    return values.firstName && values.calling ? [person ? person.calling : problem] : [];
  });
const asked = (office: string, above: string) => `“${office}” is below “${above}.” Of which organization is it?`;

test.each(['Class President', 'Young Women Class President', 'Deacons Quorum President'])(
  'below “%s,” a counselor is of no organization for sure',
  (president) =>
    expect(
      read(
        'Calling,Name',
        'Young Women,',
        'Secretary,Ann Lee',
        `${president},Bea Hall`,
        '1st Counselor,Eve Hall',
        'Secretary,Flo Hall',
        'Teacher,Ida Hall',
        'President,Di Cole',
        '1st Counselor,Sue Cole',
      ).map((said) => said?.replace(/^Young Women (?=Class President)/, '')),
    ).toEqual([
      'Young Women Secretary',
      president.replace('Young Women ', ''),
      asked('1st Counselor', president),
      asked('Secretary', president),
      'Young Women Teacher',
      'Young Women President',
      'Young Women 1st Counselor',
    ]),
);

test.each(['President', 'Primary President', 'Ward Primary President'])(
  'below “%s,” a counselor is of its organization',
  (president) =>
    expect(read('Calling,Name', 'Primary,', `${president},Bea Hall`, 'First Counselor,Eve Hall').at(-1)).toBe(
      'Primary First Counselor',
    ),
);
