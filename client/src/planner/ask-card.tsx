import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSession, useWard } from '#client/auth/session.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { tabPath } from '#client/paths.ts';
import { suggestedOptions } from '#client/tracking/api.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { AGE_GROUPS, type AgeGroup } from '#shared/members/age-groups.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { nextWithoutSpeakers } from '#shared/meetings/hints/without-speakers.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { SuggestedSpeaker } from '#shared/tracking/schema.ts';

const GROUPS = [
  { value: 'adult', label: 'Adults' },
  { value: 'youth', label: 'Youth' },
  { value: 'child', label: 'Children' },
];
const SHOWN = 3;

/** Suggested speakers. Choosing one plans the next Sunday without speakers with that person. */
export function AskCard({ meetings, today }: { meetings: readonly Meeting[]; today: string }) {
  const { may } = useSession();
  const { fastSundayRule, memberDetails } = useWard();
  const [group, setGroup] = useState<AgeGroup | undefined>();
  const { plan, edit } = useDialogLinks();
  const isAllowed = may('tracking:read') && may('meetings:write');
  const { data, isError, isFetching, refetch } = useQuery({ ...suggestedOptions(group), enabled: isAllowed });
  const open = nextWithoutSpeakers(meetings, today, fastSundayRule);
  if (!isAllowed || (data?.length === 0 && group === undefined) || !open) return null;
  const linkOf = ({ id }: SuggestedSpeaker) =>
    open.meeting ? edit(open.meeting.id, `speakers:${id}`) : plan(open.date, `speakers:${id}`);
  return (
    <Card aria-labelledby="suggested-speakers">
      <CardHead
        plain
        id="suggested-speakers"
        title="Suggested Speakers"
        className="md:px-4!"
        end={
          <Link
            href={tabPath('tracking')}
            className="inline-flex min-h-6 items-center text-sm touch:-my-3 touch:min-h-11"
          >
            Talk Tracking
          </Link>
        }
      />
      <div className="flex items-center justify-between gap-2 px-4 pb-2">
        <p className="text-sm text-muted">For {dateSeenFrom(open.date, today)}</p>
        {memberDetails ? (
          <Select
            aria-label="Age group"
            placeholder="Everyone"
            options={GROUPS}
            value={group ?? ''}
            onChange={(event) => setGroup(AGE_GROUPS.find((one) => one === event.target.value))}
          />
        ) : null}
      </div>
      {data?.length === 0 ? <p className="px-4 pb-3 text-sm text-muted">No one in this group to suggest.</p> : null}
      {isError && !data ? (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-2 px-4 pb-3">
          Couldn’t load suggestions.
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        <ul aria-busy={data ? undefined : true} className="divide-y divide-line pb-1">
          {data?.slice(0, SHOWN).map((member) => <Line key={member.id} member={member} href={linkOf(member)} />) ??
            Array.from({ length: SHOWN }, (_, place) => <Waiting key={place} />)}
        </ul>
      )}
    </Card>
  );
}

function Line({ member, href }: { member: SuggestedSpeaker; href: string }) {
  return (
    <li>
      <Link href={href} className="flex items-start gap-2.5 px-4 py-2 text-text hover:bg-sunken hover:no-underline">
        <UserRoundPlus className="mt-0.5 text-primary" />
        <span className="min-w-0 wrap-anywhere">
          {fullName(member)}
          <span className="block text-sm text-muted">{capitalize(member.reason)}</span>
        </span>
      </Link>
    </li>
  );
}

const Waiting = () => (
  <li className="grid gap-1 px-4 py-2.5">
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-3.5 w-3/5" />
  </li>
);
