/** All of it lies below this; a ceremony's cookie goes nowhere else. */
export const WEBAUTHN_PATH = '/api/auth/webauthn';

/** The calls that somebody makes who has not signed in, without their schemas: the sign-in page goes without those. */
export const PASSKEY_CALLS = {
  beginAuthentication: { method: 'POST', path: `${WEBAUTHN_PATH}/authentication/begin` },
  finishAuthentication: { method: 'POST', path: `${WEBAUTHN_PATH}/authentication/finish` },
} as const;
