import { signOut } from '#client/auth/sign-in.ts';
import { mayLeave } from '#client/lib/leave-guard.ts';

/** Signing out takes away what was typed and not saved, so it asks as every other way out does. */
export async function leaveAndSignOut(): Promise<void> {
  if (await mayLeave()) signOut();
}
