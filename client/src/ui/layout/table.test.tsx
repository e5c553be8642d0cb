import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SortTh } from './table.tsx';

test.each([
  ['ascending', 'lucide-arrow-up'],
  ['descending', 'lucide-arrow-down'],
  ['other', 'lucide-arrow-down'],
] as const)('a column sorted %s has the icon %s', (sort, icon) => {
  const markup = renderToStaticMarkup(
    <SortTh sort={sort} inView="descending" onSort={() => undefined}>
      Date
    </SortTh>,
  );
  expect(markup).toContain(`aria-sort="${sort}"`);
  expect(markup).toContain(`${icon} `);
});
