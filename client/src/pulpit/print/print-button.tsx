import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Printed } from './print-dialog.tsx';

const PrintDialog = lazy(() => import('./print-dialog.tsx').then((m) => ({ default: m.PrintDialog })));

type Props = {
  meeting: Meeting;
  start: Printed;
  disabled?: boolean;
  variant?: 'primary' | 'ghost';
  size?: 'sm';
  /** On a phone, the icon is enough. */
  isBrief?: boolean;
};

/** Opens the print preview. */
export function PrintButton({ meeting, start, isBrief = false, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        icon={Printer}
        onClick={() => setOpen(true)}
        className={isBrief ? 'max-md:flex-none!' : undefined}
      >
        {isBrief ? <span className="max-md:sr-only">Print</span> : 'Print'}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PrintDialog meeting={meeting} start={start} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
