import { useQuery } from '@tanstack/react-query';
import { useMoments } from '#client/auth/session.ts';
import { dismiss, newestNotice, notify } from '#client/lib/notify.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import type { UndoReport } from '#shared/imports/schema.ts';
import { pastImportsOptions, useUndoImport } from './api.ts';

export const undoInWords = ({ removed, restored, left }: UndoReport): string =>
  `${removed} removed, ${restored} restored.${left.length > 0 ? ` Kept: ${left.map(({ name, reason }) => `${name} (${reason})`).join(', ')}.` : ''}`;

type Props = { id: number; isDone: boolean; onUndone?: (report: UndoReport) => void };

export function UndoImport({ id, isDone, onUndone }: Props) {
  const { mutate, isPending, data } = useUndoImport();
  // What is kept may be undone later, after a newer import is.
  if (isDone || data?.left.length === 0) return <span className="text-sm text-muted">Undone</span>;
  const undo = () =>
    mutate(id, {
      onSuccess: (report) => {
        if (onUndone) {
          // 'Import Complete' is no longer true.
          dismiss(newestNotice());
          onUndone(report);
        } else notify({ title: 'Import Undone', description: undoInWords(report) });
      },
    });
  return (
    <Button size="sm" disabled={isPending} onClick={undo}>
      Undo Import
    </Button>
  );
}

/** Recent imports, each with the way back. */
export function PastImports() {
  const past = useQuery(pastImportsOptions()).data ?? [];
  const { textOf } = useMoments();
  if (past.length === 0) return null;
  return (
    <section aria-label="Recent Imports" className="grid gap-2">
      <h3>Recent Imports</h3>
      <ul className="grid divide-y divide-line">
        {past.slice(0, 10).map(({ id, at, by, fileName, imported, updated, isUndone }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="wrap-anywhere">
              <b className="font-semibold">{fileName}</b>{' '}
              <DotParts parts={[textOf(at), by, `${imported} new, ${updated} updated`]} className="text-muted" />
            </span>
            <UndoImport id={id} isDone={isUndone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
