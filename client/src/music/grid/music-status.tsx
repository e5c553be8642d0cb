import { CircleCheck } from 'lucide-react';
import { notify } from '#client/lib/notify.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { HalfCircle } from '#client/ui/feedback/status-badge.tsx';
import { briefDate, clockTime } from '#shared/calendar/format.ts';
import { useMusicPlan, type PlannedMeeting } from './music-plan.ts';

export function MusicBadge({ isComplete }: { isComplete: boolean }) {
  return isComplete ? (
    <Badge tone="planned" icon={CircleCheck}>
      Music Complete
    </Badge>
  ) : (
    <Badge tone="partial" icon={HalfCircle}>
      Needs Music
    </Badge>
  );
}

type Props = { planned: PlannedMeeting; isMain: boolean; onKeySave?: () => void };

/** A meeting's Save button and its result. `onKeySave` moves on after saving with the keyboard. */
export function SaveMusic({ planned: { meeting, isChanged }, isMain, onKeySave }: Props) {
  const { save, saves, drafts } = useMusicPlan();
  const state = saves.get(meeting.id);
  const isSaving = state?.kind === 'saving';
  const discard = () => {
    const before = drafts.all;
    drafts.discard(meeting.id);
    notify({
      kind: 'info',
      title: 'Changes Discarded',
      description: `Music for ${briefDate(meeting.date)} was restored.`,
      action: { label: 'Undo', onRun: () => drafts.restore(before) },
    });
  };
  return (
    <>
      <Button
        size="sm"
        variant={isChanged && isMain ? 'primary' : 'default'}
        disabled={!isChanged && !isSaving}
        busy={isSaving}
        busyText="Saving..."
        aria-label={isSaving ? undefined : `Save music for ${briefDate(meeting.date)}`}
        onClick={(event) => {
          void save(meeting);
          // Typing can continue during the save; the result is shown here and in a toast.
          if (event.detail === 0) onKeySave?.();
        }}
      >
        Save
      </Button>
      {isChanged && !isSaving ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Discard changes for ${briefDate(meeting.date)}`}
          onClick={discard}
        >
          Discard
        </Button>
      ) : null}
      <span className="order-first text-xs text-muted empty:absolute" aria-live="polite">
        {state?.kind === 'failed' && isChanged ? (
          <span className="text-danger">Not saved. Please try again.</span>
        ) : null}
        {isChanged && !isSaving && state?.kind !== 'failed' ? 'Not saved yet' : null}
        {state?.kind === 'saved' && !isChanged ? `Saved ${clockTime(state.at)}` : null}
      </span>
    </>
  );
}
