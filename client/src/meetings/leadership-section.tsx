import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { MEETING_KINDS } from '#shared/meetings/schema.ts';
import { DateField } from './date-field.tsx';
import { PersonInput } from './form-fields.tsx';
import { useMeetingForm, useMeetingInfo, useValues } from './meeting-form.ts';
import { hiddenParts, partLabel, partLines } from './meeting-parts.ts';
import { fieldId } from './meeting-words.ts';
import { Section } from './section.tsx';

const choices = MEETING_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

/** What a change of kind takes out of sight, in words. */
function useHiddenWords(): string | undefined {
  const values = useValues();
  const { base } = useMeetingInfo();
  const hidden = base.kind === values.kind ? [] : hiddenParts(values);
  if (hidden.length === 0) return undefined;
  const words = hidden.map((part) => {
    const lines = partLines(values, part).map((line) => line.split(' · ')[0]);
    return part === 'speakers' ? `speakers (${lines.join(', ')})` : partLabel(part).toLowerCase();
  });
  return `This kind of Sunday has no place for: ${words.join(', ')}. It comes back when you change the kind again; saved like this, it is left out.`;
}

export function LeadershipSection() {
  const { register } = useMeetingForm();
  const { kind } = useValues();
  return (
    <Section id="leadership" className="md:grid-cols-2">
      <DateField />
      <Field id={fieldId('kind')} label="Kind of Sunday" hint={useHiddenWords()}>
        <Select {...register('kind')} options={choices} />
      </Field>
      {holdsMeeting(kind) ? (
        <>
          <PersonInput path="conductingMemberId" required />
          <PersonInput path="presidingMemberId" />
        </>
      ) : null}
    </Section>
  );
}
