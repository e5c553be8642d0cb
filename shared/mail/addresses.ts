import { callsOf } from '#shared/http/route.ts';
import type { mail as contract } from './contract.ts';

export const ADDRESSES = {
  status: { method: 'GET', path: '/api/mail/status' },
  list: { method: 'GET', path: '/api/mail' },
  retry: { method: 'POST', path: '/api/mail/:id/retry' },
  markAddress: { method: 'POST', path: '/api/mail/:id/address' },
  test: { method: 'POST', path: '/api/mail/test' },
} as const;

export const mail = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
