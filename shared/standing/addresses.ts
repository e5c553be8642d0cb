import { callsOf } from '#shared/http/route.ts';
import type { standing as contract } from './contract.ts';

export const ADDRESSES = {
  read: { method: 'GET', path: '/api/standing' },
  change: { method: 'PUT', path: '/api/standing' },
} as const;

export const standing = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
