import { useId } from 'react';
import { useWard } from '#client/auth/session.ts';
import { formatSavedAt } from '#shared/calendar/format.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Meter } from '#client/ui/feedback/meter.tsx';
import { MEETING_MINUTES } from '#shared/meetings/limits.ts';
import { holdsMeeting, isEmptyDraft, plannedMinutes } from '#shared/meetings/rules.ts';
import { useMeetingInfo, useValues } from './form-context.ts';
import { changedFormParts } from '#client/meetings/meeting-parts.ts';
import { isNobody } from '#shared/meetings/person.ts';

type Props = { problem: string | null; isSaving: boolean; onCancel: () => void };

export function DialogFooter({ problem, isSaving, onCancel }: Props) {
  const { meeting } = useMeetingInfo();
  const id = useId();
  return (
    <>
      <div className="flex w-full items-end justify-between gap-4 md:contents">
        <TimeBar />
        <SaveState id={id} problem={problem} />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        variant="primary"
        type="submit"
        aria-describedby={problem ? id : undefined}
        busy={isSaving}
        busyText="Saving..."
      >
        {meeting ? 'Update Meeting' : 'Schedule Meeting'}
      </Button>
    </>
  );
}

const timeText = (minutes: number): string =>
  `${minutes} of ${MEETING_MINUTES} min${minutes > MEETING_MINUTES ? ` · ${minutes - MEETING_MINUTES} min over` : ''}`;

function TimeBar() {
  const values = useValues();
  const { defaultTalkLength } = useWard();
  if (!holdsMeeting(values.kind)) return null;
  const { spoken, rest } = plannedMinutes({
    kind: values.kind,
    speakers: values.speakers.filter((row) => !isNobody(row.person)),
    hasBusiness: [values.releases, values.newCallings, values.wardBusiness].some((text) => text.trim() !== ''),
    hasRestHymn: values.hymns.rest.trim() !== '',
    hasSpecialNumber: values.hymns.specialNumber.trim() !== '',
    usualTalkMinutes: defaultTalkLength,
  });
  const minutes = spoken + rest;
  return (
    <Meter
      value={minutes}
      max={MEETING_MINUTES}
      label="Time planned"
      text={timeText(minutes)}
      note={`${spoken} for ${values.kind === 'fast_testimony' ? 'testimonies' : 'talks'}, ${rest} for everything else`}
      className="max-md:flex-1 md:mr-auto md:w-48 lg:w-72"
    />
  );
}

/** A refusal is spoken by its toast; here it stays for the eyes, and describes the button that saves. */
function SaveState({ id, problem }: { id: string; problem: string | null }) {
  const values = useValues();
  const { meeting, base } = useMeetingInfo();
  const { timezone } = useWard();
  const isDirty = changedFormParts(base, values).length > 0;
  const text =
    problem ??
    (isDirty
      ? 'Unsaved changes'
      : meeting && !isEmptyDraft(meeting)
        ? `Saved ${formatSavedAt(meeting.updatedAt, timezone)}`
        : '');
  return (
    <span id={id} className={cx('text-sm', problem ? 'max-w-72 text-danger' : 'text-muted', text === '' && 'hidden')}>
      {text}
    </span>
  );
}
