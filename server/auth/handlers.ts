import { capabilitiesOf } from '#shared/access/roles.ts';
import type { auth } from '#shared/auth/contract.ts';
import { admitToWard } from '#server/access/actor.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#server/demo/sign-in.ts';
import { transaction } from '#server/db/connect.ts';
import type { PublicRequest, SignedInRequest } from '#server/access/request.ts';
import { resetOwnPassword } from '#server/users/passwords.ts';
import { readWard } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { AppError } from '#shared/http/errors.ts';
import { enterByLink as exchangeLink } from './links.ts';
import { confirmByPassword } from './proof.ts';
import { endSession, findActiveUser } from './queries.ts';
import { openSession, sidOf, signedInUser, startSignIn } from './service.ts';

type Auth = typeof auth;

export const login = ({ context, body, address }: PublicRequest<Auth['login']>) => startSignIn(context, body, address);

export const loginPage = async () => ({ location: '/login' });

export async function logout({ context, token }: PublicRequest<Auth['logout']>) {
  if (token) await endSession(context.database.db, sidOf(token));
}

export async function logoutPage(request: PublicRequest<Auth['logoutPage']>) {
  await logout(request);
  return { location: '/' };
}

export const user = ({ context, actor }: SignedInRequest<Auth['user']>) => signedInUser(context, actor.userId, actor);

/** What this person may do, and the ward in which: the one asked for, else their own. */
export async function capabilities({ context, actor, query }: SignedInRequest<Auth['capabilities']>) {
  const hasWard = actor.ownWardId !== null || query.wardId != null;
  const ward = hasWard ? await readWard(context, admitToWard(actor, query.wardId)) : null;
  return {
    ...capabilitiesOf(actor.role),
    aiScripts: context.env.ai !== null,
    // Of the settings the reply keeps those that every signed-in person may know.
    ward: ward && { id: ward.id, name: ward.name, stake: ward.stake, ...settingsOf(context, ward) },
  };
}

export async function demoLogin({ context }: PublicRequest<Auth['demoLogin']>) {
  const first = DEMO_SIGN_INS.find((offered) => offered.username === 'planner');
  const demoUser = context.env.demo && first ? await findActiveUser(context.database.db, first.username) : null;
  if (!demoUser) throw new AppError('not_found');
  const token = await transaction(context.database.db, (tx) =>
    openSession(tx, context.now(), demoUser.id, { byDemo: true }),
  );
  return { location: `/?token=${token}` };
}

export const resetPassword = ({ context, actor, body }: SignedInRequest<Auth['resetPassword']>) =>
  resetOwnPassword(context, actor, body);

export const confirm = ({ context, actor, body }: SignedInRequest<Auth['confirm']>) =>
  confirmByPassword(context, actor, body.password);

export const enterByLink = ({ context, body }: PublicRequest<Auth['enterByLink']>) =>
  exchangeLink(context, body.secret);

export async function signInHelp({ context }: PublicRequest<Auth['signInHelp']>) {
  const demo = context.env.demo ? { password: DEMO_PASSWORD, users: [...DEMO_SIGN_INS] } : null;
  return { demo };
}
