import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { Paging, Total } from '#shared/text/paging.ts';
import { ADDRESSES } from './addresses.ts';
import { AdminUser, NewAdmin, NewUser, PasswordReset, RoleChange, SignInLink, User, UserChange } from './schema.ts';

const one = { params: z.object({ id }), notFound: 'user_not_found' } as const;
/** `who=admins` leaves only administrators. */
const Across = z.object({ ...Paging, who: z.optional(z.enum(['admins', 'all'])) });

export const users = {
  list: route({ ...ADDRESSES.list, query: z.object({ wardId: optionalId }), reply: z.array(User) }),
  add: route({ ...ADDRESSES.add, body: NewUser, reply: User, status: 201 }),
  change: route({ ...ADDRESSES.change, ...one, body: UserChange, reply: User }),
  remove: route({ ...ADDRESSES.remove, ...one }),
  deactivate: route({ ...ADDRESSES.deactivate, ...one, reply: User }),
  reactivate: route({ ...ADDRESSES.reactivate, ...one, reply: User }),
  resetPassword: route({ ...ADDRESSES.resetPassword, ...one, body: PasswordReset }),
  removePasskeys: route({ ...ADDRESSES.removePasskeys, ...one, reply: User }),
  makeLink: route({ ...ADDRESSES.makeLink, ...one, reply: SignInLink, status: 201 }),
  listCrossWard: route({ ...ADDRESSES.listCrossWard, query: Across, reply: z.array(AdminUser) }),
  countCrossWard: route({ ...ADDRESSES.countCrossWard, query: Across, reply: Total }),
  addCrossWard: route({ ...ADDRESSES.addCrossWard, body: NewAdmin, reply: AdminUser, status: 201 }),
  changeRole: route({ ...ADDRESSES.changeRole, ...one, body: RoleChange, reply: AdminUser }),
};
