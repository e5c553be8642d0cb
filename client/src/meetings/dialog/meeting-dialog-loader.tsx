import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { membersOptions } from '#client/members/api.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { addDays, isDay, nextSunday, sundayOnOrAfter, type FastSundayRule } from '#shared/calendar/sundays.ts';
import { defaultKind, holdsMeeting, isEmptyDraft, isUnassigned } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { ROTATION_PARTS } from '#shared/standing/constants.ts';
import type { Templates } from '#shared/standing/schema.ts';
import { fetchStanding, personDue, useRotation, useTemplates, type DueOn } from '#client/standing/use-standing.ts';
import { knownMeeting, meetingOptions, planningOptions } from '#client/meetings/meeting-options.ts';
import type { DialogTarget } from '#client/meetings/links.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { bringsPerson, valuesFromTemplate } from './meeting-start.ts';

const NONE: readonly never[] = [];

/** The coming Sunday with a sacrament meeting to which no one is assigned yet. */
function nextFree(meetings: readonly Meeting[], today: string, rule: FastSundayRule): string {
  const byDate = new Map(meetings.map((meeting) => [meeting.date, meeting]));
  const isFree = (date: string) => {
    const there = byDate.get(date);
    return holdsMeeting(there?.kind ?? defaultKind(date, rule, meetings)) && (!there || isUnassigned(there));
  };
  let date = nextSunday(today);
  while (!isFree(date)) date = addDays(date, 7);
  return date;
}

/** The lists that the fields look things up in, ahead of the first press. */
export async function fetchLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(membersOptions()),
    fetchStanding(client),
    client.prefetchQuery(searchableHymnsOptions()),
  ]);
}

type Common = { field: string | null; skeleton: (title: string) => ReactNode; onClose: (next?: string) => void };

export function MeetingDialogLoader({ target, ...common }: Common & { target: NonNullable<DialogTarget> }) {
  return 'edit' in target ? (
    <EditLoader key={target.edit} id={target.edit} {...common} />
  ) : (
    <PlanLoader key={target.plan} plan={target.plan} {...common} />
  );
}

function EditLoader({ id, field, skeleton, onClose }: Common & { id: number }) {
  const today = useToday();
  const client = useQueryClient();
  const meeting = useQuery({
    ...meetingOptions(id),
    // A list has it already. It is read again even so, and the form follows as long as nothing is typed.
    initialData: () => knownMeeting(client, id)?.meeting,
    initialDataUpdatedAt: 0,
  });
  const { data: planning = NONE } = useQuery(planningOptions(today));
  const { data: members = NONE, isPending: isWaiting } = useQuery(membersOptions());
  if (meeting.data && !(isWaiting && bringsPerson(field))) {
    const { date, kind } = meeting.data;
    const others = planning.filter((other) => other.id !== id);
    const known = { date, kind, field, members, others, onClose };
    return <MeetingDialog target={`edit ${id}`} meeting={meeting.data} {...known} />;
  }
  if (!meeting.error) return skeleton('Edit Meeting');
  return (
    <Dialog open onRequestClose={() => onClose()} title="Edit Meeting">
      <Failed onRetry={() => void meeting.refetch()} retrying={meeting.isFetching}>
        {wordsOf(meeting.error)}
      </Failed>
    </Dialog>
  );
}

type Start = { date: string; kind: MeetingKind; existing: number | null; prefill: Partial<MeetingValues> };

/**
 * Who the rotation has for a new meeting, and what its kind usually has. All of it is saved with the meeting, or replaced
 * before.
 */
function prefillOn(date: string, kind: MeetingKind, dueOn: DueOn, templates: Templates): Partial<MeetingValues> {
  if (!holdsMeeting(kind)) return {};
  const people = ROTATION_PARTS.flatMap((part) => {
    const due = dueOn(part, date);
    return due ? [[part, personDue(due)]] : [];
  });
  return { ...Object.fromEntries(people), ...valuesFromTemplate(templates, kind) };
}

function PlanLoader({ plan, field, skeleton, onClose }: Common & { plan: string }) {
  const today = useToday();
  const { fastSundayRule } = useWard();
  const planning = useQuery(planningOptions(today));
  const { data: members = NONE, isPending: isWaiting } = useQuery(membersOptions());
  const rotation = useRotation();
  const templates = useTemplates();
  // Decided once: what is saved from here must not turn into an edit of itself.
  const [start, setStart] = useState<Start | null>(null);
  if (start === null) {
    if (planning.isPending || rotation.isWaiting || (isWaiting && bringsPerson(field))) {
      return skeleton('Schedule New Sacrament Meeting');
    }
    const meetings = planning.data ?? [];
    const date = isDay(plan) ? sundayOnOrAfter(plan) : nextFree(meetings, today, fastSundayRule);
    const there = meetings.find((meeting) => meeting.date === date);
    const kind = there?.kind ?? defaultKind(date, fastSundayRule, meetings);
    const prefill = prefillOn(date, kind, rotation.dueOn, templates);
    setStart({ date, kind, existing: there && !isEmptyDraft(there) ? there.id : null, prefill });
    return null;
  }
  if (start.existing !== null)
    return <EditLoader id={start.existing} field={field} skeleton={skeleton} onClose={onClose} />;
  const others = (planning.data ?? NONE).filter((other) => other.date !== start.date);
  const { date, kind, prefill } = start;
  const known = { date, kind, prefill, field, members, others, onClose };
  return <MeetingDialog target={`plan ${start.date}`} meeting={null} {...known} />;
}
