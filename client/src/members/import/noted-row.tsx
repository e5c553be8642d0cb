import { StickyNote } from 'lucide-react';
import { AVAILABILITIES } from '#client/members/choices.ts';
import { Select } from '#client/ui/controls/select.tsx';
import type { ImportRow } from '#shared/imports/schema.ts';
import { MEMBER_FIELDS } from '#shared/members/schema.ts';
import { correctionOf, shownIn, withCorrection } from './approved-rows.ts';
import { noteLines } from './file-notes.ts';
import type { Editing } from './import-rows.tsx';

/** What the file says of the person that no field takes. */
export const FileNotes = ({ row }: { row: ImportRow }) =>
  noteLines(row).map((line) => (
    <span key={line} className="mt-0.5 flex items-start gap-1.5 text-sm">
      <StickyNote aria-hidden="true" className="mt-[calc((1lh-0.875rem)/2)] size-3.5 shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">{line}</span>
    </span>
  ));

const { label } = MEMBER_FIELDS.isAvailable;

/** Whether the person may be asked, chosen beside the note; at first as it was read. */
export function NotedAvailability({ row, preview, onCheck }: Editing & { row: ImportRow }) {
  const { changes } = preview;
  const read = shownIn('isAvailable', row, changes.corrections.get(row.row));
  // Everyone new is who is not said to be otherwise.
  const isOpen = row.action !== 'new';
  return (
    <label className="mt-1.5 flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span>{label}</span>
      <Select
        aria-label={`${label}, row ${row.row}`}
        className="w-36"
        options={AVAILABILITIES}
        placeholder={isOpen ? (row.isProblem ? 'Choose' : 'No change') : undefined}
        value={read === '' && !isOpen ? 'yes' : read}
        onChange={(event) =>
          void onCheck(withCorrection(changes, row.row, correctionOf('isAvailable', event.target.value)))
        }
      />
    </label>
  );
}
