import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { AssignmentReference } from '#shared/users/schema.ts';
import { ADDRESSES } from './addresses.ts';
import { Member, MemberChange, NewMember } from './schema.ts';

export const members = {
  list: route({
    ...ADDRESSES.list,
    query: z.object({ wardId: optionalId, deleted: z.optional(z.enum(['true', 'false'])) }),
    reply: z.array(Member),
  }),
  add: route({ ...ADDRESSES.add, body: NewMember, reply: Member, status: 201 }),
  /** What a member has to do from today on; asked for before the member is removed. */
  assignments: route({
    ...ADDRESSES.assignments,
    params: z.object({ id }),
    query: z.object({ wardId: optionalId }),
    reply: z.array(AssignmentReference),
    notFound: 'member_not_found',
  }),
  change: route({
    ...ADDRESSES.change,
    params: z.object({ id }),
    body: MemberChange,
    reply: Member,
    notFound: 'member_not_found',
  }),
};
