import { expect, signIn, test } from '#tests/browser/support/app.ts';

const PARTS = [
  { name: 'the start', file: '**/assets/start-*.js' },
  { name: 'the app', file: '**/assets/app-*.js' },
  { name: 'the screen', file: '**/assets/list-*.js' },
];

test('a sign-in form that cannot be fetched leaves a message, not a blank page', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t load' })).toBeVisible();
  await page.unroute('**/assets/login-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

for (const { name, file } of PARTS) {
  test(`${name} that cannot be fetched leaves a message and a way forward, not a blank page`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await signIn(page, 'program');
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
    await page.route(file, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t load' })).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
  });
}
