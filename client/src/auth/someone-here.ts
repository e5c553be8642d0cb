import { notify } from '#client/lib/notify.ts';
import { ownerOf } from './owner-of.ts';
import { isOnlyTab } from '#client/lib/open-tabs.ts';
import { keepToken, pickWorkingWard, rememberSignIn, renewToken } from '#client/lib/token.ts';
import type { SignedInUser } from '#shared/auth/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { enteringByLink, refuseLink, signInByLink, stayHere } from './sign-in-link.ts';
import { leaveSession } from './sign-in.ts';

const UNUSABLE = 'This sign-in link isn’t valid. You’re still signed in.';

/** 'Paul Lang (Maple Grove Ward)'. */
export const withWard = ({ ward, ...user }: SignedInUser): string =>
  ward ? `${fullName(user)} (${ward.name})` : fullName(user);

function signInByToken(token: string, user: SignedInUser): void {
  pickWorkingWard(null);
  rememberSignIn(user.username, user.wardId);
  keepToken(token, user.username);
  stayHere();
  notify({ title: 'Login Successful', description: `You’re signed in as ${withWard(user)}.`, isPassing: true });
}

async function considerOneTimeLink(secret: string, present: SignedInUser): Promise<void> {
  const enter = () => signInByLink(secret);
  if (await isOnlyTab()) return enter();
  return enteringByLink.set({ state: 'asking', present, newcomer: null, enter });
}

async function considerToken(token: string, present: SignedInUser | null): Promise<void> {
  const newcomer = await ownerOf(token);
  if (newcomer === null) return refuseLink(UNUSABLE);
  if (present?.id === newcomer.id) {
    // What the person typed stays.
    renewToken(token);
    return stayHere();
  }
  if (present === null || (await isOnlyTab())) return signInByToken(token, newcomer);
  const enter = async () => {
    leaveSession();
    signInByToken(token, newcomer);
  };
  return enteringByLink.set({ state: 'asking', present, newcomer, enter });
}

/**
 * What to do with a one-time link (or, without one, a token) while the token `old` is in use: refuse it, use it, or, where
 * work may be open in another tab, ask.
 */
export async function considerLink(old: string, link: string | null, token: string | null): Promise<void> {
  try {
    const present = await ownerOf(old);
    if (link === null) await considerToken(token ?? '', present);
    else if (present === null) await signInByLink(link);
    else await considerOneTimeLink(link, present);
  } catch {
    refuseLink();
  }
}
