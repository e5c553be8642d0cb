import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor } from '#tests/browser/support/calls.ts';

async function openWording(page: Page) {
  await signIn(page, 'admin', { path: '/?tab=admin&view=settings' });
  await page.getByRole('button', { name: 'Edit Wording' }).click();
  const dialog = page.getByRole('dialog', { name: 'Script Wording' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the wording is chosen, edited with a preview, and what planners read follows', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const dialog = await openWording(page);
  await dialog.getByRole('radio', { name: 'Traditional' }).check();
  await dialog.getByRole('button', { name: /^Closing hymn and benediction/ }).click();
  const text = dialog.getByRole('textbox', { name: 'Phrase: Closing hymn and benediction' });
  await text.fill('Let us close with {hmyn}.');
  await expect(dialog.getByText(/\{hmyn\} can’t be used here\. You can use \{hymn\}, \{name\}\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save Wording' })).toBeDisabled();
  await text.fill('Let us close with {hymn}, and {name} will pray.');
  await expect(dialog.getByRole('group', { name: 'Preview' })).toHaveText(
    'Let us close with hymn number 85, “How Firm a Foundation,” and Ana Vidal will pray.',
  );
  await dialog.getByRole('radio', { name: 'Sample script' }).check();
  const sample = dialog.getByRole('group', { name: 'Sample script' });
  await expect(sample).toContainText(
    'Let us close with hymn number 223, “Have I Done Any Good?” and Peter Wong will pray.',
  );
  await expect(sample).toContainText('a vote of thanks');
  await dialog.getByRole('button', { name: 'Save Wording' }).click();
  await expect(page.getByText('Ward Updated').first()).toBeVisible();
  await expect(page.getByText('Traditional wording, 1 customized')).toBeVisible();

  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  await page
    .getByRole('button', { name: /^View Script/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: 'Conducting Script' }).getByText(/^Let us close with/)).toBeVisible();

  const again = await openWording(page);
  await again.getByRole('button', { name: /^Closing hymn and benediction/ }).click();
  const other = await callerFor(request, 'admin');
  const scriptWording = { preset: 'traditional', texts: { closingHymn: 'Theirs: {hymn}, {name}.', visitors: '' } };
  const saved = await request.put('/api/ward-config', {
    headers: { Authorization: `Bearer ${other.token}` },
    data: { scriptWording },
  });
  expect(saved.status()).toBe(200);
  await again.getByRole('textbox', { name: 'Phrase: Closing hymn and benediction' }).fill('Mine: {hymn}, {name}.');
  await again.getByRole('button', { name: 'Save Wording' }).click();
  const theirs = again.getByRole('group', { name: 'Other version: Closing hymn and benediction' });
  await expect(theirs.getByText('Theirs: {hymn}, {name}.')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Phrase: Closing hymn and benediction' })).toHaveValue(
    'Mine: {hymn}, {name}.',
  );
  await theirs.getByRole('button', { name: 'Use This Version' }).click();
  await expect(again.getByRole('textbox', { name: 'Phrase: Closing hymn and benediction' })).toHaveValue(
    'Theirs: {hymn}, {name}.',
  );
  await again.getByRole('button', { name: 'Restore Default' }).click();
  await expect(again.getByRole('textbox', { name: 'Phrase: Closing hymn and benediction' })).toHaveValue(
    'Our closing hymn will be {hymn}, following which {name} will offer the benediction.',
  );
  // A text that only the other one changed is kept without a word, until it is taken back here.
  await again.getByRole('button', { name: /^Visiting leaders/ }).click();
  await expect(again.getByRole('textbox', { name: 'Phrase: Visiting leaders' })).toHaveValue('');
  await again.getByRole('button', { name: 'Restore Default' }).click();
  await again.getByRole('radio', { name: 'Current Handbook' }).check();
  await again.getByRole('button', { name: 'Save Wording' }).click();
  await expect(page.getByText('Current Handbook wording', { exact: true })).toBeVisible();
});
