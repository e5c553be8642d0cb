import type { ReactNode } from 'react';
import { useDialogLinks } from '#client/meetings/links.ts';
import { MeetingBadge, MissingLine } from '#client/meetings/meeting-status.tsx';
import { PulpitLink } from '#client/pulpit/pulpit-link.tsx';
import { SheetButton } from '#client/pulpit/sheet-button.tsx';
import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { briefDate, relativeDay } from '#shared/calendar/format.ts';
import { ordinalWord } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { sundayMarks } from '#shared/meetings/program/sunday-notes.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { WideCardFacts } from './wide-card-facts.tsx';

type Props = { slot: SundaySlot<Meeting>; today: string };

/** The Sunday that matters most: today or, otherwise, the next one. */
export function WideCard({ slot, today }: Props) {
  const { date, kind, meeting } = slot;
  const isToday = date === today;
  const ordinal = `${ordinalWord(date)} Sunday`;
  const marks = sundayMarks(date, kind, 'Fast and testimony');
  const small = isToday ? [ordinal, ...marks] : marks;
  return (
    <Card edge aria-label={isToday ? "Today's Meeting" : 'Next Sunday'} className="@container">
      <div className="grid gap-4 p-4 @xl:grid-cols-[auto_minmax(0,1fr)] @xl:gap-x-5 @xl:px-5 @xl:py-5 @card-row:grid-cols-[auto_minmax(0,1fr)_auto]">
        <DayColumn date={date} today={today} />
        <div className="grid content-start gap-2.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2>{isToday ? "Today's Meeting" : ordinal}</h2>
            {small.length > 0 ? <span className="text-muted">{small.join(' · ')}</span> : null}
            <MeetingBadge kind={kind} status={meeting?.status ?? null} />
          </div>
          <Inside slot={slot} isToday={isToday} />
        </div>
        <Actions slot={slot} isToday={isToday} />
      </div>
    </Card>
  );
}

function Inside({ slot: { kind, meeting }, isToday }: { slot: SundaySlot<Meeting>; isToday: boolean }) {
  if (!holdsMeeting(kind)) {
    return <p className="text-muted">There’s no sacrament meeting this Sunday.</p>;
  }
  if (!meeting) {
    return <p className="text-muted">Nothing is planned for {isToday ? 'today' : 'this Sunday'} yet.</p>;
  }
  return (
    <>
      <WideCardFacts meeting={meeting} />
      <MissingLine meeting={meeting} />
    </>
  );
}

function DayColumn({ date, today }: { date: string; today: string }) {
  const [, month, day] = briefDate(date).split(' ');
  const small = 'text-xs font-semibold tracking-wider text-muted uppercase';
  return (
    <time
      dateTime={date}
      className={
        'flex items-baseline gap-2 @xl:grid @xl:min-w-19 @xl:content-center @xl:justify-items-center @xl:gap-0 ' +
        '@xl:row-span-2 @xl:border-r @xl:border-line @xl:pr-5 @card-row:row-span-1'
      }
    >
      <span className={small}>{month}</span>
      <span className="num text-xl font-bold">{day}</span>
      <span className={small}>{relativeDay(date, today)}</span>
    </time>
  );
}

function Actions({ slot: { date, kind, meeting }, isToday }: { slot: SundaySlot<Meeting>; isToday: boolean }) {
  const { plan, edit } = useDialogLinks();
  return (
    <div className="grid grid-cols-2 content-start gap-2 @max-xl:*:last:odd:col-span-2 @xl:flex @xl:flex-wrap @card-row:grid @card-row:grid-cols-1">
      {meeting && isToday ? <PulpitLink meeting={meeting} hasIcon={false} /> : null}
      {meeting ? <ButtonLink href={meetingPath(meeting.id)}>View Details</ButtonLink> : null}
      {meeting && holdsMeeting(kind) ? <Sheets meeting={meeting} /> : null}
      {meeting ? (
        <ButtonLink href={edit(meeting.id)}>{wordsFor(meeting)}</ButtonLink>
      ) : (
        <ButtonLink href={plan(date)}>
          {isToday ? 'Plan Now' : holdsMeeting(kind) ? 'Plan Meeting' : 'Change'}
        </ButtonLink>
      )}
    </div>
  );
}

const wordsFor = ({ kind, status }: Meeting): ReactNode => {
  if (!holdsMeeting(kind)) return 'Change';
  return status === 'draft' ? 'Plan Meeting' : 'Edit Meeting';
};

function Sheets({ meeting }: { meeting: Meeting }) {
  return (
    <>
      <SheetButton meeting={meeting} format="outline">
        Outline
      </SheetButton>
      <SheetButton meeting={meeting} format="script">
        Script
      </SheetButton>
    </>
  );
}
