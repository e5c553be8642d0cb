import type { invitations } from '#shared/invitations/contract.ts';
import { visibleMeeting } from '#shared/meetings/visible.ts';
import type { WardRequest } from '#server/access/request.ts';
import { workIn } from '#server/meetings/work.ts';
import { wardToday } from '#server/wards/service.ts';
import { sendInvitations } from './by-email.ts';
import { markInvitations, writeInvitations } from './service.ts';

type Invitations = typeof invitations;

export async function mark(request: WardRequest<Invitations['mark']>) {
  const work = await workIn(request);
  const changed = await markInvitations(work, request.body);
  return changed.map((meeting) => visibleMeeting(request.view, meeting, work.today));
}

/** Not repeated from a stored answer: the answer contains secrets, of which the database stores only hashes. */
export async function write(request: WardRequest<Invitations['write']>) {
  const { ward } = await wardToday(request.context, request.wardId);
  return writeInvitations(await workIn(request), ward, request.body.assignments);
}

export async function send(request: WardRequest<Invitations['send']>) {
  const work = await workIn(request);
  const { meetings, notSent } = await sendInvitations(work, request.account.email, request.body.invitations);
  return { meetings: meetings.map((meeting) => visibleMeeting(request.view, meeting, work.today)), notSent };
}
