import { needsSpeaker } from '#shared/meetings/rules.ts';
import { note, oneLine, who } from './service-lines.ts';
import { musicLines, spokenMusic, spokenTitles, type SheetMusic } from './sheet-music.ts';
import type { ServiceItem, ServiceLine, SheetMeeting } from './sheet.ts';
import { MISSING } from './words.ts';
import { pulpitTitle, nameOrMissing, titledName } from './titles.ts';
import type { ScriptWording } from './wording/wording-schema.ts';
import { clauseOf, type Clause } from './wording/wording.ts';
import type { WordingKey } from './wording/wording-texts.ts';

/** A talk or a piece of music, and the clause that announces it. */
export type MessageEntry = { item: ServiceItem; isMusic: boolean; clause: Clause };
type Talk = NonNullable<SheetMeeting['speakingAssignments']>[number];

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const part = 'messages';

function speaker({ member, speakerName }: Talk): string {
  const shown = oneLine(speakerName) ?? titledName(member);
  return nameOrMissing(member && pulpitTitle(member) ? titledName(member) : shown);
}

function details({ topic, duration }: Talk): ServiceLine[] {
  const subject = oneLine(topic);
  const minutes = duration && duration > 0 ? `${duration} ${duration === 1 ? 'minute' : 'minutes'}` : null;
  const text = [subject ? `Topic: ${subject}` : null, minutes].filter(Boolean).join(' · ');
  return text ? [note(text)] : [];
}

function place(index: number, count: number): { label: string; lead: WordingKey } {
  if (count === 1) return { label: 'Speaker', lead: 'speakerOnly' };
  if (index === 0) return { label: 'First speaker', lead: 'speakerFirst' };
  if (index === count - 1) return { label: 'Concluding speaker', lead: 'speakerLast' };
  const ordinal = ORDINALS[index];
  return { label: ordinal ? `${ordinal} speaker` : `Speaker ${index + 1}`, lead: 'speakerNext' };
}

function talkEntry(talk: Talk, index: number, count: number, wording: ScriptWording): MessageEntry {
  const name = speaker(talk);
  const { label, lead } = place(index, count);
  return {
    item: { key: `speaker-${index + 1}`, label, part, lines: [who(name), ...details(talk)] },
    isMusic: false,
    clause: clauseOf(wording, lead, { name }),
  };
}

/** The talks in the order in which they are given. */
export const inSpokenOrder = (meeting: SheetMeeting): Talk[] =>
  (meeting.speakingAssignments ?? []).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

export function talkEntries(meeting: SheetMeeting, wording: ScriptWording): MessageEntry[] {
  const talks = inSpokenOrder(meeting);
  if (talks.length > 0) return talks.map((talk, index) => talkEntry(talk, index, talks.length, wording));
  if (!needsSpeaker(meeting.kind)) return [];
  const item: ServiceItem = { key: 'speakers', label: 'Speakers', part, lines: [who(MISSING)] };
  return [{ item, isMusic: false, clause: (end) => `our speakers will be ${MISSING}${end}` }];
}

export function restEntry(music: readonly SheetMusic[], wording: ScriptWording): MessageEntry | null {
  if (music.length === 0) return null;
  const label = music.length === 1 ? 'Rest hymn' : 'Rest hymns';
  return {
    item: { key: 'rest-hymn', label, part, lines: musicLines(music) },
    isMusic: true,
    clause: clauseOf(wording, 'restHymn', { hymn: (end) => spokenMusic(music, end) }),
  };
}

export function specialEntry(music: readonly SheetMusic[], wording: ScriptWording): MessageEntry | null {
  if (music.length === 0) return null;
  const label = music.length === 1 ? 'Special musical number' : 'Special musical numbers';
  const performers = [...new Set(music.flatMap(({ performer }) => performer ?? []))].join(' and ');
  return {
    item: { key: 'special-number', label, part, lines: musicLines(music) },
    isMusic: true,
    clause: clauseOf(wording, performers ? 'numberBy' : 'number', {
      title: (end) => spokenTitles(music, end),
      performer: performers,
    }),
  };
}
