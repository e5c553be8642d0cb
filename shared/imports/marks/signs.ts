/** For a class of a regular expression: what people are checked off with, what they are crossed out with, and boxes before that. */
export const CHECKS = '✓✔☑✅';
export const CROSSES = '✗✘✖❌❎';
export const EMPTY_BOXES = '☐□▢⬜';
export const FULL_BOXES = '■⬛';

/** Signs for whom no one is to ask, and for the dead, also before a day: '† 2023'. */
const BAD = '🚫⛔👎🛑🙅📵';
const DEAD = '†‡✝✞✟☠⚰🪦🕊';
const AGAINST = new RegExp(`^(?:[${BAD}]\ufe0f?){1,3}$`, 'u');
const OF_DEAD = new RegExp(String.raw`^(?:[${DEAD}]\ufe0f?){1,3}(?: ?\d[\d./ -]{0,12})?$`, 'u');
export const isSignAgainst = (text: string): boolean => AGAINST.test(text);
/** Of whoever wrote the list, and does not know. */
export const isQuestionMarks = (text: string): boolean => /^\s*[?¿]+\s*$/.test(text);
export const isOfDead = (text: string): boolean => OF_DEAD.test(text);

/** A no in a poll; in a column, what it denies is in the heading. */
const NO = new RegExp(`^[${CROSSES}🔴]\ufe0f?$`, 'u');
export const isNoAtEnd = (text: string): boolean => NO.test(text);

/** One of them, a star, or question marks, at the end of a line. */
const AT_END = new RegExp(
  String.raw`[\s\d,;)]((?:[${BAD}${CROSSES}🔴${DEAD}*]\ufe0f?){1,3}|(?<=\s)\?|\?{2,5})\s*$`,
  'u',
);
export const signAtEnd = (line: string): string | null => AT_END.exec(line.slice(-40))?.[1] ?? null;

const AT_NAME = `((?:[${BAD}${CROSSES}🔴${DEAD}]\ufe0f?){1,3})`;
const BEFORE_NAME = new RegExp(String.raw`^\s*${AT_NAME}\s*(?=\p{L})(.*)$`, 'u');
const BEHIND_NAME = new RegExp(String.raw`^(.*[\p{L}.])\s*${AT_NAME}\s*$`, 'u');
/** '❌ Tom Beck' and 'Tom Beck ❌' → 'Tom Beck - ❌' */
export const signApart = (line: string): string => line.replace(BEFORE_NAME, '$2 - $1').replace(BEHIND_NAME, '$1 - $2');
