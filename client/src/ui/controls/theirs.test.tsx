import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theirsHint } from './theirs.tsx';

it('what someone else typed is quoted with one period, also where it ends a sentence', () => {
  const hint = (theirs: string, mine: string) =>
    renderToStaticMarkup(
      <>{theirsHint<{ notes: string }>({ clashOf: () => ({ theirs, mine }), takeTheirs: () => undefined }, 'notes')}</>,
    );
  expect(hint('Call first.', 'Text him')).toContain('Someone else changed this to “Call first.” You have “Text him”.');
});
