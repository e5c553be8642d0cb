import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusBadge, type BadgeStatus } from './status-badge.tsx';

const LOOKS: Record<BadgeStatus, [string, string]> = {
  completed: ['COMPLETED', 'bg-completed-bg'],
  confirmed: ['CONFIRMED', 'bg-confirmed-bg'],
  planned: ['PLANNED', 'bg-planned-bg'],
  partially_planned: ['PARTIALLY PLANNED', 'bg-partial-bg'],
  draft: ['NEEDS PLANNING', 'bg-other-bg'],
  unplanned: ['UNPLANNED', 'text-muted'],
  no_meeting: ['NO MEETING', 'text-muted'],
};

test.each(Object.entries(LOOKS))('the badge of %s has its words and its color', (status, [words, color]) => {
  const markup = renderToStaticMarkup(<StatusBadge status={status as BadgeStatus} />);
  expect(markup).toContain(`${words}</span>`);
  expect(markup).toContain(color);
});

const IN_WORK = ['planned', 'confirmed', 'partially_planned', 'draft'] as const;

test.each(IN_WORK)('a decline comes in red before %s, which keeps its color, and is as plain in short', (status) => {
  for (const isShort of [false, true]) {
    const markup = renderToStaticMarkup(<StatusBadge status={status} declined={2} isShort={isShort} />);
    expect(markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(`2 DECLINED ${LOOKS[status][0]}`);
    expect(markup).toContain('bg-danger-soft');
    expect(markup).toContain(LOOKS[status][1]);
  }
});
