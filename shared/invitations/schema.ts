import * as z from 'zod/mini';
import { id, moment, optionalId, optionalText, requiredText, text } from '#shared/text/schema.ts';
import { INVITATION_STATES, INVITATION_WAYS, NOT_SENT_REASONS } from './constants.ts';
import { MARKED_AT_ONCE, WORD_MAX, INVITATION_TEXT_MAX } from './limits.ts';

const NAME_MAX = 250;

/** Whether a person was asked to take an assignment, and what they answered. Only planners see it. */
export const Invitation = z.object({
  state: z.enum(INVITATION_STATES),
  at: z.nullable(moment),
  by: z.nullable(z.string()),
  way: z.nullable(z.enum(INVITATION_WAYS)),
  word: z.optional(z.nullable(z.string())),
});
export type InvitationRow = z.input<typeof Invitation>;

/** `key` as `invitedIn` gives it. With the `name` that a person saw, no one else is marked in their place. */
const NamedAssignment = z.object({ meetingId: id, key: text(40), name: z.optional(text(NAME_MAX)) });
const Several = z
  .array(NamedAssignment)
  .check(
    z.minLength(1, 'Choose at least one person'),
    z.maxLength(MARKED_AT_ONCE, `At most ${MARKED_AT_ONCE} at once`),
  );

export const InvitationMarks = z.object({
  wardId: optionalId,
  assignments: Several,
  state: z.enum(INVITATION_STATES, 'Choose not asked, asked, accepted, or declined'),
  way: z.optional(z.enum(INVITATION_WAYS)),
  word: optionalText(WORD_MAX),
  /** Takes back the last mark: links that 'not asked' ended work again, and a yes is not kept. */
  isUndo: z.optional(z.boolean()),
  /** With `isUndo`, when the mark that is brought back was made, and by whom. */
  at: z.optional(moment),
  by: optionalText(NAME_MAX),
});
export type InvitationMarks = z.output<typeof InvitationMarks>;

export const WriteInvitations = z.object({ wardId: optionalId, assignments: Several });
export type WriteInvitations = z.output<typeof WriteInvitations>;

/** As the planner has read and perhaps changed it. */
export const SendInvitations = z.object({
  wardId: optionalId,
  invitations: z
    .array(
      z.object({
        meetingId: id,
        key: text(40),
        name: z.optional(text(NAME_MAX)),
        text: requiredText('Write something first', 2 * INVITATION_TEXT_MAX),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one person'),
      z.maxLength(MARKED_AT_ONCE, `At most ${MARKED_AT_ONCE} at once`),
    ),
});
export type SendInvitations = z.output<typeof SendInvitations>;

/** A person who couldn't be emailed. */
export const NotSent = z.object({
  meetingId: z.int(),
  key: z.string(),
  name: z.string(),
  reason: z.enum(NOT_SENT_REASONS),
  /** Says who it is, and what to do instead. */
  message: z.string(),
});
export type NotSent = z.output<typeof NotSent>;

/** An invitation ready to be sent, with a link that only this answer has: the server keeps no more than its hash. */
export const WrittenInvitation = z.object({ meetingId: z.int(), key: z.string(), name: z.string(), text: z.string() });
export type WrittenInvitation = z.output<typeof WrittenInvitation>;
