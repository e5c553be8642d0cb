import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('in Talk Tracking on a wide screen, no calling is cut beside what someone is asked to do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'planner', { path: '/?tab=tracking&view=speakers' });
  const rows = page.getByRole('row').filter({ has: page.locator('th[scope=row]') });
  await expect(rows.first()).toBeVisible();
  const cut = await rows.evaluateAll((all) =>
    all.flatMap((row) => [...row.querySelectorAll('th span')].filter((one) => one.scrollWidth > one.clientWidth + 1)),
  );
  expect(cut).toEqual([]);
});
