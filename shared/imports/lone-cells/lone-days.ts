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
/** What someone in the ward is asked to do in a meeting, did, or does. */
const ASSIGNMENTS = [
  'taught|lessons?|spoke|spoken|talks?|speech|prayed|prayers?|invocations?|benedictions?|testimon(?:y|ies)|bore testimony|fast sunday|speakers?|speaking|musical numbers?|special music|music|solo|hymn|sang|scheduled|assigned|assignments?',
  'asignad[oa]|asignacion|designad[oa]|programad[oa]|testimonio|testemunho|invocacion|invocacao|bendicion|discursante|orador[a]?|numero musical|discurso|oracion|oracao',
].join('|');
const when = (what: string): RegExp =>
  new RegExp(
    `^(?:(?:date|last|latest|next|first|second|opening|closing|youth|adult|when|ultim[oa]|proxim[oa]|primer[oa]?|primeir[oa]|segund[oa]|fecha|data|d[aeo]l?|la) )*(?:${what})(?: (?:\\d|opening|closing|date|given|on|by|for|expires?))*$`,
    'u',
  );
/** A day below these is no more than when. */
const EVENT = when(
  [
    ASSIGNMENTS,
    'called|joined(?: (?:the )?(?:ward|church))?|(?:member|miembro|membro)? ?(?:since|desde)|start(?:s|ed)?|registered|registration|graduat\\p{L}*|training|youth protection|ypt|background check|first aid',
    'visit(?:ed|s)?|interview(?:ed|s)?|contact(?:ed|s)?|asked|invited|call|baptis(?:ed|m)|baptiz(?:ed|o)|next|update[ds]?',
    'actualizacion|atualizacao|proxim[oa]|vence(?: (?:la )?recomendacion)?|vencimiento',
    'ingreso|llegada|entrada|chegada|entrevistas?|visitas?|matrimonio|casamento|boda|investidura|sellamiento|selamento|confirmacion|confirmacao|graduacion|graduacao',
  ].join('|'),
);
const ASSIGNMENT = when(ASSIGNMENTS);
/** Without 'until' and 'after,' which tell when someone may be asked. */
const OF_DAY = /^(?:\d{1,4}(?:st|nd|rd|th)?|on|in|of|the|de|del|do|em|en|el|sun|\p{L}+day|domingo)$/u;
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
/** When someone was last heard of: long ago, they may be gone. */
const HEARD_OF =
  /^(?:(?:date|day|when|ultim[oa]|fecha|data|d[aeo]l?) )*(?:last |latest |ultim[oa] )?(?:contact(?:ed|s)?|seen|heard(?: from)?|reached|attend(?:ed|ance)|at church|in church|contacto|contato|asistencia|frequencia)(?: (?:date|on|at church))?$/;
export const isLongUnheard = (title: string, cell: string): boolean =>
  title.length <= LONGEST_TITLE && HEARD_OF.test(headingWords(title)) && isLoneDay(cell) && isOfPastYears(cell);
export const isEventHeading = (title: string): boolean =>
  title.length <= LONGEST_TITLE && (EVENT.test(headingWords(title)) || HEARD_OF.test(headingWords(title)));

/** 'Prayed Oct 2026', 'talk Jan 10', 'discurso en marzo': when someone did their part in a meeting, or will. */
export function isAssignment(text: string): boolean {
  if (text.length > LONGEST_TITLE) return false;
  const words = foldLoose(text).split(' ');
  const isOfDay = (word: string): boolean => OF_DAY.test(word) || monthOfWord(word) !== null;
  const hasDay = words.some((word) => /^\d/.test(word) || monthOfWord(word) !== null);
  return hasDay && ASSIGNMENT.test(words.filter((word) => !isOfDay(word)).join(' '));
}
