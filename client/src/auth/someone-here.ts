import { notify } from '#client/lib/notify.ts';
import { ownerOf } from './owner-of.ts';
import { keepToken, pickWorkingWard, readToken, rememberSignIn, renewToken } from '#client/lib/token.ts';
import type { SignedInUser } from '#shared/auth/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { enteringByLink, refuseLink, signInByLink, stayHere } from './sign-in-link.ts';
import { replaceSession } from './sign-in.ts';
import { isUnsavedElsewhere } from './unsaved-elsewhere.ts';

const INVALID = 'This sign-in link isn’t valid.';

/** 'Paul Lang (Maple Grove Ward)'. */
export const withWard = ({ ward, ...user }: SignedInUser): string =>
  ward ? `${fullName(user)} (${ward.name})` : fullName(user);

/** Another tab may have signed out meanwhile, or signed in someone else. */
const isSomeoneElses = (old: string): boolean => readToken() !== null && readToken() !== old;

function signInByToken(old: string, token: string, user: SignedInUser): void {
  replaceSession(old, () => {
    pickWorkingWard(null);
    rememberSignIn(user.username, user.wardId);
    keepToken(token, user.username);
  });
  stayHere();
  notify({ title: 'Login Successful', description: `You’re signed in as ${withWard(user)}.`, isPassing: true });
}

/** Another token of the person who is here: what they typed stays. */
async function renew(old: string, token: string): Promise<void> {
  if (readToken() !== old) return considerLink(readToken() ?? old, null, token);
  replaceSession(old, () => renewToken(token));
  return stayHere();
}

type Replacing = {
  old: string;
  link: string | null;
  token: string;
  present: SignedInUser | null;
  newcomer: SignedInUser | null;
};

async function replace({ old, link, token, present, newcomer }: Replacing): Promise<void> {
  const enter = async () => {
    if (isSomeoneElses(old)) return considerLink(readToken() ?? old, link, token);
    if (newcomer) return signInByToken(old, token, newcomer);
    return signInByLink(link ?? '');
  };
  if (present === null || !(await isUnsavedElsewhere())) return enter();
  return enteringByLink.set({ state: 'asking', present, newcomer, enter });
}

/**
 * What to do with a one-time link (or, without one, a token) while the token `old` is in use: refuse it, use it, or, where
 * something is unsaved in another tab, ask.
 */
export async function considerLink(old: string, link: string | null, token: string): Promise<void> {
  try {
    const present = await ownerOf(old);
    const newcomer = link === null ? await ownerOf(token) : null;
    if (link === null && newcomer === null)
      refuseLink(present === null ? INVALID : `${INVALID} You’re still signed in.`);
    else if (present !== null && present.id === newcomer?.id) await renew(old, token);
    else await replace({ old, link, token, present, newcomer });
  } catch {
    refuseLink();
  }
}
