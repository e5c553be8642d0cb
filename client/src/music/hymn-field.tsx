import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { Combobox } from '#client/ui/controls/combobox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { Use } from '#shared/music/rules.ts';
import { nearUsesOptions } from './api.ts';
import { recentWords, UNKNOWN_NUMBER } from './hymn-words.ts';
import { useHymnBook, useHymnChoices, type HymnOption } from './use-hymn-choices.tsx';
import { useSuggestedHymns } from './use-suggested-hymns.ts';

const NO_USES: readonly Use[] = [];

type Props = {
  label: string;
  slot: HymnSlot;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The date it will be sung. The warning looks at the weeks before and after. */
  date: string;
  /** Its meeting, whose own hymns don't count as recent. */
  meetingId: number | null;
  /** The meeting as it is planned now: what fits it is suggested in an empty field. */
  planNow: () => MeetingValues;
  /** The same hymn is already in another slot of this meeting. */
  isRepeated?: boolean;
  /** It appears with a letter that was just typed. */
  isTyped?: boolean;
  required?: boolean;
  hideLabel?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  id?: string;
  className?: string;
};

/** A hymn by number, title or first line, or any other title as it is typed. */
export function HymnField(props: Props) {
  const { label, slot, value, onChange, date, meetingId } = props;
  const ward = useWard();
  const today = useToday();
  const { data: uses = NO_USES } = useQuery(nearUsesOptions(date, ward.hymnRepeatWeeks));
  // When each hymn was last sung is fetched once a field is focused.
  const [isActive, setActive] = useState(props.isTyped ?? false);
  const suggested = useSuggestedHymns({ slot, date, uses, planNow: props.planNow }, isActive && value.trim() === '');
  const [isTyping, setTyping] = useState(props.isTyped ?? false);
  const { known, isSuccess } = useHymnBook();
  const type = (text: string, isChosen = known.isHymn(text)) => {
    setTyping(!isChosen);
    onChange(text);
  };
  const { near, isExact, field } = useHymnChoices({
    slot,
    value,
    onChange: type,
    date,
    meetingId,
    uses,
    suggested,
    isActive,
  });
  const isNew = slot !== 'specialNumber' && isSuccess && !isTyping && known.isNewTitle(value);
  const conflicts = [
    recentWords(near, date, ward.hymnRepeatWeeks, today),
    props.isRepeated && 'This hymn is used twice in this meeting.',
  ];
  const hints = [known.isUnknownNumber(value) && UNKNOWN_NUMBER, ...(ward.conflictDetection ? conflicts : [])].filter(
    Boolean,
  );
  return (
    <Field
      id={props.id}
      label={label}
      required={props.required}
      hideLabel={props.hideLabel}
      className={props.className}
      error={props.error}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
      help={isNew ? 'Not in the hymnbook' : props.help}
    >
      <Combobox<HymnOption>
        {...field}
        isSure={field.isSure || isExact}
        isTyped={props.isTyped}
        wraps
        // Two lines are as far from the border as one.
        className="[&_span[aria-hidden=true]]:py-1.75"
        label={props.hideLabel ? label : undefined}
        onFocus={() => setActive(true)}
        onBlur={() => {
          setTyping(false);
          const stored = known.asStored(value);
          if (stored !== value) onChange(stored);
          props.onBlur?.();
        }}
        placeholder="Number, title, or first line"
      />
    </Field>
  );
}
