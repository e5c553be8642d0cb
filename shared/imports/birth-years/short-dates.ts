import { isWithoutDay } from '../dates.ts';
import { isOfMany } from '../file-notes/column-noise.ts';
import type { RawRow, RawTable } from '../rows.ts';
import { birthdaysIn } from './birthdays.ts';

type Short = { field: 'birthYear' | 'lastTalkDate'; said: string; isShort: (values: RawRow['values']) => boolean };
const SHORT: readonly Short[] = [
  // Beside an age, a birthday tells the year.
  {
    field: 'birthYear',
    said: 'Birthday (where it has no year)',
    isShort: ({ birthYear = '', age = '' }) => age === '' && birthdaysIn(birthYear).length > 0,
  },
  {
    field: 'lastTalkDate',
    said: 'Last talk (where it has no day)',
    isShort: ({ lastTalkDate = '' }) => isWithoutDay(lastTalkDate),
  },
];

/** Where many rows have a birthday without a year, or a last talk without a day, that they are ignored is told once of all. */
export function withoutShortDates({ rows, ignoredColumns }: RawTable): RawTable {
  const people = rows.filter(({ unread }) => !unread).length;
  const many = SHORT.filter(({ isShort }) => isOfMany(rows.filter(({ values }) => isShort(values)).length, people));
  if (many.length === 0) return { rows, ignoredColumns };
  return {
    rows: rows.map((row) => {
      const short = many.filter(({ isShort }) => isShort(row.values)).map(({ field }) => field);
      if (short.length === 0) return row;
      const { birthYear, lastTalkDate, ...others } = row.values;
      const values = {
        ...others,
        ...(birthYear === undefined || short.includes('birthYear') ? {} : { birthYear }),
        ...(lastTalkDate === undefined || short.includes('lastTalkDate') ? {} : { lastTalkDate }),
      };
      return { ...row, values };
    }),
    ignoredColumns: [...ignoredColumns, ...many.map(({ said }) => said)],
  };
}
