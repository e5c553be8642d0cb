import { byPart, PERSON_PARTS, type MemberPart, type VisitorPart } from '#shared/meetings/parts.ts';
import type { HymnSlot, MeetingKind } from '#shared/meetings/constants.ts';
import type { SungHymn } from './sample-hymns.ts';
import type { SamplePerson } from './sample-people.ts';

/** A member, or the name of a visitor. */
export type Who = SamplePerson | string;
export type SampleTalk = { who: Who; topic: string | null; minutes: number };
export type Music = SungHymn & { performer?: string; performerId?: number; directorId?: number };

/** One Sunday as the sample has it, before it becomes rows. */
export type SundayPlan = Record<MemberPart['key'], SamplePerson | null> &
  Record<VisitorPart['key'], Who | null> & {
    date: string;
    kind: MeetingKind;
    status: 'draft' | 'partially_planned' | 'planned' | 'confirmed';
    isTouched: boolean;
    talks: SampleTalk[];
    music: Partial<Record<HymnSlot, Music>>;
    announcements: string | null;
    wardBusiness: string | null;
    releases: string | null;
    newCallings: string | null;
    notes: string | null;
  };

export const emptyPlan = (date: string, kind: MeetingKind, isTouched: boolean): SundayPlan => ({
  date,
  kind,
  status: 'draft',
  isTouched,
  ...byPart(PERSON_PARTS, 'key', () => null),
  talks: [],
  music: {},
  announcements: null,
  wardBusiness: null,
  releases: null,
  newCallings: null,
  notes: null,
});
