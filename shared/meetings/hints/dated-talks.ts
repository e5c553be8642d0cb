import { stayedAway } from '#shared/invitations/declines.ts';
import { PRAYER_PARTS } from '#shared/meetings/parts.ts';
import type { Meeting, SpeakingAssignment } from '#shared/meetings/schema.ts';

/** Someone's talk or prayer. */
export type DatedTalk = { memberId: number; date: string };

type WithTalks = Pick<Meeting, 'date'> & {
  speakingAssignments: readonly Pick<SpeakingAssignment, 'memberId' | 'invitation'>[];
};

/** The talks that members gave or are to give in these meetings, each with its day. */
export const talksIn = (meetings: readonly WithTalks[], today: string): DatedTalk[] =>
  meetings.flatMap(({ date, speakingAssignments }) =>
    speakingAssignments.flatMap(({ memberId, invitation }) =>
      memberId && !stayedAway(invitation, date, today) ? [{ memberId, date }] : [],
    ),
  );

type WithPrayers = Pick<Meeting, 'date' | 'invitations' | (typeof PRAYER_PARTS)[number]['id']>;

/** The prayers that members said or are to say in these meetings, each with its day. */
export const prayersIn = (meetings: readonly WithPrayers[], today: string): DatedTalk[] =>
  meetings.flatMap((meeting) =>
    PRAYER_PARTS.flatMap(({ key, id }) => {
      const [memberId, { date }] = [meeting[id], meeting];
      return memberId && !stayedAway(meeting.invitations?.[key], date, today) ? [{ memberId, date }] : [];
    }),
  );
