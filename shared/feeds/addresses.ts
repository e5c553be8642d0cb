import { callsOf } from '#shared/http/route.ts';
import type { feeds as contract } from './contract.ts';

export const ADDRESSES = {
  status: { method: 'GET', path: '/api/calendar' },
  make: { method: 'POST', path: '/api/calendar' },
  remove: { method: 'DELETE', path: '/api/calendar' },
  read: { method: 'GET', path: '/api/calendar/:file' },
} as const;

export const feeds = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
