import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { Member, MemberChange, NewMember } from './schema.ts';

export const members = {
  list: route({
    ...ADDRESSES.list,
    query: z.object({ wardId: optionalId, deleted: z.optional(z.enum(['true', 'false'])) }),
    reply: z.array(Member),
  }),
  add: route({ ...ADDRESSES.add, body: NewMember, reply: Member, status: 201 }),
  change: route({
    ...ADDRESSES.change,
    params: z.object({ id }),
    body: MemberChange,
    reply: Member,
    notFound: 'member_not_found',
  }),
};
