import { foldLoose } from '#shared/text/fold.ts';
import type { Head } from '../columns.ts';
import { sexIn } from '../doubts/answers.ts';
import { looksLikePhone } from '../looks.ts';
import { filledIn } from '../sheets/column-looks.ts';

/** What may be an address as well. */
const PLACE = /^(?:home|house|work|office|land ?line|casa|trabajo|trabalho)(?: (?:no|nr|number))?$/;
/** What may be a job or a calling as well. */
const TITLE = /^(?:(?:courtesy|name) )?(?:title|prefix|salutation)$/;
const BROTHER_OR_SISTER = /^(?:bro(?:ther)?|sis(?:ter)?)$/;

/**
 * The columns whose cells tell what an unclear heading means: phones below 'Home', which count where there is no other, and
 * Brother and Sister below 'Title'.
 */
export function withFieldsByCells(head: Head, titles: readonly string[], cells: readonly (readonly string[])[]): Head {
  const fields = titles.map((title, column) => {
    const words = head.fields[column] || title.length > 30 ? '' : foldLoose(title);
    const filled = PLACE.test(words) || TITLE.test(words) ? filledIn(cells, column) : [];
    if (filled.length === 0) return head.fields[column] ?? null;
    if (PLACE.test(words)) return filled.every(looksLikePhone) ? 'phone' : null;
    const areSexes = filled.every((cell) => BROTHER_OR_SISTER.test(foldLoose(cell)) && sexIn(cell));
    return areSexes && !head.fields.includes('sex') ? 'sex' : null;
  });
  const isLater = (column: number) => fields[column] === 'phone' && !head.fields[column];
  const order = [...head.order.filter((column) => !isLater(column)), ...head.order.filter(isLater)];
  return { ...head, fields, order };
}
