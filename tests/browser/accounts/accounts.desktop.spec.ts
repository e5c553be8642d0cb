import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { told } from '#tests/browser/support/notices.ts';

const GOOD = 'Quiet-Harbour-58';

/** Answers one kind of call with a failure that has no words of its own, until the returned function ends it. */
async function failing(page: Page, address: string, method: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  return () => page.unroute(address);
}

async function openTab(page: Page, username: string, address: string, title: string): Promise<void> {
  await signIn(page, username, { path: address });
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a user is created, edited, deactivated, reactivated, and deleted, and each success or failure is reported', async ({
  page,
  expectNoise,
}) => {
  test.setTimeout(90_000);
  expectNoise(/500/);
  await openTab(page, 'admin2', '/?tab=admin', 'Admin');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  const roles = dialog.getByRole('radio');
  await expect(roles).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Add User' }).click();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await dialog.getByLabel('First name').fill('Olive');
  await dialog.getByLabel('Last name').fill('Treadwell');
  await dialog.getByLabel('Username').fill('olive.treadwell');
  await dialog.getByLabel('Password', { exact: false }).first().fill('sesame');
  await dialog.getByRole('radio', { name: /^Music Planner/ }).check();
  const restore = await failing(page, '**/api/users', 'POST');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await told(page, 'ErrorFailed to create user');
  await restore();
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await told(page, 'User Created');
  await expect(dialog).toHaveCount(0);

  await actOn(page, 'Olive Treadwell', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit User' });
  await expect(edit.getByLabel('Username')).not.toBeEditable();
  await edit.getByLabel('Last name').fill('Treadgold');
  await edit.getByRole('button', { name: 'Update User' }).click();
  await told(page, 'User Updated');

  const confirm = (verb: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click();
  await actOn(page, 'Olive Treadgold', 'Deactivate');
  await confirm('Deactivate');
  await told(page, 'User Deactivated');
  await expect(page.getByRole('row', { name: /Olive Treadgold/ }).getByText('Deactivated')).toBeVisible();
  await actOn(page, 'Olive Treadgold', 'Reactivate');
  await confirm('Reactivate');
  await told(page, 'User Reactivated');
  await actOn(page, 'Olive Treadgold', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Olive Treadgold/ })).toBeVisible();
  await actOn(page, 'Olive Treadgold', 'Delete');
  await confirm('Delete Account');
  await told(page, 'User Deleted');
  await expect(page.getByRole('row', { name: /Olive Treadgold/ })).toHaveCount(0);
});

test('a user who still has assignments is not deactivated, and the screen lists them', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/409/);
  await openTab(page, 'admin2', '/?tab=admin', 'Admin');
  const references = [{ meetingId: 1, date: '2030-01-06', assignment: 'Speaker' }];
  await page.route('**/deactivate', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'User has active assignments. Please reassign responsibilities first.', references },
    }),
  );
  await page
    .getByRole('row')
    .filter({ hasText: 'program2' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cannot Deactivate User' });
  await expect(dialog.getByText('User has active assignments. Please reassign responsibilities first.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/meeting/1');
});

test('changing your own password shows the rules, shows and hides the fields, and is refused or accepted', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/);
  await signIn(page, 'planner2');
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const save = dialog.getByRole('button', { name: 'Reset Password' });
  await expect(dialog.getByRole('list', { name: 'Password requirements' }).getByRole('listitem')).toHaveCount(4);
  await field('Current password').fill('whatever');
  await field('New password').fill('short');
  await save.click();
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible();
  const shown = dialog.getByRole('button', { name: 'Show password' });
  await expect(shown).toHaveCount(3);
  await shown.nth(1).click();
  await expect(field('New password')).toHaveAttribute('type', 'text');
  await field('New password').fill(GOOD);
  await field('Confirm new password').fill('another');
  await save.click();
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();
  await field('Confirm new password').fill(GOOD);
  const bodies: unknown[] = [];
  await page.route('**/api/auth/reset-password', (route) => {
    bodies.push(route.request().postDataJSON());
    return bodies.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ status: 204 });
  });
  await save.click();
  await told(page, 'Password Reset FailedFailed to reset password. Please try again.');
  await save.click();
  await told(page, 'Password Reset SuccessfulYour password has been successfully updated.');
  await expect(dialog).toHaveCount(0);
  expect(bodies[1]).toEqual({ currentPassword: 'whatever', newPassword: GOOD });
});

