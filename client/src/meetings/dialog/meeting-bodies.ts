import { isAbove, workOutStatus } from '#shared/meetings/rules.ts';
import type { MeetingStatus } from '#shared/meetings/constants.ts';
import type { meetings } from '#shared/meetings/addresses.ts';
import type { SentTo } from '#shared/http/route.ts';
import { changedParts, savedValues } from '#client/meetings/meeting-parts.ts';
import {
  isNobody,
  PEOPLE,
  personRef,
  planOfValues,
  TEXTS,
  type MeetingValues,
} from '#client/meetings/meeting-values.ts';

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

/** Everything that is filled in; what is empty is left out. */
export function newBody(base: MeetingValues, typed: MeetingValues): NewBody {
  const values = savedValues(base, typed);
  return {
    date: values.date,
    kind: values.kind,
    isComplete: values.isComplete,
    ...(values.status === '' ? {} : { status: values.status }),
    conductingMemberId: values.conductingMemberId.id,
    presidingMemberId: values.presidingMemberId.id,
    invocationMember: personRef(values.invocationMember),
    benedictionMember: personRef(values.benedictionMember),
    organist: personRef(values.organist),
    chorister: personRef(values.chorister),
    ...Object.fromEntries(TEXTS.map((path) => [path, blankToNull(values[path])])),
    speakers: speakerRows(values),
    hymns: hymnSet(values),
  };
}

/** What somebody chose is said again with every save, or the server would work out another one. */
const STATED: readonly MeetingStatus[] = ['partially_planned', 'planned'];

function statusToSend(base: MeetingValues, values: MeetingValues): MeetingStatus | undefined {
  const workedOut = workOutStatus(planOfValues(values));
  if (values.status === '') return base.status === '' ? undefined : workedOut;
  if (values.status !== base.status) return values.status;
  // Chosen before, when it was above the plan: now that the plan has passed it, it is nobody's choice any more.
  if (isAbove(workedOut, values.status)) return workedOut;
  return STATED.includes(values.status) ? values.status : undefined;
}

/** Only what was changed, so that two people who edit different parts both keep their work; null when nothing was. */
export function changeBody(base: MeetingValues, typed: MeetingValues): ChangeBody | null {
  const values = savedValues(base, typed);
  const parts = changedParts(base, values);
  if (parts.length === 0) return null;
  const changed = (part: (typeof parts)[number]) => parts.includes(part);
  const body: ChangeBody = {};
  if (changed('date')) body.date = values.date;
  // A new date would bring its own usual kind along.
  if (changed('date') || changed('kind')) body.kind = values.kind;
  for (const path of PEOPLE) {
    if (!changed(path)) continue;
    if (path === 'conductingMemberId' || path === 'presidingMemberId') body[path] = values[path].id;
    else body[path] = personRef(values[path]);
  }
  for (const path of TEXTS) if (changed(path)) body[path] = blankToNull(values[path]);
  if (changed('speakers')) body.speakers = speakerRows(values);
  if (parts.some((part) => part.startsWith('hymns.'))) body.hymns = hymnSet(values);
  if (changed('isComplete')) body.isComplete = values.isComplete;
  const status = statusToSend(base, values);
  if (status !== undefined) body.status = status;
  return body;
}

/** 'speakers.1.memberId' of an answer → the row of the form, which may have empty rows before it. */
export function formPath(path: string, values: MeetingValues): string {
  const [, index] = /^speakers\.(\d+)/.exec(path) ?? [];
  if (index === undefined) return path;
  const rows = values.speakers.flatMap((row, place) => (isNobody(row.person) ? [] : [place]));
  const field = path.endsWith('.topic') ? 'topic' : path.endsWith('.duration') ? 'duration' : 'person';
  return `speakers.${rows[Number(index)] ?? 0}.${field}`;
}
