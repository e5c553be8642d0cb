import { confirm } from '#client/lib/confirm.ts';
import { isAnythingDirty } from '#client/lib/leave-guard.ts';
import { mayHaveOtherTabs } from '#client/offline/open-tabs.ts';

const CHANNEL = 'unsaved input';
const QUESTION = 'anything?';
const YES = 'yes';
/** The other tabs of this browser answer within a few milliseconds, unless they are busy. */
const ANSWER_MS = 400;

// Loaded by every tab that someone is signed in to: it answers the tabs that ask whether something typed here is unsaved.
const answers = new BroadcastChannel(CHANNEL);
answers.addEventListener('message', ({ data }) => {
  if (data === QUESTION && isAnythingDirty()) answers.postMessage(YES);
});

/** True where another tab has input that a sign-out would lose. */
export async function isUnsavedElsewhere(): Promise<boolean> {
  if (!(await mayHaveOtherTabs())) return false;
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (isUnsaved: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isUnsaved);
    };
    const timer = setTimeout(end, ANSWER_MS, false);
    channel.addEventListener('message', ({ data }) => {
      if (data === YES) end(true);
    });
    channel.postMessage(QUESTION);
  });
}

/** Asks before a sign-out where that loses what was typed in another tab. */
export const mayLeaveOtherTabs = async (): Promise<boolean> =>
  !(await isUnsavedElsewhere()) ||
  confirm({
    title: 'Discard unsaved changes in another tab?',
    description: 'You’re signed out in every tab. Changes in another tab haven’t been saved and will be lost.',
    verb: 'Sign Out',
    cancel: 'Stay Signed In',
    danger: true,
  });
