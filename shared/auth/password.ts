import { isCommonPassword, restsOnUsername } from './common-passwords.ts';

/**
 * What a new password must be, in the words a person reads. The shorter minimum is for accounts that an
 * administrator creates; the app then asks for a better one at the first sign-in.
 */
export const ADMIN_CREATED_MIN = 6;
export const ADMIN_CREATED_MESSAGE = `Password must be at least ${ADMIN_CREATED_MIN} characters`;
export const PASSWORD_MAX = 128;
export const PASSWORD_RULES = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters',
    holds: (p: string) => p.length >= 8,
  },
  {
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    holds: (p: string) => /\p{Lu}/u.test(p),
  },
  {
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    holds: (p: string) => /\p{Ll}/u.test(p),
  },
  { label: 'One number', message: 'Password must contain at least one number', holds: (p: string) => /\d/.test(p) },
] as const;

export const COMMON_PASSWORD = 'That password is too easy to guess. Choose another.';
export const PASSWORD_IS_NAME = 'Your password can’t be your username';
export const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;

/** The message of the first rule that a new password of `username` breaks, or null. */
export function passwordProblem(password: string, username = ''): string | null {
  const broken = PASSWORD_RULES.find((rule) => !rule.holds(password));
  if (broken) return broken.message;
  if (password.length > PASSWORD_MAX) return PASSWORD_TOO_LONG;
  if (restsOnUsername(password, username)) return PASSWORD_IS_NAME;
  return isCommonPassword(password) ? COMMON_PASSWORD : null;
}
