import { afterAll, expect, test } from 'vitest';
import { printer } from '#tests/printed.ts';
import { ACROSS_FROM, acrossAll, COLUMNS_ACROSS, tableAcross, toldAcross } from '#tests/tables-across.ts';

const { printed, close } = await printer();
afterAll(close);

const told = async (top: string, columns: string, css: string) =>
  toldAcross(await printed(tableAcross(columns, { top, css })));

test.each(COLUMNS_ACROSS)(
  'a title in a cell across the columns %s is about everyone below it, and each column keeps its heading',
  async (columns) => {
    for (const title of ['Moved Out', 'Willow Creek Ward', 'Do Not Contact', 'Less Active'])
      for (const align of ['left', 'center', 'right'])
        for (const css of ['', 'width:100%'])
          expect({ title, align, css, read: await told(acrossAll(title, columns, align), columns, css) }).toEqual({
            title,
            align,
            css,
            read: ACROSS_FROM.map(() => ({ isTold: true, hasPhone: true })),
          });
  },
);

test.each(COLUMNS_ACROSS)('a title across the columns %s that says nothing asks about no one', async (columns) => {
  for (const title of ['Maple Grove Ward', 'Maple Grove Ward Member List', 'Stake Conference Choir'])
    for (const css of ['', 'width:100%'])
      expect({ title, css, read: await told(acrossAll(title, columns, 'center'), columns, css) }).toEqual({
        title,
        css,
        read: ACROSS_FROM.map(() => ({ isTold: false, hasPhone: true })),
      });
});

test.each(['Spouse', 'Parents', 'Emergency Contact'])(
  '“%s” above a column of phones leaves none as the person’s own',
  async (group) => {
    const top = `<tr><td colspan=2></td><td><b>${group}</b></td></tr>`;
    for (const css of ['', 'width:100%'])
      expect((await told(top, 'Name Age Phone', css)).map(({ hasPhone }) => hasPhone)).toEqual(
        ACROSS_FROM.map(() => false),
      );
  },
);
