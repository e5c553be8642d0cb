import { expect, test } from '#tests/browser/support/app.ts';
import { AXE, axeFindings } from '#tests/browser/support/inspect.ts';

const PAGE = `<!doctype html><html lang="en"><title>Colors</title><main><h1>Colors</h1>
  <p style="color: #777">Gray on white</p>
  <p style="color: #767676">Gray that is just dark enough</p>
  <p style="color: rgb(0 0 0 / 40%)">Black that lets white through</p>
  <div style="background: oklch(0.3 0.05 250)">
    <p style="color: hsl(210 20% 45%)">Blue on dark blue</p>
    <p style="color: color(srgb 0.9 0.9 0.9)">Light gray on dark blue</p>
    <p style="color: #fff; opacity: 0.4">White that lets dark blue through</p>
  </div>
  <input><button></button><img src="data:,"><ul><p>No item</p></ul></main></html>`;

test('the axe of these tests, made quicker, finds what the plain one finds', async ({ page }) => {
  await page.setContent(PAGE);
  for (const enabled of [false, true]) {
    const rules = { 'color-contrast-enhanced': { enabled } };
    const quick = await axeFindings(page, rules);
    expect(quick).toEqual(await axeFindings(page, rules, AXE));
    expect(quick.filter((line) => line.startsWith('color-contrast:'))).toHaveLength(4);
    // And a button, an image, a field, and a list that say too little of themselves.
    const enhanced = quick.filter((line) => line.startsWith('color-contrast-enhanced:'));
    expect(enhanced.length > 0).toBe(enabled);
    expect(quick).toHaveLength(8 + enhanced.length);
  }
});
