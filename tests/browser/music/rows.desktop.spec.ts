import { expect, test } from '#tests/browser/support/app.ts';
import { openMusic } from '#tests/browser/support/music-grid.ts';

test('who plays and who leads begin at one place in every Sunday', async ({ page }) => {
  const grid = await openMusic(page);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [/^Organist:/, /^Chorister:/]) {
      const lefts = await grid.getByText(part).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(lefts.length).toBeGreaterThan(3);
      expect(new Set(lefts).size, `${part} at ${width}`).toBe(1);
    }
  }
});
