import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { legendKey, meaningsIn } from './legend-lines.ts';

const WHAT = '(?: (?:in|at|during|en|em) .*)?(?: (?:ok|okay|yes|si|sim))?$';
const TALK = new RegExp(
  `^(?:(?:is |can |will |may )?(?:ok |okay |willing |available |able )?(?:to |for )?(?:give |do )?(?:a )?)(?:sacrament )?(?:talks?|speaks?|speaking|speaker|discurs(?:a|ar|os?)|orador[ae]?s?|habla[r]?)${WHAT}`,
);
const PRAYER = new RegExp(
  `^(?:(?:is |can |will |may )?(?:ok |okay |willing |available |able )?(?:to |for )?(?:give |offer |say |do )?(?:a )?)(?:(?:opening|closing) )?(?:prayers?|prays?|praying|ora|orar|orac(?:ion(?:es)?|ao|oes))${WHAT}`,
);
/** In a list of days, a mark tells what someone did then. */
const DAYS = /^(?:dates?|days?|sundays?|month|topics?|subjects?|fechas?|datas?|domingos?|temas?)$/;
const NOT_MARKED = /^[-–—]{0,3}$/;
const LONGEST_KEY = 3;

/** 'T' is 'talks' where a line of the list says so. */
function meantBy(title: string, { titles, cells, above = [] }: WrittenSheet): string {
  if (title.length > LONGEST_KEY) return title;
  const codes = new Set(titles.map((other) => legendKey(other)).filter((key) => key.length <= LONGEST_KEY));
  const lines = [...above, ...cells].flatMap((row) => row.filter((cell) => cell.length > LONGEST_KEY));
  const explained = new Map(lines.flatMap((line) => (/[=:–—-]/.test(line) ? meaningsIn(line, codes) : [])));
  return explained.get(legendKey(title)) ?? title;
}

type Marked = { title: string; own: string[] };

/** Where a list marks who gives a talk, and who a prayer, whoever lacks a mark may not be asked for that: a note. */
export function withTalkGrid(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const isPerson = (at: number): boolean => {
    const values = rows[at]?.values;
    return !rows[at]?.unread && Boolean(values?.name || values?.firstName || values?.lastName);
  };
  const columns = titles.flatMap((title, column) => {
    const isOpen = !fields[column] || fields[column] === 'isAvailable';
    const words = isOpen && title.trim() !== '' ? foldLoose(meantBy(title.trim(), sheet)) : '';
    const kind = TALK.test(words) ? 'talk' : PRAYER.test(words) ? 'prayer' : null;
    const own = cells.map((row) => (row[column] ?? '').trim());
    const areMarks = own.every((cell, at) => !isPerson(at) || NOT_MARKED.test(cell) || answerIn(cell) === true);
    return kind && areMarks ? [{ kind, title: title.trim().slice(0, 60), own }] : [];
  });
  const isMarked = ({ own }: Marked): boolean => own.some((cell) => answerIn(cell) === true);
  const [talk, prayers] = [
    columns.find(({ kind }) => kind === 'talk'),
    columns.filter(({ kind }) => kind === 'prayer'),
  ];
  const areDays = titles.some((title) => DAYS.test(foldLoose(title)));
  if (areDays || !talk || !isMarked(talk)) return [...rows];
  // A blank tells something only where there is more than one thing to do.
  const areMany = prayers.some(isMarked);
  const told = [talk, ...prayers.filter(isMarked)];
  return rows.map((row, at) => {
    if (!isPerson(at)) return row;
    const open = told.filter(({ title, own }) => {
      const cell = own[at] ?? '';
      const isNoted = row.noted?.some(({ column, text }) => column === title && text === 'blank');
      return NOT_MARKED.test(cell) && (cell !== '' || areMany) && !isNoted;
    });
    if (open.length === 0) return row;
    const noted = open.map(({ title, own }) => ({ text: own[at] || 'blank', column: title }));
    return { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}
