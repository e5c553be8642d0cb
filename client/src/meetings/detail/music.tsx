import { useQuery } from '@tanstack/react-query';
import { useSession, useWard } from '#client/auth/session.ts';
import { markedName } from '#client/invitations/invitation-mark.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { FactLine, FactLines } from '#client/ui/layout/facts.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import { hymnsTooSoon, hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS, isRequiredSlot, slotOfType } from '#shared/meetings/music/hymns.ts';
import { partsOfGroup } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { planningOptions } from '#client/meetings/api.ts';

/** When each hymn was last used, for people choosing hymns for an upcoming meeting. */
function useRecentDays(meeting: Meeting, today: string): Map<HymnSlot, string> {
  const { may } = useSession();
  const { hymnRepeatWeeks, conflictDetection } = useWard();
  const isWanted = may('music:write') && conflictDetection && meeting.date >= today;
  const { data } = useQuery({ ...planningOptions(today), enabled: isWanted });
  const soon = isWanted && data ? hymnsTooSoon(meeting, hymnUses(data), hymnRepeatWeeks) : [];
  return new Map(soon.map(({ slot, use }) => [slot, `used ${briefDate(use.date)}`]));
}

function performerOf(meeting: Meeting, slot: HymnSlot): string | null {
  return meeting.musicalNumbers.find((number) => slotOfType(number.type) === slot)?.performer ?? null;
}

export function DetailMusic({ meeting, today }: { meeting: Meeting; today: string }) {
  const recent = useRecentDays(meeting, today);
  // Optional hymns are listed only when chosen.
  const slots = HYMN_SLOT_NAMES.filter((slot) => isRequiredSlot(slot) || meeting[HYMN_FIELDS[slot]]);
  return (
    <Card>
      <CardHead title="Music Program" />
      <FactLines>
        {partsOfGroup('music').map((part) => (
          <FactLine key={part.key} label={part.label}>
            {markedName(meeting, part)}
          </FactLine>
        ))}
      </FactLines>
      <h3 className="border-y border-line px-4 pt-3 pb-1.5 text-sm text-muted md:px-5">Hymns & Musical Numbers</h3>
      <FactLines>
        {slots.map((slot) => {
          const text = meeting[HYMN_FIELDS[slot]];
          const day = recent.get(slot);
          const end = day ? <span className="text-warn">{day}</span> : performerOf(meeting, slot);
          return (
            <FactLine key={slot} label={HYMN_SLOT_LABELS[slot]} end={end}>
              {text ? <HymnTitle text={text} /> : null}
            </FactLine>
          );
        })}
      </FactLines>
    </Card>
  );
}
