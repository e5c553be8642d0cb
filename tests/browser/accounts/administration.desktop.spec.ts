import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';
import { addDevice } from '#tests/browser/support/device.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

const FIRST = 'sunday';
const CHOSEN = 'Quiet-River-5';
const told = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const sure = (page: Page, verb: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click();

async function choose(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: deed, exact: true }).click();
}

let made = 0;
/** A person in Willow Creek Ward who has not signed in yet. */
async function makePerson(
  request: APIRequestContext,
  role: string,
  names: { firstName?: string; lastName?: string } = {},
) {
  const username = `account-${Date.now()}-${(made += 1)}`;
  const { token } = await callerFor(request, 'admin2');
  const data = { firstName: 'Nora', lastName: `Field${made}`, ...names, username, password: FIRST, role };
  const reply = await request.post('/api/users', { headers: { Authorization: `Bearer ${token}` }, data });
  expect(reply.status(), await reply.text()).toBe(201);
  return { ...data, name: `${data.firstName} ${data.lastName}` };
}

test.beforeEach(() => {
  test.setTimeout(120_000);
});

for (const actor of ['admin2', 'superadmin']) {
  test(`${actor} makes a user, edits, deactivates, reactivates and deletes them`, async ({ page }) => {
    await signIn(page, actor, { path: '/?tab=admin' });
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialog(page, 'Add User');
    await expect(form.getByRole('radio', { name: /^Super Admin/ })).toHaveCount(actor === 'superadmin' ? 1 : 0);
    await form.getByRole('button', { name: 'Add User' }).click();
    for (const words of [
      'First name is required',
      'Last name is required',
      'Username must be at least 3 characters',
      'Password must be at least 6 characters',
    ]) {
      await expect(form.getByText(words, { exact: true })).toBeVisible();
    }
    const name = `Ida ${actor}`;
    await form.getByLabel('First name').fill('Ida');
    await form.getByLabel('Last name').fill(actor);
    await form.getByLabel('Username').fill(`ida-${actor}-${Date.now()}`);
    await form.getByLabel(/^Password/).fill(FIRST);
    await form.getByRole('radio', { name: /^Music Planner/ }).check();
    await form.getByRole('button', { name: 'Add User' }).click();
    await told(page, 'User Created');
    await expect(rowOf(page, name)).toContainText('Never');
    await expect(rowOf(page, name)).toContainText('Must change password');

    await choose(page, name, 'Edit');
    const edit = dialog(page, 'Edit User');
    await expect(edit.getByLabel('Username')).toHaveAttribute('readonly', '');
    await edit.getByRole('radio', { name: /^Program Viewer/ }).check();
    await edit.getByRole('button', { name: 'Update User' }).click();
    await told(page, 'User Updated');
    await expect(rowOf(page, name)).toContainText('Program Viewer');

    await choose(page, name, 'Deactivate');
    await sure(page, 'Deactivate');
    await told(page, 'User Deactivated');
    await expect(rowOf(page, name)).toContainText('Deactivated');
    await choose(page, name, 'Reactivate');
    await sure(page, 'Reactivate');
    await told(page, 'User Reactivated');
    await choose(page, name, 'Delete');
    await sure(page, 'Delete Account');
    await told(page, 'User Deleted');
    await expect(rowOf(page, name)).toHaveCount(0);
  });
}

test('a user with assignments cannot be deactivated, and the meetings are linked', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const caller = await callerFor(request, 'admin2');
  const [member] = (await caller.members()).toReversed();
  const person = await makePerson(request, 'program', { firstName: member?.firstName, lastName: member?.lastName });
  const { id } = await caller.schedule({ date: farSunday(40), conductingMemberId: member?.id, overwrite: true });
  await signIn(page, 'admin2', { path: '/?tab=admin' });
  for (const [deed, verb, title] of [
    ['Deactivate', 'Deactivate', 'Cannot Deactivate User'],
    ['Delete', 'Delete Account', 'Cannot Delete User'],
  ] as const) {
    await choose(page, person.name, deed);
    await sure(page, verb);
    await expect(dialog(page, title)).toContainText(
      'User has active assignments. Please reassign responsibilities first.',
    );
    if (deed === 'Deactivate') await dialog(page, title).getByRole('button', { name: 'Close' }).last().click();
  }
  await dialog(page, 'Cannot Delete User').locator(`a[href="/meeting/${id}"]`).click();
  await expect(page).toHaveURL(`/meeting/${id}`);
  await caller.free(farSunday(40));
});

test("a user's password is reset, and they choose their own afterward", async ({ page, request, expectNoise }) => {
  const person = await makePerson(request, 'sacrament_planner');
  await signIn(page, 'admin2', { path: '/?tab=admin' });
  await choose(page, person.name, 'Reset Password');
  const reset = dialog(page, `Reset Password for ${person.name}`);
  await expect(reset.getByLabel('Current password')).toHaveCount(0);
  const rules = reset.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  const field = reset.getByLabel(/^New password/);
  await expect(rules.first()).toBeVisible();
  await expect(rules.filter({ hasText: ': not met yet' })).toHaveCount(await rules.count());
  await field.fill('quiet');
  await expect(rules.filter({ hasText: ': met' })).toHaveCount(1);
  await field.fill(CHOSEN);
  await expect(rules.filter({ hasText: ': not met yet' })).toHaveCount(0);
  await expect(field).toHaveAttribute('type', 'password');
  await reset.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
  await reset.getByRole('button', { name: 'Hide password' }).click();
  await reset.getByLabel('Confirm new password').fill('Other-River-5');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(reset.getByText("Passwords don't match")).toBeVisible();
  await reset.getByLabel('Confirm new password').fill(CHOSEN);
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await told(page, `Password has been reset for ${person.name}`);

  expectNoise(/400/);
  await signIn(page, person.username, { password: CHOSEN });
  const asked = heading(page, 'Set your own password');
  const own = dialog(page, 'Reset Password');
  await own.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeVisible();
  await page.reload();
  await own.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await own.getByLabel('Current password').fill('wrong');
  await own.getByLabel(/^New password/).fill('Wide-Open-Fields-3');
  await own.getByLabel('Confirm new password').fill('Wide-Open-Fields-3');
  await own.getByRole('button', { name: 'Reset Password' }).click();
  await expect(own.getByText('Current password is incorrect').first()).toBeVisible();
  await own.getByLabel('Current password').fill(CHOSEN);
  await own.getByRole('button', { name: 'Reset Password' }).click();
  await told(page, 'Your password has been successfully updated.');
  await expect(asked).toHaveCount(0);
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
});

