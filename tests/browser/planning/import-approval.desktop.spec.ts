import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor } from '#tests/browser/support/calls.ts';

test('rows of a preview are corrected and unchecked, and the import is undone', async ({ page, expectNoise }) => {
  // A wrong correction is refused.
  expectNoise(/400 \(Bad Request\)/);
  await signIn(page, 'planner', { path: '/?tab=speakers' });
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const file =
    'firstName,lastName,phone\nUna,Approvable,801 555 0100\nDos,Approvable,\nTre,Approvable,soon\nDos,Approvable,\nMoved Out,,\nQuatro,Approvable,\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'three.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByRole('button', { name: 'Import 2 Members' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Import row 2' }).uncheck();
  await dialog.getByRole('button', { name: 'Edit row 4' }).click();
  await dialog.getByLabel('Phone').fill('later');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText('“later” is not a phone number.')).toBeVisible();
  await dialog.getByLabel('Phone').fill('801 555 0177');
  await dialog.getByLabel('Addressed as').selectOption('Sister');
  await dialog.getByLabel('Available').selectOption('No');
  await dialog.getByLabel('Birth year').fill('1985');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveCount(0);
  await expect(dialog.getByText('801 555 0177 · Sister · born in 1985 · not available')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Import row 4' })).toBeChecked();
  const another = dialog.getByRole('button', { name: 'Add row 5 as a new person' });
  await another.click();
  // Its answer moves the rows below it.
  await expect(another).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Edit row 7' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Import row 7' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Import 4 Members' }).click();
  await expect(dialog.locator('dd')).toHaveText(['4', '0', '1', '5']);
  await dialog.getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('4 removed, 0 restored.')).toBeVisible();
  await expect(dialog.getByText('Import undone', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Import Members' }).click();
  await expect(dialog.getByRole('region', { name: 'Recent Imports' })).toContainText('three.csv');
});

test('what everyone below a title is asked is answered once', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=speakers' });
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const file =
    'Names to consider,,\nName,Calling,Phone\nUna Onceasked,Organist,\nDos Onceasked,,801 555 0100\nTre Onceasked,,soon\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'title.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const questions = dialog.getByRole('list', { name: 'Questions about several rows' });
  await expect(questions).toContainText(
    'In 3 rows: This row is below “Names to consider.” Is this person in the ward, and is the rest still so?',
  );
  await expect(dialog.getByRole('checkbox', { name: 'Import row 3' })).toBeDisabled();
  await questions.getByRole('button', { name: 'Yes, include all 3 rows' }).click();
  await expect(questions).toHaveCount(0);
  await expect(dialog.getByText('“soon” is not a phone number.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 Members' }).click();
  await dialog.getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('2 removed, 0 restored.')).toBeVisible();
});

test('a preview that a colleague has made stale is shown again, with the corrections', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409 \(Conflict\)/);
  const colleague = await callerFor(request, 'admin');
  const headers = { Authorization: `Bearer ${colleague.token}` };
  // A name has no digits in it.
  const lastName = `Taken${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  const added = await request.post('/api/members', { headers, data: { firstName: 'Ova', lastName } });
  const member: { id: number } = await added.json();
  await signIn(page, 'planner', { path: '/?tab=speakers' });
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const file = `firstName,lastName,phone\nOva,${lastName},801 555 0100\nNuova,${lastName},\n`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'two.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('button', { name: 'Edit row 3' }).click();
  await dialog.getByLabel('Calling').fill('Organist');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByLabel('Calling')).toHaveCount(0);
  const changed = await request.put(`/api/members/${member.id}`, { headers, data: { phone: '801 555 0199' } });
  expect(changed.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Import 2 Members' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `The member list changed after this preview: Ova ${lastName} (row 2).`,
  );
  await dialog.getByRole('button', { name: 'Import 2 Members' }).click();
  await expect(dialog.locator('dd')).toHaveText(['1', '1', '0', '2']);
  const people = (await colleague.members()).filter((one) => one.lastName === lastName);
  expect(people.map(({ firstName, phone, calling }) => [firstName, phone, calling])).toEqual([
    ['Nuova', null, 'Organist'],
    ['Ova', '801 555 0100', null],
  ]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`while an import saves, its bar claims no share and nothing offers to cancel, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await signIn(page, 'planner', { path: '/?tab=speakers' });
    await page.getByRole('button', { name: 'Import Members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Members' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'slow.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('firstName,lastName\nUna,Slowsave\nDos,Slowsave\n'),
    });
    const save = dialog.getByRole('button', { name: 'Import 2 Members' });
    await expect(save).toBeVisible();
    await page.route('**/api/members/import', () => undefined);
    await save.click();
    await expect(dialog.getByText('Saving 2 members...')).toBeVisible();
    const bar = dialog.getByRole('progressbar', { name: 'Import' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    const moving = await bar.evaluate((one) => one.getAnimations({ subtree: true }).length);
    expect(moving).toBe(reducedMotion === 'reduce' ? 0 : 1);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });
}
