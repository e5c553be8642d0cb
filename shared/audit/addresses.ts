import { callsOf } from '#shared/http/route.ts';
import type { audit as contract } from './contract.ts';

export const ADDRESSES = {
  list: { method: 'GET', path: '/api/audit' },
  exportEvents: { method: 'GET', path: '/api/audit/export.csv' },
} as const;

export const audit = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
