import { mayOf } from '#shared/access/roles.ts';
import { AppError } from '#shared/http/errors.ts';
import type { members } from '#shared/members/contract.ts';
import { fullName } from '#shared/text/person-name.ts';
import { record } from '#server/audit/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { WardAsk } from '#server/access/request.ts';
import { wardToday } from '#server/wards/service.ts';
import { addMember, changeMember, findMember, listMembers, lockMember } from './queries.ts';

type Members = typeof members;

export async function list({ house, wardId, query }: WardAsk<Members['list']>) {
  const { today } = await wardToday(house, wardId);
  return listMembers(house.database.db, wardId, today, query.deleted === 'true');
}

export async function add({ house, wardId, body }: WardAsk<Members['add']>) {
  const { today } = await wardToday(house, wardId);
  const added = await findMember(house.database.db, wardId, await addMember(house.database.db, wardId, body), today);
  if (!added) throw new AppError('member_not_found');
  return added;
}

export async function change({ house, wardId, actor, params, body }: WardAsk<Members['change']>) {
  if (body.isDeleted !== undefined && !mayOf(actor.role, 'members:delete')) throw new AppError('forbidden');
  const { today } = await wardToday(house, wardId);
  return transaction(house.database.db, async (tx) => {
    await lockMember(tx, wardId, params.id);
    const before = await findMember(tx, wardId, params.id, today);
    if (!before) throw new AppError('member_not_found');
    const named = { firstName: body.firstName ?? before.firstName, lastName: body.lastName ?? before.lastName };
    await changeMember(
      tx,
      wardId,
      params.id,
      { ...body, ...named },
      before.totalTalks - before.startingTalks,
      house.now(),
    );
    if (body.isDeleted !== undefined && body.isDeleted !== before.isDeleted) {
      const action = body.isDeleted ? 'member_removed' : 'member_restored';
      await record(tx, house.now(), { wardId, actor, action, subject: fullName(named) });
    }
    const after = await findMember(tx, wardId, params.id, today);
    if (!after) throw new AppError('member_not_found');
    return after;
  });
}
