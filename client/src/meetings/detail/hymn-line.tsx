import { NumberMark } from '#client/invitations/invitation-mark.tsx';
import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS, isRequiredSlot, musicIn } from '#shared/meetings/music/hymns.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { PERFORMED_BY } from '#client/meetings/meeting-words.ts';
import type { SheetContent } from './sheet-content.ts';
import { SheetLine } from './sheet-line.tsx';

type Props = { meeting: Meeting; content: SheetContent; recent: ReadonlyMap<HymnSlot, string>; slot: HymnSlot };

/** A hymn, and where else it is sung. The special number has who performs it on a line of its own. */
export function HymnLine({ meeting, content, recent, slot }: Props) {
  const text = content.hymns[slot];
  const day = recent.get(slot);
  // Another hymn has no performer until it is saved.
  const isStored = slot !== 'specialNumber' && text === (meeting[HYMN_FIELDS[slot]] ?? '');
  const performer = isStored ? musicIn(meeting.musicalNumbers, slot)?.performer : null;
  return (
    <SheetLine
      of={`hymn-${slot}`}
      label={HYMN_SLOT_LABELS[slot]}
      path={`hymns.${slot}`}
      isOptional={!isRequiredSlot(slot)}
      end={performer}
      below={
        text && day ? (
          <span className="col-span-full block text-sm wrap-anywhere text-warn">
            <DatedText>{capitalize(day)}</DatedText>
          </span>
        ) : null
      }
    >
      {text ? <HymnTitle text={text} /> : null}
    </SheetLine>
  );
}

export function PerformerLine({ meeting, content: { performer } }: Pick<Props, 'meeting' | 'content'>) {
  const mark = (isRoom: boolean) => <NumberMark {...{ meeting, isRoom }} name={performer ?? ''} />;
  return (
    <SheetLine of="performer" label={PERFORMED_BY} isOptional person={performer ? { name: performer, mark } : null} />
  );
}
