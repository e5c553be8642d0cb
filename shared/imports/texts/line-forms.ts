import { foldLoose } from '#shared/text/fold.ts';
import { isOffice } from '../callings.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { hasLeft } from '../doubts/gone-words.ts';
import { looksLikeFullName } from '../names.ts';
import { isCallingOnly } from '../offices/calling-first.ts';
import { wholeOffice } from '../offices/short-offices.ts';
import { tellsOfPerson } from '../other-people/person-words.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { BULLET, shortened } from '../line-parts.ts';
import { CHECKS, EMPTY_BOXES, signApart } from '../marks/signs.ts';

const LEADERS = /(?<=[^\s.])[ \t]*(?:\.{4,}|(?:\. ){4,}|…{2,}|_{4,})[ \t]*(?=[\p{L}\d(+])/gu;
/** 'Bishop ........ Brent Adams' with a tab for the dots. */
export const withoutLeaders = (text: string): string => text.replaceAll(LEADERS, '\t');
/** ' -- ' for a dash; alone between tabs or wide spaces, it may be an empty cell. */
const TWO_DASHES = /(?<=\S) -{2,3} (?=\S)/g;
export const withDashes = (text: string): string => text.replaceAll(TWO_DASHES, ' - ');

const BOX = new RegExp(String.raw`^\s*(?:\[([ xX✓✔]?)\]|([${EMPTY_BOXES}${CHECKS}☒])\ufe0f?)\s*`, 'u');

/** '**Ann Lee** – 801-555-0101' */
const BOLD = /^(\W*)(\*\*|__)(\p{L}[^*_]*)\2/u;
/** The lines of a list in which nearly every name is bold, and so none of them for a reason. */
export function withoutBold(lines: readonly string[]): string[] {
  const bold = lines.filter((line) => BOLD.test(line)).length;
  const filled = lines.filter((line) => line.trim() !== '').length;
  return bold * 2 < filled ? [...lines] : lines.map((line) => line.replace(BOLD, '$1$3'));
}
const HASHES = /^\s*#{1,6}\s+(?=\p{Lu})/u;
/** '# Speakers', a heading as Markdown has it. */
export const withoutHashes = (lines: readonly string[]): string[] => lines.map((line) => line.replace(HASHES, ''));
const STRUCK = /^(\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?)(~~?)(\p{L}[^~]*)\2\s*$/u;
/** '- ~~Ann Lee~~' without its strokes; null for any other line. */
export const withoutStrike = (line: string): string | null => (STRUCK.test(line) ? line.replace(STRUCK, '$1$3') : null);
export const saidOfStruck = (line: string): string =>
  `“${shortened(line.replace(BULLET, '').trim())}” is crossed out. ${STILL_ASKED}`;
const CONTACT_SIGN = /\s*[☎✆📞📱📲📧✉📩🖂💌]\ufe0f?\s*:?\s*(?=[+(\d]|[^\s@]+@)/gu;
/** 'Ann Lee 📱 801-555-0101': a picture of what stands behind it. */
export const withoutContactSigns = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(CONTACT_SIGN, ' '));
/** Behind a name, at the end of the line or before a phone. */
const MARK = new RegExp(String.raw`(?<=[\p{L}\d).])\s*[${CHECKS}👍👌]\ufe0f?(?=\s*$|\s+[+(]?\d{3})`, 'u');
const QUESTION_MARK = /^(\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,3}) ?\?\s*$/u;
/** 'Jane Doe passed away': small words behind a name. */
const GOING_ON = /^((?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,3}?\p{Lu}[\p{L}\p{M}'’-]+)\s+(\p{Ll}[\p{Ll}\d\s/.]*)$/u;
/** How people are addressed; before a name, they may be no calling. */
const TITLE = /^(?:bishop|president|elder|brother|sister|patriarch)$/;
const MOST_WORDS = 5;

/** 'RS President Nora Park 801-555-0101' → 'Nora Park - Relief Society President 801-555-0101' */
function withOfficeBehind(line: string): string {
  // Columns, and whatever stands apart, are told by the marks between them.
  if (/\t| {2,}|[:：=;|•*]|\s[-–—]\s/.test(line.trim())) return line;
  const words = line.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 2); count > 0; count -= 1) {
    const before = words.slice(0, count).join(' ');
    const office = wholeOffice(before) ?? before;
    if (!/^[\p{L}\d .]+$/u.test(before)) continue;
    if (TITLE.test(foldLoose(before)) || !isCallingOnly(office)) continue;
    const [, name = '', others = ''] =
      /^((?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,2}\p{Lu}[\p{L}\p{M}'’-]+)(.*)$/u.exec(words.slice(count).join(' ')) ?? [];
    const isName = looksLikeFullName(name) && isUsualGiven(foldLoose(name).split(' ')[0] ?? '') && !isOffice(name);
    return isName && !/\p{L}/u.test(others.replace(/\S+@\S+/, '')) ? `${name} - ${office}${others}` : line;
  }
  return line;
}

/** A line as others write it: without a check mark or a box, and with what is said behind a name, or before it, apart from it. */
export function usualForm(written: string): string {
  const line = written.replace(BULLET, '');
  const [box = '', inside, sign] = BOX.exec(line) ?? [];
  const isOpen = box !== '' && (inside ?? '').trim() === '' && (sign === undefined || EMPTY_BOXES.includes(sign));
  const rest = signApart(line.slice(box.length).replace(MARK, '').replace(QUESTION_MARK, '$1 - ?'));
  // An empty box beside a calling is something to do.
  if (isOpen && isOffice(rest)) return `${rest} - not checked`;
  const [, name = '', said = ''] = GOING_ON.exec(rest.trim()) ?? [];
  if (name !== '' && (hasLeft(said) || tellsOfPerson(said)) && isUsualGiven(foldLoose(name).split(' ')[0] ?? ''))
    return `${name} - ${said}`;
  return withOfficeBehind(rest);
}

/** No name, address, or link is as long as these, and each pattern would look at them from each of their letters. */
export const withoutEndlessWords = (text: string): string => text.replaceAll(/(\S{1000})\S+/g, '$1');
