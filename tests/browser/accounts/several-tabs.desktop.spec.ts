import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';
import { hold } from '#tests/browser/support/hold.ts';
import { dialogNamed, makePerson } from '#tests/browser/support/administration.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const wardOf = (page: Page) => sidebar(page).getByLabel('Ward');
const SECRET = 'Zebulon Markerson as ward clerk';

const statusOf = async (request: APIRequestContext, token: string | null) =>
  (await request.get('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status();

async function plan(page: Page, date: string): Promise<void> {
  await page.goto(`/?plan=${date}`);
  await dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases').fill(SECRET);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(SECRET);
}

test('a super admin’s tab stays in its ward when another ward is picked in another tab', async ({ page, context }) => {
  const date = farSunday(41);
  await signIn(page, 'superadmin', { path: '/?tab=speakers' });
  await plan(page, date);
  const other = await context.newPage();
  await other.goto('/');
  await wardOf(other).selectOption({ label: 'Willow Creek Ward' });
  await expect(wardOf(other)).toContainText('Willow Creek Ward');
  await expect(sidebar(other)).toContainText('Willow Creek Ward');
  const ownWard = await wardOf(page).inputValue();

  // What is shown is what is asked for, now and after a reload, with what was typed.
  await page.reload();
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue(SECRET);
  await expect(wardOf(page)).toHaveValue(ownWard);
  const asked = page.waitForRequest((sent) => sent.url().includes('/api/meetings'));
  await page.goto('/?tab=meetings');
  expect(new URL((await asked).url()).searchParams.get('wardId')).toBeNull();

  // The other tab has nothing of it.
  await other.goto(`/?plan=${date}`);
  await expect(dialogNamed(other, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue('');
});

test('a sign-out asks first where another tab has unsaved changes; then what was typed is gone, and the next person finds nothing', async ({
  page,
  context,
}) => {
  const date = farSunday(42);
  await signIn(page, 'planner2');
  await plan(page, date);
  const other = await context.newPage();
  await other.goto('/');
  const question = other.getByRole('alertdialog', { name: 'Discard unsaved changes in another tab?' });
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue(SECRET);

  // Over a phone's menu, which stays as it is.
  await other.setViewportSize({ width: 390, height: 844 });
  await other.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = other.getByRole('dialog', { name: 'Menu' });
  const meetings = await menu.getByRole('link', { name: 'Meetings', exact: true }).boundingBox();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(question).toBeVisible();
  await other.mouse.click((meetings?.x ?? 0) + 20, (meetings?.y ?? 0) + 10);
  await question.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeFocused();
  expect(new URL(other.url()).search).toBe('');
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SECRET);

  await signIn(other, 'admin');
  await expect(sidebar(page)).toContainText('Maple Grove Ward');
  await page.goto(`/?plan=${date}`);
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SECRET);
});

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
const asked = (page: Page) => page.getByRole('heading', { name: 'Someone is already signed in' });

test('a link with a token that is no good changes nothing for the person who is signed in', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/401/);
  await signIn(page, 'planner2');
  await plan(page, farSunday(43));
  const token = await storedToken(page);
  const other = await context.newPage();
  await other.goto('/?tab=meetings&token=garbage');
  await expect(other.getByText('This sign-in link isn’t valid. You’re still signed in.')).toBeVisible();
  await expect(other).toHaveURL('/?tab=meetings');
  expect(await storedToken(other)).toBe(token);
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue(SECRET);
});

test('a link that signs in someone else asks first, and the session that it replaces ends', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'planner2');
  await plan(page, farSunday(44));
  const before = await storedToken(page);
  const { token } = await callerFor(request, 'music');
  const other = await context.newPage();
  await other.goto(`/?token=${token}`);
  await expect(asked(other)).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Willow Creek Ward');
  await expect(other.getByRole('main')).toContainText('Maple Grove Ward');
  await other.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(sidebar(other)).toContainText('Willow Creek Ward');
  expect(await storedToken(page)).toBe(before);
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue(SECRET);

  await other.goto(`/?token=${token}`);
  await other.getByRole('button', { name: 'Use the Link' }).click();
  await expect(sidebar(other)).toContainText('Maple Grove Ward');
  await expect(sidebar(page)).toContainText('Maple Grove Ward');
  expect(await storedToken(page)).toBe(token);
  await expect.poll(() => statusOf(request, before)).toBe(401);
});

