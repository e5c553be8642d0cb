import { callsOf } from '#shared/http/route.ts';
import type { music as contract } from './contract.ts';

export const ADDRESSES = {
  hymns: { method: 'GET', path: '/api/hymns' },
  search: { method: 'GET', path: '/api/hymns/search' },
  recentUsage: { method: 'GET', path: '/api/hymn-usage/recent/:months' },
  statistics: { method: 'GET', path: '/api/hymn-usage/all-stats/:months' },
  lastSung: { method: 'GET', path: '/api/hymn-usage/last-sung' },
  customHymns: { method: 'GET', path: '/api/custom-hymns' },
  addCustomHymn: { method: 'POST', path: '/api/custom-hymns' },
} as const;

export const music = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
