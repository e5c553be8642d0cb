import { copySheet, downloadSheet } from './sheet-file.ts';
import { Copy, Download, Pencil, RefreshCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { BLANK_SHEET } from '#shared/pulpit/schema.ts';

type Reading = {
  text: string | null;
  name: string;
  /** Regenerating would discard edits or an AI script. */
  isWritten: boolean;
  isRegenerating: boolean;
  /** The pulpit view and print buttons. */
  pulpit: ReactNode;
  print: ReactNode;
  onEdit: (() => void) | null;
  onRegenerate: (() => void) | null;
};

export function ReadingFooter({ text, name, isWritten, isRegenerating, pulpit, print, onEdit, onRegenerate }: Reading) {
  const confirm = useConfirm();
  const isWaiting = text === null;
  const regenerate = async () => {
    const yes =
      !isWritten ||
      (await confirm({
        title: 'Regenerate this sheet?',
        description: 'This creates a new sheet from the current meeting and discards all edits.',
        verb: 'Regenerate',
        cancel: 'Keep My Text',
        danger: true,
      }));
    if (yes) onRegenerate?.();
  };
  return (
    <>
      {onRegenerate ? (
        <Button icon={RefreshCw} className="md:mr-auto" busy={isRegenerating} onClick={() => void regenerate()}>
          Regenerate
        </Button>
      ) : null}
      {onEdit ? (
        <Button icon={Pencil} onClick={onEdit} disabled={isRegenerating}>
          Edit
        </Button>
      ) : null}
      {pulpit}
      {print}
      <Button icon={Download} disabled={isWaiting} onClick={() => downloadSheet(text ?? '', name)}>
        Download
      </Button>
      <Button icon={Copy} variant="primary" disabled={isWaiting} onClick={() => void copySheet(text ?? '')}>
        Copy
      </Button>
    </>
  );
}

type Editing = {
  isDirty: boolean;
  isBlank: boolean;
  isFailed: boolean;
  isSaving: boolean;
  onCancel: () => void;
  onSave: () => void;
};

export function EditingFooter({ isDirty, isBlank, isFailed, isSaving, onCancel, onSave }: Editing) {
  const id = useId();
  return (
    <>
      {/* The toast of a failed save is spoken; this stays for the eyes. */}
      <span id={id} className={cx('mr-auto text-sm empty:hidden', isFailed ? 'text-danger' : 'text-muted')}>
        {isBlank
          ? BLANK_SHEET
          : isFailed
            ? 'Failed to save your changes. Please try again.'
            : isDirty
              ? 'Unsaved changes'
              : ''}
      </span>
      <Button onClick={onCancel} disabled={isSaving}>
        Cancel
      </Button>
      <Button
        variant="primary"
        aria-describedby={isFailed ? id : undefined}
        busy={isSaving}
        disabled={!isDirty || isBlank}
        onClick={onSave}
      >
        Save
      </Button>
    </>
  );
}
