import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { DateInput } from '#client/ui/controls/date-input.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { notify } from '#client/lib/notify.ts';
import { personDue, useRotation } from '#client/standing/use-standing.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { BEYOND_CALENDAR, NOT_A_SUNDAY } from '#shared/calendar/schema.ts';
import { FIRST_SUNDAY, isBeyondCalendar, isDay, isSunday, LAST_SUNDAY } from '#shared/calendar/sundays.ts';
import { NOBODY, personRef } from '#shared/meetings/person.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import { ROTATION_PARTS } from '#shared/standing/constants.ts';
import { useFormFields, useMeetingInfo, useValue } from './form-context.ts';
import { fieldId } from './form-field.ts';

/** Typing '29' passes through the 2nd, which is no Sunday: only what one rests on is judged. */
const REST_MS = 1_200;

/** Takes a Sunday, its usual kind, and for a new meeting the people whose turn it is, unless others were chosen. */
function useTakeDate(): (date: string) => void {
  const { getValues, setValue, clearErrors } = useFormFields();
  const { others, meeting } = useMeetingInfo();
  const { fastSundayRule } = useWard();
  const { dueOn } = useRotation();
  return (date) => {
    const before = getValues();
    setValue('date', date, { shouldDirty: true });
    clearErrors('date');
    if (before.kind === defaultKind(before.date, fastSundayRule, others)) {
      setValue('kind', defaultKind(date, fastSundayRule, others), { shouldDirty: true });
    }
    if (meeting) return;
    for (const part of ROTATION_PARTS) {
      const [was, due] = [dueOn(part, before.date), dueOn(part, date)];
      if (personRef(before[part]) === (was?.id ?? null))
        setValue(part, due ? personDue(due) : NOBODY, { shouldDirty: true });
    }
  };
}

export function DateField() {
  const { formState } = useFormFields();
  const { isDateFixed, changeDate } = useMeetingInfo();
  const today = useToday();
  const date = useValue('date');
  const take = useTakeDate();
  const [draft, setDraft] = useState<string | null>(null);
  const typedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (value: string) => {
    clearTimeout(timer.current);
    setDraft(null);
    if (isSunday(value)) take(value);
    else if (isBeyondCalendar(value)) {
      notify({ kind: 'error', title: 'Invalid Date', description: BEYOND_CALENDAR });
    } else if (isDay(value)) {
      notify({ kind: 'error', title: 'Invalid Date', description: 'Meetings can only be scheduled on Sundays' });
    }
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value } = target;
    clearTimeout(timer.current);
    if (isSunday(value)) return settle(value);
    const isTyping = performance.now() - typedAt.current < 100;
    if (isDay(value) && !isTyping) return settle(value);
    setDraft(value);
    if (isDay(value)) timer.current = setTimeout(() => settle(value), REST_MS);
  };
  const shown = draft ?? date;
  const error = formState.errors.date?.message;
  return (
    <Field
      id={fieldId('date')}
      label="Meeting date"
      required
      error={error}
      help={draft !== null && isDay(draft) ? NOT_A_SUNDAY : undefined}
    >
      <div className="flex gap-2">
        <DateInput
          className="flex-1"
          words={isDay(shown) ? dateSeenFrom(shown, today) : ''}
          min={FIRST_SUNDAY}
          max={LAST_SUNDAY}
          step={7}
          value={shown}
          readOnly={isDateFixed}
          onKeyDown={() => {
            typedAt.current = performance.now();
          }}
          onChange={change}
          onBlur={({ target }) => (draft === null ? undefined : settle(target.value))}
        />
        {isDateFixed ? <Button onClick={changeDate}>Change Date</Button> : null}
      </div>
    </Field>
  );
}
