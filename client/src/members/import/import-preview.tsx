import { useState } from 'react';
import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { Badge, type Tone } from '#client/ui/feedback/badge.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import type { ImportAction, ImportReport, ImportRow } from '#shared/imports/schema.ts';
import { isToSave, NO_CHANGES, withCorrection, withRow, type Changes } from './approved-rows.ts';
import { EditRow } from './edit-row.tsx';

const LABELS: Record<ImportAction, string> = { new: 'New', update: 'Update', skip: 'Skip' };
const TONES: Record<ImportAction, Tone> = { new: 'planned', update: 'confirmed', skip: 'other' };
type Shown = ImportAction | 'all' | 'problem';
/** A long list is checked by its counts and problems, not row by row. */
const AT_ONCE = 200;

type Props = { report: ImportReport; fileName: string; changes: Changes; onChange: (changes: Changes) => void };

export function ImportPreview({ report, fileName, changes, onChange }: Props) {
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
      <ImportRows rows={rows.slice(0, most)} changes={changes} onChange={onChange} />
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

type RowsProps = { rows: readonly ImportRow[]; changes?: Changes; onChange?: (changes: Changes) => void };

/** Rows to look at; with `onChange` they can be corrected and taken out. */
export function ImportRows({ rows, changes = NO_CHANGES, onChange }: RowsProps) {
  const [open, setOpen] = useState<number | null>(null);
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
            <td className="num text-muted">
              {onChange ? (
                <Checkbox
                  label={row.row}
                  aria-label={`Import row ${row.row}`}
                  checked={isToSave(row, changes)}
                  disabled={row.action === 'skip' && !changes.corrections.has(row.row)}
                  onChange={(event) => onChange(withRow(changes, row.row, event.target.checked))}
                />
              ) : (
                row.row
              )}
            </td>
            <td>
              <Badge tone={row.isProblem ? 'partial' : TONES[row.action]}>
                {row.isProblem ? 'Problem' : LABELS[row.action]}
              </Badge>
            </td>
            <td className="wrap-anywhere">
              {row.name === '' ? null : <b className="block font-semibold">{row.name}</b>}
              {row.details ? <span className="block text-sm text-muted">{row.details}</span> : null}
              {row.reason ? <span className="text-sm text-muted">{row.reason}</span> : null}
              {onChange && open === row.row ? (
                <EditRow
                  row={row}
                  correction={changes.corrections.get(row.row)}
                  onCorrect={(field, text) => onChange(withCorrection(changes, row.row, field, text))}
                />
              ) : null}
              {onChange && (row.action !== 'skip' || row.isProblem) ? (
                <Button
                  size="sm"
                  aria-label={open === row.row ? `Close row ${row.row}` : `Edit row ${row.row}`}
                  onClick={() => setOpen(open === row.row ? null : row.row)}
                >
                  {open === row.row ? 'Close' : 'Edit'}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
