import type { standing } from '#shared/standing/contract.ts';
import type { KeptRequest, WardRequest } from '#server/access/request.ts';
import { readWard } from '#server/wards/service.ts';
import { changeStanding, standingOf } from './service.ts';

type Standing = typeof standing;

export const read = async ({ context, wardId }: KeptRequest<Standing['read']>) =>
  standingOf(context, await readWard(context, wardId));

export const change = ({ context, actor, wardId, body }: WardRequest<Standing['change']>) =>
  changeStanding({ context, actor, wardId }, body);
