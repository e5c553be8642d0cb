import type { QueryClient } from '@tanstack/react-query';
import { saveQuietly } from './api.ts';
import { changeBody, newBody } from './meeting-bodies.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting, MeetingChange } from '#shared/meetings/schema.ts';

/** What was said about a Sunday once it was held. */
export type Afterward = Pick<MeetingChange, 'heldAsPlanned' | 'attendance'>;

/** A Sunday as it is stored; without a meeting, its values are empty. */
export type StoredSunday = { meeting: Meeting | null; values: MeetingValues };

/**
 * Saves what differs from the stored Sunday, by the meeting dialog's rules. A Sunday that no one conducts yet is a draft
 * and stays one. `asDraft`: no one conducts it any more, because that was undone; a status chosen by hand still forbids it.
 */
export function saveSunday(
  client: QueryClient,
  { meeting, values }: StoredSunday,
  wanted: MeetingValues,
  asDraft: boolean,
  afterward: Afterward | null = null,
): Promise<Meeting> {
  const needsDraft = wanted.conducting.id === null && holdsMeeting(wanted.kind);
  const draft = { status: 'draft' } as const;
  if (!meeting) return saveQuietly(client, { body: { ...newBody(values, wanted), ...(needsDraft ? draft : {}) } });
  const body = changeBody(values, wanted);
  if (body === null && afterward === null) return Promise.resolve(meeting);
  const { version, musicVersion } = meeting;
  const isFree = needsDraft && values.status === '' && (asDraft || meeting.status === 'draft');
  return saveQuietly(client, {
    id: meeting.id,
    body: { ...body, ...afterward, ...(isFree ? draft : {}), version, musicVersion },
  });
}
