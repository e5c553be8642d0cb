import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { useStore } from '#client/lib/use-store.ts';
import { cx } from '#client/ui/cx.ts';
import { dismiss, dismissPassing, durationOf, shownNotice, type ShownNotice } from '#client/lib/notify.ts';
import { useChosenPlace, useNoPlace, type ToastAnchor } from './toast-places.ts';
import { words } from '#client/ui/words.ts';

const kinds = {
  success: { icon: CircleCheck, edge: 'border-l-planned-fg', tint: 'text-planned-fg' },
  error: { icon: CircleAlert, edge: 'border-l-danger', tint: 'text-danger' },
  info: { icon: Info, edge: 'border-l-ring', tint: 'text-link' },
};

const live = { role: 'status', 'aria-live': 'polite' } as const;

/** Each live region exists from the start, so every toast is announced. This one floats over the page as a fallback. */
export function ToastHost() {
  const notice = useStore(shownNotice);
  const hasNoPlace = useNoPlace();
  return (
    <div
      {...live}
      className={
        'pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-80 grid ' +
        'md:right-6 md:bottom-6 md:left-auto md:w-96'
      }
    >
      {notice && hasNoPlace ? (
        // Said before a screen is up, it waits for the sidebar, into which it would jump.
        <div key={notice.id} className={notice.isPassing ? 'animate-late' : undefined}>
          <Toast notice={notice} className="rounded-md border shadow-pop" />
        </div>
      ) : null}
    </div>
  );
}

const LOOKS: Record<ToastAnchor, string> = { page: 'rounded-md border', dialog: 'border-t md:pr-4 md:pl-2.25' };

/** A place for a toast in the layout, so it doesn't cover buttons or numbers. */
export function ToastPlace({ place, className }: { place: ToastAnchor; className?: string }) {
  const notice = useStore(shownNotice);
  const isChosen = useChosenPlace(place);
  const region = useRef<HTMLDivElement>(null);
  const shown = isChosen ? notice : null;
  useEffect(() => {
    if (place === 'dialog') dismissPassing();
  }, [place]);
  useLayoutEffect(() => {
    // Keep the focused element visible above the toast.
    const at = document.activeElement;
    if (shown && at && region.current?.closest('[role=dialog]')?.contains(at)) at.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={region} {...live} className={className}>
      {shown ? <Toast key={shown.id} notice={shown} className={LOOKS[place]} /> : null}
    </div>
  );
}

function Toast({ notice, className }: { notice: ShownNotice; className: string }) {
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
      // Not on pointer enter: a toast that appears under a resting pointer would never close.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        '@container pointer-events-auto w-full animate-pop border-l-3 border-line bg-surface',
        className,
        edge,
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 py-1.5 pr-2 pl-3 @xs:grid-cols-[auto_minmax(0,1fr)_auto_auto] @xs:gap-x-3">
        <Icon className={cx('mt-2 @xs:size-5', tint)} />
        <div className="min-w-0 py-1.5">
          <p className="font-semibold">{title}</p>
          {description ? <p className="text-sm text-muted">{description}</p> : null}
        </div>
        {action ? (
          <Button
            size="sm"
            className="my-1 justify-self-start @max-xs:col-start-2 @max-xs:row-start-2"
            onClick={() => {
              dismiss(id);
              action.onRun();
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <IconButton
          icon={X}
          size="sm"
          label={words.dismiss}
          onClick={() => dismiss(id)}
          className="my-1 @max-xs:col-start-3 @max-xs:row-start-1 @xs:col-start-4"
        />
      </div>
    </div>
  );
}
