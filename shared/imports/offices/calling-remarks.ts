import { foldLoose } from '#shared/text/fold.ts';
import { monthOfWord } from '#shared/calendar/month-words.ts';
import { hasMark, isInParentheses } from '../calling-cells/around-callings.ts';
import { hasCallingWord, isCallingWord, isKnownCalling, LONGEST_CALLING, mayBeCalling } from '../callings.ts';
import { isOnMission } from '../doubts/gone-words.ts';
import { holdsNone, isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import { tidied } from '../tidy.ts';
import { isHarmless, isTelling, isTellingCalling } from './current-words.ts';
import { isNo, isNoOrPlan, isSomeoneElses } from './denied-callings.ts';
import { CROSSES } from '../marks/signs.ts';

/**
 * Where a remark begins: ' - ', a comma, a parenthesis, a slash that no 'Maestro/a' has; 'Clerk--Membership' is one calling.
 */
const APART = /\s+[-–—]+\s+|,\s+|[;|\n]|:\s+|\s*[()[\]]\s*|\s*\/\s*(?!\p{Ll}{1,2}(?: d[aeo]\b|$))/u;
/** Where someone else's calling may follow the first; of 'Relief Society & Sunday School Teacher' no one knows two people. */
const JOINED = /\s*[/&+]\s*|\s(?:and|y|e)\s/;

/** 'Chorister & husband is Bishop', 'Nursery Leader/Ruth Primary': behind a calling, a relative or a name has another. */
function hasSomeoneElses(calling: string): boolean {
  const [first = '', ...others] = calling.split(JOINED);
  if (!hasCallingWord(first)) return false;
  return others.some((part) => isSomeoneElses(part) || (calling.includes('/') && isNamedFirst(part)));
}
function isNamedFirst(part: string): boolean {
  const [name = '', ...others] = foldLoose(part).split(' ');
  return isUsualGiven(name) && !isCallingWord(name) && isKnownCalling(others.join(' '));
}

/** 'Nursery Leader to Primary Pianist', 'Organist or Pianist': two callings, of which one may not be theirs. */
const CHANGE = /\s+(?:to(?! the\b)|or|then|vs\.?|versus|ou?)\s+|\s*(?:[-=]>|→|>)\s*/iu;
/** 'Retired Organist', 'find Organist': over, or something to do. */
const NOT_THEIRS =
  /^(?:new(?! (?:member|move|convert))|from|prev\.?|previous|late|retired|once|fmr\.?|sub\.?|substitute|set apart|extend|interview|train(?: new)?|find) (?=\S)|\bemeritus$|=/i;
function isOpen(calling: string): boolean {
  const [first = '', second] = calling.split(CHANGE);
  return (second !== undefined && hasCallingWord(first) && hasCallingWord(second)) || NOT_THEIRS.test(calling);
}

/** 'Primary Teacher [Jan]': until then, or since? */
const isMonthAlone = (part: string): boolean =>
  foldLoose(part)
    .split(' ')
    .every((word) => monthOfWord(word) !== null);

type Remark = { text: string; isTelling: boolean };

/** What a cell says beside the calling in it that may take the calling away; null where there is nothing of the kind. */
export function remarkIn(calling: string): Remark | null {
  const [first = '', ...others] = calling.split(APART).filter((part) => /\S/.test(part));
  if (others.length === 0 && holdsNone(calling)) return null;
  const isOthers =
    (!isAboutPerson(calling) && isSomeoneElses(calling)) || others.some(isSomeoneElses) || hasSomeoneElses(calling);
  if (isOthers || [first, ...others].some(isNo) || isNoOrPlan(calling) || isOpen(calling) || hasMark(calling))
    return { text: calling.trim(), isTelling: true };
  const remarks = others.filter((part) => !isNothing(part) && (!isHarmless(part) || isMonthAlone(part)));
  const isNewOne = (part: string) => /^new (?!member|move|convert)/i.test(part) && hasCallingWord(part);
  const telling = others.find(isNewOne) ?? remarks.find(isTelling) ?? (isTellingCalling(calling) ? calling : undefined);
  if (telling !== undefined) return { text: telling.trim(), isTelling: true };
  // In a language that we don't know, a remark and a class look alike.
  const open = hasCallingWord(foldLoose(first)) ? remarks.find((part) => !hasCallingWord(part)) : undefined;
  return open === undefined ? null : { text: open.trim(), isTelling: false };
}

export const askedOfRemark = (text: string): string => `This row says ${quotedLast(text)} Do they have this calling?`;

/**
 * Asks about a calling with a remark beside it. What surely tells something is asked about in every row, and any other
 * remark once.
 */
export function withCallingRemarks(rows: readonly RawRow[]): RawRow[] {
  const known = new Map<string, Remark | null>();
  const asked = new Map<string, number>();
  const areInParentheses = rows.every(({ values: { calling } }) => !calling?.trim() || isInParentheses(calling));
  return rows.map((row) => {
    const cell = row.values.calling?.trim() ?? '';
    if (cell === '' || row.unread || cell.length > LONGEST_CALLING) return row;
    const calling = tidied({ calling: cell }).values.calling ?? '';
    if (isOnMission(calling)) return asking(row, `This row says ${quotedLast(calling)} ${STILL_HERE}`, 'firstName');
    if (!mayBeCalling(calling)) return row;
    if (isInParentheses(cell) && !areInParentheses) return asking(row, askedOfRemark(cell), 'calling');
    const remark = known.get(calling) ?? (known.has(calling) ? null : remarkIn(calling));
    known.set(calling, remark);
    if (remark === null) return row;
    const key = foldLoose(remark.text);
    const first = asked.get(key);
    if (remark.isTelling || first === undefined) {
      asked.set(key, row.row);
      return asking(row, askedOfRemark(remark.text), 'calling');
    }
    return {
      ...row,
      remarks: [...(row.remarks ?? []), `“${shortened(remark.text)}” is beside the calling: see row ${first}.`],
    };
  });
}

/** A mark of doubt or of a no. */
const DOUBTED = new RegExp(`[?⏳${CROSSES}]`, 'u');
export const doubtMark = (line: string): string | undefined => DOUBTED.exec(line)?.[0];

/**
 * The same for a line of a list, such as 'Tom Beck - Ward Clerk (not sustained yet)'. `parts`: what it says besides the name
 * and the callings; `behind`: those of them that stand behind a calling, empty where there is none.
 */
export function askedOfLine(line: string, parts: readonly string[], behind: readonly string[]): RawRow['asks'] {
  const remark =
    behind.find((part, at) => !isNothing(part) && (!isHarmless(part) || (at === 0 && isNo(part)))) ??
    parts.find((part) => isTelling(part) || isSomeoneElses(part)) ??
    doubtMark(line);
  return remark === undefined ? undefined : { problem: askedOfRemark(remark), field: 'calling' };
}
