import { toldBelow } from '../headings/telling-titles.ts';
import { isGone } from './said-by-headings.ts';
import { inBrackets, saidOfThoseBelow, withinFrame } from './dividers.ts';

/** Whether a title, by its words, says something of everyone below it. */
const isTold = (text: string): boolean => isGone(text) || toldBelow(text) !== null;

/** Whether a line is a heading of those below it, and no part of the entry above. */
export const isDividing = (line: string): boolean =>
  saidOfThoseBelow(line) !== null || toldBelow(line) !== null || isTold(withinFrame(line) ?? '');

/** What a line or a cell alone between people is: a heading, or one that may be a note about the person above as well. */
export function dividesAs(text: string): 'heading' | 'either' | null {
  if (saidOfThoseBelow(text) !== null || isTold(withinFrame(text) ?? '')) return 'heading';
  return isTold(inBrackets(text) ?? '') ? 'either' : null;
}

/** The same of a cell in another column than the names: 'MOVED OUT' is written as a heading, and 'moved' as a note. */
export function dividesOutside(text: string, isOfNotes: boolean): boolean {
  const isWrittenSo = isOfNotes ? /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) : /^[^\p{L}]*\p{Lu}/u.test(text);
  return dividesAs(text) !== null || (isWrittenSo && isTold(text));
}
