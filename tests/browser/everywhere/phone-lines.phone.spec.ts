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

test('in Talk Tracking, the order and every filter are read in full, and the first member is in the upper half', async ({
  page,
}) => {
  await signIn(page, 'planner2', { path: '/?tab=tracking' });
  const first = page.getByRole('region', { name: 'Speakers', exact: true }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect((await first.locator('b').boundingBox())?.y).toBeLessThanOrEqual(500);
  for (const name of ['Quick sort', 'Filter by last talk']) {
    // How much wider the widest of its choices is than the room for it.
    const missing = await page.getByRole('combobox', { name }).evaluate((field: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      const widths = [...field.options].map(({ text }) => pen?.measureText(text).width ?? NaN);
      return Math.max(...widths) - (field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
    });
    expect(missing, name).toBeLessThanOrEqual(0);
  }
});

test('the digits and hyphens of a phone number and of a day in a sentence are as close as in other texts', async ({
  page,
}) => {
  await signIn(page, 'admin', { path: '/?tab=speakers' });
  await expect(page.locator('main a[href^="tel:"]').first()).toHaveCSS('font-variant-numeric', 'normal');
  await page.goto('/?tab=admin');
  await expect(page.getByText(/^Last sign-in:/).first()).toHaveCSS('font-variant-numeric', 'normal');
});
