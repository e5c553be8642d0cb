import { Pencil, UserPlus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { Badge, type Tone } from '#client/ui/feedback/badge.tsx';
import type { ImportAction, ImportRow } from '#shared/imports/schema.ts';
import {
  asItIs,
  correctionOf,
  isSavable,
  isToSave,
  withCorrection,
  withCorrectionOf,
  withRow,
  type Changes,
} from './approved-rows.ts';
import { EditRow } from './edit-row.tsx';
import { hasAvailability } from './file-notes.ts';
import { FileNotes, NotedAvailability } from './noted-row.tsx';
import type { Preview } from './use-import.ts';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';

const LABELS: Record<ImportAction, string> = { new: 'New', update: 'Update', skip: 'Skip' };
const TONES: Record<ImportAction, Tone> = { new: 'planned', update: 'confirmed', skip: 'other' };

/** `onCheck` previews again what the changes come to; it is false where one of them is wrong. */
export type Editing = {
  preview: Preview;
  onChange: (changes: Changes) => void;
  onCheck: (changes: Changes) => Promise<boolean>;
};
type Props = { rows: readonly ImportRow[]; editing?: Editing };

/** Rows to look at; with `editing` they can be corrected and taken out. */
export function ImportRows({ rows, editing }: Props) {
  // A correction that the save refused is open again.
  const [open, setOpen] = useState<number | null>(editing?.preview.errors[0]?.row ?? null);
  if (rows.length === 0) return <p className="p-6 text-muted">No rows to show.</p>;
  return (
    <table className="data-table md:[&_tr>:first-child]:pl-6">
      <caption className="sr-only">Rows in the file</caption>
      <thead>
        <tr>
          <th scope="col" className="w-16">
            Row
          </th>
          <th scope="col" className="w-24 max-md:hidden">
            Action
          </th>
          <th scope="col">Details</th>
          {editing ? (
            <th scope="col" className="w-20 max-md:w-14">
              <span className="sr-only">Edit</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.row}
            row={row}
            editing={editing}
            isOpen={open === row.row}
            onOpen={(isOpen) => setOpen(isOpen ? row.row : null)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { row: ImportRow; editing?: Editing; isOpen: boolean; onOpen: (isOpen: boolean) => void };

function Row({ row, editing, isOpen, onOpen }: RowProps) {
  const badge = (
    <Badge tone={row.isProblem ? 'partial' : TONES[row.action]}>{row.isProblem ? 'Problem' : LABELS[row.action]}</Badge>
  );
  return (
    <Fragment>
      <tr className={isOpen ? '[&>td]:border-b-0' : undefined}>
        <td className="num text-muted">{editing ? <RowCheckbox row={row} {...editing} /> : row.row}</td>
        <td className="max-md:hidden">{badge}</td>
        <td className="py-2 wrap-anywhere">
          <span className="mb-1 block md:hidden">{badge}</span>
          {row.name === '' ? null : <b className="block font-semibold">{row.name}</b>}
          {row.details ? <Details text={row.details} /> : null}
          {row.reason ? <span className="block text-sm text-muted">{row.reason}</span> : null}
          <FileNotes row={row} />
          {editing && !isOpen && hasAvailability(row) ? <NotedAvailability row={row} {...editing} /> : null}
          {editing && row.mayBeAnother ? <AnotherPerson row={row} {...editing} /> : null}
        </td>
        {editing ? (
          <td className="text-right max-md:pl-0">
            {(row.action !== 'skip' || row.isProblem) && !isOpen ? (
              <Button
                size="sm"
                variant="ghost"
                icon={Pencil}
                aria-label={`Edit row ${row.row}`}
                onClick={() => onOpen(true)}
              >
                <span className="max-md:hidden">Edit</span>
              </Button>
            ) : null}
          </td>
        ) : null}
      </tr>
      {editing && isOpen ? (
        <tr>
          <td className="max-md:hidden" />
          <td colSpan={3} className="max-md:pl-5">
            <EditingRow row={row} {...editing} onClose={() => onOpen(false)} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}

const Details = ({ text }: { text: string }) => <DotParts parts={text.split(' · ')} className="text-sm text-muted" />;

const RowCheckbox = ({ row, preview, onChange }: Editing & { row: ImportRow }) => (
  <Checkbox
    label={row.row}
    aria-label={`Import row ${row.row}`}
    checked={isToSave(row, preview.changes)}
    disabled={!isSavable(row, preview.changes)}
    onChange={(event) => onChange(withRow(preview.changes, row.row, event.target.checked))}
  />
);

const AnotherPerson = ({ row, preview, onCheck }: Editing & { row: ImportRow }) => (
  <Button
    size="sm"
    icon={UserPlus}
    className="mt-1.5"
    busy={preview.isChecking}
    aria-label={`Add row ${row.row} as a new person`}
    onClick={() => void onCheck(withCorrection(preview.changes, row.row, { isAnotherPerson: true }))}
  >
    Add as New Person
  </Button>
);

function EditingRow({ row, preview, onChange, onCheck, onClose }: Editing & { row: ImportRow; onClose: () => void }) {
  const { changes, errors, isChecking } = preview;
  const [before] = useState(() => changes.corrections.get(row.row));
  const done = async () => {
    const isSeen = !changes.unseen.has(row.row);
    // Done on a row in doubt says that it is right as it stands.
    const said = isSeen && row.isProblem ? withCorrection(changes, row.row, asItIs(row, changes)) : changes;
    if ((isSeen && !row.isProblem) || (await onCheck(said))) onClose();
  };
  return (
    <EditRow
      row={row}
      correction={changes.corrections.get(row.row)}
      errors={errors.filter((error) => error.row === row.row)}
      isBusy={isChecking}
      onCorrect={(field, text) => onChange(withCorrection(changes, row.row, correctionOf(field, text)))}
      onDone={() => void done()}
      onCancel={() => {
        onChange(withCorrectionOf(changes, row.row, before));
        onClose();
      }}
    />
  );
}
