import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { currentNotice, dismiss, durationOf, subscribeNotices, type Shown } from './notify.ts';
import { words } from './words.ts';

const kinds = {
  success: { icon: CircleCheck, edge: 'border-l-planned-fg', tint: 'text-planned-fg' },
  error: { icon: CircleAlert, edge: 'border-l-danger', tint: 'text-danger' },
  info: { icon: Info, edge: 'border-l-ring', tint: 'text-link' },
};

/** The region is there from the start, and dialogs leave live regions readable, so every notice is announced. */
export function ToastHost() {
  const notice = useSyncExternalStore(subscribeNotices, currentNotice);
  return (
    <div
      role="status"
      aria-live="polite"
      className={
        'pointer-events-none fixed inset-x-4 z-80 grid justify-items-end ' +
        // At the left, where neither a page nor a dialog has its Save.
        'max-md:top-[max(1rem,env(safe-area-inset-top))] md:right-auto md:bottom-6 md:left-6'
      }
    >
      {notice ? <Toast key={notice.id} notice={notice} /> : null}
    </div>
  );
}

function Toast({ notice }: { notice: Shown }) {
  const { id, title, description, kind = 'success', action } = notice;
  const { icon: Icon, edge, tint } = kinds[kind];
  const [held, setHeld] = useState(false);
  const stay = durationOf(notice);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), stay);
    return () => clearTimeout(timer);
  }, [held, id, stay]);
  return (
    <div
      // Not on enter: a notice that appears under a resting pointer would never go.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex w-full animate-pop items-start gap-3 rounded-md border border-l-3 border-line',
        'bg-surface py-2 pr-2 pl-4 shadow-pop md:w-96',
        edge,
      )}
    >
      <Icon className={cx('mt-2 size-5', tint)} />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-sm text-muted">{description}</p> : null}
      </div>
      {action ? (
        <Button
          size="sm"
          className="my-1"
          onClick={() => {
            dismiss(id);
            action.onRun();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon={X} label={words.dismiss} onClick={() => dismiss(id)} />
    </div>
  );
}
