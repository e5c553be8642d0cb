import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { latestDayIn } from '../dates.ts';
import { headingWords } from '../sheets/column-looks.ts';

const LONGEST = 40;
/** What a day has besides its numbers and its month: since when, until when, and on which day of the week. */
const BESIDE =
  /^(?:\d{1,2}(?:st|nd|rd|th)?|(?:19|20)\d\d|of|on|the|in|at|de|del|da|do|en|em|el|le|am|since|from|after|before|until|till|til|to|thru|through|about|abt|circa|ca|approx|around|early|mid|late|end|desde|hasta|ate|apos|depuis|jusqu|seit|bis|sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat|\p{L}+day|domingo|spring|summer|fall|autumn|winter)$/u;
/** Two numbers with a sign between them, and a year; '7:30' is a time of the day. */
const NUMBERS = /\d{1,2}\s?[/.-]\s?\d{1,4}|(?:19|20)\d\d/;
const COMPACT = /^(?:19|20)\d\d[01]\d[0-3]\d$/;
const SPAN = /^((?:19|20)\d\d)\s*[-–—]\s*((?:19|20)\d\d)$/u;

/** Whether a text is nothing but a day, a month with or without its year, or a year; years that are over are none. */
export function isLoneDay(written: string, now = new Date()): boolean {
  const text = written.trim();
  if (text.length > LONGEST) return false;
  const [, , ended] = SPAN.exec(text) ?? [];
  if (ended !== undefined) return Number(ended) >= now.getFullYear();
  if (COMPACT.test(text)) return true;
  const words = foldLoose(text)
    .replace(/(?<=\d)(?=\p{L}{3})|(?<=\p{L}{3})(?=\d)/gu, ' ')
    .split(' ');
  const hasMonth = words.some((word) => monthOfWord(word) !== null);
  if (!hasMonth && !NUMBERS.test(text)) return false;
  return latestDayIn(text) !== null || words.every((word) => BESIDE.test(word) || monthOfWord(word) !== null);
}

const LONGEST_TITLE = 60;
/** Of what someone in the ward has done, or does: a day below it is no more than when. */
const EVENT = new RegExp(
  `^(?:(?:date|last|latest|next|first|second|opening|closing|youth|adult|when|ultim[oa]|proxim[oa]|primer[oa]?|primeir[oa]|segund[oa]|fecha|data|d[aeo]l?|la) )*(?:${[
    'called|joined(?: (?:the )?(?:ward|church))?|(?:member|miembro|membro)? ?(?:since|desde)|start(?:s|ed)?|registered|registration|graduat\\p{L}*|training|youth protection|ypt|background check|first aid',
    'visit(?:ed|s)?|interview(?:ed|s)?|contact(?:ed|s)?|asked|invited|taught|lessons?|spoke|spoken|talks?|speech|prayed|prayers?',
    'call|invocations?|benedictions?|testimon(?:y|ies)|bore testimony|fast sunday|speakers?|speaking|musical numbers?|special music|music|solo|hymn|sang|baptis(?:ed|m)|baptiz(?:ed|o)|scheduled|assigned|assignments?|next|update[ds]?',
    'actualizacion|atualizacao|proxim[oa]|vence(?: (?:la )?recomendacion)?|vencimiento|asignad[oa]|asignacion|designad[oa]|programad[oa]|testimonio|testemunho|invocacion|invocacao|bendicion|discursante|orador[a]?|numero musical',
    'ingreso|llegada|entrada|chegada|entrevistas?|visitas?|discurso|oracion|oracao|matrimonio|casamento|boda|investidura|sellamiento|selamento|confirmacion|confirmacao|graduacion|graduacao',
  ].join('|')})(?: (?:\\d|opening|closing|date|given|on|by|for|expires?))*$`,
  'u',
);
const MISSION =
  /^(?:(?:full time )?(?:mission(?:s|ary|aries)?|mision(?:es)?|missao|missoes)(?: (?:years?|dates?|served|end(?:s|ed)?|return(?:s|ed)?))?|returned)(?: (?:date|on|from mission))?$/;
/** Years since a mission after which whoever served it is long back. */
const LONG_BACK = 3;
/** Whether the years in a text are those of something that is over: from one to another, or one long ago. */
export function isOfPastYears(text: string, now = new Date()): boolean {
  const years = text.match(/(?:19|20)\d\d/g)?.map(Number) ?? [];
  const end = now.getFullYear() - (years.length > 1 ? 0 : LONG_BACK);
  return years.length > 0 && Math.max(...years) < end;
}
/** Whether below a heading stands when someone served a mission that is over. */
export const isServed = (title: string, cell: string): boolean =>
  title.length <= LONGEST_TITLE && MISSION.test(headingWords(title)) && isOfPastYears(cell);
export const isEventHeading = (title: string): boolean =>
  title.length <= LONGEST_TITLE && EVENT.test(headingWords(title));
