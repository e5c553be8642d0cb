import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { performerOf } from './recent-hymns.ts';
import type { SheetContent } from './sheet-content.ts';
import { SheetLine } from './sheet-line.tsx';

type Props = { meeting: Meeting; content: SheetContent; recent: ReadonlyMap<HymnSlot, string>; slot: HymnSlot };

/** A hymn, who performs it, and where else it is sung. */
export function HymnLine({ meeting, content, recent, slot }: Props) {
  const text = content.hymns[slot];
  const day = recent.get(slot);
  return (
    <SheetLine
      of={`hymn-${slot}`}
      label={HYMN_SLOT_LABELS[slot]}
      isOptional={!isRequiredSlot(slot)}
      end={performerOf(meeting, slot)}
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
