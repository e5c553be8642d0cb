import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { InvitationMarks, SendInvitations, WrittenInvitation, WriteInvitations } from './schema.ts';

export const invitations = {
  write: route({ ...ADDRESSES.write, body: WriteInvitations, reply: z.array(WrittenInvitation) }),
  send: route({ ...ADDRESSES.send, body: SendInvitations, reply: z.array(Meeting) }),
  mark: route({ ...ADDRESSES.mark, body: InvitationMarks, reply: z.array(Meeting) }),
};
