import * as z from 'zod/mini';
import { ROLES } from '#shared/access/roles.ts';
import { HELD_FROM } from '#shared/meetings/limits.ts';
import { FAST_SUNDAY_RULES } from '#shared/calendar/sundays.ts';
import { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { moment, optionalId, requiredText } from '#shared/text/schema.ts';

const anyPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, '1,000 characters maximum'));

/** Sign-in takes any password that was once accepted: the rule for new ones lives in password.ts. */
export const LoginForm = z.object({
  wardId: optionalId,
  username: requiredText('Username is required', 200),
  password: anyPassword,
});

/** The owner of a sign-in shows that it is they. */
export const Confirmation = z.object({ password: anyPassword });

/** The secret out of a one-time link. */
export const LinkForm = z.object({
  secret: z.string('This sign-in link is incomplete').check(z.minLength(1), z.maxLength(200)),
});

export const Role = z.enum(ROLES);

/** What is told of an account, to its owner and to those who look after it alike. */
export const Account = z.object({
  id: z.int(),
  wardId: z.nullable(z.int()),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(Role),
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  mustChangePassword: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

export const SignedInUser = z.extend(Account, {
  /** Whether changing your own password requires the current one. */
  needsCurrentPassword: z.boolean(),
  ward: z.nullable(z.object({ id: z.int(), name: z.string(), stake: z.nullable(z.string()) })),
});
export type SignedInUser = z.output<typeof SignedInUser>;

export const LoginReply = z.object({ token: z.string(), user: SignedInUser });

/** The ward that one works in, as every signed-in person may know it: nothing personal. */
export const WorkingWard = z.object({
  id: z.int(),
  name: z.string(),
  stake: z.nullable(z.string()),
  meetingTime: z.string(),
  timezone: z.string(),
  /** The minute of a Sunday from which its meeting counts as held. */
  heldFrom: z._default(z.int(), HELD_FROM),
  /** Absent in an offline copy from before it was there. */
  meetingAddress: z._default(z.nullable(z.string()), null),
  fastSundayRule: z.enum(FAST_SUNDAY_RULES),
  hymnRepeatWeeks: z.number(),
  defaultTalkLength: z.number(),
  conflictDetection: z.boolean(),
  reminderDays: z.number(),
  emailNotifications: z.boolean(),
  scriptWording: ScriptWording,
  /** Absent in an offline copy from before there were any. */
  programTheme: z._default(z.nullable(z.string()), null),
  programBack: z._default(z.nullable(z.string()), null),
  /** Where the ward publishes its program, if it does. */
  programPath: z._default(z.nullable(z.string()), null),
  memberDetails: z._default(z.boolean(), true),
  countsAttendance: z._default(z.boolean(), false),
  version: z._default(z.int(), 0),
});
export type WorkingWard = z.output<typeof WorkingWard>;

export const CapabilitiesReply = z.object({
  role: z.nullable(Role),
  permissions: z.array(z.string()),
  canAccessSections: z.record(z.string(), z.boolean()),
  canEdit: z.record(z.string(), z.boolean()),
  canDelete: z.record(z.string(), z.boolean()),
  canGeneratePulpit: z.boolean(),
  canImportData: z.boolean(),
  canManageCrossWard: z.boolean(),
  /** Whether conducting scripts can be written by a model; the template writes them otherwise. */
  aiScripts: z.boolean(),
  /** Whether the server can send mail. Absent in an offline copy from before it could. */
  sendsMail: z._default(z.boolean(), false),
  ward: z.nullable(WorkingWard),
});
export type CapabilitiesReply = z.output<typeof CapabilitiesReply>;

export const SignInHelp = z.object({
  demo: z.nullable(
    z.object({
      password: z.string(),
      /** Whether the address of the demo signs anyone in. */
      hasLogin: z.boolean(),
      users: z.array(z.object({ username: z.string(), label: z.string(), ward: z.string() })),
    }),
  ),
});
export type SignInHelp = z.output<typeof SignInHelp>;

/** Whatever it contains, admission to a ward checks it. */
export const WardAsked = z.object({ wardId: z.optional(z.unknown()) });
