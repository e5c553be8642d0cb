import { HYMN_FIELDS } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOTS, type HymnSlot } from '#shared/meetings/constants.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import { ended, note, oneLine, who } from './service-lines.ts';
import type { ServiceLine, SheetMeeting } from './sheet.ts';
import { MISSING } from './words.ts';
import type { Mark } from './wording/wording.ts';

export type SheetMusic = { number: number | null; title: string; performer: string | null; notes: string | null };

function fromText(text: string): SheetMusic {
  const numbered = /^#(\d{1,4}) (.+)$/u.exec(text);
  const [number, title] = numbered?.[2] ? [Number(numbered[1]), numbered[2]] : [null, text];
  return { number, title, performer: null, notes: null };
}

/** The music of one place in the service; the numbers say more than the display text, so they come first. */
export function musicOf(meeting: SheetMeeting, slot: HymnSlot): SheetMusic[] {
  const numbers = (meeting.musicalNumbers ?? [])
    .filter((number) => number.type === HYMN_SLOTS[slot])
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ hymnNumber, performer, notes, ...rest }): SheetMusic[] => {
      const title = oneLine(rest.title);
      if (!title) return [];
      return [{ number: hymnNumber ?? null, title, performer: oneLine(performer), notes: oneLine(notes) }];
    });
  const text = oneLine(meeting[HYMN_FIELDS[slot]]);
  return numbers.length > 0 ? numbers : text ? [fromText(text)] : [];
}

/** '#193 I Stand All Amazed' and, where given, who performs it and which verses. */
export function musicLines(music: readonly SheetMusic[]): ServiceLine[] {
  if (music.length === 0) return [who(MISSING)];
  return music.flatMap(({ number, title, performer, notes }) => [
    who(hymnText(number, title)),
    ...(performer ? [who(performer, 'Performer')] : []),
    ...(notes ? [note(notes)] : []),
  ]);
}

/** The titles, with the mark that the sentence needs inside the last quotation. */
function quoted(music: readonly SheetMusic[], end: Mark, before: (one: SheetMusic) => string): string {
  const [last] = music.slice(-1);
  const marked = (title: string) => (/[!?.…]$/u.test(title) ? title : title + end);
  return music.map((one) => `${before(one)}“${one === last ? marked(one.title) : one.title}”`).join(' and ');
}

/** 'hymn number 193, “I Stand All Amazed,”': what the congregation is asked to sing. */
export function spokenMusic(music: readonly SheetMusic[], end: Mark): string {
  if (music.length === 0) return ended(MISSING, end);
  return quoted(music, end, ({ number }) => (number === null ? '' : `hymn number ${number}, `));
}

/** The titles alone, for music that the congregation listens to. */
export const spokenTitles = (music: readonly SheetMusic[], end: Mark): string => quoted(music, end, () => '');
