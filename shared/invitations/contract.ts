import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { InvitationMarks, WrittenInvitation, WriteInvitations } from './schema.ts';

export const invitations = {
  write: route({ ...ADDRESSES.write, body: WriteInvitations, reply: z.array(WrittenInvitation) }),
  mark: route({ ...ADDRESSES.mark, body: InvitationMarks, reply: z.array(Meeting) }),
};
