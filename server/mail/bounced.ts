import { inHistory } from '#shared/invitations/words.ts';
import { invitedIn, isFor, type Assignment } from '#shared/invitations/assignments.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import type { Db } from '#server/db/connect.ts';
import { endInvitations, listInvitations, putInvitation } from '#server/invitations/queries.ts';
import { personOf } from '#server/invitations/service.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import { lockMeeting } from '#server/meetings/queries.ts';
import type { Mail } from './queries.ts';

/** What the person of an email is asked to do in a meeting, as long as it is still theirs. */
export const assignmentOf = (meeting: MeetingRow, { part, memberId }: Mail): Assignment | undefined =>
  invitedIn(meeting).find((one) => one.part === part && one.memberId === memberId);

/** The assignment that an email invites to, with its meeting held, and what is stored of the invitation. */
async function invitedBy(tx: Db, mail: Mail) {
  if (mail.kind !== 'invitation' || mail.meetingId === null) return null;
  const wardId = wardOfJob({ id: mail.wardId });
  const meeting = await lockMeeting(tx, wardId, mail.meetingId);
  const assignment = meeting && assignmentOf(meeting, mail);
  if (!assignment) return null;
  const known = (await listInvitations(tx, wardId, meeting.id)).find((one) => isFor(one, assignment));
  return { wardId, meeting, assignment, known };
}

/** Anyone who never got the invitation was not asked. An answer that came another way stands. */
export async function unmarkInvitation(tx: Db, mail: Mail): Promise<void> {
  const invited = await invitedBy(tx, mail);
  if (invited?.known?.state !== 'asked' || invited.known.way !== 'email') return;
  const { wardId, meeting, assignment, known } = invited;
  await endInvitations(tx, wardId, [known.id]);
  const by = mail.by ?? assignment.name;
  await addEvent(tx, wardId, meeting.id, by, inHistory(assignment, { state: 'not_asked', way: 'email' }));
}

/**
 * No one was asked at a wrong address, and they were if it is right after all. The invitation stays with its links, which
 * open nothing in the meantime (`findByLink`).
 */
export async function turnInvitation(tx: Db, mail: Mail, isWrong: boolean, by: string, at: Date): Promise<void> {
  const [before, after] = isWrong ? (['asked', 'not_asked'] as const) : (['not_asked', 'asked'] as const);
  const invited = await invitedBy(tx, mail);
  if (invited?.known?.state !== before || invited.known.way !== 'email') return;
  const { wardId, meeting, assignment, known } = invited;
  const mark = { state: after, at, by, way: 'email' as const, word: null };
  await putInvitation(tx, wardId, known.id, { ...personOf(invited), ...mark });
  await addEvent(tx, wardId, meeting.id, by, inHistory(assignment, mark));
}

/** An email that is sent once more asks its person again, where it had been taken back that they were asked. */
export async function markAgain(tx: Db, mail: Mail, by: string, now: Date): Promise<void> {
  const invited = await invitedBy(tx, mail);
  if (!invited || invited.meeting.date !== mail.date) return;
  const { wardId, meeting, assignment, known } = invited;
  if (known && known.state !== 'not_asked') return;
  const mark = { state: 'asked' as const, at: now, by, way: 'email' as const, word: null };
  await putInvitation(tx, wardId, known?.id ?? null, { ...personOf(invited), ...mark });
  await addEvent(tx, wardId, meeting.id, by, inHistory(assignment, mark));
}
