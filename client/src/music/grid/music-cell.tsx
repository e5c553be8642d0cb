import { useState, type FocusEvent, type MouseEvent } from 'react';
import { Combobox } from '#client/ui/controls/combobox.tsx';
import { cx } from '#client/ui/cx.ts';
import { usePhone } from '#client/ui/use-media.ts';
import { briefDate } from '#shared/calendar/format.ts';
import { HYMN_SLOT_LABELS, isRequiredSlot } from '#shared/meetings/music/hymns.ts';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import { useMusicPlan, type PlannedMeeting } from './music-plan.ts';
import { useHymnBook, useHymnChoices, type HymnOption } from '#client/music/use-hymn-choices.tsx';

export const cellId = (meetingId: number, slot: HymnSlot): string => `music-${meetingId}-${slot}`;

type Props = { planned: PlannedMeeting; slot: HymnSlot; describedBy?: string };

/** One cell of the grid. At rest it shows the full title on several lines; focused, it is a text field. */
export function MusicCell({ planned, slot, describedBy }: Props) {
  const { meeting, hymns } = planned;
  const plan = useMusicPlan();
  const { known } = useHymnBook();
  const phone = usePhone();
  const [isFocused, setFocused] = useState(false);
  const value = hymns[slot];
  const onChange = (text: string) => plan.drafts.change(meeting, { [slot]: text });
  const { field } = useHymnChoices({
    slot,
    value,
    onChange,
    date: meeting.date,
    meetingId: meeting.id,
    uses: plan.uses,
    isActive: isFocused || phone,
    suggested: isFocused || phone ? plan.suggest(planned, slot, 3) : undefined,
  });
  const label = `${HYMN_SLOT_LABELS[slot]}, ${briefDate(meeting.date)}`;
  const isEmpty = value.trim() === '';
  const needed = isEmpty && isRequiredSlot(slot);

  const onFocus = (event: FocusEvent) => {
    setFocused(true);
    plan.look({ meetingId: meeting.id, slot });
    if (event.target instanceof HTMLInputElement) event.target.select();
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
    // '193' turns into that hymn when the field loses focus.
    if (isEmpty && value !== '') return onChange('');
    const { number, title } = known.read(value);
    if (number !== null && value !== hymnText(number, title)) onChange(hymnText(number, title));
  };
  return (
    <div onFocus={onFocus} onMouseDown={onMouseDown}>
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
          'gap-1! pr-1! pl-2.5! text-sm/4.5 touch:pr-0! touch:text-control',
          isEmpty && !isFocused && 'border-dashed!',
          (needed || describedBy) && 'border-warn!',
        )}
      />
    </div>
  );
}
