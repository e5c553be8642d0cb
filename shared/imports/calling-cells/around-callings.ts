import { hasCallingWord, isKnownCalling, mayBeCalling } from '../callings.ts';
import { withoutEmphasis } from '../cells.ts';

const LINE_BREAK = /<br\s*\/?>/gi;
/** A web page's formatting. What it strikes through is left as it stands, and is asked about. */
const TAG = /<\/?(?:b|i|u|em|strong|span|font|p|div|li|ul|ol|a|td|small|big)(?:\s[^<>]*)?>/gi;
const BULLET = /^(?:[-–—•‣◦∙▪▫■●○➢➤·]|[*+>](?=\s))\s*(?=[\p{L}(\d])/u;
const NUMBER = /^\(?\d{1,3}[.)]\s*(?=\p{L})/u;
/** '1. Counselor' is the first of two. */
const RANKED = /^\W*(?:couns|assist|asst|ratgeb|conseill|sekret|lehr)/i;

function withoutBullet(line: string): string {
  const text = line.trim().replace(BULLET, '');
  const rest = text.replace(NUMBER, '');
  // In other languages '1.' may be a rank before any office.
  return isKnownCalling(rest) && !RANKED.test(rest) ? rest : text;
}

const NUMBERS = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;
/** '1) RS Secretary 2) Organist' → each on a line of its own; anything else as it is. */
function withNumbersApart(text: string): string {
  const numbers = [...text.matchAll(NUMBERS)].map(([, number]) => Number(number));
  if (numbers.length < 2 || numbers.some((number, at) => number !== at + 1)) return text;
  const [before = '', ...parts] = text.split(NUMBERS).filter((_, at) => at % 2 === 0);
  const areCallings = parts.every((part) => hasCallingWord(part) && !RANKED.test(part));
  return before.trim() === '' && areCallings ? parts.map((part) => part.trim().replace(/[,;]$/, '')).join('; ') : text;
}

/** How long, and how: '(3 years)', ', 6 months', '(team)'. In Primary, years may be those of a class. */
const HOW_LONG =
  '(?:for )?(?:about |over |almost |only )?\\d{1,2}(?:\\.5|½|\\+)? ?(?:years?|yrs?|months?|mos?|weeks?|wks?)\\.?';
const IN_BRACKETS = new RegExp(
  `\\s*[([](?:${HOW_LONG}|(?:team|co|shared)(?:[ -]?(?:taught|teach(?:ing|er)?))?)[)\\]]$`,
  'i',
);
const BEHIND = new RegExp(`(?:,\\s*|\\s[-–—]+\\s|\\s(?=for ))${HOW_LONG}$`, 'i');
const OF_CHILDREN = /\b(?:primary|primaria|nursery|sunbeams?|ctr|valiants?|class|age|grade)\b/i;

/** What is said of each calling besides: nothing of it belongs to its name. */
export function besideCallings(calling: string): string[] {
  return calling.split(/; | ⏎ /).flatMap((one) => {
    const [team] = IN_BRACKETS.exec(one) ?? BEHIND.exec(one) ?? [];
    return team === undefined || (/\d/.test(team) && OF_CHILDREN.test(one)) ? [] : [team];
  });
}

const IN_PARENTHESES = /^(?:\(([^()]+)\)|\[([^[\]]+)\])$/;
/** '(Ward Organist)': beside callings without parentheses, they may say that it is none yet. */
export const isInParentheses = (text: string): boolean => IN_PARENTHESES.test(text.trim());

/** A calling without what only sets it on the page: tags, bullets, numbers, and parentheses around all of it. */
export function plainCalling(text: string): string {
  const marked = text.replace(LINE_BREAK, '\n').replace(TAG, '');
  const lines = marked.split('\n').map((line) => withoutBullet(withNumbersApart(line)));
  const whole = withoutEmphasis(lines.join('\n').trim());
  const [, round, square] = IN_PARENTHESES.exec(whole) ?? [];
  const inside = (round ?? square ?? '').trim();
  return mayBeCalling(inside) ? inside : whole;
}

/** Marks that point to a note, and signs that no calling is written with. */
const MARK = /[*†‡※§¶^~<>{}\\=_!%$¹²³⁰⁴-⁹]|\p{So}|\p{L}\W*\s\(?\d{1,2}(?:\)|\.)\s+\p{L}/u;
/** 'Ward Organist*': only the note at the end of the list tells what the mark says. */
export const hasMark = (calling: string): boolean => MARK.test(calling);
