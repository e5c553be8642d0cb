import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { showFieldErrors } from '#client/lib/show-error.ts';
import { useMerge } from '#client/ui/use-merge.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { theirsHint } from '#client/ui/controls/theirs.tsx';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { withHalf } from '#shared/calendar/clock.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import { NewWard, WardRow } from '#shared/wards/schema.ts';
import { useAddWard, useChangeWard } from './api.ts';

type Values = z.input<typeof NewWard>;
const LABELS = {
  name: 'Ward name',
  stake: 'Stake',
  region: 'Region',
  meetingTime: 'Meeting time',
  meetingAddress: 'Meeting address',
  bishopName: 'Bishop',
  bishopEmail: 'Bishop’s email',
  clerkName: 'Clerk',
  clerkEmail: 'Clerk’s email',
} as const satisfies Record<keyof Values, string>;
const FIELDS = Object.keys(LABELS) as (keyof Values)[];
const SHORT = ['name', 'stake', 'meetingAddress'] as const satisfies (keyof Values)[];
const EMAILS: readonly string[] = ['bishopEmail', 'clerkEmail'];

const NEW: Values = { name: '', stake: '', meetingAddress: '', meetingTime: WARD_DEFAULTS.meetingTime };
const valuesOf = (ward: WardRow): Values => ({
  ...NEW,
  ...Object.fromEntries(FIELDS.map((field) => [field, ward[field] ?? ''])),
});

/** `ward` is the one to edit, with every field. A new ward needs little more than a name. */
export function WardDialog({
  ward,
  onClose,
  onAdded,
}: {
  ward?: WardRow;
  onClose: () => void;
  onAdded?: (wardId: number) => void;
}) {
  const add = useAddWard();
  const change = useChangeWard();
  const form = useForm<Values>({
    resolver: zodResolver(NewWard),
    defaultValues: ward ? valuesOf(ward) : NEW,
  });
  const merge = useMerge({
    form,
    fields: FIELDS,
    row: ward,
    valuesOf,
    read: (current) => WardRow.safeParse(current).data,
  });
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  const isBusy = add.isPending || change.isPending;
  const close = useLeaveGuard({
    isDirty: () => isDirty && !isBusy && !add.isSuccess && !change.isSuccess,
    onLeave: onClose,
  });

  const save = form.handleSubmit(async (values) => {
    if (isBusy) return;
    try {
      if (ward) {
        const saved = await merge.save(values, (changed) => change.mutateAsync({ id: ward.id, ...changed }));
        if (!saved) return;
      } else {
        const { id } = await add.mutateAsync(values);
        onAdded?.(id);
      }
      onClose();
    } catch (error) {
      showFieldErrors(form, error, FIELDS);
    }
  });
  const footer = (
    <SaveFooter onCancel={close} isBusy={isBusy}>
      {ward ? 'Update Ward' : 'Add Ward'}
    </SaveFooter>
  );
  return (
    <Dialog open onRequestClose={close} title={ward ? 'Edit Ward' : 'Add Ward'} onSubmit={save} footer={footer}>
      <div className="grid gap-4 md:grid-cols-2">
        {(ward ? FIELDS : SHORT).map((field) => (
          <Field
            key={field}
            label={LABELS[field]}
            required={field === 'name'}
            error={errors[field]?.message}
            hint={theirsHint(merge, field)}
            className={field === 'meetingAddress' ? 'md:col-span-2' : undefined}
          >
            <Input
              {...register(field, field === 'meetingTime' ? { setValueAs: withHalf } : {})}
              type={EMAILS.includes(field) ? 'email' : 'text'}
              autoComplete="off"
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
