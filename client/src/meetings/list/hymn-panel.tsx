import { Fragment, type ReactNode } from 'react';
import { useToday } from '#client/auth/session.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import { FloatingPanel } from '#client/ui/overlays/floating-panel.tsx';
import { HoverPanel } from '#client/ui/overlays/hover-panel.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';

type Props = { date: string; hymns: readonly { slot: HymnSlot; text: string }[]; children: ReactNode };

/** The hymns’ titles, for a mouse that rests on their numbers and for a press. */
export function HymnPanel({ date, hymns, children }: Props) {
  const label = `Hymns on ${dateSeenFrom(date, useToday())}`;
  return (
    <HoverPanel
      renderPanel={(hanging) => (
        <FloatingPanel {...hanging} label={label}>
          <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
            {hymns.map(({ slot, text }) => (
              <Fragment key={slot}>
                <span className="text-muted">{HYMN_SLOT_LABELS[slot]}</span>
                <HymnTitle text={text} />
              </Fragment>
            ))}
          </span>
        </FloatingPanel>
      )}
      trigger={
        <button
          type="button"
          className="-mx-1.5 min-h-6 rounded-sm px-1.5 text-left leading-4.5 hover:bg-sunken touch:min-h-11"
        >
          {children}
        </button>
      }
    />
  );
}
