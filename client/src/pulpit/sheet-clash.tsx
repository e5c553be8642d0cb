import { ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { differenceOf, foldedLines, type DifferenceLine } from '#shared/pulpit/difference/difference.ts';

type Props = {
  mine: string;
  theirs: string;
  isSaving: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onCancel: () => void;
};

/** Someone saved the sheet while it was being edited: shows both versions to choose from. */
export function SheetClash({ mine, theirs, isSaving, onMine, onTheirs, onCancel }: Props) {
  const lines = differenceOf(theirs, mine);
  const footer = (
    <>
      <Button onClick={onCancel} disabled={isSaving}>
        Keep Editing
      </Button>
      <Button onClick={onTheirs} disabled={isSaving}>
        Use Theirs
      </Button>
      <Button variant="primary" onClick={onMine} busy={isSaving}>
        Keep Mine
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" readable onRequestClose={onCancel} title="Someone else saved this sheet" footer={footer}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          It was changed while you were editing, by someone else or in another tab. Choose which version to keep; the
          other will be discarded. Lines marked with a bar and an arrow are different. Matching lines are collapsed.
        </p>
        <Versions lines={lines} />
      </div>
    </Dialog>
  );
}

const Versions = ({ lines }: { lines: readonly DifferenceLine[] }) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Version title="Theirs" lines={lines.filter(({ kind }) => kind !== 'added')} />
    <Version title="Mine" lines={lines.filter(({ kind }) => kind !== 'removed')} />
  </div>
);

function Version({ title, lines }: { title: string; lines: readonly DifferenceLine[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-md font-semibold">{title}</h3>
      <div className="grid content-start gap-0.5 rounded-md border border-line p-3 font-serif wrap-anywhere">
        {foldedLines(lines).map((line, index) =>
          line.kind === 'fold' ? (
            <p
              key={index}
              className="my-1 border-y border-dashed border-line py-0.5 text-center font-sans text-sm text-muted"
            >
              {line.count} matching lines
            </p>
          ) : line.kind === 'same' ? (
            <p key={index} dir="auto" className="min-h-3 whitespace-pre-wrap">
              {line.text}
            </p>
          ) : (
            <p key={index} className="flex gap-2 rounded-sm border-l-4 border-primary bg-primary-soft px-1.5">
              <ArrowRight className="mt-1 size-4 shrink-0 text-primary" />
              <span className="min-w-0 whitespace-pre-wrap">
                <span className="sr-only">Different: </span>
                {line.text === '' ? <i className="text-muted">(blank line)</i> : line.text}
              </span>
            </p>
          ),
        )}
      </div>
    </section>
  );
}
