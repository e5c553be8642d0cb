import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { Meeting } from '#shared/meetings/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { InvitationMarks } from './schema.ts';

export const invitations = {
  mark: route({ ...ADDRESSES.mark, body: InvitationMarks, reply: z.array(Meeting) }),
};
