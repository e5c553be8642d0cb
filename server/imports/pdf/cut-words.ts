import { isKnownCalling } from '#shared/imports/callings.ts';
import { looksLikePhone } from '#shared/imports/looks.ts';
import { isParticle } from '#shared/imports/name-parts/particles.ts';
import type { ImportField } from '#shared/imports/schema.ts';
import { breadth, EXACT, type Cell, type CellLine } from './cell-lines.ts';

/** 'Jean-' and 'Luc' below it are one word, as are '(12-' and '13)'; 'Clerk—' goes on without a space. */
export const between = (above: string, below: string): string =>
  (/\p{L}-$/u.test(above) && /^\p{L}/u.test(below)) ||
  (/\d[-–]$/.test(above) && /^\d/.test(below)) ||
  /\S—$/.test(above)
    ? ''
    : ' ';

/** 'N g' and 'M A R K': letters that stand so far apart that they may be words. 'J R' are initials. */
export const hasLooseLetters = (name: string): boolean =>
  /(?:^| )(?:\p{L} \p{Ll}|\p{Ll} \p{L}|\p{L} \p{L} \p{L})(?=[ ,]|$)|(?:^| )['’ʻʼ-](?= |$)/u.test(name);

/** A phone of the United States that lacks no digit. */
export const isWholePhone = (text: string) => /^(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}$/.test(text);

/** '801-555-011' and '0' below it are one phone. */
export function phoneOf(lines: readonly string[]): string {
  if (lines.every(looksLikePhone)) return lines.join('; ');
  if (isWholePhone(lines.join(''))) return lines.join('');
  return lines.reduce((above, below) => above + (/[-.–/]$/.test(above) ? '' : ' ') + below);
}

/** True when not even the next letter would have had room in a line: a narrow column may have cut a word here. */
function isFull(line: CellLine, next: CellLine, width: number): boolean {
  const letterWidth = (next.width * breadth(next.text.slice(0, 1))) / Math.max(1, breadth(next.text));
  return width - line.width < letterWidth + EXACT * line.height;
}

const wordsOf = (text: string) => text.split(' ');
const isShouted = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);
/** 'Mc' and 'O’' begin a name that goes on with a capital. */
const BEGINNING = /^(?:ma?c|fitz|[odl]['’ʻʼ‘`])$/i;

function mayCutName(line: CellLine, next: CellLine, width: number): boolean {
  if (/[,;]$/.test(line.text)) return false;
  const [end, start] = [wordsOf(line.text).at(-1) ?? '', wordsOf(next.text)[0] ?? ''];
  // Of 'María' and 'de la Cruz' each is a word; 'Montgom' and 'ery' are one.
  if (!isParticle(start) && /^[^\p{Lu}\p{Lt}\p{Lo}]/u.test(start)) return true;
  if (/\p{Lo}$/u.test(end) && /^\p{Lo}/u.test(start)) return true;
  const isOneInCapitals = isShouted(end) && isShouted(start) && !end.endsWith('-');
  return (isParticle(start) || isOneInCapitals || BEGINNING.test(end)) && isFull(line, next, width);
}

/** 'Elders Quoru' and 'm President'; 'Ward organist' and 'and chorister' are known as words. */
function mayCutCalling(line: CellLine, next: CellLine, width: number): boolean {
  if (!/\p{L}$/u.test(line.text) || !/^\p{Ll}/u.test(next.text)) return false;
  return isFull(line, next, width) && !(isKnownCalling(line.text) && isKnownCalling(next.text));
}

const NAMES: readonly ImportField[] = ['name', 'firstName', 'lastName', 'preferredName', 'household'];
/** What has a rule of its own, and notes, which no one looks up. */
const APART: readonly ImportField[] = ['notes', 'email', 'phone'];

/** True when a line of a cell may end within a word or a number, which is not told from a space between two. */
export function mayCutWord(cell: Cell, field: ImportField, width: number): boolean {
  if (APART.includes(field)) return false;
  return cell.slice(1).some((next, i) => {
    const line = cell[i] ?? next;
    if (field === 'calling') return mayCutCalling(line, next, width);
    if (NAMES.includes(field)) return mayCutName(line, next, width);
    return /\d$/.test(line.text) && /^\d/.test(next.text);
  });
}
