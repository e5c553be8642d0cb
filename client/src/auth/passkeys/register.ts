import { startRegistration } from '@simplewebauthn/browser';
import { ApiError, isUnauthorized, wordsOf } from '#client/lib/api-error.ts';
import { call } from '#client/lib/call.ts';
import { passkeys } from '#shared/passkeys/addresses.ts';
import { deviceName } from '#shared/passkeys/device-names.ts';
import { browserWords, NOT_REGISTERED, PasskeyFailure } from './failure.ts';

const BROWSER_WORDS = {
  NotAllowedError:
    'Registration cancelled or blocked. Please try again and allow biometric authentication when prompted.',
  AbortError: 'Registration cancelled or blocked. Please try again and allow biometric authentication when prompted.',
  NotSupportedError: 'Biometric authentication is not supported on this device or browser.',
  SecurityError: 'Security error: Please ensure you are using HTTPS and try again.',
  InvalidStateError: 'This device is already set up.',
};

/** The server says what went wrong and, where it helps, why. */
function unverifiedWords({ body }: ApiError): string {
  const message = body.message ?? 'Registration failed';
  return typeof body.details === 'string' ? `${message} Details: ${body.details}` : message;
}

function rethrow(error: unknown, words: (error: ApiError) => string): never {
  if (isUnauthorized(error)) throw error;
  throw new PasskeyFailure(
    error instanceof ApiError ? words(error) : error instanceof TypeError ? wordsOf(error) : NOT_REGISTERED,
  );
}

/** Creates a passkey on this device and registers it. Throws a PasskeyFailure with a message for the person. */
export async function registerDevice(): Promise<void> {
  const options = await call(passkeys.beginRegistration).catch((error: unknown) =>
    rethrow(error, ({ status }) => `Failed to start registration: ${status}`),
  );
  const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new PasskeyFailure(browserWords(error, BROWSER_WORDS, NOT_REGISTERED));
  });
  const credentialName = deviceName(navigator.userAgent, navigator.maxTouchPoints);
  await call(passkeys.finishRegistration, { body: { response, credentialName } }).catch((error: unknown) =>
    rethrow(error, unverifiedWords),
  );
}
