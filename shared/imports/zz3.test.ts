import { test } from 'vitest';
import { unitsNamedBy, unitInTitle } from './units/named-units.ts';
import { isHarmlessTitle } from './other-people/harmless-titles.ts';
import { isPageNote } from './texts/page-notes.ts';
import { isHeadingOrFooter } from './looks.ts';
test('zz', () => {
  for (const t of [
    'Oak Hills 4th Ward (7654321)',
    'Provo 4th Ward (7654321)',
    'Salt Lake Park 4th Ward (342573)',
    'Oak Hills 4th Ward (123456)',
  ])
    console.log(t, unitsNamedBy(t), unitInTitle(t), isHarmlessTitle(t), isPageNote(t), isHeadingOrFooter(t));
});
