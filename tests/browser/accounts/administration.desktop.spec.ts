import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
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
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';
import { addDevice } from '#tests/browser/support/device.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { told } from '#tests/browser/support/notices.ts';

const CHOSEN = 'Quiet-River-5';
test.beforeEach(() => {
  test.setTimeout(120_000);
});

for (const actor of ['admin2', 'superadmin']) {
  test(`${actor} makes a user, edits, deactivates, reactivates and deletes them`, async ({ page }) => {
    await signIn(page, actor, { path: '/?tab=admin' });
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialogNamed(page, 'Add User');
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
    // A browser's own are gray discs in dark mode.
    await expect(form.getByRole('radio', { name: /^Music Planner/ })).toHaveCSS('border-width', '5px');
    await expect(form.getByRole('radio', { name: /^Program Viewer/ })).toHaveCSS('border-width', '1px');
    await expect(form.getByRole('radio', { name: /^Program Viewer/ })).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await form.getByRole('button', { name: 'Add User' }).click();
    await told(page, 'User Created');
    await expect(rowOf(page, name)).toContainText('Never');
    await expect(rowOf(page, name)).toContainText('Must change password');

    await chooseAction(page, name, 'Edit');
    const edit = dialogNamed(page, 'Edit User');
    await expect(edit.getByLabel('Username')).toHaveAttribute('readonly', '');
    const warning = edit.getByText('Saving signs Ida out everywhere.');
    await expect(warning).toHaveCount(0);
    await edit.getByRole('radio', { name: actor === 'superadmin' ? /^Super Admin/ : /^Ward Admin/ }).check();
    await expect(warning).toContainText(actor === 'superadmin' ? 'Their password may stop working' : 'everywhere.');
    await edit.getByRole('radio', { name: /^Program Viewer/ }).check();
    await expect(warning).not.toContainText('password');
    await edit.getByRole('button', { name: 'Update User' }).click();
    await told(page, 'User Updated');
    await expect(rowOf(page, name)).toContainText('Program Viewer');

    await chooseAction(page, name, 'Deactivate');
    await confirmAction(page, 'Deactivate');
    await told(page, 'User Deactivated');
    await expect(rowOf(page, name)).toContainText('Deactivated');
    await chooseAction(page, name, 'Reactivate');
    await confirmAction(page, 'Reactivate');
    await told(page, 'User Reactivated');
    await chooseAction(page, name, 'Delete');
    await confirmAction(page, 'Delete Account');
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
    await chooseAction(page, person.name, deed);
    await confirmAction(page, verb);
    await expect(dialogNamed(page, title)).toContainText(
      'User has active assignments. Please reassign responsibilities first.',
    );
    if (deed === 'Deactivate') await dialogNamed(page, title).getByRole('button', { name: 'Close' }).last().click();
  }
  await dialogNamed(page, 'Cannot Delete User').locator(`a[href="/meeting/${id}"]`).click();
  await expect(page).toHaveURL(`/meeting/${id}`);
  // It would still ask for the history of the meeting that is deleted now.
  await page.close();
  await caller.free(farSunday(40));
});

test("a user's password is reset, and they choose their own afterward", async ({ page, request, expectNoise }) => {
  const person = await makePerson(request, 'sacrament_planner');
  await signIn(page, 'admin2', { path: '/?tab=admin' });
  await chooseAction(page, person.name, 'Reset Password');
  const reset = dialogNamed(page, `Reset Password for ${person.name}`);
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
  const asked = pageTitle(page, 'Set your own password');
  const own = dialogNamed(page, 'Reset Password');
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
  await expect(pageTitle(page, 'Sacrament Planner')).toBeVisible();
});

test('a person who does not want to set a password now can sign out', async ({ page, request }) => {
  const person = await makePerson(request, 'program');
  await signIn(page, person.username, { password: FIRST });
  await dialogNamed(page, 'Reset Password').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a one-time link signs in once, without the old password', async ({
  page,
  request,
  browser,
  server,
  expectNoise,
}) => {
  const person = await makePerson(request, 'program');
  await signIn(page, 'admin2', { path: '/?tab=admin' });
  await chooseAction(page, person.name, 'Create Sign-In Link');
  const linkDialog = dialogNamed(page, `Sign-In Link for ${person.name}`);
  // As though the sign-in were more than five minutes ago.
  expectNoise(/40[13]/);
  const refusal = { status: 403, json: { code: 'confirm_first', message: 'Confirm it’s you first.' } };
  await page.route('**/sign-in-link', (route) => route.fulfill(refusal), { times: 1 });
  await linkDialog.getByRole('button', { name: 'Create Link' }).click();
  const asked = dialogNamed(page, 'Confirm it’s you');
  await asked.getByLabel('Your password').fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(linkDialog.getByLabel('Link')).toHaveValue(/link=/);
  const link = await linkDialog.getByLabel('Link').inputValue();
  expect(link.startsWith(`${server.url}/?link=`)).toBe(true);
  const elsewhere = await browser.newContext();
  try {
    const phone = await elsewhere.newPage();
    await phone.goto(link);
    // The page behind it says why; the dialog hides it from assistive technology.
    const own = dialogNamed(phone, 'Reset Password');
    await expect(own).toBeVisible();
    expect(phone.url()).not.toContain('link=');
    await expect(own.getByLabel('Current password')).toHaveCount(0);
    await own.getByLabel(/^New password/).fill(CHOSEN);
    await own.getByLabel('Confirm new password').fill(CHOSEN);
    await own.getByRole('button', { name: 'Reset Password' }).click();
    await told(phone, 'Password Reset Successful');
    await expect(pageTitle(phone, 'Meeting Programs')).toBeVisible();
  } finally {
    await elsewhere.close();
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Login Failed');
});

test('administration is closed to everyone else', async ({ page, expectNoise }) => {
  expectNoise(/40[13]/);
  for (const username of ['planner2', 'music2', 'program2']) {
    await signIn(page, username);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = await page.getByRole('heading', { level: 1 }).innerText();
    for (const address of ['/?tab=admin', '/?tab=admin&view=activity', '/?tab=cross-ward']) {
      await page.goto(address);
      await expect(pageTitle(page, home)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Add (User|Ward|Admin)$/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^(Admin|Cross-Ward Admin)$/ })).toHaveCount(0);
    }
  }
  await signIn(page, 'admin2', { path: '/?tab=cross-ward' });
  await expect(pageTitle(page, 'Sacrament Planner')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?tab=cross-ward');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Demo Login' }).click();
  await expect(pageTitle(page, 'Sacrament Planner')).toBeVisible();
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
  await chooseAction(page, 'Keeper Number1', 'Remove Passkeys');
  await confirmAction(page, 'Remove Passkeys');
  await told(page, 'Keeper Number1’s passkeys were removed.');
  await expect(rowOf(page, 'Keeper Number1')).not.toContainText('Has passkeys');
});
