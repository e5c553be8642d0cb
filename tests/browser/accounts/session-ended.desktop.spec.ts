import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { dialogNamed, pageTitle } from '#tests/browser/support/administration.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

const NOTE = 'Supper on Friday at six.';
const told = (page: Page) => page.getByText('You’ve been signed out', { exact: true });

/** The person signs in with a token in the address, whose name the browser learns from the server. */
async function openWardAt(page: Page, request: APIRequestContext, path: string) {
  const { admins, password } = await makeWard(request);
  const [username = ''] = admins;
  await signIn(page, username, { path, password });
  const endSession = async () => {
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const reply = await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    expect(reply.ok()).toBe(true);
  };
  const signInElsewhere = async () => {
    const other = await page.context().newPage();
    await other.goto('/login');
    await other.getByLabel('Username').fill(username);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(pageTitle(other, 'Sacrament Planner')).toBeVisible();
    // The sign-in form's address is of no use to someone who is signed in.
    expect(new URL(other.url()).pathname).toBe('/');
  };
  return { endSession, signInElsewhere };
}

test('what was typed outlives the session: the person signs in again in another tab, and saves', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/401/);
  const { endSession, signInElsewhere } = await openWardAt(page, request, '/?tab=speakers');
  await page.getByRole('button', { name: 'Add New Member' }).first().click();
  const dialog = dialogNamed(page, 'Add New Member');
  await dialog.getByLabel('First Name').fill('Nora');
  await dialog.getByLabel('Last Name').fill('Latecomer');
  await endSession();
  const add = dialog.getByRole('button', { name: 'Add New Member' });
  await add.click();
  await expect(told(page)).toBeVisible();
  await signInElsewhere();
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Latecomer');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nora Latecomer').first()).toBeVisible();
});

test('a list that is asked for after the session has ended takes no unsaved meeting away', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/401/);
  const { endSession, signInElsewhere } = await openWardAt(page, request, '/?plan=next');
  const dialog = dialogNamed(page, 'Schedule New Sacrament Meeting');
  await dialog.getByLabel('Announcements').fill(NOTE);
  await endSession();
  // What the ward has sung is asked for once someone is in a hymn's field.
  const asked = page.waitForResponse((reply) => reply.status() === 401);
  await dialog.getByRole('combobox', { name: 'Opening hymn' }).click();
  await asked;
  await expect(told(page)).toBeVisible();
  await signInElsewhere();
  await expect(dialog.getByLabel('Announcements')).toHaveValue(NOTE);
});
