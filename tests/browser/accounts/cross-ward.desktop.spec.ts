import {
  chooseAction,
  dialogNamed,
  FIRST,
  pageTitle,
  makePerson,
  rowOf,
  confirmAction,
} from '#tests/browser/support/administration.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { told } from '#tests/browser/support/notices.ts';

test.beforeEach(() => {
  test.setTimeout(120_000);
});

test('a super admin creates a ward and its admin, works in it, and deactivates it', async ({ page }) => {
  const ward = `Cedar Hill ${Date.now()}`;
  await signIn(page, 'superadmin', { path: '/?tab=cross-ward' });
  await expect(pageTitle(page, 'Cross-Ward Administration')).toBeVisible();
  await page.getByRole('button', { name: 'Add Ward' }).click();
  await dialogNamed(page, 'Add Ward').getByLabel('Ward name').fill(ward);
  await dialogNamed(page, 'Add Ward').getByRole('button', { name: 'Add Ward' }).click();
  await told(page, 'Ward Created');
  await chooseAction(page, ward, 'Edit');
  const edit = dialogNamed(page, 'Edit Ward');
  for (const label of ['Stake', 'Region', 'Meeting address', 'Bishop', 'Clerk'])
    await edit.getByLabel(label, { exact: true }).fill(`The ${label}`);
  await edit.getByRole('button', { name: 'Update Ward' }).click();
  await told(page, 'Ward Updated');
  await expect(rowOf(page, ward)).toContainText('The Stake');

  await page
    .getByRole('link', { name: 'Users', exact: true })
    .or(page.getByRole('tab', { name: 'Users', exact: true }))
    .click();
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const form = dialogNamed(page, 'Add Admin');
  await expect(form.getByRole('button', { name: 'Add Admin' })).toBeDisabled();
  await form.getByRole('combobox', { name: 'Ward' }).fill(ward.toUpperCase());
  await page.getByRole('option', { name: ward }).click();
  await form.getByLabel('First name').fill('Tess');
  await form.getByLabel('Last name').fill(ward);
  await form.getByLabel('Username').fill(`tess-${Date.now()}`);
  await form.getByLabel(/^Password/).fill(FIRST);
  await form.getByRole('button', { name: 'Add Admin' }).click();
  await told(page, 'User Created');
  await page.getByLabel('Search users').fill(ward);
  await expect(rowOf(page, `Tess ${ward}`)).toBeVisible();
  await page.getByLabel(`Role of Tess ${ward}`).selectOption({ label: 'Music Planner' });
  await confirmAction(page, 'Cancel');
  await expect(page.getByLabel(`Role of Tess ${ward}`)).toHaveValue('admin');

  await page.getByRole('complementary', { name: 'Sidebar' }).getByLabel('Ward').selectOption({ label: ward });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText(ward);

  await page.goto('/?tab=cross-ward');
  await page.getByLabel('Search wards').fill(ward);
  await chooseAction(page, ward, 'Deactivate');
  await confirmAction(page, 'Deactivate');
  await told(page, 'Ward Updated');
  await expect(rowOf(page, ward)).toContainText('Deactivated');
});

test('a role is changed across wards, after a confirmation', async ({ page, request }) => {
  const person = await makePerson(request, 'sacrament_planner');
  await signIn(page, 'superadmin', { path: '/?tab=cross-ward&view=users' });
  await page
    .getByRole('radio', { name: 'Include planners' })
    .or(page.getByRole('button', { name: 'Include planners' }))
    .first()
    .click();
  await page.getByLabel('Search users').fill(person.username);
  const role = page.getByLabel(`Role of ${person.name}`);
  await expect(role.locator('option')).toHaveText(['Ward Admin', 'Sacrament Planner', 'Music Planner']);
  await role.selectOption({ label: 'Music Planner' });
  await confirmAction(page, 'Change Role');
  await told(page, 'Role Updated');
});
