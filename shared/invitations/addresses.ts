import { callsOf } from '#shared/http/route.ts';
import type { invitations as contract } from './contract.ts';

export const ADDRESSES = {
  write: { method: 'POST', path: '/api/invitations/texts' },
  send: { method: 'POST', path: '/api/invitations/send' },
  mark: { method: 'PUT', path: '/api/invitations' },
} as const;

export const invitations = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