test('another token of the same person is stored without a question, and what was typed stays', async ({
  page,
  context,
  request,
}) => {
  const date = farSunday(45);
  await signIn(page, 'planner2');
  await plan(page, date);
  const before = await storedToken(page);
  const { token } = await callerFor(request, 'planner2');
  const other = await context.newPage();
  await other.goto(`/?tab=meetings&token=${token}`);
  await expect(other.getByRole('heading', { name: 'Meetings' })).toBeVisible();
  expect(await storedToken(page)).toBe(token);
  await expect.poll(() => statusOf(request, before)).toBe(401);
  await page.goto(`/?plan=${date}`);
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue(SECRET);
});

test('a one-time link asks whoever is signed in before it is used up', async ({ page, context, request }) => {
  const person = await makePerson(request, 'program');
  const headers = { Authorization: `Bearer ${(await callerFor(request, 'admin2')).token}` };
  const users: { id: number; username: string }[] = await (await request.get('/api/users', { headers })).json();
  const { id } = users.find(({ username }) => username === person.username) ?? {};
  const { link } = await (await request.post(`/api/admin/users/${id}/sign-in-link`, { headers })).json();
  await signIn(page, 'planner2');
  await plan(page, farSunday(46));
  const before = { Authorization: `Bearer ${await storedToken(page)}` };
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('the person it was made for');
  await other.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(sidebar(other)).toContainText('Willow Creek Ward');
  await other.goto(link);
  await other.getByRole('button', { name: 'Use the Link' }).click();
  await expect(dialogNamed(other, 'Reset Password')).toBeVisible();
  await expect.poll(async () => (await request.get('/api/auth/user', { headers: before })).status()).toBe(401);
});

test('where nothing is unsaved, a link signs in someone else at once and says who is signed in', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'planner2');
  await expect(sidebar(page)).toContainText('Willow Creek Ward');
  const before = await storedToken(page);
  const { token } = await callerFor(request, 'music');
  const other = await context.newPage();
  // A network in between answers instead of the server: the session that is replaced ends as soon as the server is reached.
  await context.route('**/api/logout', (route) => route.fulfill({ body: 'Welcome to our Wi-Fi' }));
  await other.goto(`/?token=${token}`);
  await expect(other.getByText(/^You’re signed in as .+ \(Maple Grove Ward\)\.$/)).toBeVisible();
  await expect(sidebar(other)).toContainText('Maple Grove Ward');
  await expect(sidebar(page)).toContainText('Maple Grove Ward');
  expect(await storedToken(page)).toBe(token);
  expect(await statusOf(request, before)).toBe(200);
  await context.unroute('**/api/logout');
  await other.goto('/?tab=meetings');
  await expect.poll(() => statusOf(request, before)).toBe(401);
});

test('what a screen was going to ask for is not asked in the name of who has signed in since', async ({
  page,
  context,
  request,
}) => {
  const { token } = await callerFor(request, 'music');
  // The dialog's code comes late, and after it the lists, which the music planner may not read.
  const { release } = await hold(page, '**/assets/open-dialog-*.js');
  const wanted = page.waitForRequest('**/assets/open-dialog-*.js');
  await signIn(page, 'planner2');
  await wanted;
  const other = await context.newPage();
  await other.goto(`/?token=${token}`);
  await expect(sidebar(page)).toContainText('Maple Grove Ward');
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/api/standing') && asked.push(sent.url()));
  const code = page.waitForResponse(/\/assets\/dialog-[^/]*\.js$/);
  release();
  await page.evaluate(
    async (address) => {
      await import(address);
      await fetch('/api/ready');
    },
    (await code).url(),
  );
  expect(asked).toEqual([]);
});
