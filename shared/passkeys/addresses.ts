import { callsOf } from '#shared/http/route.ts';
import type { passkeys as contract } from './contract.ts';

/** Every passkey address starts with this; a ceremony's cookie is sent nowhere else. */
export const WEBAUTHN_PATH = '/api/auth/webauthn';

export const ADDRESSES = {
  list: { method: 'GET', path: `${WEBAUTHN_PATH}/credentials` },
  beginRegistration: { method: 'POST', path: `${WEBAUTHN_PATH}/registration/begin` },
  finishRegistration: { method: 'POST', path: `${WEBAUTHN_PATH}/registration/finish` },
  beginAuthentication: { method: 'POST', path: `${WEBAUTHN_PATH}/authentication/begin` },
  finishAuthentication: { method: 'POST', path: `${WEBAUTHN_PATH}/authentication/finish` },
  remove: { method: 'DELETE', path: `${WEBAUTHN_PATH}/credentials/:id` },
} as const;

export const passkeys = callsOf<typeof contract, typeof ADDRESSES>(ADDRESSES);
