import { startAuthentication } from '@simplewebauthn/browser';
import { keepSignIn } from '#client/auth/sign-in.ts';
import { ApiError, wordsOf } from '#client/lib/api-error.ts';
import { callOutside } from '#client/lib/call.ts';
import { passkeys } from '#shared/passkeys/addresses.ts';
import { browserWords, NOT_ENTERED, PasskeyFailure } from './failure.ts';
import { supportProblem } from './support.ts';

const CANCELLED = 'Authentication was cancelled or not allowed';
const BROWSER_WORDS = { NotAllowedError: CANCELLED, AbortError: CANCELLED };

function rethrow(error: unknown): never {
  throw new PasskeyFailure(error instanceof ApiError || error instanceof TypeError ? wordsOf(error) : NOT_ENTERED);
}

/** Signs in with a passkey of `username`, or with any passkey the person picks. */
export async function signInWithPasskey(username: string | null): Promise<void> {
  const problem = username === null ? null : await supportProblem();
  if (problem) throw new PasskeyFailure(problem);
  const options = await callOutside(passkeys.beginAuthentication, { body: { username } }).catch(rethrow);
  const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw new PasskeyFailure(browserWords(error, BROWSER_WORDS, NOT_ENTERED));
  });
  const { token, user } = await callOutside(passkeys.finishAuthentication, { body: { response } }).catch(rethrow);
  keepSignIn(token, username ?? user.username, user.wardId);
}