test("an admin needs no current password, neither for their own nor for another user's", async ({ page }) => {
  await openTab(page, 'admin2', '/?tab=admin', 'Admin');
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  const own = page.getByRole('dialog', { name: 'Reset Password', exact: true });
  await expect(own.getByLabel(/^New password/)).toBeVisible();
  await expect(own.getByLabel(/^Current password/)).toHaveCount(0);
  await own.getByRole('button', { name: 'Cancel' }).click();

  const actions = page
    .getByRole('row')
    .filter({ hasText: 'program2' })
    .getByRole('button', { name: /^Actions for/ });
  const name = ((await actions.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: `Reset Password for ${name}` });
  await expect(dialog.getByLabel(/^Current password/)).toHaveCount(0);
  await page.route('**/reset-password', (route) => route.fulfill({ status: 204 }));
  for (const label of [/^New password/, /^Confirm new password/]) await dialog.getByLabel(label).fill(GOOD);
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await told(page, `Password Reset SuccessfulPassword has been reset for ${name}`);
});

test('wards are created and changed across wards, and failures are reported', async ({ page, expectNoise }, {
  repeatEachIndex,
}) => {
  expectNoise(/500/);
  const name = `Orchard Ward ${repeatEachIndex + 1}`;
  await openTab(page, 'superadmin', '/?tab=cross-ward', 'Cross-Ward Administration');
  await page.getByRole('button', { name: 'Add Ward' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Ward' });
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  await dialog.getByLabel('Ward name').fill(name);
  const restore = await failing(page, '**/api/admin/wards', 'POST');
  await dialog.getByRole('button', { name: 'Add Ward' }).click();
  await told(page, 'ErrorFailed to create ward');
  await restore();
  await dialog.getByRole('button', { name: 'Add Ward' }).click();
  await told(page, 'Ward Created');
  await actOn(page, name, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Ward' });
  await expect(edit.getByRole('textbox')).toHaveCount(9);
  await expect(edit.getByLabel('Bishop’s email')).toHaveAttribute('type', 'email');
  await expect(edit.getByLabel('Meeting time')).toHaveValue('9:00 AM');
  const mendAgain = await failing(page, '**/api/wards/*', 'PUT');
  await edit.getByLabel('Stake').fill('Riverside Stake');
  await edit.getByRole('button', { name: 'Update Ward' }).click();
  await told(page, 'ErrorFailed to update ward');
  await mendAgain();
  await edit.getByRole('button', { name: 'Update Ward' }).click();
  await told(page, 'Ward Updated');
});

test('a ward gets its admin, who needs a ward, and roles change across wards', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  await openTab(page, 'superadmin', '/?tab=cross-ward&view=users', 'Cross-Ward Administration');
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Admin' });
  await expect(dialog.getByRole('button', { name: 'Add Admin' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const role = page.getByRole('combobox', { name: /^Role of/ }).first();
  await expect(role.locator('option')).toHaveText(['Ward Admin', 'Sacrament Planner', 'Music Planner']);
  await page.route('**/role', (route) => route.fulfill({ status: 500, json: {} }));
  await role.selectOption('Music Planner');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change Role' }).click();
  await told(page, 'ErrorFailed to update user role');
  await page.unroute('**/role');
  await page.goto('/?tab=cross-ward&view=users');
  const who = page
    .getByRole('radio', { name: 'Include planners' })
    .or(page.getByRole('button', { name: 'Include planners' }));
  await who.first().click();
  const music = page
    .getByRole('row')
    .filter({ hasText: 'music2' })
    .getByRole('combobox', { name: /^Role of/ });
  await music.selectOption('Sacrament Planner');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change Role' }).click();
  await told(page, 'Role Updated');
  await expect(music).toHaveValue('sacrament_planner');
  await music.selectOption('Music Planner');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change Role' }).click();
  await expect(music).toHaveValue('music_planner');
});

test('ward settings start with the defaults', async ({ page }) => {
  await openTab(page, 'admin2', '/?tab=admin&view=settings', 'Admin');
  const form = page.getByRole('form', { name: 'Ward Settings' });
  const usual = {
    'Default talk length': '10',
    'Show reminders this far ahead': '7',
    'Planning horizon': '4',
    'Warn about repeated hymns within': '6',
  };
  for (const [label, value] of Object.entries(usual)) await expect(form.getByLabel(label)).toHaveValue(value);
  for (const name of [
    'Email button for reminders',
    'Automatic backups',
    'Show conflicts',
    'Create meetings automatically',
  ]) {
    await expect(form.getByLabel(name)).toBeChecked();
  }
});
