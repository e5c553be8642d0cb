// Wall: the sign-in form signs people out as well, and has nothing unsaved to ask about.
import { mayLeave } from '#client/lib/leave-guard.ts';
import { signOut } from './sign-in.ts';

/** Signing out discards unsaved changes, so it asks first. */
export async function leaveAndSignOut(): Promise<void> {
  if (await mayLeave()) signOut();
}
