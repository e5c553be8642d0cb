import { Button } from '#client/ui/controls/button.tsx';
import { ToastPlace } from '#client/ui/feedback/toast.tsx';
import { useBeside } from '#client/ui/use-media.ts';

type Props = { isDirty: boolean; isSaving: boolean; saved: string; onDiscard: () => void };

/** In view however far one has scrolled. */
export function SaveBar({ isDirty, isSaving, saved, onDiscard }: Props) {
  const isBeside = useBeside();
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-bg px-1 py-3">
      {isBeside ? null : <ToastPlace place="page" className="basis-full empty:absolute" />}
      <p role="status" className="mr-auto text-sm text-muted">
        {isDirty ? 'Not saved yet' : saved}
      </p>
      <Button disabled={!isDirty} onClick={onDiscard}>
        Discard Changes
      </Button>
      <Button type="submit" variant="primary" busy={isSaving} busyText="Saving..." disabled={!isDirty && !isSaving}>
        Save Settings
      </Button>
    </div>
  );
}
