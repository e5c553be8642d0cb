import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { told } from '#tests/browser/support/notices.ts';
import { mainButtons } from '#tests/browser/support/inspect.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

async function choose(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: deed, exact: true }).click();
}

/** A page that is wider than the screen can be pushed sideways, and on a phone its dialogs lose their buttons. */
async function expectNoSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
}

test('users are listed, added, edited, deactivated and given a link, however long their names are', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const ward = `Long${LONG}${Date.now()}`;
  const { admins, password } = await makeWard(request, { name: ward });
  await signIn(page, admins[0] ?? '', { path: '/?tab=admin', password });
  await page.getByRole('button', { name: 'Add User' }).click();
  const add = page.getByRole('dialog', { name: 'Add User' });
  await add.getByLabel('First name').fill(LONG);
  await add.getByLabel('Last name').fill('Senior');
  await add.getByLabel('Username').fill(`x${LONG}${Date.now()}`);
  await add.getByLabel(/^Password/).fill(password);
  await add.getByLabel('Email').fill(`${LONG}@example.org`);
  await add.getByRole('radio', { name: /^Program Viewer/ }).check();
  await add.getByRole('button', { name: 'Add User' }).click();
  await told(page, 'User Created');
  const name = `${LONG} Senior`;
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expectNoSideways(page);

  await choose(page, name, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit User' });
  await edit.getByLabel('Last name').fill('Junior');
  await expectNoSideways(page);
  await edit.getByRole('button', { name: 'Update User' }).click();
  await told(page, 'User Updated');
  const renamed = `${LONG} Junior`;
  for (const [deed, title] of [
    ['Reset Password', `Reset Password for ${renamed}`],
    ['Create Sign-In Link', `Sign-In Link for ${renamed}`],
  ] as const) {
    await choose(page, renamed, deed);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectNoSideways(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await choose(page, renamed, 'Deactivate');
  await expectNoSideways(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await told(page, 'User Deactivated');
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
  await page.goto('/?tab=admin&view=activity');
  await expect(page.getByText(/^Keeper Number0 deactivated/)).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('radio', { name: 'Accounts' }).check();
  await expect(page.getByText(/ signed in$/)).toHaveCount(0);
  await expect(page.getByText(/^Keeper Number0 deactivated/)).toBeVisible();
  await expect(mainButtons(page)).toHaveText(['Export']);
  await page.getByRole('radio', { name: 'Meetings' }).check();
  await expect(mainButtons(page)).toHaveText(['Show All Activity']);
  await page.getByRole('button', { name: 'Show All Activity' }).click();
  await expect(page.getByText(/^Keeper Number0 deactivated/)).toBeVisible();
  await page.goto('/?tab=admin&view=settings');
  await expect(page.getByLabel('Ward name')).toHaveValue(ward);
  await expectNoSideways(page);

  await signIn(page, 'superadmin', { path: `/?tab=cross-ward&q=${ward}` });
  await expect(page.getByText(ward, { exact: true }).filter({ visible: true }).last()).toBeVisible();
  await expectNoSideways(page);
  await choose(page, ward, 'Deactivate');
  await expectNoSideways(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await told(page, 'Ward Updated');
  await page.goto('/?tab=cross-ward&view=users');
  await page.getByLabel('Search users').fill(admins[0] ?? '');
  // Until the search is done there are those of other tests too.
  await expect(page.getByText('Keeper Number0')).toHaveCount(1);
  await expect(page.getByText('Keeper Number0')).toBeVisible();
  await expectNoSideways(page);
});
