import { remembered } from '#shared/text/remembered.ts';
import { isStatus } from '../callings.ts';
import { dateIn } from '../birth-years/real-dates.ts';
import { shortened } from '../line-parts.ts';
import { isTitle } from '../non-people.ts';

/** 'Lehi 12th Ward (123456)', as the Church's pages begin. */
const UNIT = /^\p{L}[\p{L}\p{M}\d .'’-]{1,60} (?:ward|branch|stake|district) ?\(\d{4,10}\)$/iu;
const COUNTED = /^(?:members with(?:out)? callings|organizations? and callings|count)\b/i;
const BUTTONS =
  /^(?:print|filter|search|edit|add(?: another)? calling|custom callings?|show all|expand all|collapse all)$/i;

const LONGEST = 250;
const isNote = (part: string): boolean =>
  !isStatus(part) && (isTitle(part) || UNIT.test(part) || COUNTED.test(part) || BUTTONS.test(part));

/** A header or a footer of a page: 'Page 1 of 3', 'For Church Use Only', a ward and the day beside it. */
export const isPageNote = remembered((line: string): boolean => {
  const text = line.trim();
  if (text.length > LONGEST) return false;
  if (isNote(text)) return true;
  const parts = text.split(/\t+|\s{2,}/);
  return (
    parts.some(isNote) && parts.every((part) => isNote(part) || dateIn(part) !== null || /^\d{1,2}:\d\d/.test(part))
  );
});

/** The ward or branch that a line names by itself, with or without its number. */
export const unitIn = (line: string): string | null => {
  if (line.length > LONGEST) return null;
  const [, unit] = /^(\p{L}[\p{L}\p{M}\d .'’-]{1,60} (?:ward|branch))(?: ?\(\d{4,10}\))?$/iu.exec(line.trim()) ?? [];
  return unit ?? null;
};
export const isStake = (line: string): boolean =>
  line.length <= LONGEST && /\b(?:stake|district)(?: ?\(\d{4,10}\))?$/i.test(line.trim());

/** Why no one is read from a title or a page's footer. */
export const isNoPerson = (text: string): string => `“${shortened(text.trim())}” is a heading or a note, not a person.`;
