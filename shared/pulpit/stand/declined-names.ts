import { declinedCount, isDecline, type Declinable } from '#shared/invitations/declined.ts';
import { INVITED_PARTS } from '#shared/meetings/parts.ts';
import type { PulpitItem } from './pulpit-items.ts';

type Shown = PulpitItem['names'][number];

function hasDeclined(
  { speakingAssignments, musicalNumbers, invitations }: Declinable,
  step: string,
  { text, label }: Shown,
) {
  const [, place] = /^speaker-(\d+)$/u.exec(step) ?? [];
  if (place) return isDecline(speakingAssignments.toSorted((a, b) => a.order - b.order)[Number(place) - 1]?.invitation);
  if (label === 'Performer') return musicalNumbers.some((one) => one.performer === text && isDecline(one.invitation));
  const part = INVITED_PARTS.find((one) => one.key === step || one.label === label);
  return part !== undefined && isDecline(invitations?.[part.key]);
}

/** The steps, with a mark at the name of each of those who declined and are still named there. */
export const withDeclines = (items: PulpitItem[], meeting: Declinable, today: string): PulpitItem[] =>
  declinedCount(meeting, today) === 0
    ? items
    : items.map((item) => ({
        ...item,
        names: item.names.map((shown) =>
          hasDeclined(meeting, item.key, shown) ? { ...shown, hasDeclined: true } : shown,
        ),
      }));
