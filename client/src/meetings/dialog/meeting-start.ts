import { absentIn } from '#shared/invitations/declines.ts';
import type { Member } from '#shared/members/schema.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { fullName, type Named } from '#shared/text/person-name.ts';
import { emptyValues, type MeetingValues, type SpeakerValue } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import { TEMPLATE_TEXTS } from '#shared/standing/constants.ts';
import type { Templates, TemplateTalk } from '#shared/standing/schema.ts';
import { templateFor, usualTalks } from '#shared/standing/templates.ts';
import { heldAnswer } from '#client/meetings/links.ts';
import { isEmptyRow, valuesOf } from '#client/meetings/meeting-values.ts';
import { formField, type FormField } from './form-field.ts';
import type { Origin } from './save-state.ts';

export type Start = {
  meeting: Meeting | null;
  date: string;
  kind: MeetingKind;
  field: string | null;
  members: readonly Member[];
  /** Of a new meeting: who the rotation has for it, and what its kind usually has. */
  prefill?: Partial<MeetingValues>;
};

/** A row for each talk, with its minutes and no one in it: such a row isn't saved. */
export const rowsFor = (talks: readonly TemplateTalk[]): SpeakerValue[] =>
  talks.map(({ duration }) => ({ person: NOBODY, topic: '', duration }));

/** What a new meeting of this kind starts with. */
export function valuesFromTemplate(templates: Templates, kind: MeetingKind): Partial<MeetingValues> {
  const template = templateFor(templates, kind);
  if (!template) return {};
  const texts = Object.fromEntries(TEMPLATE_TEXTS.map((text) => [text, template[text]]));
  return { ...texts, speakers: rowsFor(usualTalks(templates, kind)) };
}

export const originOf = ({ meeting, date, kind, prefill }: Start, talkMinutes: number): Origin => ({
  base: meeting ? valuesOf(meeting, talkMinutes) : { ...emptyValues(date, kind), ...prefill },
  version: meeting?.version ?? 0,
  musicVersion: meeting?.musicVersion ?? 0,
});

type Opened = Pick<Start, 'meeting' | 'field'> & { members: readonly (Named & { id: number })[] };

const ASSIGNED = /^speakers:(\d+)$/;
const assignedTo = (field: string | null): number | null => Number(ASSIGNED.exec(field ?? '')?.[1]) || null;

const TALK = /^talk:(\d+)$/;
const talksIn = ({ meeting }: Pick<Opened, 'meeting'>) =>
  meeting?.speakingAssignments.toSorted((a, b) => a.order - b.order) ?? [];

/** The row of the talk that an address names; -1 once the meeting was saved again, which gives its talks new ids. */
function rowOfTalk({ field, meeting }: Omit<Opened, 'members'>): number {
  const [, talk] = TALK.exec(field ?? '') ?? [];
  const talks = talksIn({ meeting });
  return talks.findIndex(({ id }) => id === Number(talk));
}

/** Who declined is looked for first: of several, another one may have said yes. */
const rowToFill = (start: Omit<Opened, 'members'>): number =>
  [rowOfTalk(start), talksIn(start).findIndex(({ invitation }) => invitation?.state === 'declined'), 0].find(
    (row) => row >= 0,
  ) ?? 0;

/** `speakers:12` brings member 12 along as one more speaker. */
export const bringsPerson = (field: string | null): boolean => ASSIGNED.test(field ?? '');

/** A gap 'speakers' is filled in a row, so there is one; a person being assigned has one too. */
export function startValues(values: MeetingValues, start: Opened, talkMinutes: number): MeetingValues {
  const { field, members } = start;
  const member = members.find(({ id }) => id === assignedTo(field));
  const isWanted = member
    ? values.speakers.every((row) => row.person.id !== member.id)
    : field === 'speakers' && values.speakers.length === 0;
  if (!isWanted) return values;
  const person = member ? { id: member.id, text: fullName(member) } : NOBODY;
  // The first talk of a template that no one has yet.
  const free = values.speakers.findIndex(isEmptyRow);
  const row = { ...(values.speakers[free] ?? { topic: '', duration: talkMinutes }), person };
  return { ...values, speakers: free < 0 ? [...values.speakers, row] : values.speakers.with(free, row) };
}

/**
 * The field that has the focus first; on a touch screen none unless one was asked for, or the keyboard would come up.
 */
export function firstField(start: Omit<Opened, 'members'>, values: MeetingValues): FormField | null {
  const { field } = start;
  const row = values.speakers.findIndex(({ person }) => person.id !== null && person.id === assignedTo(field));
  if (row >= 0) return `speakers.${row}.topic`;
  const isOfSpeakers = field === 'speakers' || TALK.test(field ?? '') || bringsPerson(field);
  if (isOfSpeakers) return `speakers.${rowToFill(start)}.person`;
  const isHeld = heldAnswer(field) !== null;
  if (field !== null && !isHeld) return formField(field, values);
  // Who declined is asked about above all fields, and stays in sight.
  if (isHeld && start.meeting && absentIn(start.meeting).length > 0) return null;
  return window.matchMedia('(pointer: coarse)').matches ? null : 'conducting';
}
