import { callsOf } from '#shared/http/route.ts';
import type { imports as contract } from './contract.ts';

export const ADDRESSES = {
  members: { method: 'POST', path: '/api/members/import' },
  list: { method: 'GET', path: '/api/members/imports' },
  undo: { method: 'POST', path: '/api/members/imports/:id/undo' },
  template: { method: 'GET', path: '/api/members/template.csv' },
  exportMembers: { method: 'GET', path: '/api/members/export.csv' },
} as const;

export const imports = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
