import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { optionalId } from '#shared/text/schema.ts';
import { ADDRESSES } from './addresses.ts';
import {
  PeopleQuery,
  PrayerPage,
  RecentTalk,
  SpeakerPage,
  SuggestedSpeaker,
  SuggestQuery,
  TalkPage,
  TalksQuery,
  TalkStats,
  TopicPage,
  TopicsQuery,
} from './schema.ts';

const InWard = z.object({ wardId: optionalId });

export const tracking = {
  talks: route({ ...ADDRESSES.talks, query: TalksQuery, reply: TalkPage }),
  stats: route({ ...ADDRESSES.stats, query: InWard, reply: TalkStats }),
  recentAndUpcoming: route({ ...ADDRESSES.recentAndUpcoming, query: InWard, reply: z.array(RecentTalk) }),
  speakers: route({ ...ADDRESSES.speakers, query: PeopleQuery, reply: SpeakerPage }),
  topics: route({ ...ADDRESSES.topics, query: TopicsQuery, reply: TopicPage }),
  prayers: route({ ...ADDRESSES.prayers, query: TalksQuery, reply: PrayerPage }),
  suggestedSpeakers: route({ ...ADDRESSES.suggestedSpeakers, query: SuggestQuery, reply: z.array(SuggestedSpeaker) }),
};
