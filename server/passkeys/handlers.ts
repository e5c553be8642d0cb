import { AppError } from '#shared/http/errors.ts';
import type { passkeys } from '#shared/passkeys/contract.ts';
import { record } from '#server/audit/service.ts';
import { demandProof } from '#server/auth/proof.ts';
import { endSessionsOfPasskey } from '#server/auth/queries.ts';
import type { OwnAccountRequest, PublicRequest, SignedInRequest } from '#server/access/request.ts';
import { onLockedSelf } from '#server/users/locked.ts';
import * as authentication from './authentication.ts';
import { listCredentials, removeCredential } from './queries.ts';
import * as registration from './registration.ts';

type Passkeys = typeof passkeys;

export const list = ({ context, actor }: SignedInRequest<Passkeys['list']>) =>
  listCredentials(context.database.db, actor.userId);

export const beginRegistration = ({
  context,
  actor,
  address,
  ceremony,
}: SignedInRequest<Passkeys['beginRegistration']>) => registration.beginRegistration(context, actor, address, ceremony);

export const finishRegistration = ({
  context,
  actor,
  ceremony,
  once,
  body,
}: OwnAccountRequest<Passkeys['finishRegistration']>) =>
  registration.finishRegistration({ context, actor, once }, ceremony, body);

export const beginAuthentication = ({
  context,
  address,
  ceremony,
  body,
}: PublicRequest<Passkeys['beginAuthentication']>) =>
  authentication.beginAuthentication(context, body, address, ceremony);

export const finishAuthentication = ({
  context,
  ceremony,
  body,
  token,
}: PublicRequest<Passkeys['finishAuthentication']>) =>
  authentication.finishAuthentication(context, ceremony, body.response, token);

export async function remove({ context, actor, once, params }: OwnAccountRequest<Passkeys['remove']>) {
  demandProof(context, actor);
  await onLockedSelf({ context, actor, once }, async (tx) => {
    const gone = await removeCredential(tx, actor.userId, params.id);
    if (!gone) throw new AppError('passkey_not_found');
    await endSessionsOfPasskey(tx, actor.userId, params.id, actor.sessionId);
    await record(tx, context.now(), { wardId: actor.ownWardId, actor, action: 'passkey_removed', subject: gone.name });
  });
}
