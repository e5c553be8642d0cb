import type { Locator, Page } from '@playwright/test';
import { expect, test as base, withServer } from '#tests/browser/support/app.ts';
import { headersFor } from '#tests/browser/support/calls.ts';
import { FIRST_ADMIN, NEW_INSTALLATION } from '#tests/browser/support/server.ts';

/** A server that begins from nothing, as one that is set up for a real ward. */
const test = base.extend<object, { server: { url: string; stop(): Promise<void> } }>({
  server: [
    async ({}, use) => withServer(NEW_INSTALLATION, use, { isEmpty: true }),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const ADMIN = { username: 'amy.young', password: 'first-one' };
const MEMBERS = [
  'First name,Last name,Calling',
  'James,Young,Bishop',
  'Mary,Allred,First Counselor',
  'Susan,Barlow,',
  'Thomas,Hansen,',
].join('\n');

async function enter(page: Page, { username, password }: typeof ADMIN): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function addUser(
  form: Locator,
  person: { firstName: string; lastName: string; username: string; password: string; role: string },
): Promise<void> {
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel(/^Password/).fill(person.password);
  await form.getByRole('radio', { name: new RegExp(`^${person.role}`) }).check();
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(form).toBeHidden();
}

const started = (page: Page) => page.getByRole('region', { name: 'Getting started' });
const step = (page: Page, title: string) => started(page).getByRole('listitem').filter({ hasText: title });

test('a new installation leads from the first ward to the first meeting, each screen to the next step', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await enter(page, FIRST_ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'No ward yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add First Ward' }).click();
  await page.getByLabel('Ward name').fill('Cedar Hills 4th Ward');
  await page.getByRole('button', { name: 'Add Ward' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
  await expect(step(page, 'Add the ward admin')).toHaveAttribute('aria-current', 'step');
  await page.goto('/?tab=cross-ward');
  await page.getByRole('button', { name: 'Add an admin to Cedar Hills 4th Ward' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Ward' })).toHaveValue('Cedar Hills 4th Ward');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Sacrament Planner' }).click();
  await started(page)
    .getByRole('link', { name: /^Open Admin/ })
    .click();
  await page.getByRole('button', { name: 'Add First User' }).click();
  await expect(page.getByRole('radio', { name: /^Ward Admin/ })).toBeChecked();
  await addUser(page.getByRole('dialog'), { firstName: 'Amy', lastName: 'Young', ...ADMIN, role: 'Ward Admin' });
  await expect(page.getByText('1 active user', { exact: true })).toBeVisible();
  await expect(step(page, 'Add the ward admin')).toContainText('done');
  await expect(step(page, 'Import members')).toHaveAttribute('aria-current', 'step');

  const context = await browser.newContext({ baseURL });
  const own = await context.newPage();
  await enter(own, ADMIN);
  const password = own.getByRole('dialog', { name: 'Reset Password' });
  await expect(
    password.getByText('Someone else set your current password, or you signed in with a link.'),
  ).toBeVisible();
  await password.getByLabel(/^New password/).fill('Broad-Valley-8');
  await password.getByLabel('Confirm new password').fill('Broad-Valley-8');
  await password.getByRole('button', { name: 'Reset Password' }).click();
  await expect(step(own, 'Add your team')).toHaveAttribute('aria-current', 'step');
  // Someone who was added from a field of the first meeting is not yet the ward's list.
  const headers = await headersFor(own.request, ADMIN.username, 'Broad-Valley-8');
  const added = await own.request.post('/api/members', { headers, data: { firstName: 'Ann', lastName: 'Lee' } });
  expect(added.status()).toBe(201);
  await own.reload();
  await expect(step(own, 'Import members')).toBeVisible();
  await expect(step(own, 'Import members')).not.toContainText('done');
  await started(own)
    .getByRole('link', { name: /^Import Members/ })
    .click();
  await own
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(MEMBERS) });
  await own.getByRole('button', { name: 'Import 4 members' }).click();
  await own.getByRole('link', { name: 'Open Sacrament Planner' }).click();
  await expect(step(own, 'Import members')).toContainText('done');

  await started(own)
    .getByRole('link', { name: /^Plan Meeting/ })
    .click();
  const dialog = own.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Conducting/ }).fill('Mary');
  await own
    .getByRole('listbox')
    .getByRole('option', { name: /Mary Allred/ })
    .click();
  await dialog.getByRole('button', { name: /^(?:Update|Schedule) Meeting$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(own.getByText('Mary Allred').first()).toBeVisible();
  // A person who plans before adding users is still led to the users step.
  await expect(step(own, 'Plan the first meeting')).toContainText('done');
  await started(own)
    .getByRole('link', { name: /^Open Admin/ })
    .click();
  await own.getByRole('button', { name: 'Add User' }).click();
  await addUser(own.getByRole('dialog'), {
    firstName: 'Max',
    lastName: 'Hansen',
    username: 'max.hansen',
    password: 'first-one',
    role: 'Music Planner',
  });
  await expect(own.getByText('2 active users', { exact: true })).toBeVisible();
  await expect(started(own)).toHaveCount(0);
  await context.close();
});

test('a super admin works in the ward that they choose, on its planner', async ({ page, request }) => {
  const reply = await request.post('/api/login', { data: FIRST_ADMIN });
  const { token }: { token: string } = await reply.json();
  const name = `Lake View Ward ${Date.now()}`;
  expect(
    (
      await request.post('/api/admin/wards', { headers: { Authorization: `Bearer ${token}` }, data: { name } })
    ).status(),
  ).toBe(201);
  await page.goto(`/?token=${encodeURIComponent(token)}&tab=cross-ward`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Switch to This Ward' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
  await expect(started(page)).toBeVisible();
  await page.goto('/?tab=tracking');
  await page.getByRole('link', { name: 'Import Members' }).click();
  await expect(page.getByText('No members yet')).toBeVisible();
  await page.goto('/?tab=tracking&view=topics');
  await page.getByRole('link', { name: 'Plan a meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' })).toBeVisible();
});
