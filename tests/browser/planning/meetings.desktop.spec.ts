import type { Locator, Page } from '@playwright/test';
import { addDays, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { longDate } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import {
  callerFor,
  farSunday,
  gridSunday,
  headersFor,
  nextOrdinarySunday,
  today,
} from '#tests/browser/support/calls.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Meetings by date' });

async function openList(page: Page, query = ''): Promise<void> {
  await signIn(page, 'planner2', { path: `/?tab=meetings${query}` });
  await expect(page.getByText(/^\d+ of \d+ meetings$/)).toBeVisible();
}

test('the list counts upcoming meetings and has twelve Sundays, then all past meetings', async ({ page, request }) => {
  const twelfth = addDays(sundayOnOrAfter(today()), 11 * 7);
  const beside = (await (await callerFor(request, 'planner2')).meetings()).filter(
    ({ date }) => date < today() || date > twelfth,
  );
  await openList(page);
  for (const name of ['Upcoming', 'Planned', 'Partially Planned'])
    await expect(page.locator('dt', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
  const columns = ['Date', 'Status', 'Conducting', 'Presiding', 'Speakers', 'Music', 'Actions'];
  for (const name of columns) await expect(table(page).getByRole('columnheader', { name, exact: true })).toBeVisible();
  // The heading of the past is no meeting.
  const rows = table(page).locator('tbody tr:has(td)');
  await expect(table(page).getByRole('rowheader', { name: 'Past, latest first', exact: true })).toBeVisible();
  // The heading of the speakers begins where they do.
  const leftOf = (of: Locator) =>
    of.evaluate((cell) => cell.getBoundingClientRect().left + parseFloat(getComputedStyle(cell).paddingLeft));
  const heads = table(page).getByRole('columnheader', { name: 'Speakers' });
  const cells = table(page).locator('tbody tr').first().locator('td').nth(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await leftOf(heads)).toBe(await leftOf(cells));
  await expect(rows).toHaveCount(12 + beside.length);
  // Every row is of two lines; a plan that lacks too much for that lists it in a menu, which leads to the fields.
  const tall = () =>
    rows.evaluateAll((all) =>
      all.filter((row) => row.getBoundingClientRect().height > 48).map((row) => row.textContent),
    );
  expect(await tall()).toEqual([]);
  const open = rows.filter({ hasText: /UNPLANNED|NO MEETING/ }).locator('time');
  const weights = await open.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight));
  expect(new Set(weights).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page
    .getByRole('radio', { name: 'Upcoming' })
    .or(page.getByRole('button', { name: 'Upcoming', exact: true }))
    .first()
    .click();
  await expect(rows).toHaveCount(12 + beside.filter(({ date }) => date > twelfth).length);
  await table(page)
    .getByRole('button', { name: /Selected\s*\d+ \p{L}/iu })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Hymns on / })).toContainText(/Opening hymn\s*\d+ \p{L}/u);
  await page.keyboard.press('Escape');
  await table(page)
    .getByRole('button', { name: /^(\d|Everything) missing on / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Presiding' }).click();
  await expect(page.getByRole('dialog', { name: /Meeting$/ })).toBeVisible();
  await expect(page).toHaveURL(/field=presidingMemberId/);
});

test('past meetings alone have no Missing column, and every row says how many hymns there are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const more = /\+\s\d\smore/;
  for (const query of ['&show=past', '']) {
    await openList(page, query);
    // A longer list follows the short one.
    await page.waitForLoadState('networkidle');
    const missing = table(page).getByRole('columnheader', { name: 'Missing', exact: true });
    await expect(missing).toHaveCount(query === '' ? 1 : 0);
    const music = table(page).getByRole('button', { name: /^(Not selected|Selected)/i });
    const counted = music.filter({ hasText: more });
    expect(await counted.count()).toBeGreaterThan(3);
    // No title runs on over what is missing, at any width. In the past nothing is, and titles take the room.
    for (const width of query === '' ? [1440, 1280] : []) {
      await page.setViewportSize({ width, height: 800 });
      const { x: edge = 0 } = (await missing.boundingBox()) ?? {};
      const ends = (rows: Locator) =>
        music.and(rows).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
      await expect.poll(() => ends(page.locator('tr:not([data-tone=past]) *'))).toBeLessThanOrEqual(edge);
      expect(await ends(page.locator('[data-tone=past] *'))).toBeGreaterThan(edge);
    }
    // A title that is cut ends with a whole word.
    const cut = await counted.locator('[aria-hidden=true]').filter({ hasText: '…' }).all();
    for (const shown of cut.slice(0, 12)) {
      const [start = ''] = ((await shown.textContent()) ?? '').split('…');
      const whole = (await shown.locator('xpath=preceding-sibling::*').first().textContent()) ?? '';
      expect(whole.slice(start.length)).toMatch(/^[^\p{L}\p{N}]/u);
      // Its number looks as everywhere.
      if (/^\d/.test(start)) expect(await shown.locator('.num').count()).toBe(1);
    }
    // Neither the edge of the cell nor a cut title hides it.
    for (const line of (await counted.all()).slice(0, 12)) {
      const count = line.getByText(/^\s*\+\s\d\smore$/);
      // A title is cut, the count is not.
      await expect(count.locator('.sr-only')).toHaveCount(0);
      const words = await count.boundingBox();
      const cell = await line.locator('xpath=ancestor::td').boundingBox();
      expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThan((cell?.x ?? 0) + (cell?.width ?? 0));
      expect((words?.y ?? 0) + (words?.height ?? Infinity)).toBeLessThan((cell?.y ?? 0) + (cell?.height ?? 0));
    }
  }
});

