import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/controls/button.tsx';

/** The sidebar on a narrow screen: slides in over the page and is modal. */
export function Drawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim lg:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) onClose();
          }}
          onCloseAutoFocus={(event) => {
            // After a link is followed, the new screen's heading already has the focus.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] animate-pop flex-col overflow-y-auto border-r border-line bg-surface shadow-pop outline-none lg:hidden"
        >
          <Radix.Title className="sr-only">Menu</Radix.Title>
          {children}
          <IconButton icon={X} label="Close menu" onClick={onClose} className="absolute top-3 right-3" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
