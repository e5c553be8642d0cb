import { CSS, LONG, MANY, commaName, PEOPLE, plain, table, type Awkward } from './awkward-tables.ts';
import type { Listed } from './membership-lists.ts';

const beside = (lists: readonly string[]) => `${CSS}<div style="display:flex;gap:15mm">${lists.join('')}</div>`;
const [LEFT, RIGHT] = [PEOPLE.slice(0, 3), PEOPLE.slice(3)];
const phoneList = (people: readonly Listed[]) =>
  table(
    ['Name', 'Phone'],
    people.map((told) => [commaName(told), told.phone]),
  );

/** Lists side by side, of which the whole is read. */
export const BESIDE: Record<string, Awkward> = {
  'two tables': { html: beside([phoneList(LEFT), phoneList(RIGHT)]), people: PEOPLE },
  'two tables of other columns': {
    html: beside([
      phoneList(LEFT),
      table(
        ['Name', 'Calling'],
        RIGHT.map((told) => [commaName(told), told.calling]),
      ),
    ]),
    people: PEOPLE,
  },
  'three tables on two pages': {
    html:
      beside([MANY.slice(0, 9), MANY.slice(9, 18), MANY.slice(18, 27)].map(phoneList)) +
      `<div style="break-before:page"></div>${beside([LEFT, RIGHT].map(phoneList))}`,
    people: [...MANY.slice(0, 27), ...PEOPLE],
  },
  'one table with two people in a row': {
    html:
      CSS +
      table(
        ['Last Name', 'First Name', 'Phone', 'Last Name', 'First Name', 'Phone'],
        LEFT.map((told, i) =>
          [told, RIGHT[i] ?? told].flatMap(({ lastName, firstName, phone }) => [lastName, firstName, phone]),
        ),
      ),
    people: PEOPLE,
  },
};

/** Lists side by side in which it isn't clear what belongs to which. */
export const BESIDE_UNCLEAR: Record<string, Awkward> = {
  'a list that goes on beside its headings': {
    html: `${CSS}<div style="columns:2;height:60mm;column-fill:auto">${plain(MANY.slice(0, 12))}</div>`,
    people: MANY.slice(0, 12),
  },
  'a list of names that goes on beside its heading': {
    html: `${CSS}<div style="columns:2;height:60mm;column-fill:auto">${table(
      ['Name'],
      MANY.slice(0, 12).map((told) => [commaName(told)]),
    )}</div>`,
    people: MANY.slice(0, 12),
  },
  'a directory in two columns': {
    html: `${CSS}<div style="columns:2">${LONG.map((told) => `<p><b>${commaName(told)}</b><br>${told.phone}<br>Provo</p>`).join('')}</div>`,
    people: LONG,
  },
  'a list that begins beside the middle of another': {
    html: beside([phoneList(LEFT), `<div style="margin-top:22px">${phoneList(RIGHT)}</div>`]),
    people: PEOPLE,
  },
};
