import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { addDevice, type Device } from '#tests/browser/support/device.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

const loseDevice = ({ id, session }: Device) =>
  session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id });

const HAVE_NO_SIDEBAR = new Set(['program']);

async function openSettings(page: Page, username: string): Promise<void> {
  if (HAVE_NO_SIDEBAR.has(username)) {
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Biometric Settings' }).click();
  } else await page.getByRole('button', { name: 'Biometric', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Biometric Authentication Settings' })).toBeVisible();
}

const devices = (page: Page) => page.getByRole('list', { name: 'Registered devices' }).getByRole('listitem');
const add = (page: Page) => page.getByRole('button', { name: 'Add New Biometric Device' }).click();
const told = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
}

async function start(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await openSettings(page, username);
}

test('a passkey is added, signs in with and without a username, and is removed', async ({ page, expectNoise }) => {
  const username = 'planner';
  await addDevice(page);
  await start(page, username);
  await expect(
    page.getByText(
      'No biometric credentials set up. Add your first device to enable quick login with Face ID, Touch ID, or fingerprint.',
    ),
  ).toBeVisible();
  await add(page);
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
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to authenticate with biometrics');
});

test('a second device is listed next to the first, and either one signs in', async ({ page }) => {
  const username = 'music';
  const first = await addDevice(page);
  await start(page, username);
  await add(page);
  await expect(devices(page)).toHaveCount(1);
  await add(page);
  await told(page, 'Registration Failed');
  await loseDevice(first);
  const second = await addDevice(page);
  await add(page);
  await expect(devices(page)).toHaveCount(2);

  await leave(page);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Sign In with Biometrics' }).click();
  await told(page, 'Welcome back!');
  await loseDevice(second);
});

test('a canceled and a foreign passkey each get a message', async ({ page }) => {
  const username = 'admin';
  const own = await addDevice(page);
  await start(page, username);
  await add(page);
  await expect(devices(page)).toHaveCount(1);
  await loseDevice(own);
  await addDevice(page, false);
  await add(page);
  await told(
    page,
    'Registration cancelled or blocked. Please try again and allow biometric authentication when prompted.',
  );
  await expect(devices(page)).toHaveCount(1);

  await leave(page);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Sign In with Biometrics' }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication was cancelled or not allowed');
  await expect(page.getByRole('button', { name: 'Sign In with Biometrics' })).toBeEnabled();
});

test("another account's passkey does not sign in where a name was asked for", async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/40[01]/);
  const { admins, password } = await makeWard(request, { people: 2 });
  const [named = '', holder = ''] = admins;
  // Each has a device of their own, and the one at hand is the other person's.
  for (const username of [named, holder]) {
    const device = await addDevice(page);
    await signIn(page, username, { password });
    await openSettings(page, username);
    await add(page);
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

test('a device without biometrics says so', async ({ page }) => {
  await start(page, 'program');
  await expect(
    page.getByText(
      'No biometric authentication available on this device. Please ensure Face ID, Touch ID, or Windows Hello is set up.',
    ),
  ).toBeVisible();
  await add(page);
  await told(page, 'Not SupportedBiometric authentication is not supported on this device.');
});

test('a browser without WebAuthn says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await start(page, 'superadmin');
  await expect(
    page.getByText('WebAuthn is not supported in this browser. Please use Chrome, Safari, or Edge.'),
  ).toBeVisible();
  await leave(page);
  await expect(page.getByRole('button', { name: 'Sign In with a Passkey' })).toBeHidden();
});

test('a failed passkey setup or removal says why', async ({ page, expectNoise }) => {
  expectNoise(/500|400/);
  // A device that recognises its owner, and whose refusal is chosen below.
  await page.addInitScript(() => {
    window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.resolve(true);
    navigator.credentials.create = () =>
      Promise.reject(new DOMException('refused', sessionStorage.getItem('refusal') ?? 'UnknownError'));
  });
  await page.route('**/webauthn/credentials', (route) =>
    route.fulfill({
      json: [
        { id: 1, name: 'iPhone', deviceType: 'singleDevice', createdAt: '2026-01-04T12:00:00.000Z', lastUsedAt: null },
      ],
    }),
  );
  await start(page, 'program');
  const words = {
    NotAllowedError:
      'Registration cancelled or blocked. Please try again and allow biometric authentication when prompted.',
    NotSupportedError: 'Biometric authentication is not supported on this device or browser.',
    SecurityError: 'Security error: Please ensure you are using HTTPS and try again.',
    UnknownError: 'Failed to register biometric authentication',
  };
  for (const [refusal, description] of Object.entries(words)) {
    await page.evaluate((name) => sessionStorage.setItem('refusal', name), refusal);
    await add(page);
    await told(page, `Registration Failed${description}`);
  }
  await page.route('**/registration/begin', (route) => route.fulfill({ status: 500, json: {} }));
  await add(page);
  await told(page, 'Registration FailedFailed to start registration: 500');

  await expect(devices(page).getByRole('img', { name: 'Phone' })).toBeVisible();
  await expect(devices(page)).toContainText('Added');
  await page.route('**/webauthn/credentials/1', (route) => route.fulfill({ status: 500, json: {} }));
  await devices(page).getByRole('button', { name: 'Remove iPhone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await told(page, 'ErrorFailed to remove biometric credential.');
});

test('while the device is asked what it can, the settings say so', async ({ page }) => {
  await page.addInitScript(() => {
    window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => new Promise(() => undefined);
  });
  await start(page, 'program');
  await expect(page.getByText('Checking biometric support...')).toBeVisible();
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
  await add(page);
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(devices(page)).toHaveCount(0);
  await add(page);
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
