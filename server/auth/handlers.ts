import { capabilitiesOf } from '#shared/access/roles.ts';
import type { auth } from '#shared/auth/contract.ts';
import { admitToWard } from '#server/access/actor.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#server/demo/sign-in.ts';
import { transaction } from '#server/db/connect.ts';
import type { OpenAsk, SignedInAsk } from '#server/access/request.ts';
import { resetOwnPassword } from '#server/users/passwords.ts';
import { readWard } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { AppError } from '#shared/http/errors.ts';
import { enterByLink as exchangeLink } from './links.ts';
import { endSession, findActiveUser } from './queries.ts';
import { openSession, sidOf, signedInUser, signIn } from './service.ts';

type Auth = typeof auth;

export const login = ({ house, body, address }: OpenAsk<Auth['login']>) => signIn(house, body, address);

export const loginPage = async () => ({ location: '/login' });

export async function logout({ house, token }: OpenAsk<Auth['logout']>) {
  if (token) await endSession(house.database.db, sidOf(token));
}

export async function logoutPage(ask: OpenAsk<Auth['logoutPage']>) {
  await logout(ask);
  return { location: '/' };
}

export const user = ({ house, actor }: SignedInAsk<Auth['user']>) => signedInUser(house, actor.userId, actor.byLink);

/** What this person may do, and the ward in which: the one asked for, else their own. */
export async function capabilities({ house, actor, query }: SignedInAsk<Auth['capabilities']>) {
  const hasWard = actor.ownWardId !== null || query.wardId != null;
  const ward = hasWard ? await readWard(house, admitToWard(actor, query.wardId)) : null;
  return {
    ...capabilitiesOf(actor.role),
    aiScripts: house.env.ai !== null,
    // Of the settings the reply keeps those that every signed-in person may know.
    ward: ward && { id: ward.id, name: ward.name, stake: ward.stake, ...settingsOf(house, ward) },
  };
}

export async function demoLogin({ house }: OpenAsk<Auth['demoLogin']>) {
  const first = DEMO_SIGN_INS.find((offered) => offered.username === 'planner');
  const demoUser = house.env.demo && first ? await findActiveUser(house.database.db, first.username) : null;
  if (!demoUser) throw new AppError('not_found');
  const token = await transaction(house.database.db, (tx) => openSession(tx, house.now(), demoUser.id));
  return { location: `/?token=${token}` };
}

export const resetPassword = ({ house, actor, body, address }: SignedInAsk<Auth['resetPassword']>) =>
  resetOwnPassword(house, actor, body, address);

export const enterByLink = ({ house, body }: OpenAsk<Auth['enterByLink']>) => exchangeLink(house, body.secret);

export async function signInHelp({ house }: OpenAsk<Auth['signInHelp']>) {
  const demo = house.env.demo ? { password: DEMO_PASSWORD, users: [...DEMO_SIGN_INS] } : null;
  return { demo };
}
