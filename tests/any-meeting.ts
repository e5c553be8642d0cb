import fc from 'fast-check';
import { MEETING_KINDS } from '#shared/meetings/constants.ts';
import type { SheetMeeting } from '#shared/pulpit/sheet.ts';
import { STANDARD_WORDING } from '#shared/pulpit/limits.ts';
import type { ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';

export const blank = fc.constantFrom(null, undefined, '', '  \n ');
/** A value found nowhere else, with the white space that people leave around it. */
const marked = (word: string) => fc.oneof(blank, fc.constantFrom(word, ` ${word}  `, `${word}\n`, `\r\n${word}\t`));
const line = (word: string) =>
  fc.oneof(
    blank,
    fc.constantFrom(
      `${word} as teacher`,
      `${word} - clerk `,
      `Primary teacher: ${word}`,
      `We read ${word} here`,
      `\n${word}\n\n`,
    ),
  );
const person = (word: string) =>
  fc.option(
    fc.record({
      firstName: fc.constant('Jo'),
      lastName: fc.constant(word),
      calling: fc.constantFrom(null, 'Bishop', 'Clerk'),
    }),
  );

const speakers = fc.integer({ min: 0, max: 5 }).chain((count) =>
  fc.tuple(
    ...Array.from({ length: count }, (_, index) =>
      fc.record({
        speakerName: fc.constant(`Speaker${index}X`),
        topic: marked(`Topic${index}X`),
        duration: fc.constantFrom(null, undefined, 0, 1, 10),
        order: fc.constant(index),
      }),
    ),
  ),
);

export const anyMeeting: fc.Arbitrary<SheetMeeting> = fc.record({
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

export const OPENING = [
  'NotesX',
  'PresidingX',
  'ConductingX',
  'ChoristerX',
  'OrganistX',
  'AnnouncementX',
  '#85 OpeningX',
  'InvocationX',
  'Released X',
  'Called X',
  'BusinessX',
  'SacramentX',
];
export const CLOSING = ['#2 ClosingX', 'BenedictionX'];
const OWN: ScriptWording = {
  preset: 'traditional',
  texts: {
    visitors: '',
    openingHymn: 'With {name} to pray after it, we sing {hymn}.',
    sustainSeveral: '{list}\n{opposed}',
    speakerNext: 'Next is {name}.',
  },
};
export const WORDINGS: Record<string, ScriptWording> = {
  handbook: STANDARD_WORDING,
  traditional: { preset: 'traditional', texts: {} },
  own: OWN,
};
export const anyWard = fc.record({
  name: fc.constant('Maple Grove Ward'),
  stake: blank,
  meetingTime: fc.oneof(blank, fc.constant('9:00 AM')),
  scriptWording: fc.constant(STANDARD_WORDING),
});
