import { callsOf } from '#shared/http/route.ts';
import type { meetings as contract } from './contract.ts';

export const ADDRESSES = {
  list: { method: 'GET', path: '/api/meetings' },
  exportHistory: { method: 'GET', path: '/api/meetings/export.csv' },
  read: { method: 'GET', path: '/api/meetings/:id' },
  schedule: { method: 'POST', path: '/api/meetings' },
  change: { method: 'PUT', path: '/api/meetings/:id' },
  remove: { method: 'DELETE', path: '/api/meetings/:id' },
  changeMusic: { method: 'PATCH', path: '/api/meetings/:id/music' },
  open: { method: 'POST', path: '/api/meetings/open' },
  swap: { method: 'POST', path: '/api/meetings/swap-assignments' },
  history: { method: 'GET', path: '/api/meetings/:id/history' },
  clearSpeakers: { method: 'DELETE', path: '/api/speaking-assignments/meeting/:meetingId' },
  addSpeaker: { method: 'POST', path: '/api/speaking-assignments' },
  clearMusic: { method: 'DELETE', path: '/api/musical-numbers/meeting/:meetingId' },
  addMusic: { method: 'POST', path: '/api/musical-numbers' },
} as const;

export const meetings = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
