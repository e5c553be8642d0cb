import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor } from '#tests/browser/support/calls.ts';

test('the ward decides how early people are reminded, and whether by email', async ({ page, request }) => {
  const caller = await callerFor(request, 'admin2');
  const headers = { Authorization: `Bearer ${caller.token}` };
  await signIn(page, 'admin2', { path: '/?tab=admin&view=settings' });
  await page.getByLabel('Show reminders this far ahead').fill('14');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ward Updated' })).toBeVisible();
  await page.goto('/');
  const card = page
    .getByRole('heading', { name: 'People to remind' })
    .locator('xpath=ancestor::*[@aria-labelledby="reminders"]');
  const letter = card.getByRole('link', { name: /^Email .+ a reminder$/ }).first();
  expect(await letter.getAttribute('href')).toMatch(/^mailto:[^?]+@[^?]+\?subject=Sacrament%20meeting.+&body=Hi%20/);
  await request.put('/api/ward-config', { headers, data: { emailNotifications: false } });
  await page.reload();
  await expect(card.getByRole('button', { name: /^Copy reminder for/ }).first()).toBeVisible();
  await expect(letter).toHaveCount(0);
  await request.put('/api/ward-config', { headers, data: { emailNotifications: true, reminderDays: 7 } });
});

test('where the browser blocks copying, a reminder opens with its text selected', async ({ page }) => {
  await signIn(page, 'planner');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  });
  await page
    .getByRole('button', { name: /^Copy reminder for/ })
    .first()
    .click();
  await expect(page.getByText('Copy Failed')).toBeVisible();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Reminder' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^Hi /);
  expect(await text.evaluate((box: HTMLTextAreaElement) => [box.selectionStart, box.selectionEnd])).toEqual([
    0,
    (await text.inputValue()).length,
  ]);
});
