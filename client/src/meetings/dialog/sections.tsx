import { useDeferredValue } from 'react';
import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Warning } from '#client/ui/feedback/notice.tsx';
import { MEETING_KINDS, MEETING_STATUSES } from '#shared/meetings/constants.ts';
import { holdsMeeting, KIND_LABELS, STATUS_LABELS } from '#shared/meetings/rules.ts';
import { hiddenParts, partLines, partWords } from '#client/meetings/meeting-parts.ts';
import { RepeatingNote } from '#client/standing/repeating-note.tsx';
import { DateField } from './date-field.tsx';
import { useFormFields, useMeetingInfo, useValue, useValues, useWorkedStatus } from './form-context.ts';
import { fieldId } from './form-field.ts';
import { HymnInput, PersonInput, TextInput } from './form-fields.tsx';
import { FormSection } from './section.tsx';
import { SpeakersSection } from './speakers-section.tsx';
import { TemplateOffer } from './notices.tsx';
import { listOfEither } from '#shared/text/in-words.ts';

const TWO = 'md:grid-cols-2';

/**
 * The fields in the order of the meeting. What is in sight first is painted first, and the sections further down follow,
 * unless one of their fields is where the dialog opens.
 */
export function Sections({ field }: { field: string | null }) {
  const kind = useValue('kind');
  const isWhole = useDeferredValue(true, field !== null);
  const { meeting } = useMeetingInfo();
  const held = holdsMeeting(kind);
  return (
    <div className="grid gap-7 px-4 py-5 md:px-6 md:pb-7">
      <LeadershipSection key={meeting?.id ?? 'new'} />
      {held ? <OpeningSection /> : null}
      {held && isWhole ? <LaterSections /> : null}
      {held && !isWhole ? <div className="h-[60rem]" /> : <NotesSection />}
    </div>
  );
}

function OpeningSection() {
  const date = useValue('date');
  return (
    <FormSection id="opening" className={TWO}>
      <div className="md:col-span-2">
        <TextInput path="announcements" />
        <RepeatingNote date={date} />
      </div>
      <HymnInput slot="opening" label="Opening hymn" />
      <PersonInput part="invocation" />
      <PersonInput part="organist" />
      <PersonInput part="chorister" />
    </FormSection>
  );
}

function LaterSections() {
  return (
    <>
      <FormSection id="business" className={TWO}>
        <TextInput path="releases" help="One per line" />
        <TextInput path="newCallings" help="One per line" />
        <div className="md:col-span-2">
          <TextInput path="wardBusiness" />
        </div>
      </FormSection>
      <FormSection id="sacrament" className={TWO}>
        <HymnInput slot="sacrament" label="Sacrament hymn" />
      </FormSection>
      <SpeakersSection />
      <FormSection id="closing" className={TWO}>
        <HymnInput slot="closing" label="Closing hymn" />
        <PersonInput part="benediction" />
      </FormSection>
    </>
  );
}

const KINDS = MEETING_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

/** What a change of kind takes out of sight, in words. */
function useHiddenWords(): string | undefined {
  const values = useValues();
  const { base } = useMeetingInfo();
  const hidden = base.kind === values.kind ? [] : hiddenParts(values);
  if (hidden.length === 0) return undefined;
  const words = hidden.map((part) => {
    const lines = partLines(values, part).map((line) => line.split(' · ')[0]);
    return part === 'speakers' ? `speakers (${lines.join(', ')})` : partWords(part);
  });
  return `This meeting type doesn’t use ${listOfEither(words)}. What you entered will be removed when you save. Switch back to keep it.`;
}

function Hidden() {
  const hidden = useHiddenWords();
  return (
    <div role="status" className="empty:hidden md:col-span-2">
      {hidden ? <Warning>{hidden}</Warning> : null}
    </div>
  );
}

function LeadershipSection() {
  const { register } = useFormFields();
  const kind = useValue('kind');
  return (
    <FormSection id="leadership" className="md:grid-cols-2">
      <DateField />
      <Field id={fieldId('kind')} label="Meeting type">
        <Select {...register('kind')} options={KINDS} />
      </Field>
      <Hidden />
      <TemplateOffer />
      {holdsMeeting(kind) ? (
        <>
          <PersonInput part="conducting" required />
          <PersonInput part="presiding" />
        </>
      ) : null}
    </FormSection>
  );
}

const STATUSES = MEETING_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }));

function NotesSection() {
  const { register } = useFormFields();
  const kind = useValue('kind');
  return (
    <FormSection id="notes">
      <TextInput path="notes" rows={3} />
      {holdsMeeting(kind) ? (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <StatusField />
          <Checkbox
            {...register('isComplete')}
            id={fieldId('isComplete')}
            className="md:mt-6"
            label="Mark as Complete (Override)"
            description="Treat as fully planned even if something is missing."
          />
        </div>
      ) : null}
    </FormSection>
  );
}

function StatusField() {
  const { register, formState } = useFormFields();
  const worked = `Automatic: ${STATUS_LABELS[useWorkedStatus()]}`;
  return (
    <Field id={fieldId('status')} label="Meeting status" error={formState.errors.status?.message}>
      <Select {...register('status')} options={[{ value: '', label: worked }, ...STATUSES]} />
    </Field>
  );
}
