import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveFooter } from './save-footer.tsx';

it('a problem that a toast has told is not spoken again, and describes the button that saves', () => {
  const footer = (isTold: boolean) =>
    renderToStaticMarkup(
      <SaveFooter onCancel={() => undefined} isBusy={false} problem="Not saved." isTold={isTold}>
        Save
      </SaveFooter>,
    );
  expect([true, false].map((isTold) => footer(isTold).includes('role="status"'))).toEqual([false, true]);
  expect(footer(true)).toMatch(/<p id="([^"]+)"[^>]*>Not saved\.<\/p>.*aria-describedby="\1"/);
});
