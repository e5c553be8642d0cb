import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { Received } from '#shared/http/route.ts';
import type { passkeys } from '#shared/passkeys/contract.ts';
import { CEREMONY_MS, MOST_PASSKEYS } from '#shared/passkeys/limits.ts';
import { PRODUCT } from '#shared/product.ts';
import type { Actor } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { demandProof } from '#server/auth/proof.ts';
import { signedInUser } from '#server/auth/service.ts';
import type { AppContext } from '#server/context.ts';
import { onLockedSelf, type UserWork } from '#server/users/locked.ts';
import type { Ceremony, CeremonyBegun } from './ceremony.ts';
import { described, handleOf } from './credential.ts';
import { addCredential, listCredentials } from './queries.ts';
import { webauthn } from './webauthn.ts';

type Attested = Received<(typeof passkeys)['finishRegistration']>['body'];

export async function beginRegistration(context: AppContext, actor: Actor, address: string, ceremony: CeremonyBegun) {
  demandProof(context, actor);
  await context.passkeyLimits.countBegun(address);
  const { username } = await signedInUser(context, actor.userId);
  const known = await listCredentials(context.database.db, actor.userId);
  demandRoom(known);
  const excludeCredentials = known.map(({ credentialId, transports }) => described({ id: credentialId, transports }));
  const { generateRegistrationOptions } = await webauthn();
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: PRODUCT.title,
    rpID: context.env.rpId,
    userID: handleOf(actor.userId),
    userName: username,
    userDisplayName: actor.name,
  });
  await ceremony.keep({ kind: 'registration', challenge, userId: actor.userId, sessionId: actor.sessionId });
  return {
    rp: { id: context.env.rpId, name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    excludeCredentials,
    timeout: CEREMONY_MS,
    attestation: 'none' as const,
    // A browser that can keeps the passkey where it is found without a name.
    authenticatorSelection: {
      authenticatorAttachment: 'platform' as const,
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'required' as const,
    },
  };
}

function demandRoom(known: readonly object[]): void {
  if (known.length >= MOST_PASSKEYS) throw new AppError('too_many_passkeys');
}

function refuseRegistration(details: string): never {
  throw new AppError('registration_failed', { verified: false, details });
}

async function verifiedAttestation(context: AppContext, challenge: string, response: Attested['response']) {
  const answer = {
    ...response,
    authenticatorAttachment: response.authenticatorAttachment ?? undefined,
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: context.env.origin,
      expectedRPID: context.env.rpId,
    });
    return registrationInfo ?? refuseRegistration(CASE_WORDS.passkeyUnverified);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The library's sentences are for programmers; only the wrong address is something that a person can mend.
    const isElsewhere = error instanceof Error && /response origin|RP ID/.test(error.message);
    return refuseRegistration(
      isElsewhere ? CASE_WORDS.passkeyElsewhere(context.env.origin) : CASE_WORDS.passkeyUnverified,
    );
  }
}

export async function finishRegistration(
  { context, actor, once }: Omit<UserWork, 'scope'>,
  ceremony: Ceremony | null,
  { response, credentialName }: Attested,
) {
  const isOurs =
    ceremony?.kind === 'registration' && ceremony.userId === actor.userId && ceremony.sessionId === actor.sessionId;
  if (!ceremony || !isOurs) refuseRegistration(CASE_WORDS.expired);
  const { credential, credentialDeviceType } = await verifiedAttestation(context, ceremony.challenge, response);
  return onLockedSelf({ context, actor, once }, async (tx) => {
    demandRoom(await listCredentials(tx, actor.userId));
    const isNew = await addCredential(tx, {
      userId: actor.userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      deviceType: credentialDeviceType,
      transports: response.response.transports ?? null,
      name: credentialName,
      createdAt: context.now(),
    });
    if (!isNew) refuseRegistration(CASE_WORDS.passkeyKnown);
    await record(tx, context.now(), {
      wardId: actor.ownWardId,
      actor,
      action: 'passkey_added',
      subject: credentialName,
    });
    return { verified: true as const };
  });
}
