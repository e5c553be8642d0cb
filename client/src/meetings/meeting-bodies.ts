import { isAbove, workOutStatus } from '#shared/meetings/rules.ts';
import type { MeetingStatus } from '#shared/meetings/constants.ts';
import type { meetings } from '#shared/meetings/addresses.ts';
import type { SentTo } from '#shared/http/route.ts';
import { TEXT_FIELDS } from '#shared/meetings/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { isNobody, performerIn, personRef } from '#shared/meetings/person.ts';
import { MEMBER_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import { changedFormParts, savedValues } from './meeting-parts.ts';
import { peopleToSend, planOfValues } from './meeting-values.ts';

export type NewBody = SentTo<typeof meetings.schedule>['body'];
export type ChangeBody = SentTo<typeof meetings.change>['body'];

const blankToNull = (text: string) => (text.trim() === '' ? null : text);

function speakerRows(values: MeetingValues) {
  return values.speakers
    .filter((row) => !isNobody(row.person))
    .map(({ person, topic, duration }, order) => ({
      memberId: person.id,
      speakerName: person.id === null ? person.text.trim() : null,
      topic: blankToNull(topic.trim()),
      duration,
      order: order + 1,
    }));
}

const hymnSet = ({ hymns }: MeetingValues) => ({
  opening: blankToNull(hymns.opening),
  sacrament: blankToNull(hymns.sacrament),
  rest: blankToNull(hymns.rest),
  closing: blankToNull(hymns.closing),
  specialNumber: blankToNull(hymns.specialNumber),
});

const performerToSend = (values: MeetingValues) => personRef(performerIn(values));

/** Everything that is filled in; what is empty is left out. */
export function newBody(base: MeetingValues, typed: MeetingValues): NewBody {
  const values = savedValues(base, typed);
  return {
    date: values.date,
    kind: values.kind,
    isComplete: values.isComplete,
    ...(values.status === '' ? {} : { status: values.status }),
    ...peopleToSend(values),
    ...Object.fromEntries(TEXT_FIELDS.map((path) => [path, blankToNull(values[path])])),
    speakers: speakerRows(values),
    hymns: hymnSet(values),
    performer: performerToSend(values),
  };
}

/** A chosen status is sent again with every save, or the server would work out another one. */
const STATED: readonly MeetingStatus[] = ['partially_planned', 'planned'];

function statusToSend(base: MeetingValues, values: MeetingValues): MeetingStatus | undefined {
  const workedOut = workOutStatus(planOfValues(values));
  if (values.status === '') return base.status === '' ? undefined : workedOut;
  if (values.status !== base.status) return values.status;
  // Chosen before, when it was above the plan: now that the plan has passed it, it is no longer a choice.
  if (isAbove(workedOut, values.status)) return workedOut;
  return STATED.includes(values.status) ? values.status : undefined;
}

/** Only what was changed, so that two people who edit different parts both keep their work; null when nothing was. */
export function changeBody(base: MeetingValues, typed: MeetingValues): ChangeBody | null {
  const values = savedValues(base, typed);
  const parts = changedFormParts(base, values);
  if (parts.length === 0) return null;
  const changed = (part: (typeof parts)[number]) => parts.includes(part);
  const body: ChangeBody = {};
  if (changed('date')) body.date = values.date;
  // A new date would bring its own usual kind along.
  if (changed('date') || changed('kind')) body.kind = values.kind;
  const people = peopleToSend(values);
  for (const { key, field } of MEMBER_PARTS) if (changed(key)) body[field] = people[field];
  for (const { key, field } of VISITOR_PARTS) if (changed(key)) body[field] = people[field];
  for (const path of TEXT_FIELDS) if (changed(path)) body[path] = blankToNull(values[path]);
  if (changed('speakers')) body.speakers = speakerRows(values);
  if (parts.some((part) => part.startsWith('hymns.'))) body.hymns = hymnSet(values);
  // Another number has no performer until one is sent along.
  if (changed('performer') || changed('hymns.specialNumber')) body.performer = performerToSend(values);
  if (changed('isComplete')) body.isComplete = values.isComplete;
  const status = statusToSend(base, values);
  if (status !== undefined) body.status = status;
  return body;
}
