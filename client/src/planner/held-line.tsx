import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useNow, useSession, useWard } from '#client/auth/session.ts';
import { isStale, wordsOf } from '#client/lib/api-error.ts';
import { notify } from '#client/lib/notify.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { AbsentPeople } from '#client/meetings/absent-people.tsx';
import { useChangeMeeting } from '#client/meetings/api.ts';
import { attendanceIn, digitsIn, isTooMany } from '#client/meetings/attendance.ts';
import { heldField, useDialogLinks } from '#client/meetings/links.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { longDateSeenFrom } from '#shared/calendar/format.ts';
import { cameIn } from '#shared/invitations/declines.ts';
import { toConfirm } from '#shared/meetings/hints/held.ts';
import { ATTENDANCE_RULE } from '#shared/meetings/limits.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** From Sunday afternoon for a week: did it go as planned? */
export function HeldLine({ meetings, today }: { meetings: readonly Meeting[]; today: string }) {
  const { may } = useSession();
  const [answer, setAnswer] = useState<Answer>(UNANSWERED);
  const meeting = toConfirm(meetings, useNow());
  if (!meeting || !may('meetings:write')) return null;
  // What was typed is there again when the question comes back, as after an undo.
  const own = answer.meetingId === meeting.id ? answer : { ...UNANSWERED, meetingId: meeting.id };
  return <Question key={meeting.id} meeting={meeting} today={today} answer={own} onChange={setAnswer} />;
}

type Answer = { meetingId: number | null; typed: string; came: readonly string[] };
const UNANSWERED: Answer = { meetingId: null, typed: '', came: [] };

type QuestionProps = { meeting: Meeting; today: string; answer: Answer; onChange: (answer: Answer) => void };

function Question({ meeting, today, answer, onChange }: QuestionProps) {
  const { countsAttendance } = useWard();
  const { edit } = useDialogLinks();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { mutate, isPending } = useChangeMeeting(meeting.id);
  const field = useId();
  const { typed, came } = answer;
  const attendance = attendanceIn(typed);
  const isWrong = isTooMany(typed);
  /** Another planner has corrected the meeting: it is shown as it is now, and the question stays. */
  const showChanged = (error: Error) => {
    if (!isStale(error)) return;
    void client.invalidateQueries({ queryKey: QUERIES.meetings });
    notify({ kind: 'error', title: 'Not Saved', description: `${wordsOf(error)} Check it and answer again.` });
  };
  return (
    <section
      aria-label="Last meeting"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5"
    >
      <p className="mr-auto">
        {meeting.date === today
          ? 'Did today go as planned?'
          : `Did ${longDateSeenFrom(meeting.date, today)}, go as planned?`}
      </p>
      {countsAttendance ? (
        <span className="flex items-center gap-2">
          <label htmlFor={field}>Attendance</label>
          <span className="w-20">
            <Input
              id={field}
              className="num"
              inputMode="numeric"
              value={typed}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${field}-problem` : undefined}
              onChange={(event) => onChange({ ...answer, typed: digitsIn(event.target.value) })}
            />
          </span>
        </span>
      ) : null}
      <span className="flex gap-2">
        <Button
          size="sm"
          disabled={isWrong}
          busy={isPending}
          busyText="Saving..."
          onClick={() =>
            mutate(
              {
                heldAsPlanned: true,
                tookPart: cameIn(meeting, came).map(({ key }) => key),
                ...(attendance === null ? {} : { attendance }),
                version: meeting.version,
                musicVersion: meeting.musicVersion,
              },
              { onError: showChanged },
            )
          }
        >
          Yes
        </Button>
        <Button
          size="sm"
          disabled={isWrong || isPending}
          onClick={() => navigate(edit(meeting.id, heldField(attendance, came)))}
        >
          Change…
        </Button>
      </span>
      <AbsentPeople meeting={meeting} came={came} onChange={(people) => onChange({ ...answer, came: people })} />
      {isWrong ? (
        <p id={`${field}-problem`} role="alert" className="basis-full text-right text-sm text-danger">
          {ATTENDANCE_RULE}
        </p>
      ) : null}
    </section>
  );
}
