import type { PeopleNamed, VisitorPartName } from '#shared/meetings/parts.ts';
import type { Sex } from '#shared/members/schema.ts';
import type { WrittenParts } from '#shared/meetings/rules.ts';
import type { MeetingKind, MusicType } from '#shared/meetings/constants.ts';
import type { ScriptWording } from './wording/wording-schema.ts';

export const SHEET_FORMATS = ['outline', 'script'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
/** Who wrote a generated sheet. */
export const SHEET_SOURCES = ['ai', 'template'] as const;
export type SheetSource = (typeof SHEET_SOURCES)[number];

export type SheetPerson = {
  id?: number;
  firstName: string;
  lastName: string;
  calling?: string | null;
  sex?: Sex | null;
  addressedAs?: string | null;
};

/** What a pulpit sheet needs from a meeting. What a role may not see is absent and treated as not filled in. */
export type SheetMeeting = WrittenParts &
  PeopleNamed<SheetPerson> & {
    date: string;
    kind: MeetingKind;
    /** Of those that a meeting has by name alone: how they are named at the pulpit, where that is more than the name. */
    spokenNames?: Partial<Record<VisitorPartName, string>>;
    speakingAssignments?: readonly {
      speakerName?: string | null;
      member?: SheetPerson | null;
      topic?: string | null;
      duration?: number | null;
      order?: number | null;
    }[];
    musicalNumbers?: readonly {
      type: MusicType;
      title: string;
      hymnNumber?: number | null;
      performer?: string | null;
      notes?: string | null;
      order?: number | null;
    }[];
  };

export type SheetWard = {
  name: string;
  stake?: string | null;
  meetingTime?: string | null;
  scriptWording: ScriptWording;
};

export type LineTone = 'who' | 'say' | 'note' | 'pause';
/** `scriptOnly` marks the customary words around a fact, which an outline leaves out. */
export type ServiceLine = { text: string; tone: LineTone; label?: string; scriptOnly?: true };
type ServicePart = 'opening' | 'business' | 'sacrament' | 'messages' | 'closing' | 'notes';
export type ServiceItem = { key: string; label: string; part: ServicePart; lines: ServiceLine[] };
