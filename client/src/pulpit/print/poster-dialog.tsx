import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { chosenPaper, keepPaper, PAPER_OPTIONS, type Paper } from './paper.ts';
import { PaperSheets } from './paper-sheets.tsx';
import { addressFor, QrCode } from './qr-code.tsx';

type Props = { wardName: string; programPath: string; onClose: () => void };

/** A sheet for the door of the chapel that leads every phone to the program. */
export function PosterDialog({ wardName, programPath, onClose }: Props) {
  const [paper, setPaper] = useState<Paper>(chosenPaper);
  const choose = (next: Paper) => {
    keepPaper(next);
    setPaper(next);
  };
  return (
    <Dialog
      open
      onRequestClose={onClose}
      title="Poster"
      subtitle="For the foyer or a bulletin board. The address stays the same each Sunday."
      size="lg"
      flush
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button icon={Printer} variant="primary" onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <div className="border-b border-line px-4 py-3 md:px-6">
        <Segmented label="Paper" value={paper} onChange={choose} options={PAPER_OPTIONS} />
      </div>
      <div className="bg-sunken p-3 md:p-6">
        <PaperSheets
          paper={paper}
          isLandscape={false}
          isWhole
          sheets={[<Poster key="poster" wardName={wardName} programPath={programPath} />]}
        />
      </div>
    </Dialog>
  );
}

function Poster({ wardName, programPath }: Omit<Props, 'onClose'>) {
  const { url, shown } = addressFor(programPath);
  return (
    <div className="flex h-full flex-col items-center justify-center gap-8 text-center font-paper text-balance wrap-anywhere">
      <p className="text-[26pt] leading-tight">{wardName}</p>
      <p className="text-[44pt] leading-tight font-semibold">Sacrament Meeting Program</p>
      <QrCode text={url} className="w-[11cm]" />
      <div className="text-[20pt] leading-snug">
        <p>Point your phone’s camera at the code, or open</p>
        <p className="pt-2 font-semibold">{shown}</p>
      </div>
    </div>
  );
}
