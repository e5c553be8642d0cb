import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { planningOptions } from '#client/meetings/api.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import { ButtonLink } from '#client/ui/controls/button.tsx';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { isSunday } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { comingMeetings } from '#shared/meetings/hints/upcoming.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { SheetCard } from './sheet-card.tsx';
import { SheetCardsWaiting } from './sheet-card-waiting.tsx';

const MOST = 6;

export function PulpitPage() {
  const today = useToday();
  const result = useQuery(planningOptions(today));
  const { data } = result;
  return (
    <>
      <PageHeader
        title={SECTION_LABELS.pulpit}
        help={manualPath('pulpit-sheets')}
        sub={<p>What is read at the pulpit, made from the meeting as it is planned.</p>}
      />
      <div className="grid items-start gap-4 md:gap-6 min-[73.75rem]:grid-cols-[minmax(0,1fr)_21rem]">
        {data ? (
          <Sheets meetings={data} today={today} />
        ) : result.error ? (
          <Card>
            <NotLoaded query={result} />
          </Card>
        ) : (
          <SheetCardsWaiting />
        )}
        <aside
          aria-label="About the sheets"
          className={cx(
            'grid gap-4 md:max-[73.75rem]:grid-cols-2 md:max-[73.75rem]:items-start',
            result.isPending && 'max-[73.75rem]:hidden',
          )}
        >
          <FormatsCard />
          <AiCard />
        </aside>
      </div>
    </>
  );
}

function Sheets({ meetings, today }: { meetings: readonly Meeting[]; today: string }) {
  const held = comingMeetings(meetings, today);
  const coming = held.filter(({ date }) => date > today).slice(0, MOST);
  const present = isSunday(today) ? (meetings.find((meeting) => meeting.date === today) ?? null) : null;
  return (
    <div className="grid min-w-0 gap-4 md:gap-6">
      {isSunday(today) ? <Today meeting={present} today={today} /> : null}
      <section aria-labelledby="upcoming-sheets" className="grid gap-3">
        <h2 id="upcoming-sheets" className="text-md font-semibold tracking-normal">
          Upcoming meetings
        </h2>
        {coming.length === 0 ? <NoMeetings /> : null}
        <div className="grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]">
          {coming.map((meeting) => (
            <SheetCard key={meeting.id} meeting={meeting} today={today} isMain={meeting === held[0]} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Today({ meeting, today }: { meeting: Meeting | null; today: string }) {
  const { plan } = useDialogLinks();
  if (meeting && holdsMeeting(meeting.kind)) return <SheetCard meeting={meeting} today={today} isToday />;
  return (
    <Card edge aria-label="Today's Meeting">
      <Empty
        icon={CalendarPlus}
        title="Today's Meeting"
        action={meeting ? null : <ButtonLink href={plan(today)}>Plan Now</ButtonLink>}
      >
        {meeting
          ? 'There is no sacrament meeting on this Sunday.'
          : 'Nothing is planned for today yet, so there is no sheet.'}
      </Empty>
    </Card>
  );
}

function NoMeetings() {
  return (
    <Card>
      <Empty icon={CalendarPlus} title="No Upcoming Meetings" action={<PlanLink />}>
        As soon as a meeting is scheduled, its outline and script stand here.
      </Empty>
    </Card>
  );
}

function FormatsCard() {
  return (
    <Card>
      <CardHead title="Two formats" />
      <CardBody className="grid gap-3">
        <p>
          <strong>Outline.</strong> The meeting in the order in which it is held, for somebody who finds the words
          without help.
        </p>
        <p>
          <strong>Script.</strong> The same with every word to say, and a pause wherever hands are raised.
        </p>
        <p className="text-muted">
          What is missing stands there as [to be announced]. A sheet that you edit keeps your text when the meeting
          changes, and tells you what changed.
        </p>
      </CardBody>
    </Card>
  );
}

function AiCard() {
  const { capabilities } = useSession();
  return (
    <Card>
      <CardHead title="Scripts by AI" />
      <CardBody className="grid gap-3">
        {capabilities.aiScripts ? (
          <>
            <p>
              AI Generate has an AI service put the script into warmer words. Read it through before the meeting: names
              and hymns that the meeting does not have are pointed out.
            </p>
            <p className="text-muted">
              Names, hymns, business and announcements are sent to that service. Phone numbers, email addresses and
              notes never are.
            </p>
          </>
        ) : (
          <p>
            No AI service is set up on this server, so AI Generate makes the script from the built-in template. Nothing
            leaves the server.
          </p>
        )}
      </CardBody>
    </Card>
  );
}
