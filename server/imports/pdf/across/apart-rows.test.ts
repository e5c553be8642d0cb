import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { ACROSS_FROM, acrossAll, tableAcross, toldAcross } from '#tests/tables-across.ts';

const { printed, close } = await printer();
afterAll(close);

const COLUMNS = ['Name Phone', 'No. Name Phone', 'Last First Phone', 'Name Age Phone'];
/** Rows with more than one cell are made tall, as for handwriting. */
const LAYOUTS = ['border:1px solid #888', 'border-bottom:1px solid #aaa', 'padding:2px 6px'].flatMap((cells) =>
  ['top', 'middle'].map((align) => `${cells};vertical-align:${align}}td + td{height:40px`),
);

/** In which layouts who is told of isn't as it should be, or a phone isn't read. */
async function unlike(columns: string, text: string, isTold: (isBelow: boolean) => boolean) {
  const found: string[] = [];
  for (const cells of LAYOUTS) {
    const middle = acrossAll(text, columns, 'left');
    const told = await toldAcross(await printed(tableAcross(columns, { middle, css: 'width:100%', cells })));
    const wrong = told.flatMap((one, at) =>
      one.isTold === isTold(at >= ACROSS_FROM.length / 2) && one.hasPhone ? [] : [`${at + 1}`],
    );
    if (wrong.length > 0) found.push(`${text}, ${cells}: ${wrong.join(' ')}`);
  }
  return found;
}

test.each(COLUMNS)('in %s, a heading less tall than the rows is about everyone below it', async (columns) => {
  for (const text of ['Moved', 'Do Not Contact', 'Willow Creek Ward', 'Falecidos'])
    expect(await unlike(columns, text, (isBelow) => isBelow)).toEqual([]);
});

test.each(COLUMNS)('in %s, such a heading that says nothing of anyone asks about no one', async (columns) => {
  for (const text of ['Relief Society', 'Maple Grove Ward'])
    expect(await unlike(columns, text, () => false)).toEqual([]);
});
