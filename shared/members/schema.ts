import * as z from 'zod/mini';
import { moment, optionalEmail, optionalId, optionalText, requiredText } from '#shared/text/schema.ts';
import { day } from '#shared/calendar/schema.ts';

export const MEMBER_LIMITS = { name: 100, phone: 50, calling: 200, notes: 4000 } as const;

const fields = {
  firstName: requiredText('First name is required', MEMBER_LIMITS.name),
  lastName: requiredText('Last name is required', MEMBER_LIMITS.name),
  email: optionalEmail,
  phone: optionalText(MEMBER_LIMITS.phone),
  calling: optionalText(MEMBER_LIMITS.calling),
  isAvailable: z.optional(z.boolean()),
  notes: optionalText(MEMBER_LIMITS.notes),
  /** Talks given before this record began; what is spoken from now on is counted from the meetings. */
  totalTalks: z.optional(
    z.int().check(z.minimum(0, 'Talks can’t be negative'), z.maximum(10_000, 'That is too many talks')),
  ),
};

/** A new member. The defaults live in the table's columns. */
export const NewMember = z.object({ wardId: optionalId, ...fields });
export type NewMember = z.output<typeof NewMember>;

/** A change of a member: an absent field stays, null clears. `isDeleted` removes or restores. */
export const MemberChange = z.object({
  ...z.partial(z.object(fields)).shape,
  wardId: optionalId,
  isDeleted: z.optional(z.boolean()),
});
export type MemberChange = z.output<typeof MemberChange>;

export const Member = z.object({
  id: z.int(),
  wardId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  calling: z.nullable(z.string()),
  isAvailable: z.boolean(),
  notes: z.nullable(z.string()),
  /** The day of the last talk in a meeting that was held, or null. */
  lastTalkDate: z.nullable(day),
  totalTalks: z.int(),
  isDeleted: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
export type Member = z.output<typeof Member>;
