// Wall: the sign-in form signs people out as well, and has nothing unsaved to ask about.
import { mayLeave } from '#client/lib/leaving/leave-guard.ts';
import { signOut } from './sign-in.ts';

let mayLeaveOtherTabs: (() => Promise<boolean>) | undefined;
/** For unsaved-elsewhere.ts, which follows the first screen. */
export function askOtherTabsWith(ask: () => Promise<boolean>): void {
  mayLeaveOtherTabs = ask;
}

/** Signing out discards unsaved changes in every tab, so it asks first; nothing is discarded before the last answer. */
export async function leaveAndSignOut(): Promise<void> {
  if ((await mayLeaveOtherTabs?.()) !== false && (await mayLeave())) signOut();
}
