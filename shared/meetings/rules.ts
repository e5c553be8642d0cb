import { isHymnChosen } from '#shared/music/hymn-text.ts';
import { sundayKind, type FastSundayRule } from '#shared/calendar/sundays.ts';
import { PART_MINUTES } from './limits.ts';
import { byPart, PERSON_PARTS, PRAYER_PARTS, REQUIRED_PARTS, type PersonPart, type RequiredPart } from './parts.ts';
import { MEETING_STATUSES, TEXT_FIELDS, type MeetingKind, type MeetingStatus } from './constants.ts';

/** What the rules look at: true of a stored meeting, of one that is being written and of what a role may see of it. */
export type Plan = Record<RequiredPart['key'], boolean> & {
  kind: MeetingKind;
  isComplete: boolean;
  speakers: number;
  openingHymn: boolean;
  sacramentHymn: boolean;
  closingHymn: boolean;
  /** Anything else that is filled in: announcements, business, notes, organist, rest hymn … */
  anythingElse: boolean;
};

/** What is written into a meeting as plain text; a part that a role may not see is absent. */
export type WrittenParts = {
  announcements?: string | null;
  repeatedAnnouncements?: string | null;
  wardBusiness?: string | null;
  releases?: string | null;
  newCallings?: string | null;
  notes?: string | null;
  openingHymn?: string | null;
  sacramentHymn?: string | null;
  restHymn?: string | null;
  closingHymn?: string | null;
  specialNumber?: string | null;
};

type Filled = WrittenParts &
  Partial<Record<PersonPart['field'], string | number | null>> & {
    kind: MeetingKind;
    isComplete: boolean;
    speakingAssignments: readonly unknown[];
  };

/** The sheet of a meeting, by the fields that a person fills. Absent (withheld) fields count as not filled. */
export function planOf(meeting: Filled): Plan {
  const m = meeting;
  return {
    kind: m.kind,
    isComplete: m.isComplete,
    ...byPart(REQUIRED_PARTS, 'key', ({ field }) => Boolean(m[field])),
    speakers: m.speakingAssignments.length,
    openingHymn: isHymnChosen(m.openingHymn),
    sacramentHymn: isHymnChosen(m.sacramentHymn),
    closingHymn: isHymnChosen(m.closingHymn),
    anythingElse: [
      ...PERSON_PARTS.filter((part) => part.required === null).map(({ field }) => m[field]),
      ...TEXT_FIELDS.map((field) => m[field]),
      m.openingHymn,
      m.sacramentHymn,
      m.closingHymn,
      m.restHymn,
      m.specialNumber,
    ].some(Boolean),
  };
}

export const WITHOUT_MEETING: readonly MeetingKind[] = ['general_conference', 'stake_conference', 'no_meeting'];
const WITHOUT_SPEAKERS: readonly MeetingKind[] = [...WITHOUT_MEETING, 'fast_testimony', 'primary_program'];

/** False for the Sundays without a sacrament meeting. */
export const holdsMeeting = (kind: MeetingKind): boolean => !WITHOUT_MEETING.includes(kind);
export const needsSpeaker = (kind: MeetingKind): boolean => !WITHOUT_SPEAKERS.includes(kind);

export const KIND_LABELS: Record<MeetingKind, string> = {
  regular: 'Regular',
  fast_testimony: 'Fast and testimony',
  ward_conference: 'Ward conference',
  primary_program: 'Primary program',
  special: 'Special program',
  general_conference: 'General conference',
  stake_conference: 'Stake conference',
  no_meeting: 'No meeting',
};

export const STATUS_LABELS: Record<MeetingStatus, string> = {
  draft: 'Needs Planning',
  partially_planned: 'Partially Planned',
  planned: 'Planned',
  confirmed: 'Confirmed',
  completed: 'Completed',
};

type Requirement = { path: string; label: string; message: string; isMet: (plan: Plan) => boolean };

/** What a meeting must have before a person may call it planned, in the order in which it is asked for. */
const REQUIRED: readonly Requirement[] = [
  ...REQUIRED_PARTS.map(({ key, field, label, required: { message } }) => ({
    path: field,
    label: label.toLowerCase(),
    message,
    isMet: (plan: Plan) => plan[key],
  })),
  {
    path: 'speakers',
    label: 'speakers',
    message: 'At least one speaker is required (except for Fast & Testimony meetings)',
    isMet: (p) => p.speakers > 0 || !needsSpeaker(p.kind),
  },
];
/** Hymns that a meeting lacks keep it from being worked out as planned, but do not forbid a person to say so. */
const HYMNS_WANTED: readonly Omit<Requirement, 'message'>[] = [
  { path: 'hymns.opening', label: 'opening hymn', isMet: (p) => p.openingHymn },
  { path: 'hymns.sacrament', label: 'sacrament hymn', isMet: (p) => p.sacramentHymn },
  { path: 'hymns.closing', label: 'closing hymn', isMet: (p) => p.closingHymn },
];

/** The errors that keep this plan from 'planned'; none when it is marked complete. */
export function plannedProblems(plan: Plan): { path: string; message: string }[] {
  if (plan.isComplete || !holdsMeeting(plan.kind)) return [];
  return REQUIRED.filter((need) => !need.isMet(plan)).map(({ path, message }) => ({ path, message }));
}

