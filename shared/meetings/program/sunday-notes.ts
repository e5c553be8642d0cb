import { festivalOf, ordinalShort } from '#shared/calendar/sundays.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';

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

/** What is heard where no speakers are asked, or null. */
export function insteadOfSpeakers(kind: MeetingKind): string | null {
  if (kind === 'fast_testimony') return 'Testimonies';
  return kind === 'primary_program' ? 'Primary program' : null;
}
