import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { hold } from '#tests/browser/support/hold.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';

test('Ctrl K goes to a screen, a member, a Sunday and the meetings with a hymn', async ({ page }) => {
  await signIn(page, 'planner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search Sundays, members, hymns, and actions' });

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('music coordination');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Music Coordination' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('next sunday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sunday');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('bishop');
  await expect(page.getByRole('group', { name: 'Members' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Speaker Management' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /search/i })).not.toHaveValue('');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('stand all amazed');
  await expect(page.getByRole('option', { name: 'I Stand All Amazed' })).toHaveText(/^I Stand All Amazed\s*193$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search meetings' })).toHaveValue('I Stand All Amazed');
  await expect(page.getByRole('table', { name: 'Meetings by date' }).locator('tbody tr').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No results. Try a date')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('letters typed while the palette is on its way reach its box and no shortcut', async ({ page }) => {
  const palette = await hold(page, '**/assets/palette-*.js');
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await page.getByRole('searchbox', { name: 'Search meetings' }).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('n?/ora');
  palette.release();
  const box = page.getByRole('combobox', { name: 'Search Sundays, members, hymns, and actions' });
  await expect(box).toHaveValue('n?/ora');
  await page.keyboard.type('b');
  await expect(box).toHaveValue('n?/orab');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search meetings', includeHidden: true })).toHaveValue('');
});
