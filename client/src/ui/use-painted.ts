import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { painted } from './painted.ts';

/**
 * True a paint after `isWanted` is: the letter that opens a list is on the screen before the list is drawn. A key that
 * comes sooner finds it drawn.
 */
export function usePainted(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isWanted) setPainted(false);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const drawNow = () => flushSync(() => setPainted(true));
    const end = () => {
      isOver = true;
      window.removeEventListener('keydown', drawNow, { capture: true });
    };
    window.addEventListener('keydown', drawNow, { capture: true, once: true });
    void painted().then(() => {
      if (!isOver) setPainted(true);
      end();
    });
    return end;
  }, [isWanted]);
  return isWanted && isPainted;
}
