import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { differenceOf, type DifferenceLine } from '#shared/pulpit/difference.ts';

type Props = { mine: string; theirs: string; isSaving: boolean; onMine: () => void; onTheirs: () => void; onCancel: () => void };

/** Somebody saved the sheet while it was being edited: both texts side by side, and the choice between them. */
export function SheetClash({ mine, theirs, isSaving, onMine, onTheirs, onCancel }: Props) {
  const lines = differenceOf(theirs, mine);
  const footer = (
    <>
      <Button onClick={onCancel} disabled={isSaving}>
        Keep editing
      </Button>
      <Button onClick={onTheirs} disabled={isSaving}>
        Take theirs
      </Button>
      <Button variant="primary" onClick={onMine} busy={isSaving}>
        Keep mine
      </Button>
    </>
  );
  return (
    <Dialog open size="lg" readable onRequestClose={onCancel} title="Somebody else has saved this sheet" footer={footer}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">It was saved while you were editing. Choose which text stays; the other one goes.</p>
        <div className="grid gap-4 md:grid-cols-2">
          <Version title="Theirs" lines={lines.filter(({ kind }) => kind !== 'added')} />
          <Version title="Mine" lines={lines.filter(({ kind }) => kind !== 'removed')} />
        </div>
      </div>
    </Dialog>
  );
}

function Version({ title, lines }: { title: string; lines: readonly DifferenceLine[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-md font-semibold">{title}</h3>
      <div className="grid content-start gap-0.5 rounded-md border border-line p-3 font-serif wrap-anywhere">
        {lines.map(({ kind, text }, index) => (
          <p key={index} className={cx('min-h-3 whitespace-pre-wrap', kind !== 'same' && 'rounded-sm bg-primary-soft px-1.5')}>
            {kind === 'same' ? null : <span className="sr-only">Differs: </span>}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
