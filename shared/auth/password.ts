/**
 * What a new password must be, in the words a person reads. The shorter minimum is for accounts that an
 * administrator creates; the app then asks for a better one at the first sign-in.
 */
export const ADMIN_CREATED_MIN = 6;
export const PASSWORD_MAX = 128;
export const PASSWORD_RULES = [
  { label: 'At least 8 characters', message: 'Password must be at least 8 characters', holds: (p: string) => p.length >= 8 },
  { label: 'One uppercase letter', message: 'Password must contain at least one uppercase letter', holds: (p: string) => /\p{Lu}/u.test(p) },
  { label: 'One lowercase letter', message: 'Password must contain at least one lowercase letter', holds: (p: string) => /\p{Ll}/u.test(p) },
  { label: 'One number', message: 'Password must contain at least one number', holds: (p: string) => /\d/.test(p) },
] as const;

/** The message of the first rule that a new password breaks, or null. */
export const passwordProblem = (password: string): string | null =>
  PASSWORD_RULES.find((rule) => !rule.holds(password))?.message ?? null;
