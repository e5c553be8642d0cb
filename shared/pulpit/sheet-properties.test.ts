import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { sheetSnapshot } from './difference/sheet-snapshot.ts';
import { orderOfService } from './order-of-service.ts';
import { outlineText } from './outline.ts';
import { scriptText } from './script.ts';
import { STANDARD_WORDING } from './limits.ts';
import type { SheetMeeting, SheetWard } from './sheet.ts';
import { blank, anyMeeting, OPENING, CLOSING, WORDINGS, anyWard } from '#tests/any-meeting.ts';

const RUNS = { numRuns: 10_000 };
/** Ten seconds on a machine that has nothing else to do. */
const PATIENCE_MS = 240_000;

/** What was filled in and this kind of Sunday has, by its markers. */
function filled(meeting: SheetMeeting): { message: string[]; has: (mark: string) => boolean } {
  const { kind, speakingAssignments = [], ...rest } = meeting;
  const words = JSON.stringify(holdsMeeting(kind) ? rest : { notes: rest.notes });
  const talks = holdsMeeting(kind) && kind !== 'fast_testimony' ? speakingAssignments.toReversed() : [];
  const message = talks.flatMap(({ speakerName, topic }) => [speakerName ?? '', topic?.trim() ?? '']).filter(Boolean);
  return { message, has: (mark) => words.includes(mark) && !(kind === 'fast_testimony' && mark === 'SpecialX') };
}

/** Expectations one by one would take most of the time; this says all that is wrong with one meeting's text. */
function complaints(claims: Record<string, boolean>): string[] {
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]));
}
const count = (text: string, mark: string) => text.split(mark).length - 1;
const isAscending = (places: readonly number[]) =>
  places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));

const holes = (text: string) => ({
  'says undefined, null or the like': !/undefined|null|NaN|\[object/u.test(text),
  'has blanks at an end of a line, empty lines or an empty label':
    !/[ \t]$|\r|\n{3}|^\s*·|·\s*$|: *\[?\]?$(?!\n\w)/mu.test(text),
  'has empty brackets, doubled marks or a place that was not filled':
    !/\(\s*\)|“[,.]?”|\.\.|,,| {2}\S.* {2}|[{}]/u.test(text),
  'does not end with one line break': text.endsWith('\n') && !text.endsWith('\n\n'),
});

function musicIsAmongTalks(text: string, message: readonly string[], has: (mark: string) => boolean): boolean {
  const talks = message.filter((mark) => mark.startsWith('Speaker')).map((mark) => text.indexOf(mark));
  return ['RestX', 'SpecialX'].filter(has).every((mark) => {
    const at = text.indexOf(mark);
    const isBetween = at > text.indexOf('Administration of the sacrament') && at < text.indexOf('\nClosing hymn');
    if (talks.length < 2) return isBetween;
    return isBetween && at < (talks.at(-1) ?? 0) && (mark !== 'RestX' || at > (talks[0] ?? 0));
  });
}

function wrongInOutline(meeting: SheetMeeting, ward: SheetWard): string[] {
  const text = outlineText(meeting, ward);
  const { message, has } = filled(meeting);
  const inOrder = [...OPENING.filter(has), ...message, ...CLOSING.filter(has)];
  const marks = [...inOrder, ...['RestX', 'SpecialX'].filter(has)];
  return complaints({
    ...holes(text),
    'does not have every filled field once': marks.every((mark) => count(text, mark) === 1),
    'has something that was not filled': (text.match(/\w+X|\w+ X\b/gu)?.length ?? 0) === marks.length,
    'is out of order': isAscending(inOrder.map((mark) => text.indexOf(mark))),
    'has its music elsewhere than among the talks': musicIsAmongTalks(text, message, has),
  });
}

function wrongInScript(text: string, { message, has }: ReturnType<typeof filled>, labels: string): string[] {
  const marks = [...OPENING, ...CLOSING, 'RestX', 'SpecialX'].filter(has).map((mark) => mark.replace(/^#\d+ /u, ''));
  const parts = text
    .split('\n\n')
    .slice(1)
    .map((part) => part.split('\n')[0]);
  const release = text.split('\nRELEASE')[1]?.split('\n\n')[0] ?? '';
  return complaints({
    ...holes(text),
    'leaves out what was filled': [...marks, ...message].every((mark) => text.includes(mark)),
    'is not part by part in the order of service': parts.join() === labels,
    'asks for opposition at a release': !/oppos/iu.test(release),
  });
}

describe('any of 10,000 meetings', () => {
  it(
    'has every filled field on its outline once, in the order of the service, and no holes',
    { timeout: PATIENCE_MS },
    () => {
      fc.assert(
        fc.property(anyMeeting, anyWard, (meeting, ward) => {
          expect(wrongInOutline(meeting, ward)).toEqual([]);
        }),
        RUNS,
      );
    },
  );

  it('has all of them in its script, in either wording and in a ward’s own', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(anyMeeting, anyWard, (meeting, ward) => {
        const [given, labels] = [
          filled(meeting),
          orderOfService(meeting, ward)
            .map(({ label }) => label.toUpperCase())
            .join(),
        ];
        const wrong = Object.entries(WORDINGS).flatMap(([name, scriptWording]) =>
          wrongInScript(scriptText(meeting, { ...ward, scriptWording }), given, labels).map(
            (words) => `${name}: ${words}`,
          ),
        );
        expect(wrong).toEqual([]);
      }),
      RUNS,
    );
  });
});

it(
  'two scripts with the same facts never differ, so an edited sheet reports every change',
  { timeout: PATIENCE_MS },
  () => {
    const fields = fc.constantFrom(...Object.keys(WORDINGS)).map((name) => WORDINGS[name] ?? STANDARD_WORDING);
    const names: fc.Arbitrary<keyof SheetMeeting> = fc.constantFrom(
      'date',
      'kind',
      'presidingMember',
      'conductingMember',
      'chorister',
      'organist',
      'announcements',
      'openingHymn',
      'invocationMember',
      'releases',
      'newCallings',
      'wardBusiness',
      'sacramentHymn',
      'restHymn',
      'specialNumber',
      'speakingAssignments',
      'closingHymn',
      'benedictionMember',
      'notes',
    );
    const places = fc.record({
      meetingTime: fc.constantFrom('9:00 AM', '1:00 PM', null),
      stake: blank,
      name: fc.constantFrom('Maple Grove Ward', 'Cedar Hills'),
      scriptWording: fields,
    });
    fc.assert(
      fc.property(
        anyMeeting,
        anyMeeting,
        names,
        places,
        places,
        fc.boolean(),
        (meeting, other, field, ward, elsewhere, moves) => {
          const [then, now] = [
            [meeting, ward],
            [{ ...meeting, [field]: other[field] }, moves ? { ...elsewhere, name: ward.name } : ward],
          ] as const;
          if (sheetSnapshot('script', ...then) === sheetSnapshot('script', ...now))
            expect(scriptText(...now)).toBe(scriptText(...then));
        },
      ),
      { numRuns: 2_000 },
    );
  },
);
