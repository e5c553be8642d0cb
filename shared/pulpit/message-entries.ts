import { needsSpeaker } from '#shared/meetings/rules.ts';
import { ended, note, oneLine, who } from './lines.ts';
import { musicLines, spokenMusic, spokenTitles, type SheetMusic } from './sheet-music.ts';
import { MISSING, type ServiceItem, type ServiceLine, type SheetMeeting } from './sheet.ts';
import { nameOrMissing, titledName, titleOf } from './titles.ts';

/** A talk or a piece of music, and the clause that announces it. */
export type Entry = { item: ServiceItem; isMusic: boolean; clause: (end: ',' | '.') => string };
type Talk = NonNullable<SheetMeeting['speakingAssignments']>[number];

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const part = 'messages';

function speaker({ member, speakerName }: Talk): string {
  const shown = oneLine(speakerName) ?? titledName(member);
  return nameOrMissing(titleOf(member?.calling) ? titledName(member) : shown);
}

function details({ topic, duration }: Talk): ServiceLine[] {
  const subject = oneLine(topic);
  const minutes = duration && duration > 0 ? `${duration} ${duration === 1 ? 'minute' : 'minutes'}` : null;
  const text = [subject ? `Topic: ${subject}` : null, minutes].filter(Boolean).join(' · ');
  return text ? [note(text)] : [];
}

function place(index: number, count: number): { label: string; lead: string } {
  if (count === 1) return { label: 'Speaker', lead: 'our speaker will be' };
  if (index === 0) return { label: 'First speaker', lead: 'our first speaker will be' };
  if (index === count - 1) return { label: 'Concluding speaker', lead: 'our concluding speaker will be' };
  const ordinal = ORDINALS[index];
  return { label: ordinal ? `${ordinal} speaker` : `Speaker ${index + 1}`, lead: 'we will hear from' };
}

function talkEntry(talk: Talk, index: number, count: number): Entry {
  const name = speaker(talk);
  const { label, lead } = place(index, count);
  return {
    item: { key: `speaker-${index + 1}`, label, part, lines: [who(name), ...details(talk)] },
    isMusic: false,
    clause: (end) => ended(`${lead} ${name}`, end),
  };
}

export function talkEntries(meeting: SheetMeeting): Entry[] {
  const talks = (meeting.speakingAssignments ?? []).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  if (talks.length > 0) return talks.map((talk, index) => talkEntry(talk, index, talks.length));
  if (!needsSpeaker(meeting.kind)) return [];
  const item: ServiceItem = { key: 'speakers', label: 'Speakers', part, lines: [who(MISSING)] };
  return [{ item, isMusic: false, clause: (end) => ended(`our speakers will be ${MISSING}`, end) }];
}

export function restEntry(music: readonly SheetMusic[]): Entry | null {
  if (music.length === 0) return null;
  const label = music.length === 1 ? 'Rest hymn' : 'Rest hymns';
  return {
    item: { key: 'rest-hymn', label, part, lines: musicLines(music) },
    isMusic: true,
    clause: (end) => `we will sing ${spokenMusic(music, end)}`,
  };
}

export function specialEntry(music: readonly SheetMusic[]): Entry | null {
  if (music.length === 0) return null;
  const label = music.length === 1 ? 'Special musical number' : 'Special musical numbers';
  const performers = [...new Set(music.flatMap(({ performer }) => performer ?? []))].join(' and ');
  return {
    item: { key: 'special-number', label, part, lines: musicLines(music) },
    isMusic: true,
    clause: (end) =>
      performers
        ? ended(`a musical number, ${spokenTitles(music, ',')} will be presented by ${performers}`, end)
        : `we will hear a musical number, ${spokenTitles(music, end)}`,
  };
}
