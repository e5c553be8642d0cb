import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { PrintOnly } from '#client/ui/layout/print-only.tsx';
import { useMedia } from '#client/ui/use-media.ts';

type Props = { title: string; subtitle: string; onClose: () => void; narrow: ReactNode; children: ReactNode };

/**
 * A print preview and the printed page. `narrow` is a list version for small screens.
 */
export function MusicPrintDialog({ title, subtitle, onClose, narrow, children }: Props) {
  const isNarrow = useMedia('screen and (width < 48rem)');
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
      <div className="min-h-full bg-sunken p-3 md:p-6" tabIndex={0} role="region" aria-label="Preview">
        <div className="border border-line bg-surface p-4 md:p-6">{isNarrow ? narrow : children}</div>
      </div>
      <PrintOnly>{children}</PrintOnly>
    </Dialog>
  );
}
