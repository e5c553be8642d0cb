import { describe, expect, it } from 'vitest';
import { announcedOn, notOver, revised } from './repeating.ts';

const TODAY = '2026-11-25';
const dinner = { text: 'Ward dinner', from: '2026-11-08', until: '2026-12-06' };
const choir = { text: 'Choir practice', from: '2026-11-29', until: '2026-12-20' };
const textsOn = (all: Parameters<typeof announcedOn>[0], date: string) =>
  announcedOn(all, date).map(({ text }) => text);

describe('announcements that repeat', () => {
  it('are announced from the first to the last Sunday', () => {
    const dates = ['2026-11-01', '2026-11-08', '2026-12-06', '2026-12-13'];
    expect(dates.map((date) => textsOn([dinner], date).length)).toEqual([0, 1, 1, 0]);
    expect(notOver([dinner, { ...dinner, until: '2026-11-22' }], TODAY)).toEqual([dinner]);
  });

  it('keep what was announced when they are reworded or ended', () => {
    const reworded = revised([dinner, choir], [{ ...dinner, text: 'Ward dinner at 6' }, choir], TODAY);
    expect([textsOn(reworded, '2026-11-22'), textsOn(reworded, '2026-11-29')]).toEqual([
      ['Ward dinner'],
      ['Ward dinner at 6', 'Choir practice'],
    ]);
    const ended = revised([dinner, choir], [choir], TODAY);
    expect([textsOn(ended, '2026-11-22'), textsOn(ended, '2026-11-29')]).toEqual([['Ward dinner'], ['Choir practice']]);
  });

  it('stay one when only their last Sunday changes', () => {
    const longer = { ...dinner, until: '2026-12-27' };
    expect(revised([dinner], [longer], TODAY)).toEqual([longer]);
    expect(revised([], [dinner], TODAY)).toEqual([{ ...dinner, from: '2026-11-29' }]);
  });
});
