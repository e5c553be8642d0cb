import type { Page } from '@playwright/test';
import { addDays, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { longDate } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, nextOrdinarySunday, today } from '#tests/browser/support/calls.ts';

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
  await expect(table(page).getByRole('rowheader', { name: 'Past', exact: true })).toBeVisible();
  await expect(rows).toHaveCount(12 + beside.length);
  await page
    .getByRole('radio', { name: 'Upcoming' })
    .or(page.getByRole('button', { name: 'Upcoming', exact: true }))
    .first()
    .click();
  await expect(rows).toHaveCount(12 + beside.filter(({ date }) => date > twelfth).length);
  // Every row is of two lines; a plan that lacks too much for that lists it in a menu, which leads to the fields.
  const tall = await rows.evaluateAll((all) =>
    all.filter((row) => row.getBoundingClientRect().height > 48).map((row) => row.textContent),
  );
  expect(tall).toEqual([]);
  await table(page)
    .getByRole('button', { name: /^\d missing on / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Presiding' }).click();
  await expect(page.getByRole('dialog', { name: /Meeting$/ })).toBeVisible();
  await expect(page).toHaveURL(/field=presidingMemberId/);
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
});

test('a row leads to its meeting; today is highlighted and the past is dimmed', async ({ page, request }) => {
  const date = nextOrdinarySunday();
  const caller = await callerFor(request, 'planner2');
  const meeting = await caller.meetingOn(date);
  await page.clock.setFixedTime(new Date(`${date}T15:00:00Z`));
  await openList(page);
  const first = table(page).locator('tbody tr').first();
  await expect(first).toHaveAttribute('data-tone', 'today');
  const past = table(page).locator('tbody tr[data-tone=past]').first();
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
  await first.getByRole('cell').nth(3).click();
  await expect(page).toHaveURL(`/meeting/${meeting?.id}`);
  await expect(heading(page, longDate(date))).toBeVisible();
});

test('a list without matches says so and can be cleared', async ({ page }) => {
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search meetings' }).fill('no such words anywhere');
  await expect(page.getByText('No meetings found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(table(page)).toBeVisible();
});

test('a list that cannot be loaded says so and can be retried', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  await signIn(page, 'planner2');
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  await page.route(/\/api\/meetings(\?|$)/, (route) =>
    route.fulfill({ status: 500, json: { message: 'The cupboard is locked' } }),
  );
  await page.goto('/?tab=meetings');
  await expect(page.getByRole('alert')).toContainText('The cupboard is locked');
  await page.unroute(/\/api\/meetings(\?|$)/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(table(page)).toBeVisible();
});

test('the page of a meeting shows its layout while loading, then all its cards', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner2');
  const meeting = (await caller.meetings()).find((each) => each.date < today() && each.speakingAssignments.length > 2);
  if (!meeting) throw new Error('The sample has a meeting with three speakers');
  await signIn(page, 'planner2');
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/meetings/${meeting.id}*`, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`/meeting/${meeting.id}`);
  await expect(page.getByText('Loading meeting...')).toBeAttached();
  answer();
  await expect(heading(page, longDate(meeting.date))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Sacrament Meeting · /)).toBeVisible();
  await expect(main.getByText('COMPLETED', { exact: true })).toBeVisible();
  const cards = [
    'Leadership & Prayers',
    'Music Program',
    'Hymns & Musical Numbers',
    'Speaking Assignments',
    'Announcements & Business',
    'Additional Notes',
  ];
  for (const name of cards) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const label of ['Conducting', 'Presiding', 'Invocation', 'Benediction', 'Organist', 'Chorister'])
    await expect(main.locator('dt', { hasText: label }).first()).toBeVisible();
  await expect(main.getByText(`· ${meeting.speakingAssignments[0]?.topic}`)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Meeting' })).toBeVisible();
});

test('missing details are marked: no one assigned, a topic to come, ten minutes', async ({ page, request }) => {
  const date = farSunday(7);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [member] = await caller.members();
  const { id } = await caller.schedule({
    date,
    conductingMemberId: member?.id,
    speakers: [{ speakerName: 'Elder Visitor' }],
  });
  await signIn(page, 'planner2', { path: `/meeting/${id}` });
  const main = page.getByRole('main');
  await expect(main.getByText('PARTIALLY PLANNED', { exact: true }).first()).toBeVisible();
  await expect(
    main
      .locator('div', { has: page.locator('dt', { hasText: 'Presiding' }) })
      .getByText('Not assigned')
      .first(),
  ).toBeVisible();
  await expect(main.getByText('Topic TBD')).toBeVisible();
  await expect(main.getByText('10 min', { exact: true })).toBeVisible();
});

test('a meeting that does not exist says so and links back', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  await signIn(page, 'planner2');
  for (const id of ['2147483647', '0', 'nothing']) {
    await page.goto(`/meeting/${id}`);
    await expect(heading(page, 'Meeting not found')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
});

test('the actions of a meeting are next to its title on a small laptop, with Copy Program in the menu', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  const date = farSunday(41);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  // A leader is copied with a title.
  const member = (await caller.members()).find(({ calling }) => !calling);
  const { id } = await caller.schedule({ date, conductingMemberId: member?.id });
  await signIn(page, 'planner2', { path: `/meeting/${id}` });
  const title = page.getByRole('heading', { level: 1 });
  const edit = page.getByRole('link', { name: 'Edit Meeting' });
  const [beside, above] = [await edit.boundingBox(), await title.boundingBox()];
  expect((beside?.y ?? Infinity) < (above?.y ?? 0) + (above?.height ?? 0)).toBe(true);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied to Clipboard' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `Conducting: ${member?.firstName} ${member?.lastName}`,
  );
});

test('a meeting is deleted only after a confirmation', async ({ page, request }) => {
  const date = farSunday(12);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [member] = await caller.members();
  const { id } = await caller.schedule({ date, conductingMemberId: member?.id });
  await signIn(page, 'planner2');
  let comes = () => {};
  const menus = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/assets\/menus-/, async (route) => {
    await menus;
    await route.continue();
  });
  await page.goto(`/meeting/${id}`);
  const more = page.getByRole('button', { name: 'More actions' });
  const item = page.getByRole('menuitem', { name: 'Delete Meeting' });
  const question = page.getByRole('alertdialog');
  // The menu comes while the button is being pressed.
  await more.hover();
  await page.mouse.down();
  comes();
  await expect(item).toBeVisible();
  await page.mouse.up();
  await item.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await caller.meetingOn(date))?.id).toBe(id);
  await more.click();
  await item.click();
  await question.getByRole('button', { name: 'Delete Meeting' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Meeting Deleted' })).toBeVisible();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  expect(await caller.meetingOn(date)).toBeUndefined();
});
