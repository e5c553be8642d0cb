import { useState } from 'react';
import { useToday } from '#client/auth/session.ts';
import {
  isAtStart,
  isFinished,
  next,
  previous,
  settled,
  toggled,
  type Progress,
} from '#shared/pulpit/stand/progress.ts';
import type { PulpitItem } from '#shared/pulpit/stand/pulpit-items.ts';
import { keepTicks, readTicks } from './ticks.ts';

/** The current step and the completed ones. `spoken` announces the last move to screen readers. */
export function useProgress(meeting: { id: number; date: string }, items: readonly PulpitItem[]) {
  const today = useToday();
  const keys = items.map(({ key }) => key);
  const [kept, setKept] = useState(() => readTicks(meeting.id, meeting.date, today));
  const [spoken, setSpoken] = useState('');
  const progress = settled(kept, keys);

  const go = (after: Progress, done?: { key: string; isDone: boolean }) => {
    setKept(after);
    keepTicks(meeting.id, today, after);
    const at = items.findIndex(({ key }) => key === after.current);
    const here = items[at];
    const ticked = items.find(({ key }) => key === done?.key);
    const words = [
      ticked ? `${ticked.label}: ${done?.isDone ? 'done' : 'not done'}.` : '',
      isFinished(after, keys) ? 'All done.' : here ? `Now ${here.label}, ${at + 1} of ${items.length}.` : '',
    ];
    setSpoken(words.filter(Boolean).join(' '));
  };
  return {
    current: progress.current,
    isDone: (key: string) => progress.done.includes(key),
    isAtStart: isAtStart(progress, keys),
    isFinished: isFinished(progress, keys),
    spoken,
    say: setSpoken,
    next: () => go(next(progress, keys)),
    previous: () => go(previous(progress, keys)),
    toggle: (key: string) => go(toggled(progress, key, keys), { key, isDone: !progress.done.includes(key) }),
  };
}
