import * as z from 'zod/mini';
import { Span } from '#shared/calendar/schema.ts';
import { route } from '#shared/http/route.ts';
import { id, optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import {
  Meeting,
  MeetingChange,
  MeetingEvent,
  MusicalNumber,
  MusicChange,
  NewMeeting,
  NewMusicalNumber,
  NewSpeakingAssignment,
  OpenSunday,
  SpeakingAssignment,
} from './schema.ts';
import { AssignmentSwap } from './swap-schema.ts';

const InWard = z.object({ wardId: optionalId });
const OneMeeting = z.object({ id });
const OfMeeting = z.object({ meetingId: id });
const notFound = 'meeting_not_found';

export const meetings = {
  list: route({
    ...ADDRESSES.list,
    query: z.object({
      ...Span.shape,
      ...InWard.shape,
      view: z.optional(z.enum(['summary'], 'The view must be summary')),
    }),
    reply: z.array(Meeting),
  }),
  exportHistory: route({ ...ADDRESSES.exportHistory, query: InWard, sends: 'csv' }),
  read: route({ ...ADDRESSES.read, params: OneMeeting, query: InWard, reply: Meeting, notFound }),
  schedule: route({ ...ADDRESSES.schedule, body: NewMeeting, reply: Meeting, status: 201 }),
  change: route({ ...ADDRESSES.change, params: OneMeeting, body: MeetingChange, reply: Meeting, notFound }),
  remove: route({ ...ADDRESSES.remove, params: OneMeeting, query: InWard, notFound }),
  changeMusic: route({ ...ADDRESSES.changeMusic, params: OneMeeting, body: MusicChange, reply: Meeting, notFound }),
  open: route({ ...ADDRESSES.open, body: OpenSunday, reply: Meeting }),
  swap: route({ ...ADDRESSES.swap, body: AssignmentSwap, reply: z.array(Meeting), notFound }),
  history: route({
    ...ADDRESSES.history,
    params: OneMeeting,
    query: InWard,
    reply: z.array(MeetingEvent),
    notFound,
  }),
  clearSpeakers: route({ ...ADDRESSES.clearSpeakers, params: OfMeeting, query: InWard, notFound }),
  addSpeaker: route({ ...ADDRESSES.addSpeaker, body: NewSpeakingAssignment, reply: SpeakingAssignment, status: 201 }),
  clearMusic: route({ ...ADDRESSES.clearMusic, params: OfMeeting, query: InWard, notFound }),
  addMusic: route({ ...ADDRESSES.addMusic, body: NewMusicalNumber, reply: MusicalNumber, status: 201 }),
};
