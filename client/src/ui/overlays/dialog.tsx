import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { FocusGuards } from '@radix-ui/react-focus-guards';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { PopoverContainer } from '#client/ui/controls/popover-container.ts';
import { ToastPlace } from '#client/ui/feedback/toast.tsx';
import { followVisibleHeight } from '#client/ui/visible-height.ts';
import { words } from '#client/ui/words.ts';
import { useModal, useReturningFocus } from './use-modal.ts';

type Props = {
  open: boolean;
  onRequestClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  flush?: boolean;
  /** Keeps its top edge in place while the content grows and shrinks. */
  anchored?: boolean;
  /** Nothing inside is focusable, so the scroll area takes the focus, for the arrow keys. */
  readable?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

const widths = { sm: 'md:max-w-[440px]', md: 'md:max-w-[640px]', lg: 'md:max-w-[880px]' };

/**
 * Every way out (×, Escape, the scrim) ends in `onRequestClose`; the owner decides whether `open` becomes false.
 * With `onSubmit` the whole dialog is one form, so a submit button may be in the footer.
 */
export function Dialog({ open, ...rest }: Props) {
  if (!open) return null;
  return createPortal(
    <FocusGuards>
      <div className="fixed inset-0 z-40 bg-scrim" data-no-print />
      <Content {...rest} />
    </FocusGuards>,
    document.body,
  );
}

const FIELD = 'input:not([type=hidden],[readonly]):enabled, select:enabled, textarea:enabled';

function Content(props: Omit<Props, 'open'>) {
  const {
    onRequestClose,
    title,
    subtitle,
    actions,
    footer,
    size = 'md',
    flush,
    anchored,
    readable,
    onSubmit,
    children,
  } = props;
  const finish = useReturningFocus();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const lists = useRef<HTMLElement>(null);
  const [frame] = useState(() => {
    const follow = followVisibleHeight();
    return (node: HTMLDivElement) => {
      lists.current = node;
      setContainer(node);
      return follow(node);
    };
  });
  useModal(container);
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const wasReadable = useRef(readable);
  useEffect(() => {
    const isNowRead = readable && !wasReadable.current;
    wasReadable.current = readable;
    if (!isNowRead || panel.current?.contains(document.activeElement)) return;
    // The focused field was removed, so restore the focus to the dialog.
    scrolled.current?.scrollTo({ top: 0, behavior: 'instant' });
    scrolled.current?.focus({ preventScroll: true });
  }, [readable]);

  const start = (event: Event) => {
    event.preventDefault();
    const wanted = panel.current?.querySelector<HTMLElement>('[data-autofocus]');
    // On touch screens, focusing a field would bring up the keyboard over the content.
    const touch = window.matchMedia('(pointer: coarse)').matches;
    const first = touch ? null : panel.current?.querySelector<HTMLElement>(FIELD);
    // What is no field begins the content, which then is seen from its beginning.
    (wanted ?? first ?? panel.current)?.focus({ preventScroll: wanted?.tabIndex === -1 });
  };
  const escape = (event: KeyboardEvent) => {
    const field = event.target instanceof Element && event.target.closest('[aria-autocomplete][aria-controls]');
    if (field) event.preventDefault();
  };
  const inside = (
    <>
      <header
        className={cx(
          'flex justify-between gap-3 border-b border-line px-4 py-3 md:px-6 md:py-4',
          subtitle ? 'items-start' : 'items-center',
        )}
      >
        <div className="grid min-w-0 gap-0.5">
          <h2 id={heading}>{title}</h2>
          {subtitle ? <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">{subtitle}</div> : null}
        </div>
        <div className="-mr-2 flex shrink-0 items-center gap-2">
          {actions}
          <IconButton icon={X} label={words.close} onClick={onRequestClose} />
        </div>
      </header>
      <div
        ref={scrolled}
        data-body
        tabIndex={readable ? 0 : undefined}
        className={cx(
          'relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2',
          !flush && 'p-4 md:p-6',
        )}
      >
        {children}
      </div>
      <ToastPlace place="dialog" className="shrink-0" />
      {footer ? <DialogFooter>{footer}</DialogFooter> : null}
    </>
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // It would reach a form around this dialog through React's tree, and save that one, too.
    event.stopPropagation();
    onSubmit?.(event);
  };

  return (
    <FocusScope asChild loop trapped onMountAutoFocus={start} onUnmountAutoFocus={finish}>
      <DismissableLayer
        ref={frame}
        role="dialog"
        aria-labelledby={heading}
        onDismiss={onRequestClose}
        onEscapeKeyDown={escape}
        onInteractOutside={(event) => event.preventDefault()}
        onMouseDown={(event) => {
          pressed.current = event.target;
          if (event.target === container) event.preventDefault();
        }}
        onClick={(event) => {
          // The second press of two that opened it closes nothing.
          if (event.detail < 2 && event.target === container && pressed.current === container) onRequestClose();
        }}
        className={cx(
          'fixed inset-x-0 top-(--visible-top,0px) z-50 grid h-(--visible-height,100dvh) animate-pop',
          'place-items-center overflow-hidden outline-none md:inset-0 md:h-auto md:p-6',
          anchored && 'md:items-start! md:pt-[12dvh]!',
        )}
      >
        <PopoverContainer value={lists}>
          <div
            ref={panel}
            tabIndex={-1}
            className={cx(
              'flex size-full max-h-full flex-col overflow-hidden bg-surface shadow-pop outline-none',
              'md:h-auto md:rounded-lg',
              widths[size],
            )}
          >
            {onSubmit ? (
              <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
                {inside}
              </form>
            ) : (
              inside
            )}
          </div>
        </PopoverContainer>
      </DismissableLayer>
    </FocusScope>
  );
}

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      className={
        'flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 pt-3 md:px-6 md:pt-4 ' +
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] md:pb-4 max-md:[&>button]:flex-1'
      }
    >
      {children}
    </footer>
  );
}
