import { useMemo } from 'react';
import { Controller, type FieldError } from 'react-hook-form';
import { HymnField } from '#client/music/hymn-field.tsx';
import { MemberField } from '#client/members/member-field.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { useHint, useMeetingForm, useMeetingInfo, useValues } from './meeting-form.ts';
import type { PersonPath, TextPath } from '#client/meetings/meeting-values.ts';
import { fieldId, PERSON_LABELS, TEXT_LABELS } from '#client/meetings/meeting-words.ts';

/** The message of a field, be it about the whole or about its text. */
export function messageOf(error: (FieldError | { text?: FieldError }) | undefined): string | undefined {
  if (!error) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  return 'text' in error ? error.text?.message : undefined;
}

const ID_FIELDS = {
  conductingMemberId: 'conductingMemberId',
  presidingMemberId: 'presidingMemberId',
  invocationMember: 'invocationMemberId',
  benedictionMember: 'benedictionMemberId',
  organist: 'organistId',
  chorister: 'choristerId',
} as const satisfies Record<PersonPath, string>;

/** How often each member lately had this part. */
function useUses(path: PersonPath): ReadonlyMap<number, number> {
  const { others } = useMeetingInfo();
  return useMemo(() => {
    const uses = new Map<number, number>();
    for (const meeting of others) {
      const id = meeting[ID_FIELDS[path]];
      if (id) uses.set(id, (uses.get(id) ?? 0) + 1);
    }
    return uses;
  }, [others, path]);
}

const isMusic = (path: PersonPath) => path === 'organist' || path === 'chorister';
const isMemberPath = (path: PersonPath) => path === 'conductingMemberId' || path === 'presidingMemberId';

export function PersonInput({ path, required }: { path: PersonPath; required?: boolean }) {
  const { control } = useMeetingForm();
  const hint = useHint(path);
  const uses = useUses(path);
  return (
    <Controller
      control={control}
      name={path}
      render={({ field, fieldState }) => (
        <MemberField
          id={fieldId(path)}
          label={PERSON_LABELS[path]}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          membersOnly={isMemberPath(path)}
          uses={uses}
          frequentFirst={isMusic(path)}
          required={required}
          error={messageOf(fieldState.error)}
          hint={hint}
        />
      )}
    />
  );
}

type HymnProps = { slot: HymnSlot; label: string; required?: boolean; help?: string };

export function HymnInput({ slot, label, required, help }: HymnProps) {
  const { control } = useMeetingForm();
  const { meeting } = useMeetingInfo();
  const { date } = useValues();
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
          isRepeated={isRepeated}
          required={required}
          help={help}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function TextInput({ path, rows = 2, help }: { path: TextPath; rows?: number; help?: string }) {
  const { register, formState } = useMeetingForm();
  return (
    <Field id={fieldId(path)} label={TEXT_LABELS[path]} help={help} error={formState.errors[path]?.message}>
      <Textarea {...register(path)} rows={rows} />
    </Field>
  );
}
