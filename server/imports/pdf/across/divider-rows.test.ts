import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { ACROSS_FROM, acrossAll, COLUMNS_ACROSS, tableAcross, toldAcross } from '#tests/tables-across.ts';

const { printed, close } = await printer();
afterAll(close);

const CELLS = ['border:1px solid #888', 'padding:4px 6px'];
/** Each of the three is beside each of the others once; all twelve together take twice as long and show no more. */
const LAYOUTS = ['left', 'center', 'right'].flatMap((align, i) =>
  ['', 'width:100%'].map((css, j) => ({ align, css, cells: CELLS[(i + j) % 2] ?? '' })),
);
const ALL = [...COLUMNS_ACROSS, 'Phone Name'];

/** In which layouts who is told of isn't as it should be, or a phone isn't read. */
async function unlike(columns: string, text: string, isTold: (isBelow: boolean) => boolean) {
  const found: string[] = [];
  for (const { align, css, cells } of LAYOUTS) {
    const middle = acrossAll(text, columns, align);
    const told = await toldAcross(await printed(tableAcross(columns, { middle, css, cells })));
    const wrong = told.flatMap((one, at) =>
      one.isTold === isTold(at >= ACROSS_FROM.length / 2) && one.hasPhone ? [] : [`${at + 1}`],
    );
    if (wrong.length > 0) found.push(`${text}, ${align}, ${css}, ${cells}: ${wrong.join(' ')}`);
  }
  return found;
}

test.each(ALL)('a row across the columns %s is about everyone below it, and about no one above', async (columns) => {
  for (const text of ['Moved Out', 'Do Not Contact', 'Willow Creek Ward', 'Less Active'])
    expect(await unlike(columns, text, (isBelow) => isBelow)).toEqual([]);
});

test.each(ALL)('a row across the columns %s that says nothing of anyone asks about no one', async (columns) => {
  for (const text of ['Relief Society', 'Families A–M', 'Maple Grove Ward', 'L'])
    expect(await unlike(columns, text, () => false)).toEqual([]);
});
