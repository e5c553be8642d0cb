import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { InvitationMarks, NotSent, SendInvitations, WrittenInvitation, WriteInvitations } from './schema.ts';

/** The meetings as they are now, and who couldn't be emailed. */
const SentInvitations = z.object({ meetings: z.array(Meeting), notSent: z.array(NotSent) });

export const invitations = {
  write: route({ ...ADDRESSES.write, body: WriteInvitations, reply: z.array(WrittenInvitation) }),
  send: route({ ...ADDRESSES.send, body: SendInvitations, reply: SentInvitations }),
  mark: route({ ...ADDRESSES.mark, body: InvitationMarks, reply: z.array(Meeting) }),
};
