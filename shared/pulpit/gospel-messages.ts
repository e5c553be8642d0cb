import { arranged } from '#shared/meetings/program/program-order.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { say, who } from './service-lines.ts';
import { restEntry, specialEntry, talkEntries, type MessageEntry } from './message-entries.ts';
import { musicOf } from './sheet-music.ts';
import type { ServiceItem, SheetMeeting } from './sheet.ts';
import type { ScriptWording } from './wording/wording-schema.ts';
import { clauseOf, spoken, wordingText } from './wording/wording.ts';

/** 'A, after which B. Then C, after which D.' */
function chained(entries: readonly MessageEntry[], wording: ScriptWording): string {
  const sentences: string[] = [];
  for (let at = 0; at < entries.length; at += 2) {
    const [first, second] = entries.slice(at, at + 2);
    if (!first) continue;
    const sentence = second ? clauseOf(wording, 'chain', { first: first.clause, second: second.clause }) : first.clause;
    sentences.push(capitalize((at === 0 ? sentence : clauseOf(wording, 'chainNext', { next: sentence }))('.')));
  }
  return sentences.join(' ');
}

/** Everything up to the next music is announced at once, so that the person conducting need not introduce every speaker. */
function announcedItems(entries: readonly MessageEntry[], wording: ScriptWording): ServiceItem[] {
  const items: ServiceItem[] = [];
  let stretch: MessageEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    stretch.push(entry);
    const next = entries[index + 1];
    if (next && (!entry.isMusic || next.isMusic)) continue;
    const announcement = say(chained(stretch, wording));
    items.push(...stretch.map(({ item }, at) => (at === 0 ? { ...item, lines: [announcement, ...item.lines] } : item)));
    stretch = [];
  }
  return items;
}

const testimonies = (wording: ScriptWording): ServiceItem => ({
  key: 'testimonies',
  label: 'Testimonies',
  part: 'messages',
  lines: [who('Members of the congregation'), ...spoken(wordingText(wording, 'testimonies'))],
});
const primary = (wording: ScriptWording): ServiceItem => ({
  key: 'primary',
  label: 'Primary program',
  part: 'messages',
  lines: [who('Presented by the Primary children'), ...spoken(wordingText(wording, 'primary'))],
});

/** What follows the sacrament: talks and music, testimonies, or the Primary program. */
export function messageItems(meeting: SheetMeeting, wording: ScriptWording): ServiceItem[] {
  const rest = restEntry(musicOf(meeting, 'rest'), wording);
  // A fast meeting has no assigned speakers or musical numbers, so any left from another meeting type are not shown.
  if (meeting.kind === 'fast_testimony') return [...announcedItems(rest ? [rest] : [], wording), testimonies(wording)];
  const special = specialEntry(musicOf(meeting, 'specialNumber'), wording);
  const items = announcedItems(arranged(talkEntries(meeting, wording), rest, special), wording);
  return meeting.kind === 'primary_program' ? [primary(wording), ...items] : items;
}
