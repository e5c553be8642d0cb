/** Loaded with the first passkey: it takes 15 MB and half a second of the start, and many wards never use one. */
export const webauthn = () => import('@simplewebauthn/server');
export const webauthnHelpers = () => import('@simplewebauthn/server/helpers');
