import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import {
  addBiometricDevice,
  devices,
  leave,
  openSettings,
  openSettingsAs,
} from '#tests/browser/support/biometric-settings.ts';
import { addDevice, loseDevice } from '#tests/browser/support/device.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { told } from '#tests/browser/support/notices.ts';

test('a passkey is added, signs in with and without a username, and is removed', async ({ page, expectNoise }) => {
  const username = 'planner';
  await addDevice(page);
  await openSettingsAs(page, username);
  await expect(
    page.getByText(
      'No biometric credentials set up. Add your first device to enable quick login with Face ID, Touch ID, or fingerprint.',
    ),
  ).toBeVisible();
  await addBiometricDevice(page);
  await told(page, 'Success!Biometric authentication has been set up successfully.');
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page)).toContainText('Active');
  await expect(devices(page)).toContainText('Never used');

  await leave(page);
  await expect(page.getByText('biometric', { exact: false }).first()).toBeHidden();
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('Or use biometric authentication')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In with Biometrics' }).click();
  await told(page, 'Welcome back!');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sacrament Meeting Planner');

  await leave(page);
  await expect(page.getByText('Use your biometric to sign in quickly')).toBeVisible();
  await page.getByLabel('Password').first().fill('x');
  await expect(page.getByText('Or use biometric authentication')).toBeVisible();
  await page.getByLabel('Username').fill('');
  await expect(page.getByRole('button', { name: 'Sign In with Biometrics' })).toBeDisabled();
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await told(page, 'Welcome back!');

  await openSettings(page, username);
  await expect(devices(page)).toContainText('Last used');
  await devices(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(devices(page)).toHaveCount(1);
  await devices(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await told(page, 'RemovedBiometric credential has been removed.');
  await expect(devices(page)).toHaveCount(0);

  expectNoise(/40[14]/);
  await leave(page);
  await page.getByRole('button', { name: 'Sign In with Biometrics' }).click();
  await expect(page.getByRole('alert')).toContainText('No biometric credentials found for this username');
  // One way at a time: with a username its own, without one any passkey of the device.
  await expect(page.getByRole('button', { name: 'Sign In with a Passkey' })).toBeHidden();
  await page.getByLabel('Username').fill('');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to authenticate with biometrics');
});

test('a second device is listed next to the first, and either one signs in', async ({ page }) => {
  const username = 'music';
  const first = await addDevice(page);
  await openSettingsAs(page, username);
  await addBiometricDevice(page);
  await expect(devices(page)).toHaveCount(1);
  await addBiometricDevice(page);
  await told(page, 'Registration Failed');
  await loseDevice(first);
  const second = await addDevice(page);
  await addBiometricDevice(page);
  await expect(devices(page)).toHaveCount(2);

  await leave(page);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Sign In with Biometrics' }).click();
  await told(page, 'Welcome back!');
  await loseDevice(second);
});

test("another account's passkey doesn't sign in when a username was given", async ({ page, request, expectNoise }) => {
  expectNoise(/40[01]/);
  const { admins, password } = await makeWard(request, { people: 2 });
  const [named = '', holder = ''] = admins;
  // Each has their own device, and the one in use is the other person's.
  for (const username of [named, holder]) {
    const device = await addDevice(page);
    await signIn(page, username, { password });
    await openSettings(page, username);
    await addBiometricDevice(page);
    await told(page, 'Success!Biometric authentication has been set up successfully.');
    if (username === named) await loseDevice(device);
    await leave(page);
  }
  // A page that leaves out whose passkeys are asked for, so that the device offers the one it has.
  await page.route('**/authentication/begin', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), allowCredentials: [] } });
  });
  await page.getByLabel('Username').fill(named);
  await page.getByRole('button', { name: 'Sign In with Biometrics' }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication Failed');
  await expect(page.getByRole('alert')).toContainText('Failed to authenticate with biometrics');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
});

test('a person who signed in a while ago must enter the password first, and the passkey is then created automatically', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/40[03]/);
  await addDevice(page);
  // The address of the demo asks for no password, so this sign-in has shown nothing yet.
  await page.goto('/api/demo-login');
  await openSettings(page, 'planner');
  await addBiometricDevice(page);
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(devices(page)).toHaveCount(0);
  await addBiometricDevice(page);
  await asked.getByLabel('Your password').fill('wrong');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked.getByText('Password is incorrect')).toBeVisible();
  await asked.getByLabel('Your password').fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await told(page, 'Success!Biometric authentication has been set up successfully.');
  await expect(devices(page)).toHaveCount(1);

  // A second sign-in of this kind proves itself with the passkey that is there by now.
  await page.goto('/api/demo-login');
  await openSettings(page, 'planner');
  await devices(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await asked.getByRole('button', { name: 'Use a Passkey' }).click();
  await told(page, 'RemovedBiometric credential has been removed.');
  await expect(devices(page)).toHaveCount(0);
});
