import * as z from 'zod/mini';
import { Span } from '#shared/calendar/schema.ts';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { MEETING_CALLS } from './addresses.ts';
import {
  Meeting, MeetingChange, MeetingEvent, MusicalNumber, MusicChange, NewMeeting, NewMusicalNumber,
  NewSpeakingAssignment, SpeakingAssignment,
} from './schema.ts';

const InWard = z.object({ wardId: optionalId });
const OneMeeting = z.object({ id });
const OfMeeting = z.object({ meetingId: id });
const notFound = 'meeting_not_found';

export const meetings = {
  list: route({
    ...MEETING_CALLS.list,
    query: z.object({ ...Span.shape, ...InWard.shape }),
    reply: z.array(Meeting),
  }),
  exportHistory: route({ method: 'GET', path: '/api/meetings/export.csv', query: InWard, sends: 'csv' }),
  read: route({ ...MEETING_CALLS.read, params: OneMeeting, query: InWard, reply: Meeting, notFound }),
  schedule: route({ method: 'POST', path: '/api/meetings', body: NewMeeting, reply: Meeting, status: 201 }),
  change: route({ method: 'PUT', path: '/api/meetings/:id', params: OneMeeting, body: MeetingChange, reply: Meeting, notFound }),
  remove: route({ method: 'DELETE', path: '/api/meetings/:id', params: OneMeeting, query: InWard, notFound }),
  changeMusic: route({ method: 'PATCH', path: '/api/meetings/:id/music', params: OneMeeting, body: MusicChange, reply: Meeting, notFound }),
  history: route({
    method: 'GET',
    path: '/api/meetings/:id/history',
    params: OneMeeting,
    query: InWard,
    reply: z.array(MeetingEvent),
    notFound,
  }),
  clearSpeakers: route({ method: 'DELETE', path: '/api/speaking-assignments/meeting/:meetingId', params: OfMeeting, query: InWard, notFound }),
  addSpeaker: route({ method: 'POST', path: '/api/speaking-assignments', body: NewSpeakingAssignment, reply: SpeakingAssignment, status: 201 }),
  clearMusic: route({ method: 'DELETE', path: '/api/musical-numbers/meeting/:meetingId', params: OfMeeting, query: InWard, notFound }),
  addMusic: route({ method: 'POST', path: '/api/musical-numbers', body: NewMusicalNumber, reply: MusicalNumber, status: 201 }),
};