test('a Sunday without a meeting is shown as unplanned, and one without music as not selected', async ({ page }) => {
  // Beyond all plans every Sunday is open.
  await page.clock.setFixedTime(new Date(`${farSunday(40)}T15:00:00Z`));
  await openList(page);
  const open = table(page).locator('tbody tr').filter({ hasText: 'UNPLANNED' });
  await expect(open.first()).toBeVisible();
  await expect(open.first().getByText('Not selected')).toBeVisible();
  await expect(open.first().getByText('Not assigned').first()).toBeVisible();
  await expect(open.first().getByRole('link', { name: /^Plan / })).toBeVisible();
  // It isn't finished: it is missing what an empty draft is.
  await open
    .first()
    .getByRole('button', { name: /^Everything missing on / })
    .click();
  await page.getByRole('menuitem', { name: 'Prayers' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Invocation', exact: true })).toBeFocused();
});

test('a row leads to its meeting; today is highlighted and the past is dimmed', async ({ page, request }) => {
  const date = nextOrdinarySunday();
  const caller = await callerFor(request, 'planner2');
  const meeting = await caller.meetingOn(date);
  await page.clock.setFixedTime(new Date(`${date}T15:00:00Z`));
  await openList(page);
  const first = table(page).locator('tbody tr').first();
  await expect(first).toHaveAttribute('data-tone', 'today');
  const past = table(page).locator('tbody tr[data-tone=past]').filter({ hasText: 'COMPLETED' }).first();
  await expect(past.getByText('Selected', { exact: true })).toBeVisible();
  const [todays, others] = await Promise.all(
    [first, table(page).locator('tbody tr').nth(1)].map((row) =>
      row.evaluate((each) => getComputedStyle(each).backgroundColor),
    ),
  );
  expect(todays).not.toBe(others);
  const [dimmed, plain] = await Promise.all(
    [past, table(page).locator('tbody tr').nth(1)].map((row) => row.evaluate((each) => getComputedStyle(each).color)),
  );
  expect(dimmed).not.toBe(plain);
  await first.getByRole('cell').nth(2).click();
  await expect(page).toHaveURL(`/meeting/${meeting?.id}`);
  await expect(heading(page, longDate(date))).toBeVisible();
});

test('To Plan shows the Sundays ahead that are not planned, or only partially', async ({ page }) => {
  await openList(page);
  await page.getByRole('radio', { name: 'To Plan' }).check();
  await expect(page).toHaveURL(/show=to-plan/);
  const rows = table(page).locator('tbody tr');
  await expect(page.getByRole('rowheader', { name: 'Past, latest first' })).toHaveCount(0);
  const texts = await rows.allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/needs planning|partially planned|unplanned/i);
  await expect(page.getByText(new RegExp(`^${texts.length} of \\d+ meetings$`))).toBeVisible();
});

test('for music planners, a Sunday without a meeting begins where the topics do', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'music', { path: '/?tab=meetings' });
  const leftOf = (cell: Locator) =>
    cell.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left;
    });
  const without = table(page)
    .getByRole('cell', { name: /no sacrament meeting/ })
    .first();
  expect(await leftOf(without)).toBe(await leftOf(table(page).getByRole('columnheader', { name: 'Topics' })));
});

test('a list without matches says so and can be cleared', async ({ page }) => {
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search meetings' }).fill('no such words anywhere');
  await expect(page.getByText('No meetings found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(table(page)).toBeVisible();
});

test('a new ward’s empty past says what comes there, and leads to planning', async ({ page, request }) => {
  const { admins, password } = await makeWard(request);
  await signIn(page, admins[0] ?? '', { password });
  const past = page.getByRole('region', { name: 'Recent Past Meetings' });
  await past.getByRole('link', { name: 'View upcoming meetings' }).click();
  await expect(page).toHaveURL(/show=upcoming/);
  await page.goto('/?tab=meetings&show=past');
  await expect(page.getByText('No meetings found')).toBeVisible();
  await expect(page.getByText('Past meetings will appear here.')).toBeVisible();
  await page.getByRole('link', { name: 'Plan a Meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' })).toBeVisible();
});

test('a list that cannot be loaded says so and can be retried', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  await signIn(page, 'planner2');
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  await page.route(/\/api\/meetings(\?|$)/, (route) =>
    route.fulfill({ status: 500, json: { message: 'The cupboard is locked' } }),
  );
  await page.goto('/?tab=meetings');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the meetings. The cupboard is locked');
  await page.unroute(/\/api\/meetings(\?|$)/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(table(page)).toBeVisible();
});

test('going back through the list by keyboard, nothing that has the focus is under its head', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openList(page);
  const links = await table(page).locator('tbody').getByRole('link').all();
  await links[14]?.focus();
  for (let i = 0; i < 14; i += 1) {
    await page.keyboard.press('Shift+Tab');
    const gap = await page.evaluate(() => {
      const [at, head] = [document.activeElement, document.querySelector('thead th')];
      return at && head ? at.getBoundingClientRect().top - head.getBoundingClientRect().bottom : null;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  }
});

test('a draft that no one has changed says when it was created, on its sheet and in its history', async ({
  page,
  request,
}) => {
  const ward = await makeWard(request);
  const [admin = ''] = ward.admins;
  const headers = await headersFor(request, admin, ward.password);
  const { id } = await (await request.post('/api/meetings/open', { headers, data: { date: gridSunday(0) } })).json();
  await signIn(page, admin, { password: ward.password, path: `/meeting/${id}` });
  await expect(page.getByRole('region', { name: 'History' })).toContainText(/^HistoryCreated .+\. No changes since\.$/);
  await expect(page.getByText(/^Created \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(page.getByText(/^Saved /)).toHaveCount(0);
});
