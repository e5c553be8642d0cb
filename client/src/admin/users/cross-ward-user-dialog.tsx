import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { showFieldErrors } from '#client/lib/show-error.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { PasswordInput } from '#client/ui/controls/password-input.tsx';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { NO_WARD, WardField, type WardValue } from '#client/admin/wards/ward-field.tsx';
import { CROSS_WARD_ROLES, ENTITLEMENTS } from '#shared/access/roles.ts';
import { NewAdmin } from '#shared/users/schema.ts';
import { useAddAcross } from './api.ts';
import { RoleField } from './role-field.tsx';

const { wardId: _, ...shape } = NewAdmin.shape;
const AdminForm = z.object(shape);
const FIELDS = ['username', 'password', 'firstName', 'lastName', 'role', 'email'] as const;
const ROLES = CROSS_WARD_ROLES.map((role) => ({ role, ...ENTITLEMENTS[role] }));

/** Adds a user to a ward, usually its first admin. Submit stays disabled until a ward is chosen. */
export function CrossWardUserDialog({ ward: given = NO_WARD, onClose }: { ward?: WardValue; onClose: () => void }) {
  const add = useAddAcross();
  const [ward, setWard] = useState(given);
  const form = useForm({
    resolver: zodResolver(AdminForm),
    defaultValues: { username: '', password: '', firstName: '', lastName: '', email: '', role: CROSS_WARD_ROLES[0] },
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const isDirty = formState.isDirty || ward.text !== given.text;
  const close = useLeaveGuard({ isDirty: () => isDirty && !add.isPending && !add.isSuccess, onLeave: onClose });
  const save = form.handleSubmit(async (values) => {
    if (add.isPending || ward.id === null) return;
    try {
      await add.mutateAsync({ ...values, wardId: ward.id });
      onClose();
    } catch (error) {
      showFieldErrors(form, error, FIELDS);
    }
  });
  const footer = (
    <SaveFooter onCancel={close} isBusy={add.isPending} disabled={ward.id === null}>
      Add Admin
    </SaveFooter>
  );
  return (
    <Dialog open onRequestClose={close} title="Add Admin" onSubmit={save} footer={footer}>
      <div className="grid gap-4 md:grid-cols-2">
        <WardField label="Ward" required value={ward} onChange={setWard} className="md:col-span-2" />
        <Field label="First name" required error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="off" />
        </Field>
        <Field label="Last name" required error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="off" />
        </Field>
        <Field label="Username" required error={errors.username?.message}>
          <Input {...register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field
          label="Password"
          required
          error={errors.password?.message}
          help="At least 6 characters. They’ll set their own at first sign-in."
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label="Email" error={errors.email?.message} className="md:col-span-2">
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
        <RoleField roles={ROLES} field={register('role')} chosen={watch('role')} error={errors.role?.message} />
      </div>
    </Dialog>
  );
}
