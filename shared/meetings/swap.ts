import { invalidField } from '#shared/http/errors.ts';
import { MEETING_LIMITS } from './limits.ts';
import { isMemberPart, PERSON_PARTS, PRAYER_PARTS, type PersonPart } from './parts.ts';
import { holdsMeeting } from './rules.ts';
import { TOO_MANY_SPEAKERS, type MeetingChange, type MeetingRow, type SpeakerInput } from './schema.ts';
import type { SwapPlace } from './swap-schema.ts';

/** Assignments move within their kind: speakers, prayers, and every other part by itself. */
const kindOfPart = (part: SwapPlace['part']): string =>
  PRAYER_PARTS.some(({ key }) => key === part) ? 'prayer' : part;

type Change = Partial<Pick<MeetingChange, PersonPart['field'] | 'speakers'>>;
type Places = { from: SwapPlace; to: SwapPlace };
/** The same meeting when both places are on one Sunday. */
type Meetings = { from: MeetingRow; to: MeetingRow };

export const NOBODY_TO_MOVE = 'There’s no one here to move anymore.';
export const OTHER_KIND = 'You can only swap assignments of the same kind, such as a talk with a talk.';
export const NO_MEETING_THERE = 'There’s no sacrament meeting on that Sunday.';

const speakersOf = (meeting: MeetingRow): SpeakerInput[] =>
  meeting.speakingAssignments.map(({ memberId, speakerName, topic, duration }) => ({
    memberId: memberId ?? null,
    speakerName: memberId ? null : (speakerName ?? null),
    topic,
    duration,
  }));
const numbered = (speakers: readonly SpeakerInput[]): SpeakerInput[] =>
  speakers.map((speaker, place) => ({ ...speaker, order: place + 1 }));

/** Two speakers change places; into a place that is free, or where `insert` asks for it, the first one moves. */
function speakerChanges(meetings: Meetings, { from, to }: Places): { from: Change; to: Change } {
  const isOne = meetings.from.id === meetings.to.id;
  const source = speakersOf(meetings.from);
  const target = isOne ? source : speakersOf(meetings.to);
  const [start, end] = [(from.place ?? 1) - 1, (to.place ?? 1) - 1];
  const speaker = source[start];
  if (!speaker) throw invalidField('from.place', NOBODY_TO_MOVE);
  const other = to.insert ? undefined : target[end];
  if (other) {
    source[start] = other;
    target[end] = speaker;
  } else {
    source.splice(start, 1);
    target.splice(end, 0, speaker);
  }
  if (target.length > MEETING_LIMITS.speakers) throw invalidField('to.place', TOO_MANY_SPEAKERS);
  const [left, right] = [{ speakers: numbered(source) }, { speakers: numbered(target) }];
  return isOne ? { from: right, to: right } : { from: left, to: right };
}

const personIn = (meeting: MeetingRow, part: PersonPart): number | string | null =>
  meeting[part.id] ?? (isMemberPart(part) ? null : (meeting[part.name] ?? null));

const changeOf = (part: PersonPart, person: number | string | null): Change => ({ [part.field]: person });

/** What each of the two meetings is to be changed to, or the reason why nothing may move. */
export function swapChanges(meetings: Meetings, places: Places): { from: Change; to: Change } {
  const { from, to } = places;
  if (kindOfPart(from.part) !== kindOfPart(to.part)) throw invalidField('to.part', OTHER_KIND);
  if (!holdsMeeting(meetings.to.kind)) throw invalidField('to.meetingId', NO_MEETING_THERE);
  const [source, target] = [from.part, to.part].map((key) => PERSON_PARTS.find((part) => part.key === key));
  if (!source || !target) return speakerChanges(meetings, places);
  const person = personIn(meetings.from, source);
  if (person === null) throw invalidField('from.part', NOBODY_TO_MOVE);
  const changes = { from: changeOf(source, personIn(meetings.to, target)), to: changeOf(target, person) };
  const isOne = meetings.from.id === meetings.to.id;
  return isOne ? { from: { ...changes.from, ...changes.to }, to: changes.to } : changes;
}
