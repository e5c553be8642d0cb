import { FileText, List, Mic } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { MeetingBadge } from '#client/meetings/meeting-status.tsx';
import { PulpitLink } from '#client/pulpit/pulpit-link.tsx';
import { SheetButton } from '#client/pulpit/sheet-button.tsx';
import { meetingPath } from '#client/paths.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { KeptMeeting, OfflineCopy } from '#client/offline/stored-copy.ts';

const TITLE = 'Available offline';

/** Replaces every list while offline. A list of the two stored meetings would look complete. */
export function OfflineHome({ copy }: { copy: OfflineCopy }) {
  useTitle(TITLE);
  const next = copy.meetings.find(({ meeting }) => holdsMeeting(meeting.kind));
  return (
    <>
      <PageHeader
        title={TITLE}
        sub={
          copy.meetings.length === 1
            ? 'Your next meeting is stored on this device.'
            : 'Your next two meetings are stored on this device.'
        }
      />
      <div className="grid gap-4 lg:grid-cols-2">
        {copy.meetings.map((kept) => (
          <Kept key={kept.meeting.id} kept={kept} isNext={kept === next} />
        ))}
      </div>
    </>
  );
}

function Kept({ kept: { meeting }, isNext }: { kept: KeptMeeting; isNext: boolean }) {
  const today = useToday();
  const { may } = useSession();
  const day = dateSeenFrom(meeting.date, today);
  return (
    <Card aria-label={`Meeting on ${day}`}>
      <CardHead
        title={<time dateTime={meeting.date}>{day}</time>}
        end={
          <>
            <span className="text-sm text-muted">{relativeDay(meeting.date, today)}</span>
            <MeetingBadge meeting={meeting} />
          </>
        }
      />
      <div className="flex flex-wrap gap-2 p-4 max-md:[&>*]:flex-1 md:px-5">
        <PulpitLink meeting={meeting} variant={isNext ? 'primary' : undefined} />
        <ButtonLink href={meetingPath(meeting.id)} icon={List}>
          Program
        </ButtonLink>
        {may('pulpit:read') ? (
          <>
            <SheetButton meeting={meeting} format="outline" icon={FileText}>
              Outline
            </SheetButton>
            <SheetButton meeting={meeting} format="script" icon={Mic}>
              Script
            </SheetButton>
          </>
        ) : null}
      </div>
    </Card>
  );
}
