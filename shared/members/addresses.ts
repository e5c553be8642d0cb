import { callsOf } from '#shared/http/route.ts';
import type { members as contract } from './contract.ts';

export const ADDRESSES = {
  list: { method: 'GET', path: '/api/members' },
  add: { method: 'POST', path: '/api/members' },
  assignments: { method: 'GET', path: '/api/members/:id/assignments' },
  change: { method: 'PUT', path: '/api/members/:id' },
} as const;

export const members = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
