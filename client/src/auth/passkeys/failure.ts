// Wall: the sign-in form knows these without the package that talks to the authenticator.
/** Fallbacks when neither the browser nor the server explains the error. */
export const NOT_ENTERED = 'Failed to authenticate with biometrics';
export const NOT_REGISTERED = 'Failed to register biometric authentication';

/** Why a passkey couldn't be created or used, in words for the person. */
export class PasskeyFailure extends Error {}

/** The message for a browser error, looked up by the error's name. */
export const browserWords = (error: unknown, words: Record<string, string>, fallback: string): string =>
  (error instanceof Error ? words[error.name] : undefined) ?? fallback;
