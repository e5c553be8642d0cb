import { foldLoose } from '#shared/text/fold.ts';
import { isShortForDeceased } from '../doubts/gone-words.ts';
import type { RawRow } from '../rows.ts';
import { saysNothingToRead } from './harmless-texts.ts';

/** Behind the year: '(d. 2024)', '†', '(said never again)'. */
const BEHIND = /\b(?:19|20)\d\d(?!\d)(?:T[\d:.]+(?:Z|[+-][\d:]+)?|[\s\d./,:;–-])*(.*)$/u;
const TOLD = /[\p{L}†‡✝☠]/u;
const CROSS = /^[\s(]*[†‡✝☠]/u;
/** How sure a date is, an age, and a birthday: of these nothing is kept. */
const OF_DATE =
  /^(?:est|estimated|approx|approximately|ca?|about|unsure|guess|bc|ad|am|pm|age|aged|born|b|bday|birthday|edad|anos|yrs?|years?|yo)\b|^\d+ ?(?:yrs?|years?|yo|y o|anos)\b/;
const SPAN = /^(?:19|20)\d\d\s*[-–—]\s*((?:19|20)\d\d)$/u;

/** What a cell says behind its date, of which only the date is kept; empty where that is all. */
export function wordsBehindDate(cell: string, values: RawRow['values']): string {
  const [, died = ''] = SPAN.exec(cell) ?? [];
  if (died !== '') return `– ${died}`;
  const [, rest = ''] = TOLD.test(cell) ? (BEHIND.exec(cell) ?? []) : [];
  if (!TOLD.test(rest)) return '';
  const text = rest.trim().replace(/^\(([^()]*)\)$/, '$1');
  const folded = foldLoose(text);
  if (CROSS.test(text) || folded === 'd' || isShortForDeceased(text)) return text;
  return OF_DATE.test(folded) || saysNothingToRead(text, values) ? '' : text;
}
