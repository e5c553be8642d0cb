import { AppError } from '#shared/http/errors.ts';
import type { Received } from '#shared/http/route.ts';
import type { passkeys } from '#shared/passkeys/contract.ts';
import { CEREMONY_MS } from '#shared/passkeys/limits.ts';
import { fold } from '#shared/text/fold.ts';
import { fullName } from '#shared/text/person-name.ts';
import { record } from '#server/audit/service.ts';
import { holdForSignIn, markProven, readUser } from '#server/auth/queries.ts';
import { entersBy, findActor, openSession, signedInUser, sidOf } from '#server/auth/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import type { Ceremony, CeremonyBegun } from './ceremony.ts';
import { described, handleText } from './credential.ts';
import { countUse, findCredential, findCredentialsOf } from './queries.ts';
import { isWellSpelled } from './signature.ts';
import { webauthn } from './webauthn.ts';

type Asked = Received<(typeof passkeys)['beginAuthentication']>['body'];
type Asserted = Received<(typeof passkeys)['finishAuthentication']>['body']['response'];

/** The passkeys of the name that was typed. An unknown name and one without a passkey get the same answer. */
async function passkeysOf(context: AppContext, username: string, wardId: number | null | undefined, address: string) {
  await context.passkeyLimits.checkMisses(address);
  const found = await findCredentialsOf(context.database.db, fold(username));
  const owner = found[0]?.owner;
  if (owner && (await entersBy(context.database.db, owner, wardId))) return { userId: owner.id, found };
  await context.passkeyLimits.countMiss(username, address);
  throw new AppError('no_passkey');
}

export async function beginAuthentication(context: AppContext, asked: Asked, address: string, ceremony: CeremonyBegun) {
  await context.passkeyLimits.countBegun(address);
  const username = asked.username?.trim() ?? '';
  const { userId, found } =
    username === '' ? { userId: null, found: [] } : await passkeysOf(context, username, asked.wardId, address);
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: context.env.rpId });
  await ceremony.keep({ kind: 'authentication', challenge, userId, sessionId: null });
  return {
    rpId: context.env.rpId,
    challenge,
    allowCredentials: found.map(described),
    timeout: CEREMONY_MS,
    userVerification: 'required' as const,
  };
}

type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>['credential'];

/** The new count of uses, or null when the answer is not this credential's answer to this challenge. */
async function verifiedCount(
  context: AppContext,
  challenge: string,
  response: Asserted,
  credential: Credential,
): Promise<number | null> {
  const { userHandle, ...assertion } = response.response;
  const publicKey = new Uint8Array(Buffer.from(credential.publicKey, 'base64url'));
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    if (!(await isWellSpelled(Buffer.from(assertion.signature, 'base64url'), publicKey))) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...assertion, ...(userHandle ? { userHandle } : {}) },
        authenticatorAttachment: response.authenticatorAttachment ?? undefined,
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: context.env.origin,
      expectedRPID: context.env.rpId,
      credential: { id: credential.credentialId, publicKey, counter: credential.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws a sentence for each check; a forger should learn none of them.
    return null;
  }
}

/** With a name typed it is that account's passkey; without one the authenticator itself has to name the account. */
function belongs(ceremony: Ceremony, userId: number, userHandle: string | null): boolean {
  if (ceremony.userId !== null && ceremony.userId !== userId) return false;
  return userHandle === null ? ceremony.userId !== null : userHandle === handleText(userId);
}

type Owner = { id: number; wardId: number | null; firstName: string; lastName: string };
const actorOf = (owner: Owner) => ({ userId: owner.id, name: fullName(owner) });

/** Written down for the account that was meant: the credential's, else the one whose name was typed. */
async function recordFailure(context: AppContext, ceremony: Ceremony, claimed: Owner | null): Promise<void> {
  const { db } = context.database;
  const meant = claimed ?? (ceremony.userId === null ? null : await readUser(db, ceremony.userId));
  if (meant) await record(db, context.now(), { wardId: meant.wardId, actor: actorOf(meant), action: 'passkey_failed' });
}

export async function finishAuthentication(
  context: AppContext,
  ceremony: Ceremony | null,
  response: Asserted,
  given: string | null,
) {
  if (ceremony?.kind !== 'authentication') throw new AppError('ceremony_over', { verified: false });
  const { db } = context.database;
  const found = await findCredential(db, response.id);
  const isTheirs = found && belongs(ceremony, found.owner.id, response.response.userHandle ?? null);
  const counter = isTheirs ? await verifiedCount(context, ceremony.challenge, response, found.credential) : null;
  const token =
    found && counter !== null ? await enter(context, found.owner, found.credential.id, counter, given) : null;
  if (!found || token === null) {
    await recordFailure(context, ceremony, found?.owner ?? null);
    throw new AppError('passkey_failed', { verified: false });
  }
  return { verified: true as const, token, user: await signedInUser(context, found.owner.id, { byPasskey: true }) };
}

/**
 * The token of a new session; null when the account or the credential is no longer what it was a moment ago. With a
 * good token of the same person this is no sign-in but a proof, and that token stays.
 */
async function enter(
  context: AppContext,
  owner: Owner,
  credentialId: number,
  counter: number,
  given: string | null,
): Promise<string | null> {
  const isIn = (await findActor(context, given))?.account.id === owner.id;
  return transaction(context.database.db, async (tx) => {
    const now = context.now();
    if (!(await holdForSignIn(tx, owner.id)) || !(await countUse(tx, credentialId, counter, now))) return null;
    if (given !== null && isIn) return (await markProven(tx, sidOf(given), now)) ? given : null;
    await record(tx, now, {
      wardId: owner.wardId,
      actor: actorOf(owner),
      action: 'signed_in',
      detail: 'with a passkey',
    });
    return openSession(tx, now, owner.id, { passkeyId: credentialId });
  });
}
