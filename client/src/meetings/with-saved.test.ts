import { expect, it } from 'vitest';
import { aMeeting } from '#shared/meetings/hints/meeting-samples.ts';
import { withSaved } from './with-saved.ts';

const first = aMeeting('2026-06-21', {
  id: 1,
  version: 3,
  musicVersion: 2,
  sheets: { outline: 'edited', script: 'none' },
});
const second = aMeeting('2026-06-28', { id: 2 });

it('puts a saved meeting into its list in place of what it replaces', () => {
  const saved = { ...first, version: 4, sheets: undefined, notes: 'n' };
  expect(withSaved([first, second], saved)).toEqual([{ ...saved, sheets: first.sheets }, second]);
  const moved = { ...saved, date: '2026-06-28' };
  expect(withSaved([first, second], moved).map(({ id, date }) => [id, date])).toEqual([[1, '2026-06-28']]);
});

it('leaves a later state of a meeting in its list', () => {
  const list = [first, second];
  expect(withSaved(list, { ...first, version: 4, musicVersion: 1 })).toBe(list);
});
