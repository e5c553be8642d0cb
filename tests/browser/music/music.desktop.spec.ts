import type { APIRequestContext, Page } from '@playwright/test';
import { MUSIC_SUNDAYS_AHEAD } from '#shared/meetings/limits.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { addDays, nextSunday, sundayKind, sundaysFrom } from '#shared/calendar/sundays.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, today } from '#tests/browser/support/calls.ts';
import { blockSaves, openMusic } from '#tests/browser/support/music-grid.ts';

const HYMNS = [
  { opening: '66', closing: '81' },
  { opening: '67', closing: '82' },
  { opening: '68', closing: '83' },
  { opening: '70', closing: '243' },
  { opening: '71', closing: '254' },
  { opening: '72', closing: '250' },
];
/** The same one every Sunday, so that each Sunday after the first is warned of. */
const SACRAMENT = '187';

const bar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/**
 * On a Sunday one of the six meetings planned in the sample ward is today's, which is shown separately. Other tests plan
 * Sundays of this ward and remove them meanwhile, so there are two more than the grid shows; of those, none is beyond it.
 */
const ENOUGH = 8;
async function planSixSundays(request: APIRequestContext): Promise<void> {
  const planner = await callerFor(request, 'planner');
  const [conducting] = await planner.members();
  const shown = sundaysFrom(addDays(today(), 1), MUSIC_SUNDAYS_AHEAD);
  const coming = (await planner.meetings(`?from=${shown[0]}`)).filter(({ date }) => shown.includes(date));
  const held = coming.filter(({ kind }) => holdsMeeting(kind)).length;
  const free = shown.filter((day) => holdsMeeting(sundayKind(day)) && coming.every(({ date }) => date !== day));
  for (const date of free.slice(0, Math.max(0, ENOUGH - held)))
    await planner.schedule({ date, conductingMemberId: conducting?.id });
}

