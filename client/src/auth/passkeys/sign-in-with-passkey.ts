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

/** What the server says to a passkey of `username`, or to any passkey the person picks. */
async function askForPasskey(username: string | null) {
  const problem = username === null ? null : await supportProblem();
  if (problem) throw new PasskeyFailure(problem);
  const options = await callOutside(passkeys.beginAuthentication, { body: { username } }).catch(rethrow);
  const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw new PasskeyFailure(browserWords(error, BROWSER_WORDS, NOT_ENTERED));
  });
  return callOutside(passkeys.finishAuthentication, { body: { response } }).catch(rethrow);
}

/** For a signed-in person: it proves to the server that this is still the same person. */
export const confirmWithPasskey = async (username: string): Promise<void> => void (await askForPasskey(username));

export async function signInWithPasskey(username: string | null): Promise<void> {
  const { token, user } = await askForPasskey(username);
  keepSignIn(token, username ?? user.username, user.wardId);
}
