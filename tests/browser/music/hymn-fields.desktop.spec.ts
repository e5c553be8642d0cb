import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';
import { openPlan } from '#tests/browser/support/meeting-dialog.ts';
import { openMusic } from '#tests/browser/support/music-grid.ts';
import { cell, openGrid, saved } from '#tests/browser/support/open-grid.ts';

test('in the meeting dialog a number becomes its hymn with Enter, and when its field is left', async ({ page }) => {
  const dialog = await openPlan(page, farSunday(26));
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await field('Opening hymn').fill('85');
  await expect(page.getByRole('listbox')).toContainText('How Firm a Foundation');
  await page.keyboard.press('Enter');
  await expect(field('Opening hymn')).toHaveValue('How Firm a Foundation');
  await field('Special number').fill('193');
  await page.keyboard.press('Tab');
  await expect(field('Special number')).toHaveValue('I Stand All Amazed');
  await expect(dialog.locator('.num').filter({ hasText: /^193$/ }).first()).toBeVisible();
});

test('Enter takes the only hymn that fits; a title that is in no hymnbook stays, and says so until it is known', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner2');
  const [member] = await caller.members();
  const hymns = { rest: 'Our Ward Anthem' };
  await caller.schedule({ date: farSunday(27), overwrite: true, conductingMemberId: member?.id, hymns });
  const dialog = await openPlan(page, farSunday(28));
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const note = dialog.getByText('Not in the hymnbook', { exact: true });
  const option = page.getByRole('listbox').getByRole('option');
  await field('Opening hymn').fill('i stand all');
  await expect(option.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field('Opening hymn')).toHaveValue('I Stand All Amazed');

  await field('Closing hymn').fill('come, all');
  await expect(option.nth(1)).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field('Closing hymn')).toHaveValue('come, all');
  await expect(field('Closing hymn')).toHaveAccessibleDescription('Not in the hymnbook');
  await expect(field('Closing hymn')).not.toHaveAttribute('aria-invalid', 'true');

  for (const [name, title] of [
    ['Rest hymn', 'Our Ward Anthem'],
    ['Special number', 'Youth choir'],
  ] as const) {
    await field(name).fill(title);
    await page.keyboard.press('Tab');
    await expect(field(name)).toHaveValue(title);
  }
  await expect(note).toHaveCount(1);
});

test('in the planning grid, Tab takes the only hymn that fits', async ({ page, request }) => {
  const { dates, show } = await openGrid(page, request, 6);
  const [date] = dates;
  await show();
  await cell(page, date, 'hymn-opening').focus();
  await page.keyboard.type('i stand all');
  await expect(page.getByRole('option', { name: /I Stand All Amazed/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await saved(page, date, 'hymn-opening');
  await expect(cell(page, date, 'hymn-opening')).toContainText('I Stand All Amazed');
});

test('in Music, a number that no hymn has does not make the music of a Sunday complete', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/);
  await page.route('**/api/meetings/*/music', (route) => route.abort());
  const grid = await openMusic(page);
  const field = (slot: string) => grid.getByRole('combobox', { name: new RegExp(`^${slot} hymn`) }).last();
  const status = grid
    .locator('tbody')
    .filter({ has: page.getByRole('combobox') })
    .last();
  for (const [slot, typed] of [
    ['Opening', '136'],
    ['Sacrament', '169'],
    ['Closing', '1936'],
  ] as const) {
    await field(slot).fill(typed);
    await page.keyboard.press('Tab');
  }
  await expect(field('Opening')).toHaveValue('I Know That My Redeemer Lives');
  await expect(status).toContainText('Needs Music');
  await field('Closing').fill('152');
  await page.keyboard.press('Tab');
  await expect(status).toContainText('Music Complete');
});
