import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { Paging, Total } from '#shared/text/paging.ts';
import { AdminUser, NewAdmin, NewUser, PasswordReset, RoleChange, SignInLink, User, UserChange } from './schema.ts';

const one = { params: z.object({ id }), notFound: 'user_not_found' } as const;
/** `who=admins` leaves only administrators. */
const Across = z.object({ ...Paging, who: z.optional(z.enum(['admins', 'all'])) });

export const users = {
  list: route({ method: 'GET', path: '/api/users', query: z.object({ wardId: optionalId }), reply: z.array(User) }),
  add: route({ method: 'POST', path: '/api/users', body: NewUser, reply: User, status: 201 }),
  change: route({ method: 'PUT', path: '/api/users/:id', ...one, body: UserChange, reply: User }),
  remove: route({ method: 'DELETE', path: '/api/users/:id', ...one }),
  deactivate: route({ method: 'POST', path: '/api/users/:id/deactivate', ...one, reply: User }),
  reactivate: route({ method: 'POST', path: '/api/users/:id/reactivate', ...one, reply: User }),
  resetPassword: route({ method: 'POST', path: '/api/admin/users/:id/reset-password', ...one, body: PasswordReset }),
  makeLink: route({ method: 'POST', path: '/api/admin/users/:id/sign-in-link', ...one, reply: SignInLink, status: 201 }),
  listAcross: route({ method: 'GET', path: '/api/admin/users', query: Across, reply: z.array(AdminUser) }),
  countAcross: route({ method: 'GET', path: '/api/admin/users/count', query: Across, reply: Total }),
  addAcross: route({ method: 'POST', path: '/api/admin/users', body: NewAdmin, reply: AdminUser, status: 201 }),
  changeRole: route({ method: 'PATCH', path: '/api/admin/users/:id/role', ...one, body: RoleChange, reply: AdminUser }),
};
