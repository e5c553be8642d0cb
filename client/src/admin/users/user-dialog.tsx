import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSession } from '#client/auth/session.ts';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { showFieldErrors } from '#client/lib/show-error.ts';
import { useMerge } from '#client/ui/use-merge.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { PasswordInput } from '#client/ui/controls/password-input.tsx';
import { theirsHint } from '#client/ui/controls/theirs.tsx';
import { Missing, Warning } from '#client/ui/feedback/notice.tsx';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { WardField, type WardValue } from '#client/admin/wards/ward-field.tsx';
import { ENTITLEMENTS, roleLabel, ROLES, worksAcrossWards } from '#shared/access/roles.ts';
import { assignableRoles, WARD_ADMIN_ROLES } from '#shared/users/rules.ts';
import { NewUser, User, UserChange } from '#shared/users/schema.ts';
import { useAddUser, useChangeUser } from './api.ts';
import { RoleField } from './role-field.tsx';

const { firstName, lastName, role, email } = NewUser.shape;
const shared = { firstName, lastName, role, email };
const AddForm = z.object({ ...shared, username: NewUser.shape.username, password: NewUser.shape.password });
/** The username is shown but can't be changed. */
const EditForm = z.object({ ...shared, username: z.string(), password: UserChange.shape.password });
const valuesOf = ({ username, firstName, lastName, email, role }: User) => ({
  username,
  password: '',
  firstName,
  lastName,
  email: email ?? '',
  role: role ?? undefined,
});
const SHARED = ['firstName', 'lastName', 'email', 'role'] as const;
const LOSES_PASSKEYS = ' If you change the password, role, or ward, their passkeys are removed too.';
const FIELDS = ['username', 'password', 'firstName', 'lastName', 'role', 'email'] as const;

/**
 * `user` is the one to edit; without it, a new user is created. `isFirst` means the ward has no other user, so the role
 * defaults to admin.
 */
export function UserDialog({
  user,
  isFirst = false,
  onClose,
}: {
  user?: User;
  isFirst?: boolean;
  onClose: () => void;
}) {
  const { user: me, ward: here, isSuperAdmin } = useSession();
  const add = useAddUser();
  const edit = useChangeUser();
  const isSelf = user?.id === me.id;
  const [ward, setWard] = useState<WardValue>({ id: here?.id ?? null, text: here?.name ?? '' });
  const [wardError, setWardError] = useState('');
  const form = useForm({
    resolver: zodResolver(user ? EditForm : AddForm),
    defaultValues: user
      ? valuesOf(user)
      : {
          username: '',
          password: '',
          firstName: '',
          lastName: '',
          email: '',
          role: isFirst ? WARD_ADMIN_ROLES[0] : undefined,
        },
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const merge = useMerge({
    form,
    fields: SHARED,
    row: user,
    valuesOf,
    read: (current) => User.safeParse(current).data,
  });
  const theirs = (name: (typeof SHARED)[number]) => theirsHint(merge, name);
  const theirRole = theirsHint(merge, 'role', (role) => roleLabel(ROLES.find((known) => known === role) ?? null));
  const isBusy = add.isPending || edit.isPending;
  const isDirty = formState.isDirty || ward.id !== (here?.id ?? null);
  const close = useLeaveGuard({
    isDirty: () => isDirty && !isBusy && !add.isSuccess && !edit.isSuccess,
    onLeave: onClose,
  });

  const save = form.handleSubmit(async (values) => {
    if (isBusy) return;
    if (isSuperAdmin && ward.id === null) return setWardError('Choose a ward');
    const wardId = isSuperAdmin ? { wardId: ward.id } : {};
    const { username, password, ...fields } = values;
    try {
      if (user) {
        const more = { ...(ward.id === here?.id ? {} : wardId), ...(password ? { password } : {}) };
        const saved = await merge.save(fields, (changed) => edit.mutateAsync({ id: user.id, ...changed, ...more }));
        if (!saved) return;
      } else await add.mutateAsync({ username, password: password ?? '', ...fields, ...wardId });
      onClose();
    } catch (error) {
      showFieldErrors(form, error, FIELDS);
    }
  });
  const footer = (
    <SaveFooter onCancel={close} isBusy={isBusy}>
      {user ? 'Update User' : 'Add User'}
    </SaveFooter>
  );
  const role = watch('role');
  const isMoved = user !== undefined && ward.id !== (here?.id ?? null);
  const isLifted = isMoved || (worksAcrossWards(role ?? null) && user?.role !== role);
  const isOther = user !== undefined && !isSelf && (isMoved || role !== (user.role ?? undefined));
  const passwordHelp = user
    ? `Leave blank to keep the current password.${user.hasPasskeys && !isSelf ? LOSES_PASSKEYS : ''}`
    : 'At least 6 characters. They’ll set their own at first sign-in.';
  return (
    <Dialog open onRequestClose={close} title={user ? 'Edit User' : 'Add User'} onSubmit={save} footer={footer}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="First name" required error={errors.firstName?.message} hint={theirs('firstName')}>
          <Input {...register('firstName')} autoComplete="off" />
        </Field>
        <Field label="Last name" required error={errors.lastName?.message} hint={theirs('lastName')}>
          <Input {...register('lastName')} autoComplete="off" />
        </Field>
        <Field
          label="Username"
          required={!user}
          error={errors.username?.message}
          help={user ? 'Usernames can’t be changed.' : undefined}
        >
          <Input
            {...register('username')}
            readOnly={user !== undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label={user ? 'New password' : 'Password'}
          required={!user}
          error={errors.password?.message}
          help={passwordHelp}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label="Email" error={errors.email?.message} hint={theirs('email')}>
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
        {isSuperAdmin ? (
          <WardField
            label="Ward"
            required
            value={ward}
            error={wardError}
            onChange={(next) => (setWard(next), setWardError(''))}
          />
        ) : null}
        <RoleField
          roles={assignableRoles({ userId: me.id, role: me.role }).map((key) => ({ role: key, ...ENTITLEMENTS[key] }))}
          field={register('role')}
          chosen={role ?? null}
          error={errors.role?.message}
          isFixed={isSelf}
        />
        {isOther ? (
          <Warning className="md:col-span-2">
            Saving signs {user.firstName} out everywhere.{' '}
            {isLifted ? 'Their password may stop working, too. Create a sign-in link for them.' : null}
          </Warning>
        ) : null}
        {theirRole ? <Missing className="md:col-span-2">{theirRole}</Missing> : null}
      </div>
    </Dialog>
  );
}
