import { useEffect, useState, type FocusEvent, type MouseEvent } from 'react';
import { selectFromStart } from '#client/ui/controls/combobox-field.tsx';
import { Combobox } from '#client/ui/controls/combobox.tsx';
import { cx } from '#client/ui/cx.ts';
import { usePhone } from '#client/ui/use-media.ts';
import { briefDate } from '#shared/calendar/format.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { useMusicPlan, type PlannedMeeting } from './music-plan.ts';
import { useHymnBook, useHymnChoices, type HymnOption } from '#client/music/use-hymn-choices.tsx';

/** It has its own place beside the title: faint until it is wanted, and plain where there is a touch screen. */
const QUIET_CLEAR =
  'gap-0! pr-0! pl-2! [&>button]:-mr-0.5 [&>button]:-ml-1 [&>button]:opacity-70 hover:[&>button]:opacity-100 ' +
  'focus-within:[&>button]:opacity-100 [&_input]:pr-1.5 ' +
  'any-pointer-coarse:[&>button]:opacity-100 touch:[&>button]:w-8';

/** The warning sign is between the title and the ×. */
const ROOM_FOR_SIGN = '[&>span:first-child]:pr-6 touch:[&>span:first-child]:pr-8';

/**
 * One height for every cell, whatever is chosen: so low that six Sundays fit on a small laptop, today's with them. Where
 * cells are narrow, a title may take three lines.
 */
const ONE_HEIGHT =
  'h-14! roomy:h-10.5! touch:h-13! [&_[aria-hidden=true]]:line-clamp-3 roomy:[&_[aria-hidden=true]]:line-clamp-2 ' +
  'touch:[&_[aria-hidden=true]]:line-clamp-2 pointer-fine:max-roomy:leading-4! max-roomy:[&_[aria-hidden=true]]:py-0';

export const cellId = (meetingId: number, slot: HymnSlot): string => `music-${meetingId}-${slot}`;

/** `wraps`: the full title on as many lines as it takes; a grid keeps to its cells' height and tells the rest on hover. */
type Props = { planned: PlannedMeeting; slot: HymnSlot; describedBy?: string; wraps?: boolean };

/** One hymn of a meeting. What is chosen in it is saved by itself when it is left. */
export function MusicCell({ planned, slot, describedBy, wraps = false }: Props) {
  const { meeting, hymns } = planned;
  const plan = useMusicPlan();
  const { known } = useHymnBook();
  const phone = usePhone();
  const [isFocused, setFocused] = useState(false);
  const value = hymns[slot];
  const onChange = (text: string, isChosen = known.isHymn(text)) => {
    plan.drafts.change(meeting, { [slot]: text });
    plan.typeIn(isChosen ? null : { meetingId: meeting.id, slot });
    if (isChosen) plan.want(meeting.id);
  };
  const { field } = useHymnChoices({
    slot,
    value,
    onChange,
    date: meeting.date,
    meetingId: meeting.id,
    uses: plan.uses,
    isActive: isFocused,
    suggested: isFocused ? plan.suggest(planned, slot, 3) : undefined,
  });
  const isExpected = slot === 'opening' && plan.expected === meeting.id;
  useEffect(() => {
    if (isExpected) document.getElementById(cellId(meeting.id, slot))?.focus();
  }, [isExpected, meeting.id, slot]);
  const label = `${HYMN_SLOT_LABELS[slot]}, ${briefDate(meeting.date)}`;
  const isEmpty = value.trim() === '';
  const needed = isEmpty && isRequiredSlot(slot);

  const onFocus = (event: FocusEvent) => {
    setFocused(true);
    plan.look({ meetingId: meeting.id, slot });
    if (event.target instanceof HTMLInputElement) selectFromStart(event.target);
  };
  /** The first click selects the whole hymn, so typing replaces it. */
  const onMouseDown = (event: MouseEvent) => {
    if (
      phone ||
      event.button !== 0 ||
      !(event.target instanceof HTMLInputElement) ||
      event.target === document.activeElement
    )
      return;
    event.preventDefault();
    event.target.focus();
  };
  const onBlur = () => {
    setFocused(false);
    plan.want(meeting.id);
    leave();
    plan.typeIn(null);
  };
  const leave = () => {
    // '193' turns into that hymn when the field loses focus.
    const stored = known.asStored(value);
    if (stored !== value) onChange(stored);
  };
  return (
    // On a phone, what is opened by a tap need not have the focus.
    <div
      // Before the field, which shows the whole of what is selected.
      onFocusCapture={onFocus}
      onClick={() => setFocused(true)}
      onMouseDown={onMouseDown}
      className="relative"
      title={wraps || isFocused ? undefined : value.replace(/^#/, '')}
    >
      <Combobox<HymnOption>
        {...field}
        wraps
        id={cellId(meeting.id, slot)}
        label={label}
        required={isRequiredSlot(slot)}
        describedBy={describedBy}
        onBlur={onBlur}
        placeholder={isFocused ? 'Number or title' : isRequiredSlot(slot) ? 'Choose' : 'Optional'}
        className={cx(
          'text-sm/4.5 touch:text-control',
          isEmpty && !isFocused && 'border-dashed!',
          wraps
            ? 'gap-1! pr-1! pl-2.5! touch:pr-0! md:min-h-10.5!'
            : cx(QUIET_CLEAR, ONE_HEIGHT, describedBy && ROOM_FOR_SIGN),
          (needed || describedBy) && 'border-mark!',
        )}
      />
    </div>
  );
}
