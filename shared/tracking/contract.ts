import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { optionalId } from '#shared/text/schema.ts';
import {
  PeopleQuery, PrayerPage, RecentTalk, SpeakerPage, SuggestedSpeaker, SuggestQuery, TalkPage, TalksQuery, TalkStats, TopicPage, TopicsQuery,
} from './schema.ts';

const InWard = z.object({ wardId: optionalId });

export const tracking = {
  talks: route({ method: 'GET', path: '/api/talks', query: TalksQuery, reply: TalkPage }),
  stats: route({ method: 'GET', path: '/api/talks/stats', query: InWard, reply: TalkStats }),
  recentAndUpcoming: route({ method: 'GET', path: '/api/talks/recent-and-upcoming', query: InWard, reply: z.array(RecentTalk) }),
  speakers: route({ method: 'GET', path: '/api/talks/speakers', query: PeopleQuery, reply: SpeakerPage }),
  topics: route({ method: 'GET', path: '/api/talks/topics', query: TopicsQuery, reply: TopicPage }),
  prayers: route({ method: 'GET', path: '/api/prayers', query: TalksQuery, reply: PrayerPage }),
  suggestedSpeakers: route({ method: 'GET', path: '/api/members/suggested-speakers', query: SuggestQuery, reply: z.array(SuggestedSpeaker) }),
};
