import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useWard } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SheetFormat } from '#shared/pulpit/sheet.ts';

const SheetDialog = lazy(() => import('./sheet-dialog.tsx').then((m) => ({ default: m.SheetDialog })));

/** A sheet's dialog, lazy-loaded when first opened. */
export function useSheetDialog(meeting: Meeting | null, format: SheetFormat): { open: () => void; dialog: ReactNode } {
  const ward = useWard();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const dialog =
    isWanted && meeting ? (
      <Suspense fallback={null}>
        <SheetDialog meeting={meeting} ward={ward} format={format} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null;
  return { open, dialog };
}

type Props = {
  meeting: Meeting;
  format: SheetFormat;
  icon?: LucideIcon;
  variant?: 'ghost';
  size?: 'sm';
  children: ReactNode;
};

/** A button that shows the outline or the script of a meeting. */
export function SheetButton({ meeting, format, children, ...look }: Props) {
  const { open, dialog } = useSheetDialog(meeting, format);
  return (
    <>
      <Button {...look} onClick={open}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
