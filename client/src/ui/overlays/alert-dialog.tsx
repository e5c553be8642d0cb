import * as Radix from '@radix-ui/react-alert-dialog';
import { useState, type ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

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

/** Names the item and the consequence. Cancel has the initial focus. */
export function AlertDialog({ open, onCancel, ...rest }: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onCancel())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-scrim" data-no-print />
        <Content {...rest} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type ContentProps = Omit<AlertDialogProps, 'open' | 'onCancel'>;

function Content({ title, description, verb, cancel = words.cancel, danger = false, busy, onConfirm }: ContentProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Content
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      }}
      className={
        'fixed inset-x-4 top-1/2 z-70 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-[440px] -translate-y-1/2 gap-2 ' +
        'overflow-y-auto rounded-lg bg-surface p-5 shadow-pop outline-none md:p-6'
      }
    >
      <Radix.Title>{typeof title === 'string' ? <DatedText>{title}</DatedText> : title}</Radix.Title>
      <Radix.Description asChild>
        <div className="text-muted">{description}</div>
      </Radix.Description>
      <div className="mt-4 flex flex-wrap justify-end gap-2 max-md:[&>button]:flex-1">
        <Radix.Cancel asChild>
          <Button>{cancel}</Button>
        </Radix.Cancel>
        <Button
          variant="primary"
          busy={busy}
          onClick={onConfirm}
          className={cx(danger && 'border-danger! bg-danger! text-on-danger!')}
        >
          {verb}
        </Button>
      </div>
    </Radix.Content>
  );
}
