import { expect, it } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { inTurnToPray, suggestedFor } from './people-hints.ts';

const WHEN = { today: '2026-06-17', date: '2026-07-05' };
const away = (day: string) => [{ from: day, to: day }];
const MEMBERS = [
  aMember({ id: 1, firstName: 'Ann', away: away(WHEN.today), lastTalkDate: '2026-01-18', totalTalks: 1 }),
  aMember({ id: 2, firstName: 'Ben', away: away(WHEN.date) }),
];

it('those who are away on the Sunday are not suggested, and those who are only away today are', () => {
  const speakers = suggestedFor([], MEMBERS, [], WHEN);
  expect(speakers.map(({ firstName, reason }) => [firstName, reason])).toEqual([
    ['Ann', 'last spoke 5 months ago, 1 talk'],
  ]);
  expect(inTurnToPray([], MEMBERS, [], WHEN)).toEqual([1]);
});
