import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { selectFromStart, type TypedInto } from './combobox-field.tsx';
import { followVisibleHeight } from '#client/ui/visible-height.ts';
import { words } from '#client/ui/words.ts';

type Props = {
  label: string;
  onClose: () => void;
  back: RefObject<HTMLElement | null>;
  field: ReactNode;
  children: ReactNode;
};

/** On a phone, the field and its list fill the screen, so both fit above the keyboard. */
export function ComboboxSheet({ label, onClose, back, field, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [frame] = useState(() => {
    const follow = followVisibleHeight();
    return (node: HTMLDivElement) => {
      sheet.current = node;
      return follow(node);
    };
  });
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Content
          ref={frame}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const input = sheet.current?.querySelector<TypedInto>('input, textarea');
            input?.focus();
            // Typing replaces the text; a tap places the caret instead.
            selectFromStart(input);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            back.current?.focus();
          }}
          onEscapeKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => event.preventDefault()}
          className={
            'fixed inset-x-0 top-(--visible-top,0px) z-60 flex h-(--visible-height,100dvh) animate-sheet flex-col ' +
            'bg-surface'
          }
        >
          <header className="grid gap-1 border-b border-line px-4 pt-2 pb-3">
            <div className="-mr-2 flex items-center justify-between gap-2">
              <Radix.Title className="text-md tracking-normal">{label}</Radix.Title>
              <IconButton icon={X} label={words.close} onClick={onClose} />
            </div>
            {field}
          </header>
          <div className="flex min-h-0 flex-1 flex-col px-2 py-1">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