test('six Sundays are filled by keyboard alone, with a warning, and nothing needs music anymore', async ({
  page,
  request,
}) => {
  test.slow();
  await planSixSundays(request);
  const grid = await openMusic(page);
  const openings = grid.getByRole('combobox', { name: /^Opening hymn/ });
  await expect(openings).toHaveCount(6);
  await expect(bar(page)).toBeDisabled();
  const rows = grid.getByRole('rowgroup');
  const heightOf = async (row: number) => (await rows.nth(row + 1).boundingBox())?.height;
  const heights = await Promise.all(HYMNS.map((_, row) => heightOf(row)));
  await expect(page.getByTitle(/needs? music$/).first()).toBeVisible();
  const usage = page.getByRole('table', { name: /^Hymn usage: past 12 months/ });
  await page.getByRole('button', { name: /^Show All \d+ Hymns/ }).click();
  await expect(page.getByRole('button', { name: 'Show First 10' })).toBeVisible();
  const sung = usage.getByRole('row', { name: SACRAMENT });
  const before = (await sung.count()) === 0 ? '' : await sung.innerText();
  expect(before).not.toContain('6 upcoming');

  for (const [row, { opening, closing }] of HYMNS.entries()) {
    await openings.nth(row).focus();
    await page.keyboard.type(opening);
    await page.keyboard.press('Tab');
    await page.keyboard.type(SACRAMENT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(closing);
    await page.keyboard.press('Tab');
    await expect(grid.getByRole('rowgroup').nth(row + 1)).toContainText(closing);
    // A row stays as high as it was, whatever is chosen in it.
    expect(await heightOf(row)).toBe(heights[row]);
  }

  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(bar(page)).toBeDisabled();
  for (const row of (await grid.getByRole('rowgroup').all()).slice(2)) {
    await expect(row.getByText(/Used Hymn: planned for Sun,\s.* \(7 days before/)).toHaveCount(1);
  }
  await expect(grid.getByText(/It’s also planned for Sun,/).first()).toBeVisible();
  await expect(grid.getByText('Music Complete')).toHaveCount(6);
  await expect(grid.getByText('Needs Music')).toHaveCount(0);
  // The counts next to it have changed, and planned hymns do not count as sung.
  await expect(sung).toContainText('Very Frequent');
  await expect(sung).toContainText('6 upcoming');
  await expect(usage.getByRole('row', { name: '250' })).toContainText(/upcoming Sun, |1 upcoming/);
  const alerts = page.getByRole('list', { name: 'Frequently sung hymns' });
  await expect(alerts.getByRole('listitem').filter({ hasText: SACRAMENT })).toContainText('6 upcoming');
  await expect(alerts.getByRole('listitem').filter({ hasText: SACRAMENT })).toContainText('Overused');
  await page.reload();
  await expect(grid.getByRole('combobox', { name: /^Opening hymn/ }).nth(5)).toHaveValue(
    'Praise to the Lord, the Almighty',
  );
  await expect(grid.getByText('Music Complete')).toHaveCount(6);
});

test('Enter goes down the Sundays at any speed, and a number without a hymn is flagged', async ({ page }) => {
  const grid = await openMusic(page);
  const openings = grid.getByRole('combobox', { name: /^Opening hymn/ });
  await openings.first().focus();
  for (const number of ['66', '67', '68', '1936']) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await expect(openings.nth(4)).toBeFocused();
  await expect(openings.nth(0)).toHaveValue('Rejoice, the Lord Is King!');
  await expect(openings.nth(1)).toHaveValue('Glory to God on High');
  await expect(openings.nth(2)).toHaveValue('A Mighty Fortress Is Our God');
  await expect(openings.nth(3)).toHaveValue('1936');
  await expect(openings.nth(3)).toHaveAccessibleDescription(/There’s no hymn with that number\./);
  await page.keyboard.press('Shift+Enter');
  await expect(openings.nth(3)).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(openings.nth(3)).toHaveValue('');

  // A suggestion that is meant takes the key first.
  await page.keyboard.type('mighty fortress');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(openings.nth(4)).toHaveValue('A Mighty Fortress Is Our God');
  await expect(openings.nth(4)).toBeFocused();
});

test('a click on a chosen hymn and a number replace it, and the list reads that number in every spelling', async ({
  page,
}) => {
  const grid = await openMusic(page);
  const opening = grid.getByRole('combobox', { name: /^Opening hymn/ }).first();
  const option = page.getByRole('option', { name: /^136 I Know That My Redeemer Lives/ });
  await opening.fill('66');
  await opening.press('Tab');
  for (const typed of ['136', '#136', 'Hymn #136', '136 I Know That']) {
    await opening.click();
    await page.keyboard.type(typed);
    await expect(opening).toHaveValue(typed);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(typed.endsWith('That') ? 2 : 1);
    await expect(option).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await opening.click();
  await page.keyboard.type('tis sweet to sing');
  const sung = page.getByRole('option', { name: /^176 'Tis Sweet to Sing the Matchless Love.*[Ss]ung/ });
  const row = await sung.boundingBox();
  const told = await sung.getByText(/ago$/).boundingBox();
  // Below the title, which has the whole line; side by side, each would wrap.
  expect(told?.y ?? 0).toBeGreaterThan((row?.y ?? Infinity) + (row?.height ?? 0) / 2 - 4);
});

test('on a small laptop six Sundays fit on the screen with all their fields', async ({ page, request }) => {
  await planSixSundays(request);
  // On a Sunday today's music is above them.
  await page.clock.setFixedTime(new Date(`${addDays(nextSunday(today()), -3)}T18:00:00Z`));
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = await openMusic(page);
  const last = await grid.getByRole('rowgroup').nth(6).boundingBox();
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await expect(grid.getByRole('combobox', { name: /^Special number/ }).last()).toBeInViewport({ ratio: 1 });
  const clear = await grid
    .getByRole('button', { name: /^Clear Opening hymn/ })
    .first()
    .boundingBox();
  expect(Math.min(clear?.width ?? 0, clear?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('on a Sunday, today’s meeting and five more fit on the screen of a small laptop', async ({ page, request }) => {
  await planSixSundays(request);
  const coming = await (await callerFor(request, 'planner')).meetings(`?from=${today()}`);
  const date = coming
    .map((meeting) => (meeting.kind === 'regular' ? meeting.date : ''))
    .toSorted()
    .find(Boolean);
  await page.clock.setFixedTime(new Date(`${date}T18:00:00Z`));
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = await openMusic(page);
  const present = page.getByRole('table', { name: 'Music today' });
  await expect(present.getByRole('heading', { name: "Today's Meeting" })).toBeVisible();
  await expect(present.getByRole('combobox')).toHaveCount(5);
  const fifth = await grid.getByRole('rowgroup').nth(5).boundingBox();
  expect((fifth?.y ?? 900) + (fifth?.height ?? 0)).toBeLessThanOrEqual(800);
});

test('the sacrament field offers sacrament hymns first, and all when asked', async ({ page }) => {
  const grid = await openMusic(page);
  const field = grid.getByRole('combobox', { name: /^Sacrament hymn/ }).first();
  await field.fill('love');
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered.first()).toBeVisible();
  const before = await offered.count();
  await page.getByRole('option', { name: 'Show all hymns' }).click();
  await expect(page.getByRole('option', { name: 'Show all hymns' })).toHaveCount(0);
  expect(await offered.count()).toBeGreaterThanOrEqual(before - 1);
  await expect(page.getByRole('option', { name: /Love at Home|God Is Love/ }).first()).toBeVisible();
});

test('a chosen hymn is saved automatically, undone in one click, and sent again when the connection is back', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/503/);
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = await openMusic(page);
  const rest = grid.getByRole('combobox', { name: /^Rest hymn/ }).last();
  const stored = await rest.inputValue();
  // On a Sunday, with today's music above, its row is farther down than the screen.
  await rest.focus();
  const place = await grid.boundingBox();
  // Two hymns that the sample never has here.
  await rest.fill('226');
  await rest.press('Tab');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await grid.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Undo Last Change' }).click();
  await expect(rest).toHaveValue(stored);
  await page.reload();
  await expect(rest).toHaveValue(stored);

  const restore = await blockSaves(page);
  await rest.fill('229');
  await rest.press('Tab');
  await expect(page.getByText('Not saved. Please try again.')).toBeVisible();
  await expect(bar(page)).toBeEnabled();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(rest).toHaveValue('Today, While the Sun Shines');
});

test('the grid continues to Sundays that no one has planned, and back to what was sung', async ({ page, request }) => {
  const grid = await openMusic(page);
  const caller = await callerFor(request, 'planner');
  await page.getByRole('button', { name: 'Show More Sundays' }).click();
  const choose = grid.getByRole('button', { name: /^Choose Hymns for/ });
  const row = choose.last().locator('xpath=ancestor::tr');
  const date = (await row.locator('time').getAttribute('datetime')) ?? '';
  await choose.last().click();
  const opened = grid.getByRole('rowgroup').filter({ has: page.locator(`time[datetime="${date}"]`) });
  const opening = opened.getByRole('combobox', { name: /^Opening hymn/ });
  await expect(opening).toBeFocused();
  await page.keyboard.type('66');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect((await caller.meetingOn(date))?.openingHymn).toBe('#66 Rejoice, the Lord Is King!');
  await caller.free(date);

  await page.getByRole('button', { name: 'Show Past Sundays' }).click();
  const past = page.getByRole('table', { name: 'Past music' });
  const sung = (await caller.meetings()).findLast((meeting) => meeting.date < today() && meeting.openingHymn);
  await expect(past.getByRole('row').last()).toContainText(sung?.openingHymn?.replace(/^#\d+ /, '') ?? 'no hymn');
  await expect(past.getByRole('combobox')).toHaveCount(0);
});
