import type { Head } from '../columns.ts';
import { sexIn } from '../doubts/answers.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { isEmailHeading, isPhoneHeading } from '../headings/phone-headings.ts';
import { partName } from '../names.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

type Whose = { field: 'phone' | 'email'; sex: 'male' | 'female' };
const BEFORE = /^(his|hers?) (.+)$/;
const WHOSE = /^(.+) (his|hers?)$/;

/** 'His Cell', 'Email (hers)': what it has, and whether it is a man's or a woman's; null for anything else. */
export function hisOrHers(title: string): Whose | null {
  const words = headingWords(title.slice(0, 40));
  const [, what = '', whose = ''] = WHOSE.exec(words.replace(BEFORE, '$2 $1')) ?? [];
  const field = isPhoneHeading(what) ? 'phone' : isEmailHeading(what) ? 'email' : null;
  return field && { field, sex: whose === 'his' ? 'male' : 'female' };
}

type Sheet = Pick<WrittenSheet, 'titles' | 'cells'> & { head: Head };

/** Below 'His Cell' and 'Her Cell' a row has the one that fits, where its sex is known; a column of its own has it. */
export function withHisOrHers({ titles, cells, head }: Sheet): Sheet {
  const columns = titles.flatMap((title, column) => {
    const whose = head.fields[column] ? null : hisOrHers(title);
    return whose ? [{ ...whose, column, title }] : [];
  });
  const fields = [...new Set(columns.map(({ field }) => field))].filter((field) => !head.fields.includes(field));
  if (fields.length === 0) return { titles, cells, head };
  const own = titles.length;
  const [first, name, sex] = (['firstName', 'name', 'sex'] as const).map((field) => head.fields.indexOf(field));
  const sexOf = (row: readonly string[]) => {
    const given = row[first ?? -1] || partName(row[name ?? -1] ?? '').firstName;
    return sexIn(row[sex ?? -1] ?? '') ?? sexOfGivenName(given.split(' ')[0] ?? '');
  };
  const titleOf = (field: Whose['field']): string =>
    columns.flatMap((one) => (one.field === field ? [one.title] : [])).join(' or ');
  return {
    titles: [...titles, ...fields.map(titleOf)],
    cells: cells.map((row) => [
      ...Array.from({ length: own }, (_, column) => row[column] ?? ''),
      ...fields.map((field) => {
        const fitting = columns.find((one) => one.field === field && one.sex === sexOf(row));
        return fitting ? (row[fitting.column] ?? '') : '';
      }),
      ...row.slice(own),
    ]),
    head: {
      ...head,
      fields: [...head.fields, ...fields],
      order: [...head.order, ...fields.map((_, at) => own + at)],
    },
  };
}
