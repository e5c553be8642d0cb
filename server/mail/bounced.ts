import { inHistory } from '#shared/invitations/words.ts';
import { invitedIn, isFor } from '#shared/invitations/assignments.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import type { Db } from '#server/db/connect.ts';
import { endInvitations, listInvitations } from '#server/invitations/queries.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import { lockMeeting } from '#server/meetings/queries.ts';
import { findWard } from '#server/wards/queries.ts';
import type { Mail } from './queries.ts';

/** Whoever never got the invitation was not asked. An answer that came another way stands. */
export async function unmarkInvitation(tx: Db, mail: Mail): Promise<void> {
  if (mail.kind !== 'invitation' || mail.meetingId === null) return;
  const ward = await findWard(tx, mail.wardId);
  if (!ward) return;
  const wardId = wardOfJob(ward);
  const meeting = await lockMeeting(tx, wardId, mail.meetingId);
  const assignment = meeting
    ? invitedIn(meeting).find((one) => one.part === mail.part && one.memberId === mail.memberId)
    : undefined;
  if (!meeting || !assignment) return;
  const known = (await listInvitations(tx, wardId, meeting.id)).find((one) => isFor(one, assignment));
  if (known?.state !== 'asked' || known.way !== 'email') return;
  await endInvitations(tx, wardId, [known.id]);
  await addEvent(
    tx,
    wardId,
    meeting.id,
    mail.by ?? assignment.name,
    inHistory(assignment, { state: 'not_asked', way: 'email' }),
  );
}
