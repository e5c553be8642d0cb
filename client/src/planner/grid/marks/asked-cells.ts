import { invitedIn, type Assignment } from '#shared/invitations/assignments.ts';
import { NUMBER_PART } from '#shared/invitations/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { speakerKey, type ColumnKey } from '#client/planner/grid/columns.ts';
import type { Slot } from '#client/planner/grid/grid-context.ts';

/** Who is asked for what, by cell, of an upcoming Sunday: those who are still in that place. */
export function askedCells(
  { meeting }: Slot,
  values: MeetingValues,
  today: string,
): ReadonlyMap<ColumnKey, Assignment> {
  if (!meeting || meeting.date < today) return new Map();
  const talks = meeting.speakingAssignments.toSorted((a, b) => a.order - b.order);
  return new Map(
    invitedIn(meeting).flatMap((assignment): [ColumnKey, Assignment][] => {
      const { key, part: to, name, invitation } = assignment;
      if (!invitation) return [];
      if (to === NUMBER_PART) {
        const isStored = values.hymns.specialNumber.trim() === (meeting.specialNumber ?? '');
        return isStored ? [['hymn-specialNumber', assignment]] : [];
      }
      const place = talks.findIndex(({ id }) => key === `talk:${id}`);
      const part = PERSON_PARTS.find((one) => one.key === key)?.key;
      const shown = part ? values[part] : values.speakers[place]?.person;
      return shown?.text.trim() === name ? [[part ?? speakerKey(place), assignment]] : [];
    }),
  );
}
