import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('backward through a screen, no focus is under the bar at the top', async ({ page }) => {
  await signIn(page, 'planner2');
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main a, main button')].at(-1)?.focus());
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate((below) => {
      const here = document.activeElement;
      if (!here || !here.closest('main')) return null;
      const { top } = here.getBoundingClientRect();
      return top < below ? `${here.textContent} at ${Math.round(top)}` : null;
    }, y + height);
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);
});
