import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Headings of how often someone comes to church. */
const ACTIVITY =
  /^(?:(?:church|member|ward|current|level of) )?(?:activ(?:ity|eness)|activit(?:y|ies) in church|actividad|atividade|participa(?:tion|cion|cao))(?: (?:status|level|rating|category|code|en la iglesia|na igreja))?$/;
/** Headings below which only a no tells something: a child has none of these, either. */
const MEMBER =
  /^(?:is )?(?:(?:confirmed|baptized|full) member|baptized|baptised|confirmed|bauti[sz]ad[oa]|bati[sz]ad[oa]|confirmad[oa])$/;
const ACTIVE =
  /^(?:(?:very|fully|full|totally|always|muy|muito|a|yes|si|sim) ?)?(?:activ[oae]s?|ativ[oa]s?|a|yes|si|sim|y|s|x|regular(?:ly)?|attends?|attends (?:regularly|weekly)|weekly|every week|high|full|good|frequent(?:ly)?|often|always|alta|alto|siempre|sempre|returning|returned|new|(?:primary|youth|ward|family) .*)$/;
/** From so many on, what most of them are is what a list is of. */
const FEW = 6;
const MOST = 0.5;
const LONGEST_TITLE = 60;

type Column = { column: number; title: string; isTold: (cell: string) => boolean };

const isLess = (cell: string): boolean =>
  !ACTIVE.test(foldLoose(cell)) && (cell === '0' || /\p{L}{2}/u.test(cell)) && answerIn(cell) !== true;

/** 'Less Active' and 'LA' under 'Activity,' and a no under 'Baptized,' are for a reader. Each row has its line of cells. */
export function withActivityNotes(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column): Column[] => {
    const words = headingWords(title);
    if (fields[column]) return [];
    const told = ACTIVITY.test(words) ? isLess : (cell: string) => MEMBER.test(words) && answerIn(cell) === false;
    const filled = cells.map((row) => (row[column] ?? '').trim()).filter(Boolean);
    const count = filled.filter(told).length;
    const isUsual = filled.length >= FEW && count > filled.length * MOST;
    return count > 0 && !isUsual ? [{ column, title: title.trim().slice(0, LONGEST_TITLE), isTold: told }] : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    const noted = columns.flatMap(({ column, title, isTold }) => {
      const cell = (cells[at]?.[column] ?? '').trim().replace(/\s+/g, ' ');
      return cell !== '' && cell.length <= 200 && isTold(cell) ? [{ text: cell, column: title }] : [];
    });
    return row.unread || noted.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}
