import { INVITED_PARTS, isMemberPart, nameIn, type PeopleNamed } from '#shared/meetings/parts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { addressedName } from '#shared/pulpit/titles.ts';
import {
  NUMBER_PART,
  TALK_PART,
  type InvitationKind,
  type InvitationState,
  type InvitationWay,
  type InvitedTo,
} from './constants.ts';
import type { InvitationRow } from './schema.ts';

/** Something that one person is asked to do in a meeting. */
export type Assignment = {
  /** 'invocation', 'talk:12', 'number:4': how a call names it. */
  key: string;
  part: InvitedTo;
  kind: InvitationKind;
  /** Served in for months, as an organist is. Everyone else is asked for each Sunday: speakers, prayers, those who perform. */
  isStanding: boolean;
  label: string;
  /** 'give the invocation', after 'Would you be willing to'. */
  to: string;
  /** 'giving the invocation', after 'you’re'. */
  doing: string;
  /** The field of the meeting form that it is filled in. */
  field: string;
  memberId: number | null;
  name: string;
  /** 'Elder Lee', to one who is addressed so. */
  addressed: string | null;
  topic: string | null;
  duration: number | null;
  /** Absent for those who do not see it. */
  invitation?: InvitationRow;
};

type Given = Omit<Assignment, 'name'> & { name: string | null };
type InMeeting = PeopleNamed &
  Pick<MeetingRow, 'speakingAssignments' | 'musicalNumbers' | 'invitations' | 'addressedNames'>;
type Ids = Partial<Pick<MeetingRow, (typeof INVITED_PARTS)[number]['id']>>;
export type WithAssignments = InMeeting & Ids;

function addressedIn(meeting: InMeeting, part: (typeof INVITED_PARTS)[number]): string | null {
  if (!isMemberPart(part)) return meeting.addressedNames?.[part.name] ?? null;
  const person = meeting[part.name];
  return person ? addressedName(person) : null;
}

/** What people are asked to do in a meeting, in the order of the meeting form; parts that no one has are left out. */
export function invitedIn(meeting: WithAssignments): Assignment[] {
  const people = INVITED_PARTS.map((part): Given => ({
    key: part.key,
    part: part.key,
    ...part.invited,
    label: part.label,
    field: part.field,
    memberId: meeting[part.id] ?? null,
    name: nameIn(meeting, part),
    addressed: addressedIn(meeting, part),
    topic: null,
    duration: null,
    invitation: meeting.invitations?.[part.key],
  }));
  const talks = meeting.speakingAssignments.map((talk): Given => ({
    key: `talk:${talk.id}`,
    part: TALK_PART,
    kind: 'speaker',
    isStanding: false,
    label: 'Talk',
    to: 'speak',
    doing: 'speaking',
    field: `talk:${talk.id}`,
    memberId: talk.memberId ?? null,
    name: talk.speakerName ?? null,
    addressed: talk.member ? addressedName(talk.member) : null,
    topic: talk.topic,
    duration: talk.duration,
    invitation: talk.invitation,
  }));
  const numbers = meeting.musicalNumbers
    .filter(({ type }) => type === NUMBER_PART)
    .map((number): Given => ({
      key: `number:${number.id}`,
      part: NUMBER_PART,
      kind: 'music',
      isStanding: false,
      label: 'Musical number',
      to: `perform “${number.title}”`,
      doing: `performing “${number.title}”`,
      field: 'performer',
      memberId: number.performerId ?? null,
      name: number.performer,
      addressed: meeting.addressedNames?.performer ?? null,
      topic: null,
      duration: null,
      invitation: number.invitation,
    }));
  return [...people, ...talks, ...numbers].flatMap((one) => {
    const name = one.name?.trim();
    return name ? [{ ...one, name }] : [];
  });
}

export type StoredInvitation = {
  id: number;
  part: string;
  memberId: number | null;
  name: string | null;
  date: string;
  state: InvitationState;
  at: Date;
  by: string;
  way: InvitationWay;
  word: string | null;
};

export const isFor = (
  { part, memberId, name }: Pick<StoredInvitation, 'part' | 'memberId' | 'name'>,
  assignment: Pick<Assignment, 'part' | 'memberId' | 'name'>,
): boolean =>
  part === assignment.part && memberId === assignment.memberId && (memberId !== null || name === assignment.name);

export const NOT_ASKED: InvitationRow = { state: 'not_asked', at: null, by: null, way: null };

/** The invitation of each assignment, and those that another person or date has ended. */
export function invitationsIn(
  { date, ...meeting }: WithAssignments & { date: string },
  stored: readonly StoredInvitation[],
): { of: ReadonlyMap<string, InvitationRow>; ended: number[] } {
  const assignments = invitedIn(meeting);
  const standing = stored.filter(
    (one) => one.date === date && assignments.some((assignment) => isFor(one, assignment)),
  );
  const of = new Map(
    assignments.map((assignment): [string, InvitationRow] => {
      const found = standing.find((one) => isFor(one, assignment));
      if (!found || found.state === 'not_asked') return [assignment.key, NOT_ASKED];
      const { state, at, by, way, word } = found;
      return [assignment.key, { state, at, by, way, ...(word === null ? {} : { word }) }];
    }),
  );
  return { of, ended: stored.filter((one) => !standing.includes(one)).map(({ id }) => id) };
}