/** What is still missing, as words and the field each belongs to; nothing for a Sunday without a meeting. */
export function missingParts(plan: Plan): { path: string; label: string }[] {
  if (plan.isComplete || !holdsMeeting(plan.kind)) return [];
  return [...REQUIRED, ...HYMNS_WANTED].filter((need) => !need.isMet(plan)).map(({ path, label }) => ({ path, label }));
}

/** 'prayers' for both prayers and 'music' for all three hymns, as a person would say it. */
export function missingInWords(parts: readonly { label: string }[]): string[] {
  const labels = parts.map((part) => part.label);
  const join = (together: string[], word: string) => {
    if (!together.every((label) => labels.includes(label))) return;
    labels.splice(labels.indexOf(together[0] ?? ''), 1, word);
    for (const label of together.slice(1)) labels.splice(labels.indexOf(label), 1);
  };
  join(
    PRAYER_PARTS.map(({ label }) => label.toLowerCase()),
    'prayers',
  );
  join(['opening hymn', 'sacrament hymn', 'closing hymn'], 'music');
  return labels;
}

/** The status of a plan for which none was chosen: `draft`, `partially_planned` or `planned`. */
export function workOutStatus(plan: Plan): MeetingStatus {
  if (plan.isComplete) return 'planned';
  const filled = [
    ...REQUIRED_PARTS.map(({ key }) => plan[key]),
    plan.openingHymn,
    plan.sacramentHymn,
    plan.closingHymn,
  ];
  if (!filled.some(Boolean) && plan.speakers === 0 && !plan.anythingElse) return 'draft';
  return holdsMeeting(plan.kind) && missingParts(plan).length === 0 ? 'planned' : 'partially_planned';
}

/** Until someone conducts, what is begun stays a draft, unless it is marked complete. */
export const staysDraft = (plan: Plan, saved: MeetingStatus | undefined): boolean =>
  (saved ?? 'draft') === 'draft' && !plan.conducting && !plan.isComplete;

/** A draft in which nothing is planned yet: what is scheduled on its date takes its place. */
export const isEmptyDraft = (meeting: Filled & { status: MeetingStatus }): boolean =>
  meeting.status === 'draft' && workOutStatus(planOf(meeting)) === 'draft';

type Saves = { status: MeetingStatus; version: number; musicVersion: number };

/** A draft that no one has saved since the planner made it. */
export const isAsCreated = ({ status, version, musicVersion }: Saves): boolean =>
  status === 'draft' && version === 1 && musicVersion === 1;

/** Whether no one is assigned, so that a Sunday whose hymns alone are chosen is still to be planned. */
export function isUnassigned(meeting: Filled): boolean {
  const plan = planOf(meeting);
  return !plan.isComplete && plan.speakers === 0 && !REQUIRED_PARTS.some(({ key }) => plan[key]);
}

/** From 'draft' up to 'completed'. */
export const isAbove = (status: MeetingStatus, other: MeetingStatus): boolean =>
  MEETING_STATUSES.indexOf(status) > MEETING_STATUSES.indexOf(other);

/** A planned or confirmed meeting whose day has passed was held. */
export function shownStatus(status: MeetingStatus, date: string, today: string): MeetingStatus {
  return date < today && (status === 'planned' || status === 'confirmed') ? 'completed' : status;
}

/** 'Music Complete' needs the opening, sacrament and closing hymns. */
export const isMusicComplete = (plan: Pick<Plan, 'openingHymn' | 'sacramentHymn' | 'closingHymn'>): boolean =>
  plan.openingHymn && plan.sacramentHymn && plan.closingHymn;

/**
 * The kind of a Sunday for which none was set, given the other meetings of the ward: a first Sunday without a ward
 * meeting hands the fast meeting on.
 */
export function defaultKind(
  date: string,
  rule: FastSundayRule,
  others: readonly { date: string; kind: MeetingKind }[],
): MeetingKind {
  const closed = new Set(others.filter((other) => !holdsMeeting(other.kind)).map((other) => other.date));
  return sundayKind(date, rule, (day) => !closed.has(day));
}

/**
 * How long a talk takes; one without a length takes as long as is usual in its ward. The dialog, the lists and the
 * history ask here, so that they add up to the same minutes.
 */
export const talkMinutes = ({ duration }: { duration?: number | null }, usual: number): number => duration || usual;

/** What every meeting has: the welcome, two hymns and two prayers, and the sacrament with its hymn. */
const FIXED_MINUTES = PART_MINUTES.welcome + 2 * PART_MINUTES.hymn + 2 * PART_MINUTES.prayer + PART_MINUTES.sacrament;

/** Minutes that the plan takes of the hour: its talks, or its testimonies, and all else. A speaker without a length counts `usualTalkMinutes`. */
export function plannedMinutes(plan: {
  kind: MeetingKind;
  speakers: readonly { duration?: number | null }[];
  hasBusiness: boolean;
  hasRestHymn: boolean;
  hasSpecialNumber: boolean;
  usualTalkMinutes: number;
}): { spoken: number; rest: number } {
  const isFast = plan.kind === 'fast_testimony';
  const talks = plan.speakers.reduce((sum, speaker) => sum + talkMinutes(speaker, plan.usualTalkMinutes), 0);
  return {
    spoken: isFast ? PART_MINUTES.testimonies : talks,
    rest:
      FIXED_MINUTES +
      (plan.hasBusiness ? PART_MINUTES.business : 0) +
      (plan.hasRestHymn ? PART_MINUTES.rest : 0) +
      (plan.hasSpecialNumber && !isFast ? PART_MINUTES.special : 0),
  };
}
