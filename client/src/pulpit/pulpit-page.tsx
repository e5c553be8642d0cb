import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { isSunday } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { comingMeetings } from '#shared/meetings/hints/upcoming.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { MISSING } from '#shared/pulpit/words.ts';
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
        sub={<p>Outlines and scripts generated from each meeting.</p>}
      />
      <div className="grid items-start gap-4 md:gap-6 aside:grid-cols-[minmax(0,1fr)_21rem]">
        {data ? (
          <Sheets meetings={data} today={today} />
        ) : result.error ? (
          <Card>
            <NotLoaded query={result} />
          </Card>
        ) : (
          <SheetCardsWaiting hasToday={isSunday(today)} />
        )}
        <aside
          aria-label="About pulpit sheets"
          className={cx(
            'grid gap-4 md:max-aside:grid-cols-2 md:max-aside:items-start',
            result.isPending && 'max-aside:hidden',
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
          Upcoming Meetings
        </h2>
        {coming.length === 0 ? <NoMeetings /> : null}
        <div className="grid items-start gap-4 md:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]">
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
        {meeting ? 'There’s no sacrament meeting this Sunday.' : 'Nothing is planned for today yet.'}
      </Empty>
    </Card>
  );
}

function NoMeetings() {
  return (
    <Card>
      <Empty icon={CalendarPlus} title="No Upcoming Meetings" action={<PlanLink />}>
        Outlines and scripts appear here once a meeting is scheduled.
      </Empty>
    </Card>
  );
}

function FormatsCard() {
  return (
    <Card>
      <CardHead title="Two Formats" />
      <CardBody className="grid gap-3">
        <p>
          <strong>Outline.</strong> The order of the meeting, for leaders comfortable conducting in their own words.
        </p>
        <p>
          <strong>Script.</strong> A complete word-for-word script with pauses for sustaining votes.
        </p>
        <p className="text-muted">
          Missing items show as {MISSING}. Your edits are kept when the meeting changes, and you’ll see what changed.
        </p>
      </CardBody>
    </Card>
  );
}

function AiCard() {
  const { capabilities } = useSession();
  return (
    <Card>
      <CardHead title="AI Scripts" />
      <CardBody className="grid gap-3">
        {capabilities.aiScripts ? (
          <>
            <p>
              AI Generate rewrites the script in a warmer tone. Review it before the meeting: names and hymns that
              aren’t part of the meeting are flagged.
            </p>
            <p className="text-muted">
              Names, hymns, business, and announcements are sent to the AI service. Phone numbers, email addresses, and
              notes never are.
            </p>
          </>
        ) : (
          <p>AI isn’t set up on this server, so scripts come from the built-in template. Nothing leaves the server.</p>
        )}
      </CardBody>
    </Card>
  );
}
