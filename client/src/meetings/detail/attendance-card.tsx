import { useState, type FormEvent } from 'react';
import { useSession, useWard } from '#client/auth/session.ts';
import { useChangeMeeting } from '#client/meetings/api.ts';
import { attendanceIn, digitsIn, isTooMany } from '#client/meetings/attendance.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { ATTENDANCE_RULE } from '#shared/meetings/limits.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** How many came, to add or correct afterwards, where the ward counts. */
export function AttendanceCard({ meeting, today }: { meeting: Meeting; today: string }) {
  const { countsAttendance } = useWard();
  const { may } = useSession();
  const isHeld = meeting.date <= today && meeting.status !== 'draft' && holdsMeeting(meeting.kind);
  if (!countsAttendance || !isHeld || !may('meetings:write')) return null;
  const stored = String(meeting.attendance ?? '');
  return <AttendanceForm key={stored} id={meeting.id} stored={stored} />;
}

function AttendanceForm({ id, stored }: { id: number; stored: string }) {
  const [typed, setTyped] = useState(stored);
  const { mutate, isPending } = useChangeMeeting(id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isTooMany(typed)) mutate({ attendance: attendanceIn(typed) });
  };
  return (
    <Card aria-labelledby="attendance">
      <CardHead plain id="attendance" title="Attendance" className="md:px-4!" />
      <form onSubmit={save} className="flex flex-wrap items-start gap-2 px-4 pb-4">
        <Field label="Attendance" hideLabel className="w-28" error={isTooMany(typed) ? ATTENDANCE_RULE : undefined}>
          <Input
            className="num"
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(digitsIn(event.target.value))}
          />
        </Field>
        <Button type="submit" disabled={typed === stored || isTooMany(typed)} busy={isPending} busyText="Saving...">
          Save
        </Button>
      </form>
    </Card>
  );
}
