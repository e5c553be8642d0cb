import { useQuery } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { IMPORT_LIMITS, IMPORT_TYPES } from '#shared/imports/limits.ts';
import { saveFile } from '#client/ui/controls/export-button.tsx';
import { membersOptions } from '#client/members/api.ts';
import { Button, look } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { notify } from '#client/lib/notify.ts';
import { membersFile, templateFile } from './api.ts';
import { PastImports } from './undo-import.tsx';

async function download(name: string, title: string, fetchFile: () => Promise<Blob>): Promise<void> {
  try {
    saveFile(name, await fetchFile());
    notify({ title, description: name });
  } catch {
    notify({ kind: 'error', title: 'Export Failed', description: 'Couldn’t download the file. Please try again.' });
  }
}

/** Drop or choose a file, or download the template. */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const hasMembers = useQuery(membersOptions()).data?.length !== 0;
  const [isDraggedOver, setDraggedOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div className="grid gap-5">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
        className={cx(
          'grid cursor-pointer justify-items-center gap-2 rounded-lg border-2 border-dashed p-8 text-center',
          'ring-within',
          isDraggedOver ? 'border-primary bg-primary-soft' : 'border-input hover:bg-sunken',
        )}
      >
        <span className="flex flex-wrap items-center justify-center gap-2">
          <span className={look({ variant: 'primary' })}>
            <FileUp /> Choose a File
          </span>{' '}
          <span className="font-medium">or drop it here</span>
        </span>
        <span className="text-muted">
          {IMPORT_TYPES.join(', ')} · up to {IMPORT_LIMITS.bytes / 1024 / 1024} MB · you’ll preview everything before
          it’s saved
        </span>
        <input
          type="file"
          accept={IMPORT_TYPES.join(',')}
          className="sr-only"
          data-autofocus
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onChoose(file);
          }}
        />
      </label>
      <ul className="grid max-w-prose list-disc gap-1 pl-5 text-pretty text-muted">
        <li>
          The first row should have column headings, in any order: First and Last Name, or Name as “Last, First.” Email,
          Phone, Calling, and Notes are optional.
        </li>
        <li>Members with a matching email or name are updated. Blank cells never erase existing data.</li>
        <li>Text files can be a simple list, one person per line.</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Download}
          onClick={() => void download('members-template.csv', 'Template Downloaded', templateFile)}
        >
          Download Template
        </Button>
        {hasMembers ? (
          <Button
            icon={Download}
            variant="ghost"
            onClick={() => void download('members.csv', 'Export Complete', membersFile)}
          >
            Export Current Members
          </Button>
        ) : null}
      </div>
      <PastImports />
    </div>
  );
}
