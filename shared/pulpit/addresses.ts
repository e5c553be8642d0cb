import { callsOf } from '#shared/http/route.ts';
import type { pulpit as contract } from './contract.ts';

const SHEET = '/api/meetings/:id/pulpit-sheet/:format';

export const ADDRESSES = {
  sheet: { method: 'GET', path: SHEET },
  saveSheet: { method: 'POST', path: SHEET },
  generateScript: { method: 'POST', path: '/api/generate-script' },
} as const;

export const pulpit = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
