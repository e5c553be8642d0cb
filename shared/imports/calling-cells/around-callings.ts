import { isKnownCalling, mayBeCalling } from '../callings.ts';
import { withoutEmphasis } from '../cells.ts';

const LINE_BREAK = /<br\s*\/?>/gi;
/** A web page's formatting. What it strikes through is left as it stands, and is asked about. */
const TAG = /<\/?(?:b|i|u|em|strong|span|font|p|div|li|ul|ol|a|td|small|big)(?:\s[^<>]*)?>/gi;
const BULLET = /^(?:[-–—•‣◦∙▪▫■●○➢➤·]|[*+>](?=\s))\s*(?=[\p{L}(\d])/u;
const NUMBER = /^\(?\d{1,3}[.)]\s*(?=\p{L})/u;
/** '1. Counselor' is the first of two. */
const RANKED = /^\W*(?:couns|assist|asst)/i;

function withoutBullet(line: string): string {
  const text = line.trim().replace(BULLET, '');
  const rest = text.replace(NUMBER, '');
  // In other languages '1.' may be a rank before any office.
  return isKnownCalling(rest) && !RANKED.test(rest) ? rest : text;
}

const IN_PARENTHESES = /^(?:\(([^()]+)\)|\[([^[\]]+)\])$/;
/** '(Ward Organist)': beside callings without parentheses, they may say that it is none yet. */
export const isInParentheses = (text: string): boolean => IN_PARENTHESES.test(text.trim());

/** A calling without what only sets it on the page: tags, bullets, numbers, and parentheses around all of it. */
export function plainCalling(text: string): string {
  const lines = text.replace(LINE_BREAK, '\n').replace(TAG, '').split('\n').map(withoutBullet);
  const whole = withoutEmphasis(lines.join('\n').trim());
  const [, round, square] = IN_PARENTHESES.exec(whole) ?? [];
  const inside = (round ?? square ?? '').trim();
  return mayBeCalling(inside) ? inside : whole;
}

/** Marks that point to a note, and signs that no calling is written with. */
const MARK = /[*†‡※§¶^~<>{}\\=_!%$¹²³⁰⁴-⁹]|\p{So}/u;
/** 'Ward Organist*': only the note at the end of the list tells what the mark says. */
export const hasMark = (calling: string): boolean => MARK.test(calling);
