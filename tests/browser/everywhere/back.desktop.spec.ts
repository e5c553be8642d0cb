import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

const back = (page: Page) => page.evaluate(() => window.history.back());
const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** Back asks, nothing typed is lost, and a second Back that is agreed to closes what it was typed in. */
async function asksBeforeItLoses(page: Page, field: Locator, typed: string): Promise<void> {
  const address = page.url();
  await back(page);
  await questionOf(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(questionOf(page)).toHaveCount(0);
  await expect(field).toHaveValue(typed);
  expect(page.url()).toBe(address);
  await back(page);
  await questionOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveCount(0);
}

test('Back asks before it takes away what was typed in a dialog', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await section(page, 'Speaker Management');
  await page.getByRole('button', { name: 'Add New Member' }).click();
  const first = page.getByRole('dialog').getByLabel('First name');
  await first.fill('Not to be lost');
  await asksBeforeItLoses(page, first, 'Not to be lost');
  // It closed the dialog alone.
  await expect(page.getByRole('heading', { level: 1, name: 'Speaker Management' })).toBeVisible();

  await section(page, 'Pulpit Sheets');
  await page
    .getByRole('button', { name: /^View Outline/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const sheet = page.getByRole('textbox', { name: 'Sheet text' });
  await sheet.fill('My own words');
  await asksBeforeItLoses(page, sheet, 'My own words');
});

test('Back with nothing typed goes back without a question', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await section(page, 'Speaker Management');
  await page.getByRole('button', { name: 'Add New Member' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
  await expect(questionOf(page)).toHaveCount(0);
});

test('ward settings ask before Back, another tab, or their section takes them away', async ({ page }) => {
  await signIn(page, 'admin', { path: '/?tab=admin' });
  await page.getByRole('link', { name: 'Ward Settings' }).click();
  const theme = page.getByLabel('Theme or scripture');
  await theme.fill('Press forward');
  for (const leave of [
    () => back(page),
    () => page.getByRole('link', { name: 'Activity', exact: true }).click(),
    () => section(page, 'Admin'),
  ]) {
    await leave();
    await questionOf(page).getByRole('button', { name: 'Keep Editing' }).click();
    await expect(questionOf(page)).toHaveCount(0);
    await expect(theme).toHaveValue('Press forward');
  }
});

test('a corrected import asks before Back, Close, or another file takes the corrections away', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await section(page, 'Speaker Management');
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const buffer = Buffer.from('firstName,lastName,phone\nIna,Correctable,801 555 0100\n');
  const file = { name: 'one.csv', mimeType: 'text/csv', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Edit row 2' }).click();
  const phone = dialog.getByLabel('Phone');
  await phone.fill('801 555 0177');
  await dialog.getByRole('button', { name: 'Choose Another File' }).click();
  await questionOf(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(phone).toHaveValue('801 555 0177');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await questionOf(page).getByRole('button', { name: 'Keep Editing' }).click();
  await asksBeforeItLoses(page, phone, '801 555 0177');
});
