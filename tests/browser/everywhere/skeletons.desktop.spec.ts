import type { Page, Route } from '@playwright/test';
import { isSunday, sundayKind } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, today } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

/** Where the columns of a table begin. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main thead th')].map((head) => Math.round(head.getBoundingClientRect().left)),
  );

const headOf = (page: Page) => page.locator('main thead').first();

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
      const above = (await headOf(page).boundingBox())?.y;
      for (const route of held) await route.continue();
      await expect(page.locator('main tbody th').first()).toBeVisible();
      const after = await places(page);
      const frame = page.locator('main table').locator('..');
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      expect(after).toHaveLength(before.length);
      for (const [column, place] of after.entries()) expect(Math.abs(place - (before[column] ?? 0))).toBeLessThan(4);
      expect((await headOf(page).boundingBox())?.y).toBe(above);
    });
  }
}

/** Opens Music, and says where the middle of the heads of each block is while it loads and when it has arrived. */
async function musicBlocks(page: Page, width: number) {
  await signIn(page, 'planner', { path: '/?tab=tracking' });
  const held: Route[] = [];
  await page.route('**/api/meetings?*', (route) => void held.push(route));
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/?tab=music');
  const heads = page.locator('main section :is(th, .h-9 > span)').filter({ hasText: /^Sacrament hymn/ });
  const places = () =>
    heads.evaluateAll((all) =>
      all.map((head) => (head.getBoundingClientRect().top + head.getBoundingClientRect().bottom) / 2),
    );
  await expect(page.getByText('Loading music...')).toBeAttached();
  const before = await places();
  for (const route of held) await route.continue();
  await expect(page.getByRole('table', { name: 'Upcoming music' })).toBeVisible();
  const after = await places();
  expect(after).toHaveLength(before.length);
  return { count: before.length, moved: after.map((place, block) => Math.abs(place - (before[block] ?? 0))) };
}

for (const width of [1440, 1280]) {
  test(`${width} pixels wide, the music is drawn in as many blocks as arrive`, async ({ page }) => {
    const { count, moved } = await musicBlocks(page, width);
    expect(count).toBe(isSunday(today()) && sundayKind(today()) !== 'general_conference' ? 2 : 1);
    // The topics of today's meeting may take a line more or less.
    for (const by of moved) expect(by).toBeLessThan(24);
  });
}

test('on a fast Sunday, which has no topics, the music is drawn where it arrives', async ({ page, request }) => {
  const coming = await (await callerFor(request, 'planner')).meetings(`?from=${today()}`);
  const [fast] = coming.flatMap(({ date, kind }) => (kind === 'fast_testimony' ? [date] : [])).toSorted();
  await page.clock.setFixedTime(new Date(`${fast}T18:00:00Z`));
  const { count, moved } = await musicBlocks(page, 1280);
  expect(count).toBe(2);
  for (const by of moved) expect(by).toBeLessThan(4);
});

for (const width of [1440, 1280]) {
  test(`${width} pixels wide, the Sundays are drawn where they arrive below a fast Sunday`, async ({
    page,
    request,
  }) => {
    const meetings = await (await callerFor(request, 'planner')).meetings();
    const held = meetings.filter(({ date, kind }) => date < today() && kind === 'fast_testimony');
    await page.clock.setFixedTime(
      new Date(
        `${held
          .map(({ date }) => date)
          .toSorted()
          .at(-1)}T18:00:00Z`,
      ),
    );
    await signIn(page, 'planner', { path: '/?tab=tracking' });
    const answers: Route[] = [];
    await page.route('**/api/meetings?*', (route) => void answers.push(route));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByText('Loading Sundays...')).toBeAttached();
    const hero = page.locator('main .border-primary').first();
    const before = await hero.boundingBox();
    for (const route of answers) await route.continue();
    await expect(page.getByRole('heading', { name: 'Next 4 Sundays' })).toBeVisible();
    expect(Math.abs(((await hero.boundingBox())?.height ?? NaN) - (before?.height ?? NaN))).toBeLessThan(8);
  });
}

test('what is missing in Meetings can be hit with a mouse: its links are 24 pixels apart', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await expect(page.locator('main tbody th').first()).toBeVisible();
  const centers = await page.evaluate(() =>
    [...document.querySelectorAll('main td a[href*="field="]')].map((link) => {
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
