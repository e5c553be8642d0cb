import { useMemo } from 'react';
import { useToday } from '#client/auth/session.ts';
import { suggestSpeakers } from '#shared/tracking/rules.ts';
import type { SuggestedSpeaker } from '#shared/tracking/schema.ts';
import { useMeetingInfo, useValues } from './form-context.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';

const SHOWN = 5;

/** Members who haven't spoken for the longest time and have no upcoming talk and no part in this meeting. */
export function useSuggested(): SuggestedSpeaker[] {
  const today = useToday();
  const { members, talks } = useMeetingInfo();
  const values = useValues();
  const here = [
    ...PERSON_PARTS.map(({ key }) => values[key].id),
    ...values.speakers.map(({ person }) => person.id),
  ].filter((id) => id !== null);
  const key = here.join();
  return useMemo(() => {
    const ahead = talks.filter(({ date }) => date >= today).map(({ memberId }) => memberId);
    return suggestSpeakers(members, new Set([...ahead, ...key.split(',').map(Number)]), today, SHOWN);
  }, [members, talks, today, key]);
}