test('a person who does not want to set a password now can sign out', async ({ page, request }) => {
  const person = await makePerson(request, 'program');
  await signIn(page, person.username, { password: FIRST });
  await dialog(page, 'Reset Password').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a one-time link lets in once, without the old password', async ({
  page,
  request,
  browser,
  server,
  expectNoise,
}) => {
  const person = await makePerson(request, 'program');
  await signIn(page, 'admin2', { path: '/?tab=admin' });
  await choose(page, person.name, 'Create Sign-In Link');
  const linkDialog = dialog(page, `Sign-in link for ${person.name}`);
  await linkDialog.getByRole('button', { name: 'Create Link' }).click();
  const link = await linkDialog.getByLabel('Link').inputValue();
  expect(link.startsWith(`${server.url}/?link=`)).toBe(true);
  const elsewhere = await browser.newContext();
  try {
    const phone = await elsewhere.newPage();
    await phone.goto(link);
    // The page behind it says why; the dialog hides it from assistive technology.
    const own = dialog(phone, 'Reset Password');
    await expect(own).toBeVisible();
    expect(phone.url()).not.toContain('link=');
    await expect(own.getByLabel('Current password')).toHaveCount(0);
    await own.getByLabel(/^New password/).fill(CHOSEN);
    await own.getByLabel('Confirm new password').fill(CHOSEN);
    await own.getByRole('button', { name: 'Reset Password' }).click();
    await told(phone, 'Password Reset Successful');
    await expect(heading(phone, 'Meeting Programs')).toBeVisible();
  } finally {
    await elsewhere.close();
  }
  expectNoise(/401/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Login Failed');
});

test('a super admin makes a ward and its admin, works in it, and switches it off', async ({ page }) => {
  const ward = `Cedar Hill ${Date.now()}`;
  await signIn(page, 'superadmin', { path: '/?tab=cross-ward' });
  await expect(heading(page, 'Cross-Ward Administration')).toBeVisible();
  await page.getByRole('button', { name: 'Add Ward' }).click();
  await dialog(page, 'Add Ward').getByLabel('Ward name').fill(ward);
  await dialog(page, 'Add Ward').getByRole('button', { name: 'Add Ward' }).click();
  await told(page, 'Ward Created');
  await choose(page, ward, 'Edit');
  const edit = dialog(page, 'Edit Ward');
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
  const form = dialog(page, 'Add Admin');
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
  await sure(page, 'Cancel');
  await expect(page.getByLabel(`Role of Tess ${ward}`)).toHaveValue('admin');

  await page.getByRole('complementary', { name: 'Sidebar' }).getByLabel('Ward').selectOption({ label: ward });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText(ward);

  await page.goto('/?tab=cross-ward');
  await page.getByLabel('Search wards').fill(ward);
  await choose(page, ward, 'Deactivate');
  await sure(page, 'Deactivate');
  await told(page, 'Ward Updated');
  await expect(rowOf(page, ward)).toContainText('Deactivated');
});

test('a role is changed across wards, after a question', async ({ page, request }) => {
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
  await sure(page, 'Change Role');
  await told(page, 'Role Updated');
});

test('administration is closed to everyone else', async ({ page, expectNoise }) => {
  expectNoise(/40[13]/);
  for (const username of ['planner2', 'music2', 'program2']) {
    await signIn(page, username);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = await page.getByRole('heading', { level: 1 }).innerText();
    for (const address of ['/?tab=admin', '/?tab=admin&view=activity', '/?tab=cross-ward']) {
      await page.goto(address);
      await expect(heading(page, home)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Add (User|Ward|Admin)$/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^(Admin|Cross-Ward Admin)$/ })).toHaveCount(0);
    }
  }
  await signIn(page, 'admin2', { path: '/?tab=cross-ward' });
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?tab=cross-ward');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Demo Login' }).click();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
});

test('an admin sees that a user has passkeys, and removes them along with every session', async ({ page, request }) => {
  const { admins, password } = await makeWard(request, { people: 2 });
  await addDevice(page);
  await signIn(page, admins[1] ?? '', { password });
  await page.getByRole('button', { name: 'Biometric', exact: true }).click();
  await page.getByRole('button', { name: 'Add New Biometric Device' }).click();
  await told(page, 'Biometric authentication has been set up successfully.');

  await signIn(page, admins[0] ?? '', { password, path: '/?tab=admin' });
  await expect(rowOf(page, 'Keeper Number1')).toContainText('Has passkeys');
  await choose(page, 'Keeper Number1', 'Remove Passkeys');
  await sure(page, 'Remove Passkeys');
  await told(page, 'Keeper Number1’s passkeys were removed.');
  await expect(rowOf(page, 'Keeper Number1')).not.toContainText('Has passkeys');
});
