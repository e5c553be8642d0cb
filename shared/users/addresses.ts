import { callsOf } from '#shared/http/route.ts';
import type { users as contract } from './contract.ts';

export const ADDRESSES = {
  list: { method: 'GET', path: '/api/users' },
  add: { method: 'POST', path: '/api/users' },
  change: { method: 'PUT', path: '/api/users/:id' },
  remove: { method: 'DELETE', path: '/api/users/:id' },
  deactivate: { method: 'POST', path: '/api/users/:id/deactivate' },
  reactivate: { method: 'POST', path: '/api/users/:id/reactivate' },
  resetPassword: { method: 'POST', path: '/api/admin/users/:id/reset-password' },
  removePasskeys: { method: 'POST', path: '/api/admin/users/:id/remove-passkeys' },
  makeLink: { method: 'POST', path: '/api/admin/users/:id/sign-in-link' },
  listCrossWard: { method: 'GET', path: '/api/admin/users' },
  countCrossWard: { method: 'GET', path: '/api/admin/users/count' },
  addCrossWard: { method: 'POST', path: '/api/admin/users' },
  changeRole: { method: 'PATCH', path: '/api/admin/users/:id/role' },
} as const;

export const users = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
