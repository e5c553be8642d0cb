import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { MEETING_KINDS } from '#shared/meetings/schema.ts';
import { outlineText } from './outline.ts';
import { scriptText } from './script.ts';
import type { SheetMeeting } from './sheet.ts';

const blank = fc.constantFrom(null, undefined, '', '  \n ');
/** A value that stands nowhere else, with the white space that people leave around it. */
const marked = (word: string) => fc.oneof(blank, fc.constantFrom(word, ` ${word}  `, `${word}\n`, `\r\n${word}\t`));
const line = (word: string) =>
  fc.oneof(blank, fc.constantFrom(`${word} as teacher`, `${word} - clerk `, `Primary teacher: ${word}`, `We read ${word} here`, `\n${word}\n\n`));
const person = (word: string) =>
  fc.option(fc.record({ firstName: fc.constant('Jo'), lastName: fc.constant(word), calling: fc.constantFrom(null, 'Bishop', 'Clerk') }));

const speakers = fc.integer({ min: 0, max: 5 }).chain((count) =>
  fc.tuple(...Array.from({ length: count }, (_, index) =>
    fc.record({
      speakerName: fc.constant(`Speaker${index}X`),
      topic: marked(`Topic${index}X`),
      duration: fc.constantFrom(null, undefined, 0, 1, 10),
      order: fc.constant(index),
    }))));

const meetings: fc.Arbitrary<SheetMeeting> = fc.record({
  date: fc.constantFrom('2026-11-29', '2026-12-20', '2027-03-28'),
  kind: fc.constantFrom(...MEETING_KINDS),
  presidingMember: person('PresidingX'),
  conductingMember: person('ConductingX'),
  chorister: marked('ChoristerX'),
  organist: marked('OrganistX'),
  announcements: marked('AnnouncementX'),
  openingHymn: marked('#85 OpeningX'),
  invocationMember: marked('InvocationX'),
  releases: line('Released X'),
  newCallings: line('Called X'),
  wardBusiness: marked('BusinessX'),
  sacramentHymn: marked('SacramentX'),
  restHymn: marked('RestX'),
  specialNumber: marked('SpecialX'),
  speakingAssignments: speakers.map((talks) => talks.toReversed()),
  closingHymn: marked('#2 ClosingX'),
  benedictionMember: marked('BenedictionX'),
  notes: marked('NotesX'),
});

const OPENING = [
  'PresidingX', 'ConductingX', 'ChoristerX', 'OrganistX', 'AnnouncementX', '#85 OpeningX', 'InvocationX',
  'Released X', 'Called X', 'BusinessX', 'SacramentX',
];
const CLOSING = ['#2 ClosingX', 'BenedictionX', 'NotesX'];
const wards = fc.record({ name: fc.constant('Maple Grove Ward'), stake: blank, meetingTime: fc.oneof(blank, fc.constant('9:00 AM')) });
const RUNS = { numRuns: 2_000 };

/** What was filled in and this kind of Sunday has, by its markers. */
function filled(meeting: SheetMeeting): { message: string[]; has: (mark: string) => boolean } {
  const { kind, speakingAssignments = [], ...rest } = meeting;
  const words = JSON.stringify(holdsMeeting(kind) ? rest : { notes: rest.notes });
  const talks = holdsMeeting(kind) && kind !== 'fast_testimony' ? speakingAssignments.toReversed() : [];
  const message = talks.flatMap(({ speakerName, topic }) => [speakerName ?? '', topic?.trim() ?? '']).filter(Boolean);
  return { message, has: (mark) => words.includes(mark) && !(kind === 'fast_testimony' && mark === 'SpecialX') };
}

describe('any meeting', () => {
  it('has every filled field on its outline once, in the order of the service', () => {
    fc.assert(fc.property(meetings, wards, (meeting, ward) => {
      const text = outlineText(meeting, ward);
      const { message, has } = filled(meeting);
      const inOrder = [...OPENING.filter(has), ...message, ...CLOSING.filter(has)];
      const marks = [...inOrder, ...['RestX', 'SpecialX'].filter(has)];
      for (const mark of marks) expect(text.split(mark).length - 1, mark).toBe(1);
      const places = inOrder.map((mark) => text.indexOf(mark));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(text.match(/\w+X|\w+ X\b/gu)?.length ?? 0).toBe(marks.length);
    }), RUNS);
  });

  it('has its music among the talks', () => {
    fc.assert(fc.property(meetings, wards, (meeting, ward) => {
      const text = outlineText(meeting, ward);
      const { message, has } = filled(meeting);
      const talks = message.filter((mark) => mark.startsWith('Speaker'));
      for (const mark of ['RestX', 'SpecialX'].filter(has)) {
        const at = text.indexOf(mark);
        expect(at).toBeGreaterThan(text.indexOf('Administration of the sacrament'));
        expect(at).toBeLessThan(text.indexOf('\nClosing hymn'));
        if (talks.length >= 2) expect(at).toBeLessThan(text.indexOf(talks.at(-1) ?? ''));
        if (mark === 'RestX' && talks.length >= 2) expect(at).toBeGreaterThan(text.indexOf(talks[0] ?? ''));
      }
    }), RUNS);
  });

  it.each([['outline', outlineText], ['script', scriptText]])('has no holes in its %s', (_, write) => {
    fc.assert(fc.property(meetings, wards, (meeting, ward) => {
      const text = write(meeting, ward);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/u);
      expect(text).not.toMatch(/[ \t]$|\r|\n{3}|^\s*·|·\s*$|: *\[?\]?$(?!\n\w)/mu);
      expect(text).not.toMatch(/\(\s*\)|“[,.]?”|\.\.|,,| {2}\S.* {2}/u);
      expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true);
    }), RUNS);
  });

  it('says every name and title in the script', () => {
    fc.assert(fc.property(meetings, wards, (meeting, ward) => {
      const text = scriptText(meeting, ward);
      const { message, has } = filled(meeting);
      for (const mark of [...OPENING, ...CLOSING, 'RestX', 'SpecialX'].filter(has)) expect(text).toContain(mark.replace(/^#\d+ /u, ''));
      for (const mark of message) expect(text).toContain(mark);
    }), RUNS);
  });
});
