/** Signs for whom no one is to ask, and for the dead, also before a day: '† 2023'. */
const AGAINST = /^(?:(?:🚫|⛔|👎|🛑|🙅|📵)\ufe0f?){1,3}$/u;
const OF_DEAD = /^(?:(?:†|‡|✝|✞|✟|☠|⚰|🪦|🕊)\ufe0f?){1,3}(?: ?\d[\d./ -]{0,12})?$/u;
export const isSignAgainst = (text: string): boolean => AGAINST.test(text);
/** Of whoever wrote the list, and does not know. */
export const isQuestionMarks = (text: string): boolean => /^\s*[?¿]+\s*$/.test(text);
export const isOfDead = (text: string): boolean => OF_DEAD.test(text);

/** A no in a poll; in a column, what it denies is in the heading. */
const NO = /^(?:❌|❎|✖|✗|✘|🔴)\ufe0f?$/u;
export const isNoAtEnd = (text: string): boolean => NO.test(text);

/** One of them, a star, or question marks, at the end of a line. */
const AT_END = /[\s\d,;)]((?:(?:🚫|⛔|👎|🛑|🙅|📵|❌|❎|✖|✗|✘|🔴|†|‡|✝|✞|✟|☠|⚰|🪦|🕊|\*)\ufe0f?){1,3}|\?{2,5})\s*$/u;
export const signAtEnd = (line: string): string | null => AT_END.exec(line.slice(-40))?.[1] ?? null;
