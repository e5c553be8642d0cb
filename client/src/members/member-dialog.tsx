import { Fragment, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useToday, useWard } from '#client/auth/session.ts';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { showFieldErrors } from '#client/lib/show-error.ts';
import { useMerge } from '#client/ui/use-merge.ts';
import { Switch } from '#client/ui/controls/checkbox.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { notify } from '#client/lib/notify.ts';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { sayLabel, theirsHint } from '#client/ui/controls/theirs.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import {
  EMPTY_MEMBER,
  Member,
  isDetail,
  MEMBER_FIELD_NAMES,
  MEMBER_FIELDS,
  MemberForm,
  memberValues,
  type MemberFieldName,
  type MemberChoice,
  type MemberText,
} from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { ADDRESSES, AGE_GROUP_CHOICES } from './choices.ts';
import { useAddMember, useChangeMember } from './api.ts';
import { AwayField, hasDates, NO_DATES, withTyped } from './away-field.tsx';
import { oddValue } from './odd-values.ts';

const sayAway = (away: unknown): string => String(away).replaceAll(' ', ' to ').replaceAll('\n', ', ') || 'never';

type Choices = readonly { value: string; label: string }[];
type InputProps = ComponentProps<'input'> & { 'data-autofocus'?: string };
export type Prefill = Partial<Record<'firstName' | 'lastName' | 'calling', string>>;
/** With `member` the dialog edits; without, it adds. */
type Props = {
  open: boolean;
  onClose: () => void;
  onAdded?: (member: Member) => void;
  prefill?: Prefill;
  member?: Member;
};

export function MemberDialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, onAdded, prefill, member }: Omit<Props, 'open'>) {
  const { memberDetails } = useWard();
  const add = useAddMember();
  const change = useChangeMember({ title: 'Update Failed', words: 'Failed to update member. Please try again.' });
  const isPending = add.isPending || change.isPending;
  const form = useForm({
    resolver: zodResolver(MemberForm),
    defaultValues: member ? memberValues(member) : { ...EMPTY_MEMBER, ...prefill },
  });
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  const merge = useMerge({
    form,
    fields: [...MEMBER_FIELD_NAMES, 'away'],
    row: member,
    valuesOf: memberValues,
    read: (current) => Member.safeParse(current).data,
  });
  const theirs = (name: MemberFieldName) => theirsHint(merge, name);
  const today = useToday();
  const [typedAway, setTypedAway] = useState(NO_DATES);
  const close = useLeaveGuard({
    isDirty: () => (isDirty || hasDates(typedAway)) && !isPending,
    onLeave: onClose,
  });

  const save = form.handleSubmit(async (values) => {
    if (isPending) return;
    try {
      if (member) {
        const { id } = member;
        const saved = await merge.save(values, (changed) => change.mutateAsync({ id, ...changed }));
        if (!saved) return;
        notify({ title: 'Member Updated', description: `${fullName(saved)}’s record was saved.` });
      } else {
        const added = await add.mutateAsync(values);
        notify({ title: 'Success', description: 'Member added successfully' });
        onAdded?.(added);
      }
      onClose();
    } catch (error) {
      showFieldErrors(form, error, MEMBER_FIELD_NAMES);
    }
  });
  /** Dates that were typed and not added are meant, too. */
  const submit = (event: FormEvent) => {
    const away = withTyped(form.getValues('away'), typedAway, today);
    if (away.error !== undefined) return event.preventDefault();
    if (hasDates(typedAway)) {
      form.setValue('away', away.value, { shouldDirty: true });
      setTypedAway(NO_DATES);
    }
    void save(event);
  };
  const footer = (
    <SaveFooter onCancel={close} isBusy={isPending} busyText={member ? 'Saving...' : 'Adding...'}>
      {member ? 'Save' : 'Add New Member'}
    </SaveFooter>
  );
  const written = (
    name: MemberText | 'birthYear',
    { input, ...more }: { required?: boolean; help?: string; className?: string; input?: InputProps } = {},
  ) => (
    <Field
      label={MEMBER_FIELDS[name].label}
      error={errors[name]?.message}
      hint={theirs(name) ?? oddValue(name, form.watch(name))}
      {...more}
    >
      <Input {...register(name)} autoComplete="off" {...input} />
    </Field>
  );
  const chosen = (name: MemberChoice, options: Choices, placeholder: string, help?: string) => (
    <Field
      label={MEMBER_FIELDS[name].label}
      error={errors[name]?.message}
      hint={theirsHint(merge, name, sayLabel(options))}
      help={help}
    >
      <Select {...register(name)} options={options} placeholder={placeholder} />
    </Field>
  );
  const inputs: Record<MemberFieldName, ReactNode> = {
    firstName: written('firstName', { required: true }),
    lastName: written('lastName', {
      required: true,
      input: { 'data-autofocus': prefill?.firstName ? '' : undefined },
    }),
    preferredName: written('preferredName', { help: 'The first name people use, such as Bill.' }),
    sex: chosen('sex', ADDRESSES, 'Name only', 'How the conducting script refers to this person.'),
    addressedAs: written('addressedAs', {
      help: 'Used instead of Brother or Sister, such as Elder.',
      className: 'md:col-span-2',
    }),
    email: written('email', { input: { type: 'email' } }),
    phone: written('phone', { input: { type: 'tel' } }),
    calling: written('calling', { className: 'md:col-span-2' }),
    isAvailable: (
      <>
        <Switch {...register('isAvailable')} label="Available for Speaking" className="md:col-span-2" />
        {theirs('isAvailable') ? <Missing className="md:col-span-2">{theirs('isAvailable')}</Missing> : null}
      </>
    ),
    household: written('household', {
      help: 'Enter the same household name for everyone in the home, such as “Price, Tom and Hannah.”',
      className: 'md:col-span-2',
    }),
    ageGroup: chosen('ageGroup', AGE_GROUP_CHOICES, 'Unknown'),
    birthYear: written('birthYear', {
      help: 'Determines the age group.',
      input: { inputMode: 'numeric' },
    }),
    notes: (
      <Field
        label={MEMBER_FIELDS.notes.label}
        error={errors.notes?.message}
        hint={theirs('notes')}
        className="md:col-span-2"
      >
        <Textarea {...register('notes')} rows={3} />
      </Field>
    ),
  };
  return (
    <Dialog
      open
      onRequestClose={close}
      title={member ? 'Edit Member' : 'Add New Member'}
      onSubmit={submit}
      footer={footer}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {MEMBER_FIELD_NAMES.filter((name) => memberDetails || !isDetail(name)).map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
        {memberDetails ? (
          <AwayField
            value={form.watch('away')}
            onChange={(away) => form.setValue('away', away, { shouldDirty: true })}
            typed={typedAway}
            onType={setTypedAway}
            hint={theirsHint(merge, 'away', sayAway)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
