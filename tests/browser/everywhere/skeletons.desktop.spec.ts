import type { Page, Route } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

/** Where the columns of a table begin. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main thead th')].map((head) => Math.round(head.getBoundingClientRect().left)),
  );

for (const { section, calls } of [
  { section: 'meetings', calls: '**/api/meetings?*' },
  { section: 'meetings&show=past', calls: '**/api/meetings?*' },
  { section: 'speakers', calls: '**/api/members' },
]) {
  for (const width of [1440, 1280]) {
    test(`${width} pixels wide, the columns of ${section} stay in place when the list arrives`, async ({ page }) => {
      await signIn(page, 'planner', { path: '/?tab=tracking' });
      const held: Route[] = [];
      await page.route(calls, (route) => void held.push(route));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?tab=${section}`);
      await expect(page.locator('main table[aria-hidden]')).toBeAttached();
      const before = await places(page);
      for (const route of held) await route.continue();
      await expect(page.locator('main tbody th').first()).toBeVisible();
      const after = await places(page);
      const frame = page.locator('main table').locator('..');
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      expect(after).toHaveLength(before.length);
      for (const [column, place] of after.entries()) expect(Math.abs(place - (before[column] ?? 0))).toBeLessThan(4);
    });
  }
}

test('what is missing in Meetings can be hit with a mouse: its links are 24 pixels apart', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await expect(page.locator('main tbody th').first()).toBeVisible();
  const centers = await page.evaluate(() =>
    [...document.querySelectorAll('main td a.tall')].map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  expect(centers.length).toBeGreaterThan(1);
  for (const [place, [x, y]] of centers.entries())
    for (const [otherX, otherY] of centers.slice(place + 1))
      expect(Math.hypot(otherX - x, otherY - y)).toBeGreaterThanOrEqual(24);
});

test('the planner of a new ward is drawn with its first steps, which never push it down', async ({ page, request }) => {
  const { admins, password } = await makeWard(request);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = page.waitForRequest('**/api/users');
  await page.route('**/api/users', async (route) => {
    await answered;
    await route.continue();
  });
  await signIn(page, admins[0] ?? '', { password });
  await asked;
  const sundays = page.getByRole('heading', { name: 'Next 4 Sundays' });
  await expect(page.getByRole('heading', { name: 'Sacrament Planner' })).toBeVisible();
  await expect(sundays).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await expect(sundays).toBeVisible();
});
