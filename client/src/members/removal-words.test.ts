import { expect, it } from 'vitest';
import { addDays } from '#shared/calendar/sundays.ts';
import { removalWords } from './removal-words.ts';

const TODAY = '2026-06-24';
const part = (date: string, assignment: string) => ({ meetingId: 1, date, assignment });
const KEPT = 'Past talks are kept, and you can restore this person later under Removed members.';

it('the question says when a member has no upcoming assignments', () => {
  expect(removalWords('Ann Lee', [], TODAY)).toBe(`Ann Lee has no upcoming assignments. ${KEPT}`);
});

it('the question names a Sunday once, with everything the person has on it', () => {
  const parts = [part('2026-06-28', 'Speaker'), part('2026-06-28', 'Invocation'), part('2026-06-28', 'Speaker')];
  expect(removalWords('Ann Lee', parts, TODAY)).toBe(
    'Ann Lee has an assignment on Sun, Jun 28 (speaker, invocation). ' +
      `The assignment stays in their name until you choose someone else. Links sent to Ann Lee will stop working. ${KEPT}`,
  );
});

it('the question names several Sundays, with the year if it differs, and counts those beyond six', () => {
  expect(removalWords('Ann Lee', [part('2026-06-28', 'Speaker'), part('2027-01-03', 'Benediction')], TODAY)).toContain(
    'on Sun, Jun 28 (speaker) and Sun, Jan 3, 2027 (benediction). The assignments stay in their name',
  );
  const many = Array.from({ length: 9 }, (_, week) => part(addDays('2026-06-28', 7 * week), 'Conducting'));
  expect(removalWords('Ann Lee', many, TODAY)).toContain('Sun, Aug 2 (conducting), and 3 more. The assignments');
});
