import { festivalOf, ordinalShort } from '#shared/calendar/sundays.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { capitalize } from '#shared/text/capitalize.ts';

/** What sets a Sunday apart: 'Fast', 'Christmas', 'Stake conference'; nothing for an ordinary one. */
export function sundayMarks(date: string, kind: MeetingKind, fast = 'Fast'): string[] {
  const festival = festivalOf(date);
  const own = kind === 'fast_testimony' ? fast : KIND_LABELS[kind];
  // A special program on a festival is that festival's program.
  const isSaid = kind !== 'regular' && !(kind === 'special' && festival);
  return [...(isSaid ? [own] : []), ...(festival ? [festival] : [])];
}

/** '5th Sunday', '1st Sunday · Fast', '3rd Sunday · Christmas' */
export const sundayNote = (date: string, kind: MeetingKind, fast?: string): string =>
  [`${ordinalShort(date)} Sunday`, ...sundayMarks(date, kind, fast)].join(' · ');

/** How many characters of a note a narrow column holds; where it has room below, a longer one takes two lines. */
export const NOTE_WIDTH = 21;

/** `near`: a word for a day that is close. `isTight`: there's no room for more than the short form. */
type Near = { near: string | null; isTight?: boolean };

/** '3rd Sunday', '3rd · Christmas', 'Tomorrow · Christmas': as much of a Sunday's note as a narrow column holds. */
export function briefNote(date: string, kind: MeetingKind, { near, isTight = false }: Near): string {
  const marks = sundayMarks(date, kind);
  const first = near === null ? [] : [capitalize(near)];
  const wordsWith = (...ordinal: string[]) => [...first, ...ordinal, ...marks].join(' · ');
  const whole = wordsWith(`${ordinalShort(date)} Sunday`);
  if (whole.length <= NOTE_WIDTH && !isTight) return whole;
  // Three notes don't fit on a line; the ordinal can be told from the date.
  return first.length + marks.length > 1 ? wordsWith() : wordsWith(ordinalShort(date));
}

/** What is heard where no speakers are asked, or null. */
export function insteadOfSpeakers(kind: MeetingKind): string | null {
  if (kind === 'fast_testimony') return 'Testimonies';
  return kind === 'primary_program' ? 'Primary program' : null;
}
