import { useState } from 'react';
import type { ImportReport, ImportRow, UndoReport } from '#shared/imports/schema.ts';
import { ImportRows } from './import-rows.tsx';
import { UndoImport, undoInWords } from './undo-import.tsx';
import { numberInWords } from '#shared/text/in-words.ts';

/** What was imported, and which rows were skipped and why. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const isProblem = (row: ImportRow) => Number(row.isProblem ?? false);
  const skipped = report.rows.filter((row) => row.action === 'skip').toSorted((a, b) => isProblem(b) - isProblem(a));
  const counts = [
    ['Imported', report.imported],
    ['Updated', report.updated],
    ['Skipped', report.skipped],
    ['Total', report.total],
  ] as const;
  const [undone, setUndone] = useState<UndoReport | null>(null);
  if (undone) {
    return (
      <div className="grid gap-1 px-4 py-5 md:px-6" role="status">
        <p className="text-md font-semibold">Import undone</p>
        <p>{undoInWords(undone)}</p>
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-4 px-4 py-5 md:px-6">
        <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {counts.map(([label, count]) => (
            <div key={label} className="flex flex-col-reverse rounded-lg border border-line px-4 py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="num text-lg font-semibold">{numberInWords(count)}</dd>
            </div>
          ))}
        </dl>
        {report.importId === null ? null : (
          <div>
            <UndoImport id={report.importId} isDone={false} onUndone={setUndone} />
          </div>
        )}
      </div>
      {skipped.length > 0 ? (
        <section aria-label="Skipped Rows" className="border-t border-line">
          <h3 className="px-4 pt-4 pb-1 md:px-6">Skipped Rows</h3>
          <ImportRows rows={skipped.slice(0, 500)} />
        </section>
      ) : null}
    </>
  );
}
