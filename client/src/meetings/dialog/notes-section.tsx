import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { holdsMeeting, workOutStatus } from '#shared/meetings/rules.ts';
import { MEETING_STATUSES } from '#shared/meetings/constants.ts';
import { TextInput } from './form-fields.tsx';
import { useMeetingForm, useValues } from './meeting-form.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';
import { fieldId, STATUS_LABELS } from '#client/meetings/meeting-words.ts';
import { Section } from './section.tsx';

const choices = MEETING_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }));

export function NotesSection() {
  const { register, formState } = useMeetingForm();
  const values = useValues();
  const worked = `Automatic: ${STATUS_LABELS[workOutStatus(planOfValues(values))]}`;
  return (
    <Section id="notes">
      <TextInput path="notes" rows={3} />
      {holdsMeeting(values.kind) ? (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field id={fieldId('status')} label="Meeting status" error={formState.errors.status?.message}>
            <Select {...register('status')} options={[{ value: '', label: worked }, ...choices]} />
          </Field>
          <Checkbox
            {...register('isComplete')}
            id={fieldId('isComplete')}
            className="md:mt-6"
            label="Mark as Complete (Override)"
            description="Treat as fully planned even if something is missing."
          />
        </div>
      ) : null}
    </Section>
  );
}
