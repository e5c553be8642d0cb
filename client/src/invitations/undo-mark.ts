import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { showSaved } from '#client/meetings/api.ts';
import { invitations } from '#shared/invitations/addresses.ts';
import { invitedIn, isFor, type Assignment } from '#shared/invitations/assignments.ts';
import type { InvitationRow } from '#shared/invitations/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** An invitation as it was before it was marked. */
export const asBefore = ({ state, way, word, at, by }: InvitationRow) => ({
  state,
  way: way ?? undefined,
  word,
  at: at === null ? undefined : String(at),
  by: by ?? undefined,
  isUndo: true,
});

/** Those who have an assignment again have the answer again, too: who came after all had declined. */
export async function answerAgain(client: QueryClient, meeting: Meeting, back: readonly Assignment[]): Promise<void> {
  const there = invitedIn(meeting);
  for (const one of back) {
    // A talk that was written again has another key.
    const key = there.find((other) => isFor(one, other))?.key;
    if (key === undefined || !one.invitation) continue;
    const body = { assignments: [{ meetingId: meeting.id, key, name: one.name }], ...asBefore(one.invitation) };
    for (const saved of await call(invitations.mark, { body })) showSaved(client, saved);
  }
}
