import { Field } from '#client/ui/controls/field.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { holdsMeeting, KIND_LABELS } from '#shared/meetings/rules.ts';
import { MEETING_KINDS } from '#shared/meetings/constants.ts';
import { DateField } from './date-field.tsx';
import { PersonInput } from './form-fields.tsx';
import { useMeetingForm, useMeetingInfo, useValues } from './meeting-form.ts';
import { hiddenParts, partLabel, partLines } from '#client/meetings/meeting-parts.ts';
import { fieldId } from '#client/meetings/meeting-words.ts';
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
  return `This meeting type doesn’t use ${words.join(', ')}. Hidden items will be removed when you save. Switch back to keep them.`;
}

export function LeadershipSection() {
  const { register } = useMeetingForm();
  const { kind } = useValues();
  const hidden = useHiddenWords();
  return (
    <Section id="leadership" className="md:grid-cols-2">
      <DateField />
      <Field id={fieldId('kind')} label="Meeting type">
        <Select {...register('kind')} options={choices} />
      </Field>
      <div role="status" className="empty:hidden md:col-span-2">
        {hidden ? <Missing>{hidden}</Missing> : null}
      </div>
      {holdsMeeting(kind) ? (
        <>
          <PersonInput path="conductingMemberId" required />
          <PersonInput path="presidingMemberId" />
        </>
      ) : null}
    </Section>
  );
}
