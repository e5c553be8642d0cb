import { auth } from '#shared/auth/addresses.ts';
import type { SignedInUser } from '#shared/auth/schema.ts';

const REFUSED = 401;
const PATIENCE_MS = 10_000;

/**
 * Whom a token signs in, whoever is signed in here; null when the server refuses it. Apart from the other calls (lib/call.ts),
 * which all go with the token of this browser and are needed from the first moment.
 */
export async function ownerOf(token: string): Promise<SignedInUser | null> {
  const { method, path } = auth.user;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const reply = await fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, signal });
  if (reply.status === REFUSED) return null;
  if (!reply.ok) throw new Error(reply.statusText);
  return reply.json();
}
