import { isAnsweredByEach, isWillingHeading } from '../availability/talk-headings.ts';
import { answerIn } from '../doubts/answers.ts';
import { MEMBER_FIELDS } from '#shared/members/schema.ts';
import { isActivityHeading } from '../file-notes/activity-notes.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

const AVAILABLE = /^(?:is )?available(?: (?:for|to) [a-z ]{1,30})?\??$|^disponi(?:ble|vel)\??$/i;
const SAID = 'blank';
/** As our own template heads the column. */
const OURS = 'isAvailable';
const saysWho = (title: string): boolean =>
  AVAILABLE.test(title.trim()) || isWillingHeading(title) || isActivityHeading(title) || isAnsweredByEach(title);

/**
 * Where a list marks who is available or active, and says no of no one, a blank may be a no: it is noted, and changes nothing. Each
 * row has its line of cells.
 */
export function withBlankAnswers(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column) => {
    const field = fields[column];
    const isOfAnswers = field ? field === 'isAvailable' : saysWho(title);
    if (!isOfAnswers) return [];
    const own = cells.map((row) => (row[column] ?? '').trim());
    const filled = own.filter((cell) => cell !== '');
    const areMarks = filled.length > 0 && filled.every((cell) => answerIn(cell) === true);
    return areMarks && filled.length < own.length
      ? [{ own, title: title === OURS ? MEMBER_FIELDS.isAvailable.label : title.trim().slice(0, 60) }]
      : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    const blank = columns.find(({ own }) => own[at] === '');
    if (!blank || row.unread) return row;
    return { ...row, noted: [...(row.noted ?? []), { text: SAID, column: blank.title }] };
  });
}
