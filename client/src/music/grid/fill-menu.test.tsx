import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FillMenu } from './fill-menu.tsx';
import type { PlannedMeeting } from './music-plan.ts';

const gap = (date: string, isComplete = false) => ({ meeting: { date }, isComplete }) as unknown as PlannedMeeting;
const shown = (...planned: PlannedMeeting[]) => {
  const fill = vi.fn<(month: string) => number>(() => 3);
  const element = FillMenu({ planned, fill, isMain: true });
  return { fill, element, html: renderToStaticMarkup(element) };
};

describe('“Fill with Suggestions”', () => {
  it('fills at once where hymns are missing in one month alone', () => {
    const { element, html, fill } = shown(gap('2026-12-06'), gap('2026-12-13'), gap('2027-01-03', true));
    expect(html).not.toContain('aria-haspopup');
    if (!isValidElement<{ onClick: () => void }>(element)) throw new Error('There is no button.');
    element.props.onClick();
    expect(fill.mock.calls).toEqual([['']]);
  });

  it('asks which month where they are missing in several', () => {
    expect(shown(gap('2026-12-06'), gap('2027-01-03')).html).toContain('aria-haspopup="menu"');
  });

  it('has nothing to do where none is missing', () => {
    expect(shown(gap('2026-12-06', true)).html).toContain('disabled=""');
  });
});
