import { BULLET, readLine } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { isCallingOnly } from '../offices/calling-first.ts';
import { wholeOffice } from '../offices/short-offices.ts';
import { isOffice } from '../callings.ts';

/** Which lines are callings, and the calling of the person in the line below each. */
export type CallingsAbove = { isCalling: ReadonlySet<number>; callingOf: ReadonlyMap<number, string> };
const NONE: CallingsAbove = { isCalling: new Set(), callingOf: new Map() };

const LONGEST = 60;
const LEAST_PAIRS = 2;
/** The same words above everyone are no one's calling. */
const LEAST_DIFFERENT = 0.5;

function callingIn(line: string): string | null {
  const text = line
    .replace(BULLET, '')
    .trim()
    .replace(/[:：]$/, '');
  if (text === '' || text.length > LONGEST || !/^[\p{L}\d .'’&-]+$/u.test(text)) return null;
  const calling = wholeOffice(text) ?? text;
  return isCallingOnly(calling) ? calling : null;
}
function isPerson(line: string): boolean {
  const { name, values } = readLine(line);
  return looksLikeFullName(name) && !isOffice(name) && values.calling === undefined;
}

/**
 * 'Organist' above 'Joan Crane', and so on: each calling with one person in the line below it. Where two people follow one
 * calling, or none does, it may be a heading of several people.
 */
export function callingsAbove(lines: readonly string[]): CallingsAbove {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at, calling: callingIn(line) }]));
  const pairs = filled.flatMap((own, i) => {
    const next = filled[i + 1];
    return own.calling !== null && next && next.calling === null ? [{ own, next, behind: filled[i + 2] }] : [];
  });
  const callings = filled.filter(({ calling }) => calling !== null).length;
  const areAlone = pairs.every(
    ({ next, behind }) =>
      isPerson(next.line) && (behind === undefined || behind.calling !== null || !isPerson(behind.line)),
  );
  const different = new Set(pairs.map(({ own }) => own.calling)).size;
  if (
    different < pairs.length * LEAST_DIFFERENT ||
    pairs.length < LEAST_PAIRS ||
    pairs.length !== callings ||
    !areAlone
  )
    return NONE;
  return {
    isCalling: new Set(pairs.map(({ own }) => own.at)),
    callingOf: new Map(pairs.map(({ own, next }) => [next.at, own.calling ?? ''])),
  };
}
