import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { useDialogLinks } from '#client/meetings/links.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Card, CardHead, ShowAll } from '#client/ui/layout/card.tsx';
import { Marked } from '#client/ui/feedback/notice.tsx';
import { dateSeenFrom, relativeDay } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import type { Concern } from '#shared/meetings/hints/attention.ts';

const SHOWN_AT_FIRST = 6;
/** Where the card's heading is, for links down to it. */
export const ATTENTION = 'attention';
/** Within this many days, the relative date is shown. */
const SOON_DAYS = 8;

/** What the next Sundays are missing. Each line opens the field to fill in. */
export function AttentionCard({ concerns, today }: { concerns: readonly Concern[]; today: string }) {
  const [isWhole, setWhole] = useState(false);
  const hasMore = concerns.length > SHOWN_AT_FIRST + 1;
  const lines = hasMore && !isWhole ? concerns.slice(0, SHOWN_AT_FIRST) : concerns;
  const count = concerns.length > 0 ? <Badge tone="partial">{concerns.length}</Badge> : null;
  return (
    <Card aria-labelledby={ATTENTION}>
      <CardHead plain id={ATTENTION} title="Needs Attention" end={count} className="md:px-4!" />
      {concerns.length === 0 ? (
        <p className="flex gap-2.5 px-4 pt-1 pb-4 text-muted">
          <CircleCheck className="mt-0.5 text-planned-fg" />
          Nothing is missing for the upcoming Sundays.
        </p>
      ) : (
        <ul className="divide-y divide-line pb-1">
          {lines.map((concern) => (
            <Line key={`${concern.date} ${concern.text}`} concern={concern} today={today} />
          ))}
        </ul>
      )}
      {hasMore ? <ShowAll count={concerns.length} isWhole={isWhole} onChange={setWhole} /> : null}
    </Card>
  );
}

function Line({ concern, today }: { concern: Concern; today: string }) {
  const { plan, edit } = useDialogLinks();
  const { date, meetingId, field, text } = concern;
  const when = daysBetween(today, date) <= SOON_DAYS ? relativeDay(date, today) : null;
  return (
    <li>
      <Link
        href={meetingId === null ? plan(date) : edit(meetingId, field)}
        className="block px-4 py-2 text-text hover:bg-sunken hover:no-underline"
      >
        <Marked>
          <DatedText>{text}</DatedText>
          <span className="block text-sm text-muted">
            <DatedText>{[dateSeenFrom(date, today), when].filter(Boolean).join(' · ')}</DatedText>
          </span>
        </Marked>
      </Link>
    </li>
  );
}
