import type { FormEvent, ReactNode } from 'react';
import { useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import type { usePartSave } from '#client/ui/use-merge.ts';
import { Dialog } from './dialog.tsx';

type Props = {
  part: Pick<ReturnType<typeof usePartSave>, 'isSaving' | 'problem' | 'save'>;
  title: string;
  subtitle: string;
  size?: 'lg';
  /** What was changed and isn't saved: the button sends it. */
  isDirty: boolean;
  /** Asks before it closes; where a dialog opens with a proposal, that alone is not worth a question. */
  hasTyped?: boolean;
  /** A field says what is wrong with it, and nothing can be sent before that is mended; `complaint` says so beside the button. */
  isBlocked?: boolean;
  complaint?: string;
  /** Looks at the fields once the button was pressed; false: they say what is wrong. */
  isFit?: () => boolean;
  problems: Readonly<Record<'clash' | 'failed', string>>;
  saveLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A part of a larger row in a dialog of its own, saved by itself with `usePartSave`. */
export function PartDialog({ part, isDirty, problems, saveLabel, onClose, children, ...props }: Props) {
  const { title, subtitle, size, hasTyped = isDirty, isBlocked = false, complaint = '', isFit } = props;
  const close = useLeaveGuard({ isDirty: () => hasTyped, onLeave: onClose });
  const save = (event: FormEvent) => {
    event.preventDefault();
    // For React, the dialog is inside the form of the screen behind it.
    event.stopPropagation();
    if (!isBlocked && (isFit?.() ?? true)) void part.save();
  };
  return (
    <Dialog
      open
      size={size}
      onRequestClose={() => (part.isSaving ? undefined : void close())}
      onSubmit={save}
      title={title}
      subtitle={<span>{subtitle}</span>}
      footer={
        <SaveFooter
          onCancel={() => void close()}
          isBusy={part.isSaving}
          disabled={isBlocked || !isDirty}
          problem={complaint || (part.problem === null ? '' : problems[part.problem])}
          isTold={complaint === '' && part.problem === 'failed'}
        >
          {saveLabel}
        </SaveFooter>
      }
    >
      {children}
    </Dialog>
  );
}
