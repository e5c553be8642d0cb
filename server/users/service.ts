import { randomBytes } from 'node:crypto';
import { mayOf, roleLabel, worksAcrossWards, type Role } from '#shared/access/roles.ts';
import { passwordProblem } from '#shared/auth/password.ts';
import { AppError, invalidField, CASE_WORDS, FIELD_WORDS } from '#shared/http/errors.ts';
import { fold } from '#shared/text/fold.ts';
import { assignableRoles, isWardAdmin } from '#shared/users/rules.ts';
import { User, type NewUser, type UserChange } from '#shared/users/schema.ts';
import { admitToWard, type Actor, type WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { demandProof } from '#server/auth/proof.ts';
import type { Db } from '#server/db/connect.ts';
import { isRepetition } from '#server/http/stale.ts';
import { readWard } from '#server/wards/service.ts';
import { onLockedSelf, onLockedUser, type UserWork } from './locked.ts';
import { whereNameIsFree } from './name-taken.ts';
import { originOfOwn, outreaches, reachOf, type Rights } from './password-origin.ts';
import { dropPasskeys } from './passkeys.ts';
import { endSignIns, insertUser, updateUser, type StoredUser, type UserFields } from './queries.ts';

function demandAssignable(actor: Actor, role: Role): void {
  if (!assignableRoles(actor).includes(role)) throw new AppError('forbidden');
}

export async function addUser({ context, actor }: UserWork, wardId: WardId, given: NewUser): Promise<StoredUser> {
  demandAssignable(actor, given.role);
  demandProof(context, actor);
  const { username, firstName, lastName, role, email = null, password } = given;
  const passwordHash = await hashPassword(password);
  return whereNameIsFree(() =>
    onLockedSelf({ context, actor }, async (tx) => {
      const added = await insertUser(tx, {
        wardId,
        username,
        usernameKey: fold(username),
        passwordHash,
        mustChangePassword: true,
        passwordFromWard: reachOf(actor),
        firstName,
        lastName,
        role,
        email,
      });
      await record(tx, context.now(), {
        wardId,
        actor,
        action: 'user_created',
        subject: username,
        detail: roleLabel(role),
      });
      return added;
    }),
  );
}

/** Where the person is to belong; undefined leaves them where they are. Wards are never deleted. */
async function newWardOf(
  { context, actor }: UserWork,
  asked: number | null | undefined,
): Promise<number | null | undefined> {
  if (asked === undefined || !worksAcrossWards(actor.role)) return undefined;
  if (asked !== null && asked !== actor.ownWardId) await readWard(context, admitToWard(actor, asked));
  return asked;
}

type Secrets = {
  /** Of the password that was sent along, if any. */
  given: string | null;
  /** Of an unknown one. */
  unknown: string;
};
const secretsFor = async ({ password }: UserChange): Promise<Secrets> => ({
  given: password ? await hashPassword(password) : null,
  unknown: await hashPassword(randomBytes(32).toString('base64url')),
});

/**
 * What happens to the password. One set by someone else does not follow the person to another role or ward, nor does one
 * that the admins of a ward may know follow the person beyond that ward.
 */
function passwordAfter(actor: Actor, target: StoredUser, secrets: Secrets, after: Rights): UserFields {
  const isMoved = after.role !== target.role || after.wardId !== target.wardId;
  const isSelf = actor.userId === target.id;
  if (secrets.given !== null) {
    const origin = isSelf
      ? originOfOwn(actor, target, false)
      : { passwordByLink: false, passwordFromWard: reachOf(actor) };
    return { passwordHash: secrets.given, mustChangePassword: !isSelf, ...origin };
  }
  const isLost = !isSelf && isMoved && (target.mustChangePassword || outreaches(after, target));
  return isLost ? { passwordHash: secrets.unknown, mustChangePassword: true } : {};
}

/** No one gets an admin role while another person may know their password. */
function demandOwnPassword(target: StoredUser, role: Role | null, isGiven: boolean): void {
  if (role === target.role || !mayOf(role, 'users:manage')) return;
  if (isGiven || target.mustChangePassword) throw new AppError('password_of_another');
  if (target.passwordByLink && !worksAcrossWards(target.role)) throw new AppError('password_by_link');
}

/** `answerOf` makes the answer of the account as it is then. */
export async function changeUser<T>(
  work: UserWork,
  id: number,
  change: UserChange,
  answerOf: (tx: Db, after: StoredUser) => Promise<T>,
): Promise<T> {
  const { context, actor } = work;
  const isSelf = actor.userId === id;
  if (change.password && !isSelf) await context.accountLimits.count(actor, id);
  const asked = await newWardOf(work, change.wardId);
  const secrets = await secretsFor(change);
  return onLockedUser(work, id, async (tx, target, isLastAdmin) => {
    if (isRepetition('user', { ...change, wardId: asked }, target.version, () => User.parse(target)))
      return answerOf(tx, target);
    const role = change.role ?? target.role;
    const wardId = asked === undefined ? target.wardId : asked;
    const isMoved = role !== target.role || wardId !== target.wardId;
    if (change.role !== undefined && change.role !== target.role) {
      if (isSelf)
        throw new AppError('not_allowed', {
          message: CASE_WORDS.ownRole,
        });
      demandAssignable(actor, change.role);
    }
    if (isLastAdmin && (wardId !== target.wardId || !isWardAdmin(role))) throw new AppError('last_admin');
    if (wardId === null && !worksAcrossWards(role)) throw invalidField('wardId', FIELD_WORDS.wardNeeded);
    const problem = change.password && isSelf ? passwordProblem(change.password, target.username) : null;
    if (problem) throw invalidField('password', problem);
    demandOwnPassword(target, role, Boolean(change.password));
    const { firstName, lastName, email } = change;
    const hasNewEmail = email !== undefined && email !== target.email;
    if (change.password || hasNewEmail || isMoved) demandProof(context, actor);
    if (!isSelf && (isMoved || change.password)) await dropPasskeys(work, tx, target);
    const after = await updateUser(tx, id, {
      firstName,
      lastName,
      email,
      role,
      wardId,
      ...passwordAfter(actor, target, secrets, { role, wardId }),
      updatedAt: context.now(),
    });
    if (isMoved || change.password) await endSignIns(tx, id, isSelf ? actor.sessionId : undefined);
    if (change.password && !isSelf) await context.signInLimits.lift(tx, target.username);
    await recordChange(work, tx, target, after, Boolean(change.password));
    return answerOf(tx, after);
  });
}

async function recordChange(
  { context, actor }: UserWork,
  tx: Db,
  before: StoredUser,
  after: StoredUser,
  hasNewPassword: boolean,
): Promise<void> {
  const said = { wardId: before.wardId, actor, subject: after.username };
  const now = context.now();
  const fields = [
    before.firstName !== after.firstName || before.lastName !== after.lastName ? 'name' : '',
    before.email !== after.email ? 'email' : '',
    before.wardId !== after.wardId ? 'ward' : '',
  ]
    .filter(Boolean)
    .join(', ');
  if (fields !== '') await record(tx, now, { ...said, action: 'user_changed', detail: fields });
  if (before.role !== after.role) {
    await record(tx, now, {
      ...said,
      action: 'role_changed',
      detail: `${roleLabel(before.role)} → ${roleLabel(after.role)}`,
    });
  }
  if (hasNewPassword) await record(tx, now, { ...said, action: 'password_reset' });
}
