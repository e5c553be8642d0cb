import type { QueryClient } from '@tanstack/react-query';
import { saveQuietly } from '#client/meetings/api.ts';
import { changeBody, newBody } from '#client/meetings/meeting-bodies.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** A Sunday as it is stored; without a meeting, its values are empty. */
export type StoredSunday = { meeting: Meeting | null; values: MeetingValues };

/**
 * Saves what differs from the stored Sunday, by the meeting dialog's rules. A Sunday that no one conducts yet becomes a
 * draft.
 */
export function saveSunday(
  client: QueryClient,
  { meeting, values }: StoredSunday,
  wanted: MeetingValues,
): Promise<Meeting> {
  if (!meeting) {
    const needsDraft = wanted.conducting.id === null && holdsMeeting(wanted.kind);
    return saveQuietly(client, { body: { ...newBody(values, wanted), ...(needsDraft ? { status: 'draft' } : {}) } });
  }
  const body = changeBody(values, wanted);
  if (body === null) return Promise.resolve(meeting);
  const { version, musicVersion } = meeting;
  return saveQuietly(client, { id: meeting.id, body: { ...body, version, musicVersion } });
}
