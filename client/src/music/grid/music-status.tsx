import { CircleCheck, RotateCcw, Undo2 } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWard } from '#client/auth/session.ts';
import { notify } from '#client/lib/notify.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { HalfCircle } from '#client/ui/feedback/status-badge.tsx';
import { ToastPlace } from '#client/ui/feedback/toast.tsx';
import { useAway } from '#client/ui/use-away.ts';
import { useBeside } from '#client/ui/use-media.ts';
import { clockTime } from '#shared/calendar/format.ts';
import { cx } from '#client/ui/cx.ts';
import { useMusicPlan, type MusicSaveState, type PlannedMeeting } from './music-plan.ts';

export function MusicBadge({ isComplete }: { isComplete: boolean }) {
  return (
    <Badge tone={isComplete ? 'planned' : 'partial'} icon={isComplete ? CircleCheck : HalfCircle}>
      {isComplete ? 'Music Complete' : 'Needs Music'}
    </Badge>
  );
}

/** What there is to say about all saves together: what needs attention comes first. */
function wordsFor(states: readonly (MusicSaveState | undefined)[], hasChanges: boolean, timezone: string): string {
  // The button says that it is saving.
  if (states.some((state) => state?.kind === 'saving')) return '';
  if (hasChanges)
    return states.some((state) => state?.kind === 'failed') ? 'Not saved. Please try again.' : 'Not saved yet';
  const times = states.flatMap((state) => (state?.kind === 'saved' ? [state.at] : []));
  const latest = times.toSorted().at(-1);
  return latest ? `Saved ${clockTime(latest, timezone)}` : '';
}

type BarProps = {
  planned: readonly PlannedMeeting[];
  /** Something isn't saved by itself, such as what failed: Save is the main button, and the bar is kept in view. */
  waits: boolean;
  /** At the end of the page, where the bar is kept in view while something is unsaved and its place at the top is not. */
  foot: HTMLElement | null;
};

/** A press must not leave the cell being filled: that saves it, also when Discard Changes is pressed. */
const keepCell = (event: MouseEvent) => event.preventDefault();

function FootBar({ children }: { children: ReactNode }) {
  const isBeside = useBeside();
  return (
    <div className="-mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-bg px-1 py-3">
      {isBeside ? null : <ToastPlace place="page" className="basis-full empty:absolute" />}
      {children}
    </div>
  );
}

/** One state, one Undo, and one Save for all Sundays on the screen. */
export function MusicBar({ planned, waits, foot }: BarProps) {
  const { saves, saveAll, undoLast, drafts } = useMusicPlan();
  const changed = planned.filter((one) => one.isChanged);
  const states = planned.map(({ meeting }) => saves.get(meeting.id));
  const isSaving = states.some((state) => state?.kind === 'saving');
  const hasChanges = changed.length > 0;
  const { timezone } = useWard();
  const words = wordsFor(states, hasChanges, timezone);
  const isQuiet = !hasChanges && !isSaving && !undoLast && words === '';
  const { place, isAway, height } = useAway();
  // It stays there, with what it says after the save, until someone is back at the top.
  const [isAtFoot, setAtFoot] = useState(false);
  if (isAtFoot !== (isAway && (isAtFoot || waits))) setAtFoot(!isAtFoot);
  const discard = () => {
    const before = drafts.all;
    for (const { meeting } of changed) drafts.discard(meeting.id);
    notify({
      kind: 'info',
      title: 'Changes Discarded',
      description: 'Your saved music was restored.',
      action: { label: 'Undo', onRun: () => drafts.restore(before) },
    });
  };
  const parts = (
    <>
      {/* It keeps its room, so that nothing beside or below it moves when a choice is saved. */}
      <div className={cx('flex items-center justify-end gap-2 max-md:contents', !isAtFoot && 'md:min-w-38')}>
        <p
          aria-live="polite"
          className={cx('text-sm max-md:mr-auto', words.startsWith('Not saved.') ? 'text-danger' : 'text-muted')}
        >
          {words}
        </p>
        {hasChanges && !isSaving ? (
          <IconButton icon={RotateCcw} label="Discard Changes" onClick={discard} />
        ) : undoLast ? (
          <IconButton icon={Undo2} label="Undo Last Change" disabled={isSaving} onClick={() => void undoLast()} />
        ) : null}
      </div>
      <Button
        variant={waits ? 'primary' : 'default'}
        disabled={!hasChanges && !isSaving}
        className="max-md:disabled:hidden"
        busy={isSaving}
        busyText="Saving..."
        onClick={() => void saveAll()}
      >
        Save
      </Button>
    </>
  );
  return (
    <div
      ref={place}
      className={cx('flex items-center justify-end gap-2 max-md:min-w-full', isQuiet && 'max-md:-mb-2')}
      style={isAtFoot ? { minHeight: height } : undefined}
      onMouseDown={keepCell}
    >
      {isAtFoot && foot ? createPortal(<FootBar>{parts}</FootBar>, foot) : parts}
    </div>
  );
}
