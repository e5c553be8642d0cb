import { AppError } from '#shared/http/errors.ts';
import type { passkeys } from '#shared/passkeys/contract.ts';
import { record } from '#server/audit/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { OpenAsk, SignedInAsk } from '#server/access/request.ts';
import { listCredentials, removeCredential } from './queries.ts';
import * as service from './service.ts';

type Passkeys = typeof passkeys;

export const list = ({ house, actor }: SignedInAsk<Passkeys['list']>) =>
  listCredentials(house.database.db, actor.userId);

export const beginRegistration = ({ house, actor, address, ceremony }: SignedInAsk<Passkeys['beginRegistration']>) =>
  service.beginRegistration(house, actor, address, ceremony);

export const finishRegistration = ({ house, actor, ceremony, body }: SignedInAsk<Passkeys['finishRegistration']>) =>
  service.finishRegistration(house, actor, ceremony, body);

export const beginAuthentication = ({ house, address, ceremony, body }: OpenAsk<Passkeys['beginAuthentication']>) =>
  service.beginAuthentication(house, body, address, ceremony);

export const finishAuthentication = ({ house, ceremony, body }: OpenAsk<Passkeys['finishAuthentication']>) =>
  service.finishAuthentication(house, ceremony, body.response);

export async function remove({ house, actor, params }: SignedInAsk<Passkeys['remove']>) {
  await transaction(house.database.db, async (tx) => {
    const gone = await removeCredential(tx, actor.userId, params.id);
    if (!gone) throw new AppError('passkey_not_found');
    await record(tx, house.now(), { wardId: actor.ownWardId, actor, action: 'passkey_removed', subject: gone.name });
  });
}
