import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { Member, MemberChange, NewMember } from './schema.ts';

export const members = {
  list: route({
    method: 'GET',
    path: '/api/members',
    query: z.object({ wardId: optionalId, deleted: z.optional(z.enum(['true', 'false'])) }),
    reply: z.array(Member),
  }),
  add: route({ method: 'POST', path: '/api/members', body: NewMember, reply: Member, status: 201 }),
  change: route({
    method: 'PUT',
    path: '/api/members/:id',
    params: z.object({ id }),
    body: MemberChange,
    reply: Member,
    notFound: 'member_not_found',
  }),
};
