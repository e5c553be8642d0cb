import { isAnythingDirty } from '#client/lib/leave-guard.ts';

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
export function isUnsavedElsewhere(): Promise<boolean> {
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
