// Wall: the sign-in form signs people out as well, and has nothing unsaved to ask about.
import { mayLeave } from '#client/lib/leave-guard.ts';
import { signOut } from './sign-in.ts';

/** Signing out discards unsaved changes in every tab, so it asks first; nothing is discarded before the last answer. */
export async function leaveAndSignOut(): Promise<void> {
  const others = await import('./unsaved-elsewhere.ts').catch(() => null);
  if (others && !(await others.mayLeaveOtherTabs())) return;
  if (await mayLeave()) signOut();
}
