import type { invitations } from '#shared/invitations/contract.ts';
import { visibleMeeting } from '#shared/meetings/visible.ts';
import type { WardRequest } from '#server/access/request.ts';
import { workIn } from '#server/meetings/work.ts';
import { markInvitations } from './service.ts';

type Invitations = typeof invitations;

export async function mark(request: WardRequest<Invitations['mark']>) {
  const work = await workIn(request);
  const changed = await markInvitations(work, request.body);
  return changed.map((meeting) => visibleMeeting(request.view, meeting, work.today));
}
