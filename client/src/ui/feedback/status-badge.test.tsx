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

test.each(['planned', 'confirmed'] as const)('a decline comes before %s, which loses its color', (status) => {
  const markup = renderToStaticMarkup(<StatusBadge status={status} declined={2} />);
  expect(markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(`2 DECLINED ${LOOKS[status][0]}`);
  expect(markup).toContain('bg-danger-soft');
  expect(markup).not.toContain(LOOKS[status][1]);
});

test.each([false, true])('a decline leaves the color of what still needs work, in short (%s), too', (isShort) => {
  const markup = renderToStaticMarkup(<StatusBadge status="partially_planned" declined={1} isShort={isShort} />);
  expect(markup).toContain('bg-danger-soft');
  expect(markup).toContain(LOOKS.partially_planned[1]);
});
