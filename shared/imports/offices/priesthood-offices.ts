import { foldLoose } from '#shared/text/fold.ts';
import { isNothing, isPriesthoodOffice } from '../doubts/nothing.ts';
import { ignored, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { signsIn } from '../signs/signs.ts';
import { asking } from '../sheets/gone.ts';

/** A teacher by calling, or a fourteen-year-old. */
const isTeacher = (text: string): boolean =>
  /^(?:teacher|maestros?|mestres?|lehrer|instructeurs?)$/.test(foldLoose(text));

const mayBeOffice = (calling: string): string =>
  `“${shortened(calling)}” may be an office of the priesthood. Is it this person’s calling?`;

/** Among deacons and priests a teacher has an office of the priesthood; where others have callings, only a person can tell. */
export function withoutOffices(rows: readonly RawRow[]): RawRow[] {
  const callings = rows.flatMap(({ values: { calling = '' } }) => (isNothing(calling) ? [] : calling.trim() || []));
  const beside = rows.flatMap((row) => row.beside ?? []);
  const isYouth = ({ beside: texts = [], values: { age = '' } }: RawRow) =>
    [...texts, age].some((text) => /^(?:1[2-7])$/.test(text.trim()));
  if (rows.some((row) => isYouth(row) && isTeacher(row.values.calling ?? '')))
    return rows.map((row) =>
      isYouth(row) && isTeacher(row.values.calling ?? '')
        ? asking(row, mayBeOffice(row.values.calling ?? ''), 'calling')
        : row,
    );
  if (!callings.some(isTeacher) || ![...callings, ...beside].some(isPriesthoodOffice)) return [...rows];
  const areOffices = callings.every((calling) => isTeacher(calling) || isPriesthoodOffice(calling));
  return rows.map((row) => {
    const { calling = '', ...values } = row.values;
    if (!isTeacher(calling)) return row;
    return areOffices
      ? {
          ...row,
          values,
          remarks: [...(row.remarks ?? []), ...ignored([calling])],
          signs: [...(row.signs ?? []), ...signsIn('office', calling)],
        }
      : asking(row, mayBeOffice(calling), 'calling');
  });
}
