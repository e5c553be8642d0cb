import { useState } from 'react';
import { Badge, type Tone } from '#client/ui/feedback/badge.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import type { ImportAction, ImportReport, ImportRow } from '#shared/imports/schema.ts';

const LABELS: Record<ImportAction, string> = { new: 'New', update: 'Update', skip: 'Skip' };
const TONES: Record<ImportAction, Tone> = { new: 'planned', update: 'confirmed', skip: 'other' };
type Shown = ImportAction | 'all' | 'problem';
/** A long list is checked by its counts and problems, not row by row. */
const AT_ONCE = 200;

export function ImportPreview({ report, fileName }: { report: ImportReport; fileName: string }) {
  const [shown, show] = useState<Shown>('all');
  const [most, setMost] = useState(AT_ONCE);
  const problems = report.rows.filter((row) => row.isProblem);
  const rows = shown === 'problem' ? problems : report.rows.filter((row) => shown === 'all' || row.action === shown);
  const options = [
    { value: 'all', label: 'All', count: report.total },
    { value: 'new', label: 'New', count: report.imported },
    { value: 'update', label: 'Update', count: report.updated },
    { value: 'skip', label: 'Skip', count: report.skipped },
  ] as const;
  return (
    <>
      <div className="grid gap-3 border-b border-line px-4 py-4 md:px-6">
        <p className="wrap-anywhere">
          <b className="font-semibold">Preview of {fileName}.</b> Nothing has been saved yet.
        </p>
        {report.readByAi ? (
          <Missing>This file was read with AI. Please check every row before importing.</Missing>
        ) : null}
        {report.ignoredColumns.length > 0 ? (
          <p className="text-muted wrap-anywhere">Columns ignored: {report.ignoredColumns.join(', ')}</p>
        ) : null}
        {problems.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Missing>
              {problems.length === 1
                ? '1 row has a problem and will be skipped.'
                : `${problems.length.toLocaleString('en-US')} rows have problems and will be skipped.`}
            </Missing>
            {shown === 'problem' ? null : (
              <Button size="sm" onClick={() => show('problem')}>
                Show {problems.length === 1 ? 'Problem' : 'Problems'}
              </Button>
            )}
          </div>
        ) : null}
        <Segmented
          label="Filter rows"
          value={shown}
          onChange={show}
          options={options}
          className="justify-self-start max-md:w-full max-md:[&_label]:px-2"
        />
      </div>
      <ImportRows rows={rows.slice(0, most)} />
      {rows.length > most ? (
        <div className="p-4 md:px-6">
          <Button onClick={() => setMost(most + 1000)}>
            Show More Rows ({(rows.length - most).toLocaleString('en-US')} left)
          </Button>
        </div>
      ) : null}
    </>
  );
}

export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  if (rows.length === 0) return <p className="p-6 text-muted">No rows to show.</p>;
  return (
    <table className="data-table md:[&_tr>:first-child]:pl-6">
      <caption className="sr-only">Rows in the file</caption>
      <thead>
        <tr>
          <th scope="col" className="w-16">
            Row
          </th>
          <th scope="col" className="w-24">
            Action
          </th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className="num text-muted">{row.row}</td>
            <td>
              <Badge tone={row.isProblem ? 'partial' : TONES[row.action]}>
                {row.isProblem ? 'Problem' : LABELS[row.action]}
              </Badge>
            </td>
            <td className="wrap-anywhere">
              {row.name === '' ? null : <b className="block font-semibold">{row.name}</b>}
              {row.details ? <span className="block text-sm text-muted">{row.details}</span> : null}
              {row.reason ? <span className="text-sm text-muted">{row.reason}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
