import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Printed } from './print-dialog.tsx';

const PrintDialog = lazy(() => import('./print-dialog.tsx').then((m) => ({ default: m.PrintDialog })));

/** Opens the print preview. */
export function PrintButton({ meeting, start, disabled }: { meeting: Meeting; start: Printed; disabled?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Printer} disabled={disabled} onClick={() => setOpen(true)}>
        Print
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PrintDialog meeting={meeting} start={start} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
