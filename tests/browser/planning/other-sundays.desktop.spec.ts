import { addDays, isGeneralConference, sundaysFrom } from '#shared/calendar/sundays.ts';
import { briefDate, dateSeenFrom, longDate, longDateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, gridSunday, today } from '#tests/browser/support/calls.ts';

/** The two Sundays after `date` that have a sacrament meeting. */
function meetingDaysAfter(date: string): [string, string] {
  const [next = '', last = ''] = [7, 14, 21]
    .map((days) => addDays(date, days))
    .filter((day) => !isGeneralConference(day));
  return [next, last];
}

test('the dialog moves to the previous or next Sunday, and asks before leaving unsaved changes', async ({
  page,
  request,
}) => {
  const date = gridSunday(0);
  const [next] = meetingDaysAfter(date);
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

test('in the dialog, the arrows pass over a general conference on which nothing is planned', async ({ page }) => {
  const conference = sundaysFrom(addDays(today(), 40 * 7), 30).find(isGeneralConference) ?? '';
  const [before, after] = [addDays(conference, -7), addDays(conference, 7)];
  await signIn(page, 'planner', { path: `/?plan=${before}` });
  const dialog = page.getByRole('dialog', { name: /Meeting$/ });
  await dialog.getByRole('button', { name: `Next Sunday, ${briefDate(after)}` }).click();
  await expect(dialog.getByText(longDateSeenFrom(after, today()))).toBeVisible();
  await dialog.getByRole('button', { name: `Previous Sunday, ${briefDate(before)}` }).click();
  await expect(dialog.getByText(longDateSeenFrom(before, today()))).toBeVisible();
});

test('a meeting’s page links to the previous and next Sundays, and to planning one ahead that has no meeting', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner');
  const date = gridSunday(1);
  const [next, last] = meetingDaysAfter(date);
  for (const day of [date, next, last]) await caller.free(day);
  const [conductor] = await caller.members();
  const first = await caller.schedule({ date, conductingMemberId: conductor?.id });
  await caller.schedule({ date: last, conductingMemberId: conductor?.id });
  await signIn(page, 'planner', { path: `/meeting/${first.id}` });
  const others = page.getByRole('navigation', { name: 'Other Sundays' });
  await others.getByRole('link', { name: `Next Sunday, plan ${dateSeenFrom(next, today())}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  await expect(dialog.getByText(longDateSeenFrom(next, today()))).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await caller.schedule({ date: next, conductingMemberId: conductor?.id });
  await page.reload();
  for (const day of [next, last]) {
    await others.getByRole('link', { name: `Next meeting, ${dateSeenFrom(day, today())}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: longDateSeenFrom(day, today()) })).toBeVisible();
  }
  await others.getByRole('link', { name: `Previous meeting, ${dateSeenFrom(next, today())}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: longDateSeenFrom(next, today()) })).toBeVisible();
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
