import { longDate } from '#shared/calendar/format.ts';
import { festivalOf } from '#shared/calendar/sundays.ts';
import { holdsMeeting, KIND_LABELS, type WrittenParts } from '#shared/meetings/rules.ts';
import type { ServiceLine, SheetMeeting, SheetWard } from './sheet.ts';

export const who = (text: string, label?: string): ServiceLine => ({ text, tone: 'who', ...(label ? { label } : {}) });
/** A text written to be read aloud. */
export const read = (text: string): ServiceLine => ({ text, tone: 'say' });
/** The customary words around what was planned. */
export const say = (text: string): ServiceLine => ({ text, tone: 'say', scriptOnly: true });
export const note = (text: string): ServiceLine => ({ text, tone: 'note' });
export const hint = (text: string): ServiceLine => ({ text, tone: 'note', scriptOnly: true });
export const pause = (): ServiceLine => ({ text: '[pause]', tone: 'pause', scriptOnly: true });

/** A name or title on one line; blank and absent come out as null. */
export function oneLine(text: string | null | undefined): string | null {
  return text?.replace(/\s+/gu, ' ').trim() || null;
}

const NOTHING =
  /^(?:(?:none|nothing|no(?: new)?(?: (?:releases?|callings?|sustainings?|business|announcements?))?)(?: (?:this (?:week|sunday)|today|at this time|yet))?|n\/a|[-–—.]+)\.?$/iu;

/** The lines of a longer text, without blank ones; 'None' says that there is nothing to read. */
export function textLines(text: string | null | undefined): string[] {
  const lines = (text ?? '').split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/u).flatMap((line) => oneLine(line) ?? []);
  return lines.every((line) => NOTHING.test(line)) ? [] : lines;
}

/** What is announced in a meeting: its own announcements, then those that repeat; no line twice. */
export const announcementLines = ({
  announcements,
  repeatedAnnouncements,
}: Pick<WrittenParts, 'announcements' | 'repeatedAnnouncements'>): string[] => [
  ...new Set([...textLines(announcements), ...textLines(repeatedAnnouncements)]),
];

/** Ends a sentence or clause without a second mark after 'Jr.' or a title's own question mark. */
export const ended = (text: string, end: ',' | '.' | ''): string =>
  end === '' || (end === '.' ? /[.!?…][”"’)]?$/u : /[,;:][”"]?$/u).test(text) ? text : text + end;

/** Ward and stake, the day and hour, and what kind of Sunday it is. */
export function sheetHeader({ date, kind }: SheetMeeting, ward: SheetWard): string[] {
  const place = [oneLine(ward.name), oneLine(ward.stake)].filter(Boolean).join(', ');
  const held = holdsMeeting(kind);
  const day = [longDate(date), held ? oneLine(ward.meetingTime) : null].filter(Boolean).join(', ');
  const sunday = held
    ? ['Sacrament meeting', kind === 'regular' ? null : KIND_LABELS[kind], festivalOf(date)]
    : [KIND_LABELS[kind]];
  return [place, day, sunday.filter(Boolean).join(' · ')].filter(Boolean);
}
