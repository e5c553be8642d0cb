import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { PulpitItem } from '#shared/pulpit/stand/pulpit-items.ts';
import type { Copy } from './copy-age.tsx';
import { PulpitBar } from './pulpit-bar.tsx';
import { LeaveQuestion, PulpitMoves } from './pulpit-footer.tsx';
import { PulpitStep } from './pulpit-step.tsx';
import { useTextSize } from './text-size.ts';
import type { useLeaving } from './use-leaving.ts';
import { useProgress } from './use-progress.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Arrows move, Space checks off, Escape asks to leave. A focused button keeps its own keys. */
function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // Before the first paint: a key pressed as soon as the view shows counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      const run = latest.current[event.key];
      if (!run || (event.key === ' ' && isOnButton)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Set by hand: a rule that looks for the view in the page would be worked out anew on every screen, at each change. */
function usePulpitScroll(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('at-pulpit');
    return () => classList.remove('at-pulpit');
  }, []);
}

/** What is read now, or at the end the last step, stays where it is while the text around it grows. */
function inPlace(change: () => void): void {
  const step = document.querySelector('[aria-current=step],li:last-child');
  const top = () => step?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  // By then the new size is drawn, and not yet painted.
  requestAnimationFrame(() => window.scrollBy(0, top() - before));
}

type Props = {
  meeting: Meeting;
  items: readonly PulpitItem[];
  copy: Copy;
  leaving: ReturnType<typeof useLeaving>;
  notice: ReactNode;
};

/** The meeting step by step in large type, with nothing else on the screen. */
export function PulpitScreen({ meeting, items, copy, leaving, notice }: Props) {
  const [size, nextSize] = useTextSize();
  const staysOn = useWakeLock();
  usePulpitScroll();
  const progress = useProgress(meeting, items);
  const { current } = progress;
  useKeys(
    leaving.isAsking
      ? { Escape: leaving.stay }
      : {
          ArrowDown: progress.next,
          ArrowRight: progress.next,
          ArrowUp: progress.previous,
          ArrowLeft: progress.previous,
          ' ': () => current !== null && progress.toggle(current),
          Escape: leaving.ask,
        },
  );
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pulpit-text': size.text,
    '--pulpit-names': size.names,
  };
  return (
    <div
      className="pulpit flex min-h-dvh flex-col bg-surface short:pr-(--pulpit-rail) short:pl-[env(safe-area-inset-left)]"
      style={style}
    >
      <PulpitBar
        date={meeting.date}
        copy={copy}
        staysOn={staysOn}
        size={size}
        onSize={() => inPlace(() => progress.say(`Text size: ${nextSize().name}`))}
        onClose={leaving.ask}
      />
      <main className="mx-auto w-full max-w-[50rem]">
        {notice}
        <ol>
          {items.map((item) => (
            <PulpitStep
              key={item.key}
              item={item}
              isCurrent={item.key === current}
              isDone={progress.isDone(item.key)}
              onToggle={() => progress.toggle(item.key)}
            />
          ))}
        </ol>
      </main>
      {leaving.isAsking ? (
        <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />
      ) : (
        <PulpitMoves
          isAtStart={progress.isAtStart}
          isFinished={progress.isFinished}
          onPrevious={progress.previous}
          onNext={progress.next}
        />
      )}
      <p role="status" className="sr-only">
        {progress.spoken}
      </p>
    </div>
  );
}
