import { NumberMark } from '#client/invitations/invitation-mark.tsx';
import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { performerOf } from './recent-hymns.ts';
import type { SheetContent } from './sheet-content.ts';
import { LineEnd, SheetLine } from './sheet-line.tsx';

type Props = { meeting: Meeting; content: SheetContent; recent: ReadonlyMap<HymnSlot, string>; slot: HymnSlot };

/** A hymn, who performs it, and where else it is sung. */
export function HymnLine({ meeting, content, recent, slot }: Props) {
  const text = content.hymns[slot];
  const day = recent.get(slot);
  // Another hymn has no performer until it is saved.
  const performer = text === (meeting[HYMN_FIELDS[slot]] ?? '') ? performerOf(meeting, slot) : null;
  return (
    <SheetLine
      of={`hymn-${slot}`}
      label={HYMN_SLOT_LABELS[slot]}
      isOptional={!isRequiredSlot(slot)}
      end={performer ? <LineEnd text={performer} mark={<NumberMark meeting={meeting} />} /> : null}
    >
      {text ? (
        <>
          <HymnTitle text={text} />
          {day ? (
            <span className="block font-sans text-sm text-warn">
              <DatedText>{capitalize(day)}</DatedText>
            </span>
          ) : null}
        </>
      ) : null}
    </SheetLine>
  );
}
