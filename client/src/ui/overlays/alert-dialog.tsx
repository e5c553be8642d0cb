import { DismissableLayer, DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import { FocusGuards } from '@radix-ui/react-focus-guards';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/controls/button.tsx';
import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';
import { useModal, useReturningFocus } from './use-modal.ts';

export type AlertDialogProps = {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  verb: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Names the item and the consequence. Cancel has the initial focus; only Escape and the buttons answer. */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  if (!open) return null;
  return createPortal(
    <FocusGuards>
      {/* A press in here is no press outside of the menu that the question was asked from, and never reaches it. */}
      <DismissableLayerBranch>
        <div className="pointer-events-auto fixed inset-0 z-60 bg-scrim" data-no-print />
        <Content {...rest} />
      </DismissableLayerBranch>
    </FocusGuards>,
    document.body,
  );
}

type ContentProps = Omit<AlertDialogProps, 'open'>;

function Content(props: ContentProps) {
  const { title, description, verb, cancel = words.cancel, danger = false, busy, onConfirm, onCancel } = props;
  const finish = useReturningFocus();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useModal(container);
  const id = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const start = (event: Event) => {
    event.preventDefault();
    cancelButton.current?.focus({ preventScroll: true });
  };
  return (
    <FocusScope asChild loop trapped onMountAutoFocus={start} onUnmountAutoFocus={finish}>
      <DismissableLayer
        ref={setContainer}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onDismiss={onCancel}
        onInteractOutside={(event) => event.preventDefault()}
        className={
          'fixed inset-x-4 top-1/2 z-70 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-[440px] -translate-y-1/2 gap-2 ' +
          'overflow-y-auto rounded-lg bg-surface p-5 shadow-pop outline-none md:p-6'
        }
      >
        <h2 id={`${id}-title`}>{typeof title === 'string' ? <DatedText>{title}</DatedText> : title}</h2>
        <div id={`${id}-text`} className="text-muted">
          {description}
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-2 max-md:[&>button]:flex-1">
          <Button ref={cancelButton} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={onConfirm}
            className={cx(danger && 'border-danger! bg-danger! text-on-danger!')}
          >
            {verb}
          </Button>
        </div>
      </DismissableLayer>
    </FocusScope>
  );
}
