import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('in Talk Tracking, when someone last spoke and prayed stays within the padding of its card', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=tracking&view=speakers' });
  const days = page.locator('main li dd');
  await expect(days.first()).toBeVisible();
  const ends = await days.evaluateAll((all) =>
    all.map((one) => (one.closest('li')?.getBoundingClientRect().right ?? 0) - one.getBoundingClientRect().right),
  );
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(16);
});

test('the digits and hyphens of a phone number and of a day in a sentence are as close as in other texts', async ({
  page,
}) => {
  await signIn(page, 'admin', { path: '/?tab=speakers' });
  await expect(page.locator('main a[href^="tel:"]').first()).toHaveCSS('font-variant-numeric', 'normal');
  await page.goto('/?tab=admin');
  await expect(page.getByText(/^Last sign-in:/).first()).toHaveCSS('font-variant-numeric', 'normal');
});
