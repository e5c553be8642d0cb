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

test('in Talk Tracking, the order and the filter are side by side, and the first member is in the upper half', async ({
  page,
}) => {
  await signIn(page, 'planner2', { path: '/?tab=tracking' });
  const first = page.getByRole('region', { name: 'Speakers', exact: true }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  const [sort, filter, member] = await Promise.all(
    [
      page.getByLabel('Quick sort'),
      page.getByRole('combobox', { name: 'Filter by last talk' }),
      first.locator('b'),
    ].map((part) => part.boundingBox()),
  );
  expect(sort?.y).toBe(filter?.y);
  expect((sort?.x ?? 0) + (sort?.width ?? Infinity)).toBeLessThan(filter?.x ?? 0);
  expect(member?.y).toBeLessThanOrEqual(500);
});

test('the digits and hyphens of a phone number and of a day in a sentence are as close as in other texts', async ({
  page,
}) => {
  await signIn(page, 'admin', { path: '/?tab=speakers' });
  await expect(page.locator('main a[href^="tel:"]').first()).toHaveCSS('font-variant-numeric', 'normal');
  await page.goto('/?tab=admin');
  await expect(page.getByText(/^Last sign-in:/).first()).toHaveCSS('font-variant-numeric', 'normal');
});
