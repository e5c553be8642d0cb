import { Eye, FileText, Mic, Pencil } from 'lucide-react';
import { useDialogLinks } from '#client/meetings/links.ts';
import { meetingPath } from '#client/paths.ts';
import { PrintButton } from '#client/pulpit/print/print-button.tsx';
import { PulpitLink } from '#client/pulpit/pulpit-link.tsx';
import { SheetButton } from '#client/pulpit/sheet-button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import type { NextJob } from '#shared/meetings/hints/next-job.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

type Props = { slot: SundaySlot<Meeting>; job: NextJob; isToday: boolean };

/** The filled button: what to do next. */
export function NextStep({ slot: { date, meeting }, job, isToday }: Props) {
  const { plan, edit } = useDialogLinks();
  if (job === 'plan')
    return (
      <ButtonLink variant="primary" href={meeting ? edit(meeting.id) : plan(date)}>
        {isToday && !meeting ? 'Plan Now' : 'Plan Meeting'}
      </ButtonLink>
    );
  if (!meeting) return null;
  if (job === 'conduct') return <PulpitLink meeting={meeting} variant="primary" />;
  if (job === 'print') return <PrintButton meeting={meeting} start="program" variant="primary" />;
  if (job === 'finish')
    return (
      <ButtonLink variant="primary" icon={Pencil} href={edit(meeting.id)}>
        Edit Meeting
      </ButtonLink>
    );
  return job === 'view' ? (
    <ButtonLink variant="primary" href={meetingPath(meeting.id)}>
      View Details
    </ButtonLink>
  ) : null;
}

/** Everything else that can be done about this Sunday. */
export function OtherSteps({ slot: { date, kind, meeting }, job }: Props) {
  const { plan, edit } = useDialogLinks();
  const quiet = { variant: 'ghost', size: 'sm' } as const;
  if (!holdsMeeting(kind))
    return (
      <ButtonLink {...quiet} href={meeting ? edit(meeting.id) : plan(date)}>
        Change
      </ButtonLink>
    );
  if (!meeting) return null;
  // Someone declined, or little is missing: what the day needs stays at hand.
  const isAlmostReady = job === 'finish' && (meeting.status === 'planned' || meeting.status === 'confirmed');
  return (
    <>
      {job === 'view' ? null : (
        <ButtonLink {...quiet} icon={Eye} href={meetingPath(meeting.id)}>
          View Details
        </ButtonLink>
      )}
      <SheetButton {...quiet} icon={FileText} meeting={meeting} format="outline">
        Outline
      </SheetButton>
      <SheetButton {...quiet} icon={Mic} meeting={meeting} format="script">
        Script
      </SheetButton>
      {job === 'print' || isAlmostReady ? <PulpitLink {...quiet} meeting={meeting} /> : null}
      {job === 'conduct' || isAlmostReady ? <PrintButton {...quiet} meeting={meeting} start="program" /> : null}
      {job === 'plan' || job === 'finish' ? null : (
        <ButtonLink {...quiet} icon={Pencil} href={edit(meeting.id)}>
          {/* Beside two others on a phone, a longer one would stand alone below them. */}
          <span>
            Edit<span className="max-md:sr-only"> Meeting</span>
          </span>
        </ButtonLink>
      )}
    </>
  );
}
