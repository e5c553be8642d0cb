import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('toRevoke'));
const statusOf = async (request: APIRequestContext, token: string) =>
  (await request.get('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status();

/** Signs out without a network; the server does not know yet. */
async function leaveOffline(page: Page, request: APIRequestContext): Promise<string> {
  await signIn(page, 'planner2');
  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
  const token = await storedToken(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await storedToken(page)).toBe('');
  expect(await statusOf(request, token)).toBe(200);
  return token;
}

test('a sign-out without a connection is sent when the connection is back', async ({ page, request, expectNoise }) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/);
  const token = await leaveOffline(page, request);
  expect(await kept(page)).toBe(token);
  await page.context().setOffline(false);
  await expect.poll(() => statusOf(request, token)).toBe(401);
  await expect.poll(() => kept(page)).toBeNull();
});

test('a sign-out that was never sent is sent first at the next start', async ({ page, request, expectNoise }) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/);
  const token = await leaveOffline(page, request);
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const asked: string[] = [];
  next.on('request', (sent) => void asked.push(sent.url()));
  await next.goto('/');
  await expect.poll(() => statusOf(request, token)).toBe(401);
  await expect(next.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/')).map((url) => new URL(url).pathname)[0]).toBe('/api/logout');
});
