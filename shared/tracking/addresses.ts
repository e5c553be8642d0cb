import { callsOf } from '#shared/http/route.ts';
import type { tracking as contract } from './contract.ts';

export const ADDRESSES = {
  talks: { method: 'GET', path: '/api/talks' },
  stats: { method: 'GET', path: '/api/talks/stats' },
  recentAndUpcoming: { method: 'GET', path: '/api/talks/recent-and-upcoming' },
  speakers: { method: 'GET', path: '/api/talks/speakers' },
  topics: { method: 'GET', path: '/api/talks/topics' },
  prayers: { method: 'GET', path: '/api/prayers' },
  suggestedSpeakers: { method: 'GET', path: '/api/members/suggested-speakers' },
} as const;

export const tracking = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
