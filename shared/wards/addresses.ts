import { callsOf } from '#shared/http/route.ts';
import type { wards as contract } from './contract.ts';

export const ADDRESSES = {
  listPublic: { method: 'GET', path: '/api/public/wards' },
  list: { method: 'GET', path: '/api/admin/wards' },
  count: { method: 'GET', path: '/api/admin/wards/count' },
  add: { method: 'POST', path: '/api/admin/wards' },
  change: { method: 'PUT', path: '/api/wards/:id' },
  config: { method: 'GET', path: '/api/ward-config' },
  changeConfig: { method: 'PUT', path: '/api/ward-config' },
  revision: { method: 'GET', path: '/api/ward-revision' },
} as const;

export const wards = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
