import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { HymnField } from '#client/music/hymn-field.tsx';
import { MemberField } from '#client/members/member-field.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { TEXT_LABELS, type HymnSlot, type TextField } from '#shared/meetings/constants.ts';
import { byPart, isMemberPart, isPrayerPart, PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import { useToday } from '#client/auth/session.ts';
import { useRotation } from '#client/standing/use-standing.ts';
import { useHint, useFormFields, useMeetingInfo, useValue } from './form-context.ts';
import { PERFORMED_BY } from '#client/meetings/meeting-words.ts';
import { idsIn, inTurnToPray, usesOfPart } from '#client/meetings/people-hints.ts';
import { fieldId } from './form-field.ts';

const PARTS = byPart(PERSON_PARTS, 'key', (part) => part);

export function PersonInput({ part: key, required }: { part: PersonPart['key']; required?: boolean }) {
  const { control, getValues } = useFormFields();
  const part = PARTS[key];
  const isPrayer = isPrayerPart(part);
  const hint = useHint(key);
  const { others, members, prayers } = useMeetingInfo();
  const today = useToday();
  const date = useValue('date');
  const due = useRotation().dueOn(key, date);
  const uses = useMemo(() => usesOfPart(others, part, today), [others, part, today]);
  return (
    <Controller
      control={control}
      name={key}
      render={({ field, fieldState }) => (
        <MemberField
          id={fieldId(key)}
          label={part.fieldLabel}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          date={date}
          membersOnly={isMemberPart(part)}
          uses={uses}
          frequentFirst={part.group === 'music'}
          suggested={due ? [{ id: due.id, reasons: [due.reason] }] : undefined}
          prayers={isPrayer ? prayers : undefined}
          inTurn={isPrayer ? () => inTurnToPray(idsIn(getValues()), members, prayers, { today, date }) : undefined}
          required={required}
          error={fieldState.error?.message}
          hint={hint}
        />
      )}
    />
  );
}

type HymnProps = { slot: HymnSlot; label: string; required?: boolean; help?: string };

export function HymnInput({ slot, label, required, help }: HymnProps) {
  const { control, getValues } = useFormFields();
  const { meeting } = useMeetingInfo();
  const date = useValue('date');
  const isRepeated = useHint(`hymns.${slot}`) !== undefined;
  return (
    <Controller
      control={control}
      name={`hymns.${slot}`}
      render={({ field, fieldState }) => (
        <HymnField
          id={fieldId(field.name)}
          label={label}
          slot={slot}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          date={date}
          meetingId={meeting?.id ?? null}
          planNow={getValues}
          isRepeated={isRepeated}
          required={required}
          help={help}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Asked for once there is a number; a name that was entered stays in sight while its number is changed. */
export function PerformerInput() {
  const { control } = useFormFields();
  const [title, name] = useWatch({ control, name: ['hymns.specialNumber', 'performer.text'] });
  const hint = useHint('performer');
  const date = useValue('date');
  if (`${title}${name}`.trim() === '') return null;
  return (
    <Controller
      control={control}
      name="performer"
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <MemberField
          id={fieldId('performer')}
          label={PERFORMED_BY}
          className="md:col-start-2"
          {...{ value, onChange, onBlur, hint, date }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function TextInput({ path, rows = 2, help }: { path: TextField; rows?: number; help?: string }) {
  const { register, formState } = useFormFields();
  return (
    <Field id={fieldId(path)} label={TEXT_LABELS[path]} help={help} error={formState.errors[path]?.message}>
      <Textarea {...register(path)} rows={rows} />
    </Field>
  );
}
