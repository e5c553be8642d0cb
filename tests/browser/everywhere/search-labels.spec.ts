import { expect, signIn, test } from '#tests/browser/support/app.ts';

const ADDRESSES = ['/?tab=meetings&show=all', '/?tab=speakers', '/?tab=tracking', '/manual'];

test('every search box has a label in sight, before and after something is typed', async ({ page }) => {
  await signIn(page, 'planner');
  for (const address of ADDRESSES) {
    await page.goto(address);
    const search = page.getByRole('searchbox');
    await search.fill('a');
    const id = await search.getAttribute('id');
    const label = page.locator(`label[for="${id}"]`);
    await expect(label).toHaveText('Search');
    await expect(label).toBeInViewport();
    await label.click();
    await expect(search).toBeFocused();
  }
});

test('a label in the border of its control stands in the middle of it, and touches nothing above', async ({ page }) => {
  await signIn(page, 'planner');
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('searchbox')).toBeVisible();
    const places = await page.locator('label.notch:visible').evaluateAll((labels) =>
      labels.map((label) => {
        const field = label.parentElement;
        const { top, bottom } = label.getBoundingClientRect();
        const before = field?.previousElementSibling?.getBoundingClientRect();
        const edge = field?.getBoundingClientRect().top ?? 0;
        return { off: (top + bottom) / 2 - edge, room: top - (before && before.bottom <= edge ? before.bottom : 0) };
      }),
    );
    expect(places.length, address).toBeGreaterThan(0);
    for (const { off, room } of places) {
      expect(Math.abs(off), address).toBeLessThan(0.5);
      expect(room, address).toBeGreaterThan(2);
    }
  }
});
