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
