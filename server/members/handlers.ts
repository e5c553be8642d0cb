import { mayOf } from '#shared/access/roles.ts';
import { AppError, invalidField } from '#shared/http/errors.ts';
import { BIRTH_YEAR_TO_COME, isBirthYearToCome } from '#shared/members/age-groups.ts';
import type { members } from '#shared/members/contract.ts';
import { Member, withoutDetails, type MemberChange } from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { assignmentsOfMembers } from '#server/assignments/queries.ts';
import { record } from '#server/audit/service.ts';
import { joinTransaction } from '#server/db/connect.ts';
import type { KeptRequest, WardRequest } from '#server/access/request.ts';
import { Piecewise } from '#server/http/pieces/piecewise.ts';
import { isRepetition } from '#server/http/stale.ts';
import type { AppContext } from '#server/context.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { addMember, changeMember, findMember, lockMember, stampedMembers, stampsOfMembers } from './queries.ts';

type Members = typeof members;

export async function list({ context, wardId, query }: KeptRequest<Members['list']>) {
  const { today } = await wardToday(context, wardId);
  const { db } = context.database;
  return new Piecewise(await stampsOfMembers(db, wardId, today, query.deleted === 'true'), async (ids) =>
    (await stampedMembers(db, wardId, today, ids)).map((shown) => ({ id: shown.id, stamp: shown.stamp, shown })),
  );
}

/** What is sent of a member, without what this ward keeps of no one. */
const kept = <T extends MemberChange>(context: AppContext, ward: StoredWard, body: T): T =>
  settingsOf(context, ward).memberDetails ? body : withoutDetails(body);

/** Only the ward's own day can tell. */
function checkBirthYear({ birthYear }: MemberChange, today: string): void {
  if (birthYear != null && isBirthYearToCome(birthYear, today)) throw invalidField('birthYear', BIRTH_YEAR_TO_COME);
}

export async function add({ context, wardId, body }: WardRequest<Members['add']>) {
  const { ward, today } = await wardToday(context, wardId);
  checkBirthYear(body, today);
  const added = await findMember(
    context.database.db,
    wardId,
    await addMember(context.database.db, wardId, kept(context, ward, body)),
    today,
  );
  if (!added) throw new AppError('member_not_found');
  return added;
}

export async function assignments({ context, wardId, params }: KeptRequest<Members['assignments']>) {
  const { today } = await wardToday(context, wardId);
  if (!(await findMember(context.database.db, wardId, params.id, today))) throw new AppError('member_not_found');
  return assignmentsOfMembers(context.database.db, wardId, [params.id], today);
}

export async function change({ context, wardId, actor, params, body }: WardRequest<Members['change']>) {
  if (body.isDeleted !== undefined && !mayOf(actor.role, 'members:delete')) throw new AppError('forbidden');
  const { ward, today } = await wardToday(context, wardId);
  checkBirthYear(body, today);
  const { wardId: _, ...said } = kept(context, ward, body);
  return joinTransaction(context.database.db, async (tx) => {
    await lockMember(tx, wardId, params.id);
    const before = await findMember(tx, wardId, params.id, today);
    if (!before) throw new AppError('member_not_found');
    if (isRepetition('member', said, before.version, () => Member.parse(before))) return before;
    const named = { firstName: body.firstName ?? before.firstName, lastName: body.lastName ?? before.lastName };
    await changeMember(
      tx,
      wardId,
      params.id,
      { ...said, ...named },
      before.totalTalks - before.startingTalks,
      context.now(),
    );
    const after = await findMember(tx, wardId, params.id, today);
    if (!after) throw new AppError('member_not_found');
    if (body.isDeleted !== undefined && body.isDeleted !== before.isDeleted) {
      const action = body.isDeleted ? 'member_removed' : 'member_restored';
      await record(tx, context.now(), { wardId, actor, action, subject: fullName(after) });
    }
    return after;
  });
}
