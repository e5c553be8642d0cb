import { capabilitiesOf } from '#shared/access/roles.ts';
import { pathOf } from '#shared/bulletin/path.ts';
import type { auth } from '#shared/auth/contract.ts';
import { admitToWard } from '#server/access/actor.ts';
import type { OwnAccountRequest, PublicRequest, SignedInRequest } from '#server/access/request.ts';
import type { AppContext } from '#server/context.ts';
import { resetOwnPassword } from '#server/users/passwords.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { readWard } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { demoHelp, enterDemo } from './demo-accounts.ts';
import { enterByLink as exchangeLink } from './links.ts';
import { confirmByPassword } from './proof.ts';
import { endSession } from './queries.ts';
import { asSignedIn, sidOf, startSignIn } from './service.ts';

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

export const user = async ({ actor, account }: SignedInRequest<Auth['user']>) => asSignedIn(account, actor);

function workingWard(context: AppContext, ward: StoredWard) {
  const { id, name, stake, meetingAddress, version } = ward;
  const settings = settingsOf(context, ward);
  return { id, name, stake, meetingAddress, version, ...settings, programPath: pathOf(settings.publicProgram) };
}

/** What this person may do, and the ward in which: the one asked for, else their own. */
export async function capabilities({ context, actor, query }: SignedInRequest<Auth['capabilities']>) {
  const hasWard = actor.ownWardId !== null || query.wardId != null;
  const ward = hasWard ? await readWard(context, admitToWard(actor, query.wardId)) : null;
  return {
    ...capabilitiesOf(actor.role),
    aiScripts: context.env.ai !== null,
    sendsMail: context.env.mail !== null,
    // Of the settings the reply keeps those that every signed-in person may know.
    ward: ward && workingWard(context, ward),
  };
}

export async function demoLogin({ context }: PublicRequest<Auth['demoLogin']>) {
  return { location: `/?token=${await enterDemo(context)}` };
}

export const resetPassword = ({ context, actor, once, body }: OwnAccountRequest<Auth['resetPassword']>) =>
  resetOwnPassword({ context, actor, once }, body);

export const confirm = ({ context, actor, body }: SignedInRequest<Auth['confirm']>) =>
  confirmByPassword(context, actor, body.password);

export const enterByLink = ({ context, body }: PublicRequest<Auth['enterByLink']>) =>
  exchangeLink(context, body.secret);

export const signInHelp = async ({ context }: PublicRequest<Auth['signInHelp']>) => ({ demo: await demoHelp(context) });
