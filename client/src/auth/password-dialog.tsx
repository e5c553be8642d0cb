import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#client/lib/call.ts';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { inServerWords, showFieldErrors } from '#client/lib/show-error.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { PasswordInput } from '#client/ui/controls/password-input.tsx';
import { notify } from '#client/lib/notify.ts';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { auth } from '#shared/auth/addresses.ts';
import { passwordProblem } from '#shared/auth/password.ts';
import { users } from '#shared/users/addresses.ts';
import { currentUserOptions } from './api.ts';
import { PasswordRules } from './password-rules.tsx';

/** Whose password to reset: your own, or a user's. */
export type PasswordTarget = { username: string } & (
  | { isSelf: true; needsCurrent: boolean; isForced?: boolean }
  | { isSelf: false; id: number; name: string }
);
type Values = { currentPassword: string; newPassword: string; confirmation: string };
const FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const;
const MISMATCH = "Passwords don't match";

function useReset(target: PasswordTarget) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      target.isSelf
        ? call(auth.resetPassword, { body: { newPassword, ...(currentPassword ? { currentPassword } : {}) } })
        : call(users.resetPassword, { params: { id: target.id }, body: { newPassword } }),
    onSuccess: () => {
      const description = target.isSelf
        ? 'Your password has been successfully updated.'
        : `Password has been reset for ${target.name}`;
      notify({ title: 'Password Reset Successful', description });
      return client.invalidateQueries({ queryKey: target.isSelf ? currentUserOptions().queryKey : ['users'] });
    },
    meta: { failure: inServerWords('Failed to reset password. Please try again.', 'Password Reset Failed') },
  });
}

type Props = { target: PasswordTarget; onClose: () => void; onSaved?: () => void };

/** On a phone the dialog covers the page, so it says itself why it's there. */
function wordsAbout(target: PasswordTarget): string {
  if (!target.isSelf)
    return 'They’ll be signed out everywhere and asked to set their own password. Passkeys are removed too.';
  return target.isForced
    ? 'Someone else set your current password, or you signed in with a link. Set your own to continue.'
    : 'You’ll stay signed in here. Other devices will need the new password.';
}

export function PasswordDialog({ target, onClose, onSaved = onClose }: Props) {
  const reset = useReset(target);
  const form = useForm<Values>({ defaultValues: { currentPassword: '', newPassword: '', confirmation: '' } });
  const { register, watch, formState } = form;
  const { errors, isDirty } = formState;
  const close = useLeaveGuard({ isDirty: () => isDirty && !reset.isPending && !reset.isSuccess, onLeave: onClose });
  // The server may ask for it unexpectedly, for example when the person signed in with a passkey a while ago.
  const [isWanted, setWanted] = useState(false);
  const needsCurrent = target.isSelf && (target.needsCurrent || isWanted);

  const save = form.handleSubmit(async (values) => {
    if (reset.isPending) return;
    try {
      await reset.mutateAsync(values);
      onSaved();
    } catch (error) {
      const wanted = error instanceof ApiError && error.body.errors?.some(({ path }) => path === 'currentPassword');
      if (wanted) setWanted(true);
      showFieldErrors(form, error, FIELDS);
    }
  });
  const footer = (
    <SaveFooter onCancel={close} isBusy={reset.isPending}>
      Reset Password
    </SaveFooter>
  );
  return (
    <Dialog
      open
      onRequestClose={close}
      size="sm"
      title={target.isSelf ? 'Reset Password' : `Reset Password for ${target.name}`}
      onSubmit={save}
      footer={footer}
    >
      <div className="grid gap-4">
        <p className="text-muted">{wordsAbout(target)}</p>
        <input type="text" name="username" autoComplete="username" value={target.username} readOnly hidden />
        {needsCurrent ? (
          <Field label="Current password" required error={errors.currentPassword?.message}>
            <PasswordInput
              {...register('currentPassword', { required: 'Current password is required' })}
              autoComplete="current-password"
            />
          </Field>
        ) : null}
        <Field label="New password" required error={errors.newPassword?.message}>
          <PasswordInput
            {...register('newPassword', { validate: (password) => passwordProblem(password, target.username) ?? true })}
            autoComplete="new-password"
          />
        </Field>
        <PasswordRules password={watch('newPassword')} />
        <Field label="Confirm new password" required error={errors.confirmation?.message}>
          <PasswordInput
            {...register('confirmation', { validate: (again, values) => again === values.newPassword || MISMATCH })}
            autoComplete="new-password"
          />
        </Field>
      </div>
    </Dialog>
  );
}
