import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PrintOnly } from '#client/ui/print-only.tsx';

type Props = { title: string; subtitle: string; onClose: () => void; children: ReactNode };

/** A preview of one sheet of paper, and the sheet itself. */
export function PrintDialog({ title, subtitle, onClose, children }: Props) {
  const footer = (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button icon={Printer} variant="primary" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
  return (
    <Dialog open onRequestClose={onClose} title={title} subtitle={subtitle} footer={footer} size="lg" flush>
      <div className="min-h-full overflow-x-auto bg-sunken p-3 md:p-6" tabIndex={0} role="region" aria-label="Preview">
        <div className="min-w-160 border border-line bg-surface p-4 md:p-6">{children}</div>
      </div>
      <PrintOnly>{children}</PrintOnly>
    </Dialog>
  );
}
