// Wall: the sign-in form knows these without the package that talks to the authenticator.
/** Where neither the browser nor the server says more. */
export const NOT_ENTERED = 'Failed to authenticate with biometrics';
export const NOT_REGISTERED = 'Failed to register biometric authentication';

/** Why a passkey was not made or not used, in the words that a person is shown. */
export class PasskeyFailure extends Error {}

/** The words for what the browser refused, by the name that it gives its error. */
export const browserWords = (error: unknown, words: Record<string, string>, fallback: string): string =>
  (error instanceof Error ? words[error.name] : undefined) ?? fallback;
