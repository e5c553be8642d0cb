import * as z from 'zod/mini';
import { CROSS_WARD_ROLES, ROLES } from '#shared/access/roles.ts';
import { Account, Role } from '#shared/auth/schema.ts';
import { ADMIN_CREATED_MESSAGE, ADMIN_CREATED_MIN, PASSWORD_MAX, PASSWORD_TOO_LONG } from '#shared/auth/password.ts';
import { day } from '#shared/calendar/schema.ts';
import {
  begunFrom,
  chosenId,
  isStorable,
  moment,
  optionalEmail,
  optionalId,
  requiredLine,
  requiredText,
  UNSTORABLE,
} from '#shared/text/schema.ts';
import { USER_LIMITS } from './limits.ts';

const chosenRole = z.enum(ROLES, 'Choose a role');
const crossWardRole = z.enum(CROSS_WARD_ROLES, 'Choose a role from the list');
/** Two names that look the same must not be two accounts. */
const isPlain = (name: string) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\p{M}/u.test(name.trim());
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
/** 'рlanner' with a Cyrillic р, and 'ｐｌａｎｎｅｒ' in full width */
const isOneAlphabet = (name: string) =>
  name.normalize('NFKC') === name.normalize('NFC') && SCRIPTS.filter((script) => script.test(name)).length < 2;
const TOO_SHORT = `Username must be at least ${USER_LIMITS.shortestUsername} characters`;
const username = requiredText(TOO_SHORT, USER_LIMITS.username).check(
  z.minLength(USER_LIMITS.shortestUsername, TOO_SHORT),
  z.refine(isPlain, 'Username can’t contain invisible characters'),
  z.refine(isOneAlphabet, 'Username can’t mix letters from different alphabets'),
);
/** For accounts that an administrator makes; the person is then asked to choose a better one. */
const firstPassword = z
  .string(ADMIN_CREATED_MESSAGE)
  .check(
    z.minLength(ADMIN_CREATED_MIN, ADMIN_CREATED_MESSAGE),
    z.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG),
    z.refine(isStorable, UNSTORABLE),
  );
/** A blank one keeps the current password. */
const keptPassword = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(firstPassword),
  ),
);
const names = {
  firstName: requiredLine('First name is required', USER_LIMITS.name),
  lastName: requiredLine('Last name is required', USER_LIMITS.name),
};

export const NewUser = z.object({
  wardId: optionalId,
  username,
  password: firstPassword,
  ...names,
  role: chosenRole,
  email: optionalEmail,
});
export type NewUser = z.output<typeof NewUser>;

/** An absent field is unchanged. `wardId` moves the person, which only a user who works across wards may do. */
export const UserChange = z.object({
  wardId: optionalId,
  firstName: z.optional(names.firstName),
  lastName: z.optional(names.lastName),
  role: z.optional(chosenRole),
  email: optionalEmail,
  password: keptPassword,
  version: begunFrom,
});
export type UserChange = z.output<typeof UserChange>;

export const NewAdmin = z.object({
  wardId: chosenId('Choose a ward for this user'),
  username,
  password: firstPassword,
  ...names,
  role: crossWardRole,
  email: optionalEmail,
});
export type NewAdmin = z.output<typeof NewAdmin>;
export const RoleChange = z.object({ role: crossWardRole });

/** The rules of password.ts are applied where the username is known. */
export const PasswordReset = z.object({
  newPassword: z
    .string('New password is required')
    .check(
      z.minLength(1, 'New password is required'),
      z.maxLength(1000, PASSWORD_TOO_LONG),
      z.refine(isStorable, UNSTORABLE),
    ),
  currentPassword: z.optional(z.nullable(z.string().check(z.maxLength(1000, 'Current password is incorrect')))),
});
export type PasswordReset = z.output<typeof PasswordReset>;

export const User = z.extend(Account, {
  deactivatedAt: z.nullable(moment),
  deactivatedBy: z.nullable(z.int()),
  lastSignInAt: z.nullable(moment),
  /** That there are any, not which. */
  hasPasskeys: z.boolean(),
  version: z.int(),
});
export type User = z.output<typeof User>;

/** A row of the list across wards. */
export const AdminUser = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  wardId: z.nullable(z.int()),
  wardName: z.nullable(z.string()),
  role: z.nullable(Role),
  email: z.nullable(z.string()),
  lastSignInAt: z.nullable(moment),
  /** After a change, that a password someone else may know has ended. */
  mustChangePassword: z.boolean(),
});
export type AdminUser = z.output<typeof AdminUser>;

/** What still rests on a person: travels with the refusal to deactivate. */
export const AssignmentReference = z.object({ meetingId: z.int(), date: day, assignment: z.string() });
export type AssignmentReference = z.output<typeof AssignmentReference>;

export const SignInLink = z.object({ link: z.string(), expires: moment });
