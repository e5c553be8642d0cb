import { invalidFields, FIELD_WORDS } from '#shared/http/errors.ts';
import { isMemberPart, PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import type { MeetingChange, MeetingRow, PersonRef, SpeakerInput } from '#shared/meetings/schema.ts';
import { isId } from '#shared/text/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { membersAmong } from '#server/members/queries.ts';
import type { MeetingFields } from './queries.ts';

/** A member's id, possibly as digits, or the name of a person who is not a member. */
export function split(ref: PersonRef): { id: number | null; name: string | null } | undefined {
  if (ref === undefined) return undefined;
  if (ref === null) return { id: null, name: null };
  if (typeof ref === 'number') return { id: ref, name: null };
  return /^\d{1,9}$/.test(ref.trim()) ? { id: Number(ref), name: null } : { id: null, name: ref };
}

/** The people of a save as columns; what is absent stays absent. */
export function peopleFields(save: Pick<MeetingChange, PersonPart['field']>): MeetingFields {
  const fields: MeetingFields = {};
  for (const part of PERSON_PARTS) {
    const given = split(save[part.field]);
    if (given === undefined) continue;
    fields[part.id] = given.id;
    if (!isMemberPart(part)) fields[part.typed] = given.name;
  }
  return fields;
}

/** Who is in a meeting already: they may stay there after they have been removed from the members list. */
const alreadyIn = (meeting: MeetingRow | null): number[] =>
  meeting
    ? [
        ...PERSON_PARTS.map(({ id }) => meeting[id]),
        ...meeting.speakingAssignments.map((talk) => talk.memberId),
        ...meeting.musicalNumbers.map((number) => number.performerId),
      ].filter((id) => typeof id === 'number')
    : [];

const inList = (place: number): string => `speakers.${place}.memberId`;

type Asked = { id: number; path: string };

async function refuseStrangers(
  tx: Db,
  wardId: WardId,
  asked: readonly Asked[],
  present: readonly number[] = [],
): Promise<void> {
  const found = await membersAmong(tx, wardId, asked.map((ref) => ref.id).filter(isId));
  const known = new Set([...present, ...found.filter((member) => !member.isDeleted).map((member) => member.id)]);
  const errors = asked
    .filter((ref) => !known.has(ref.id))
    .map(({ path }) => ({ path, message: FIELD_WORDS.notInWard }));
  if (errors.length > 0) throw invalidFields(errors);
}

/** Refuses ids that are not in the members list of this ward, each at the field of its name. */
export const checkIds = (tx: Db, wardId: WardId, ids: Record<string, number | null>): Promise<void> =>
  refuseStrangers(
    tx,
    wardId,
    Object.entries(ids).flatMap(([path, id]) => (id === null ? [] : [{ id, path }])),
  );

/** The same for every person in a save; `before` is the meeting before it. */
export async function checkMembers(
  tx: Db,
  wardId: WardId,
  fields: MeetingFields,
  { speakers = [], performer }: Pick<MeetingChange, 'performer'> & { speakers?: readonly SpeakerInput[] },
  before: MeetingRow | null = null,
  pathOf = inList,
): Promise<void> {
  const named = PERSON_PARTS.map(({ id, field }) => ({ id: fields[id], path: field }));
  const speaking = speakers.map((speaker, i) => ({ id: speaker.memberId, path: pathOf(i) }));
  const performing = { id: split(performer)?.id, path: 'performer' };
  const asked = [...named, ...speaking, performing].filter((ref): ref is Asked => typeof ref.id === 'number');
  await refuseStrangers(tx, wardId, asked, alreadyIn(before));
}

/** Speakers as rows. Those without an order keep the order in which they were sent. */
export function talksFrom(speakers: readonly SpeakerInput[]) {
  return speakers
    .map((speaker, i) => ({
      memberId: speaker.memberId ?? null,
      speakerName: speaker.memberId ? null : (speaker.speakerName ?? null),
      topic: speaker.topic ?? null,
      duration: speaker.duration ?? null,
      order: speaker.order ?? i + 1,
    }))
    .sort((a, b) => a.order - b.order);
}
