import { confirm } from '#client/lib/confirm.ts';
import { isAnythingDirty } from '#client/lib/unsaved.ts';
import { OWN_LOCK, TAB_LOCK } from '#client/lib/open-tabs.ts';
import { askOtherTabsWith } from './leave-and-sign-out.ts';

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

/** Whether there are tabs to ask; true as well where the browser counts none, as on a page without HTTPS. */
async function mayHaveOtherTabs(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const tabs = held.filter(({ name }) => name?.startsWith(TAB_LOCK));
  return tabs.length === 0 || tabs.some(({ name }) => name !== OWN_LOCK);
}

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

askOtherTabsWith(
  async () =>
    !(await isUnsavedElsewhere()) ||
    confirm({
      title: 'Discard unsaved changes in another tab?',
      description:
        'Signing out here signs you out in every tab. Changes in another tab haven’t been saved and will be lost.',
      verb: 'Sign Out',
      cancel: 'Stay Signed In',
      danger: true,
    }),
);
