import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BandBadge } from './usage-chart.tsx';

test.each([
  [6, 'Very Frequent', 'text-danger'],
  [5, 'Frequent', 'text-partial-fg'],
  [4, 'Frequent', 'text-partial-fg'],
  [3, 'Moderate', 'text-confirmed-fg'],
  [2, 'Moderate', 'text-confirmed-fg'],
  [1, 'Infrequent', 'text-other-fg'],
])('a hymn that was used %i times is called %s, in its color', (count, words, color) => {
  const markup = renderToStaticMarkup(<BandBadge count={count} />);
  expect(markup).toContain(`${words}</span>`);
  expect(markup).toMatch(new RegExp(`[ "]${color}[! "]`));
});
