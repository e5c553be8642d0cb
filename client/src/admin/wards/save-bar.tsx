import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { ToastPlace } from '#client/ui/feedback/toast.tsx';
import { useBeside } from '#client/ui/use-media.ts';

type Props = { isDirty: boolean; isSaving: boolean; saved: string; onDiscard: () => void };

/** Appears with the first change and then stays, so keyboard focus is not lost with a button that was pressed. */
export function SaveBar({ isDirty, isSaving, saved, onDiscard }: Props) {
  const isBeside = useBeside();
  const [isShown, setShown] = useState(isDirty);
  if (isDirty && !isShown) setShown(true);
  return (
    <div
      className={cx(
        'sticky bottom-0 -mx-1 flex flex-wrap items-center justify-end gap-3 px-1',
        isShown ? 'border-t border-line bg-bg py-3' : '-mt-4 md:-mt-6',
      )}
    >
      {isBeside ? null : <ToastPlace place="page" className={cx('basis-full', isShown && 'empty:-mb-3')} />}
      {isShown ? (
        <>
          <p role="status" className="mr-auto text-sm text-muted">
            {isDirty ? 'Not saved yet' : saved}
          </p>
          <Button disabled={!isDirty} onClick={onDiscard}>
            Discard Changes
          </Button>
          <Button
            type="submit"
            variant={isDirty || isSaving ? 'primary' : 'default'}
            busy={isSaving}
            busyText="Saving..."
            disabled={!isDirty && !isSaving}
          >
            Save Settings
          </Button>
        </>
      ) : null}
    </div>
  );
}
