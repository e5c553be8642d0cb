import { displayHymns } from '#shared/meetings/music/hymns.ts';
import { invitationsIn, type StoredInvitation } from '#shared/invitations/assignments.ts';
import { NUMBER_PART } from '#shared/invitations/constants.ts';
import { byPart, INVITED_PARTS, MEMBER_PARTS, VISITOR_PARTS } from '#shared/meetings/parts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import type { meetings, musicalNumbers, speakingAssignments } from '#shared/meetings/table.ts';
import type { SHEET_TEXTS } from '#shared/meetings/seen-fields.ts';
import type { Sex } from '#shared/members/schema.ts';
import { addressedName, titledName } from '#shared/pulpit/titles.ts';
import { fullName } from '#shared/text/person-name.ts';

export type StoredMeeting = typeof meetings.$inferSelect;
type SheetText = (typeof SHEET_TEXTS)[number];
/** A row with the texts of its sheets, or without them. */
export type ListedMeeting = Omit<StoredMeeting, SheetText> &
  Pick<MeetingRow, SheetText | 'sheets'> & { asked: SentInvitation[]; repeatedAnnouncements: string | null };
export type NamedMember = {
  id: number;
  firstName: string;
  lastName: string;
  calling: string | null;
  sex: Sex | null;
  addressedAs: string | null;
};

/** As the database writes it into JSON. */
export type SentInvitation = Omit<StoredInvitation, 'at'> & { at: string };
type Unseen = 'wardId' | 'createdAt' | 'updatedAt';
export type StoredTalk = Omit<typeof speakingAssignments.$inferSelect, Unseen>;
export type StoredNumber = Omit<typeof musicalNumbers.$inferSelect, Unseen>;
export type Parts = { talks: StoredTalk[]; music: StoredNumber[]; people: ReadonlyMap<number, NamedMember> };

/** A meeting, whether a person has set its status above what the rules give, and the invitations in it that another person or date has ended. */
export type WholeMeeting = MeetingRow &
  Pick<StoredMeeting, 'isStatusChosen' | 'outlineLastGenerated' | 'scriptLastGenerated'> & {
    endedInvitations: number[];
  };

export function byMeeting<T extends { meetingId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.meetingId);
    if (group) group.push(row);
    else groups.set(row.meetingId, [row]);
  }
  return groups;
}

/** A meeting as the product knows it: names in the place of ids, hymns in their slots, and each invitation with its part. */
export function present(row: ListedMeeting, { talks, music, people }: Parts): WholeMeeting {
  const person = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const name = (id: number | null, typed: string | null) => {
    const found = person(id);
    return found ? fullName(found) : typed;
  };
  const addressed = (id: number | null) => {
    const found = person(id);
    return (found && addressedName(found)) ?? undefined;
  };
  const { asked: sent, ...fields } = row;
  const meeting = {
    ...fields,
    ...byPart(MEMBER_PARTS, 'name', ({ id }) => person(row[id])),
    ...byPart(VISITOR_PARTS, 'name', ({ id, typed }) => name(row[id], row[typed])),
    spokenNames: byPart(VISITOR_PARTS, 'name', ({ id }) => {
      const found = person(row[id]);
      return found?.sex || found?.addressedAs ? (titledName(found) ?? undefined) : undefined;
    }),
    addressedNames: {
      ...byPart(VISITOR_PARTS, 'name', ({ id }) => addressed(row[id])),
      performer: addressed(music.find(({ type }) => type === NUMBER_PART)?.performerId ?? null),
    },
    ...displayHymns(music),
    speakingAssignments: talks.map((talk) => ({
      ...talk,
      member: person(talk.memberId),
      speakerName: name(talk.memberId, talk.speakerName),
    })),
    // What was typed says more than the member's name: 'Ana Cruz, violin'.
    musicalNumbers: music.map((number) => ({
      ...number,
      performer: number.performer ?? name(number.performerId, null),
    })),
  };
  const { of, ended } = invitationsIn(
    meeting,
    sent.map((one) => ({ ...one, at: new Date(one.at) })),
  );
  return {
    ...meeting,
    invitations: byPart(INVITED_PARTS, 'key', ({ key }) => of.get(key)),
    speakingAssignments: meeting.speakingAssignments.map((talk) => ({
      ...talk,
      invitation: of.get(`talk:${talk.id}`),
    })),
    musicalNumbers: meeting.musicalNumbers.map((number) => ({ ...number, invitation: of.get(`number:${number.id}`) })),
    endedInvitations: ended,
  };
}
