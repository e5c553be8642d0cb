import { addDays } from '#shared/calendar/sundays.ts';
import { briefDate, longDate, longDateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, gridSunday, today } from '#tests/browser/support/calls.ts';

test('the dialog moves to the previous or next Sunday, and asks before leaving unsaved changes', async ({
  page,
  request,
}) => {
  const date = gridSunday(0);
  const next = addDays(date, 7);
  const caller = await callerFor(request, 'planner');
  await caller.free(date);
  await signIn(page, 'planner', { path: `/?plan=${date}` });
  const dialog = page.getByRole('dialog', { name: /Meeting$/ });
  await dialog.getByLabel('Announcements').fill('Potluck on Friday');
  const forward = dialog.getByRole('button', { name: `Next Sunday, ${briefDate(next)}` });
  await forward.click();
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(dialog.getByLabel('Announcements')).toHaveValue('Potluck on Friday');
  await forward.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByText(longDateSeenFrom(next, today()))).toBeVisible();
  await dialog.getByRole('button', { name: `Previous Sunday, ${briefDate(date)}` }).click();
  await expect(dialog.getByText(longDateSeenFrom(date, today()))).toBeVisible();
  await expect(dialog.getByLabel('Announcements')).toHaveValue('');
});

test('a meeting’s page links to the previous and next meetings', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner');
  const dates = [gridSunday(1), gridSunday(2)] as const;
  for (const date of dates) await caller.free(date);
  const [conductor] = await caller.members();
  const [first] = [
    await caller.schedule({ date: dates[0], conductingMemberId: conductor?.id }),
    await caller.schedule({ date: dates[1], conductingMemberId: conductor?.id }),
  ];
  await signIn(page, 'planner', { path: `/meeting/${first.id}` });
  const others = page.getByRole('navigation', { name: 'Other Sundays' });
  await others.getByRole('link', { name: /^Next meeting/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: longDateSeenFrom(dates[1], today()) })).toBeVisible();
  await others.getByRole('link', { name: /^Previous meeting/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: longDateSeenFrom(dates[0], today()) })).toBeVisible();
});

test('music planners and program viewers go to the next meeting that they may see', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner');
  const dates = [gridSunday(3), gridSunday(4), gridSunday(5)] as const;
  for (const date of dates) await caller.free(date);
  const [conductor] = await caller.members();
  const planned = { conductingMemberId: conductor?.id };
  const first = await caller.schedule({ date: dates[0], ...planned });
  await caller.schedule({ date: dates[1], status: 'draft' });
  await caller.schedule({ date: dates[2], ...planned });
  for (const [role, next] of [
    ['music', dates[1]],
    ['program', dates[2]],
  ] as const) {
    await signIn(page, role, { path: `/meeting/${first.id}` });
    const others = page.getByRole('navigation', { name: 'Other Sundays' });
    await others.getByRole('link', { name: /^Next meeting/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: longDate(next) })).toBeVisible();
    await others.getByRole('link', { name: /^Previous meeting/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: longDate(dates[0]) })).toBeVisible();
  }
});

test('the arrow of the date turns where the past meetings begin', async ({ page }) => {
  await signIn(page, 'planner2', { path: '/?tab=meetings' });
  const date = page.getByRole('columnheader', { name: 'Date', exact: true });
  await expect(date).toHaveAttribute('aria-sort', 'other');
  await expect(date.locator('.lucide-arrow-up')).toBeVisible();
  const past = page.getByRole('rowheader', { name: 'Past, latest first' });
  await past.evaluate((line) => window.scrollTo(0, line.getBoundingClientRect().top));
  await expect(date.locator('.lucide-arrow-down')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(date.locator('.lucide-arrow-up')).toBeVisible();
});
