import { expect, test } from '#tests/browser/support/app.ts';
import { addBiometricDevice, devices, leave, openSettingsAs } from '#tests/browser/support/biometric-settings.ts';
import { addDevice, loseDevice } from '#tests/browser/support/device.ts';
import { told } from '#tests/browser/support/notices.ts';

test('a canceled passkey and one from another account each get a message', async ({ page }) => {
  const username = 'admin';
  const own = await addDevice(page);
  await openSettingsAs(page, username);
  await addBiometricDevice(page);
  await expect(devices(page)).toHaveCount(1);
  await loseDevice(own);
  await addDevice(page, false);
  await addBiometricDevice(page);
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

test('a device without biometrics says so', async ({ page }) => {
  await openSettingsAs(page, 'program');
  await expect(
    page.getByText(
      'No biometric authentication available on this device. Please ensure Face ID, Touch ID, or Windows Hello is set up.',
    ),
  ).toBeVisible();
  await addBiometricDevice(page);
  await told(page, 'Not SupportedBiometric authentication is not supported on this device.');
});

test('a browser without WebAuthn says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await openSettingsAs(page, 'superadmin');
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
  await openSettingsAs(page, 'program');
  const words = {
    NotAllowedError:
      'Registration cancelled or blocked. Please try again and allow biometric authentication when prompted.',
    NotSupportedError: 'Biometric authentication is not supported on this device or browser.',
    SecurityError: 'Security error: Please ensure you are using HTTPS and try again.',
    UnknownError: 'Failed to register biometric authentication',
  };
  for (const [refusal, description] of Object.entries(words)) {
    await page.evaluate((name) => sessionStorage.setItem('refusal', name), refusal);
    await addBiometricDevice(page);
    await told(page, `Registration Failed${description}`);
  }
  await page.route('**/registration/begin', (route) => route.fulfill({ status: 500, json: {} }));
  await addBiometricDevice(page);
  await told(page, 'Registration FailedFailed to start registration: 500');

  await expect(devices(page).getByRole('img', { name: 'Phone' })).toBeVisible();
  await expect(devices(page)).toContainText('Added');
  await page.route('**/webauthn/credentials/1', (route) => route.fulfill({ status: 500, json: {} }));
  await devices(page).getByRole('button', { name: 'Remove iPhone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await told(page, 'ErrorFailed to remove biometric credential.');
});

test('the settings say so while biometric support is being checked', async ({ page }) => {
  await page.addInitScript(() => {
    window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => new Promise(() => undefined);
  });
  await openSettingsAs(page, 'program');
  await expect(page.getByText('Checking biometric support...')).toBeVisible();
});
