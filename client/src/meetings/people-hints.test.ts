import { expect, it } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { aMeeting } from '#shared/meetings/hints/meeting-samples.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { inTurnToPray, suggestedFor, usesOfPart } from './people-hints.ts';

const WHEN = { today: '2026-06-17', date: '2026-07-05' };
const away = (day: string) => [{ from: day, to: day }];
const MEMBERS = [
  aMember({ id: 1, firstName: 'Ann', away: away(WHEN.today), lastTalkDate: '2026-01-18', totalTalks: 1 }),
  aMember({ id: 2, firstName: 'Ben', away: away(WHEN.date) }),
];

it('those who are away on the Sunday are not suggested, and those who are only away today are', () => {
  const speakers = suggestedFor([], MEMBERS, [], WHEN);
  expect(speakers).toEqual([{ id: 1, reasons: ['spoke 5 months ago', '1 talk'] }]);
  expect(inTurnToPray([], MEMBERS, [], WHEN)).toEqual([1]);
});

it('a part that was declined counts as no use of the member once its Sunday is over', () => {
  const organist = PERSON_PARTS.find(({ key }) => key === 'organist');
  const declined = { state: 'declined', at: null, by: null, way: null } as const;
  const meetings = ['2026-06-14', '2026-06-21'].map((date) =>
    aMeeting(date, { organistId: 1, organist: 'Ann', invitations: { organist: declined } }),
  );
  expect(organist && [...usesOfPart(meetings, organist, WHEN.today)]).toEqual([[1, 1]]);
});
