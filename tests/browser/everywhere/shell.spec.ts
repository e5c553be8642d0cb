import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor } from '#tests/browser/support/calls.ts';
import { told } from '#tests/browser/support/notices.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const isPhone = () => test.info().project.name === 'phone';

/** Next to the page, or on a phone behind its menu button. */
async function sidebarOf(page: Page): Promise<Locator> {
  if (!isPhone()) return page.getByRole('complementary', { name: 'Sidebar' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

test('a signed-out visitor finds the sign-in form at every address', { tag: '@wide' }, async ({ page }) => {
  for (const address of ['/', '/login', '/manual', '/meeting/1', '/?tab=meetings', '/no/such/page']) {
    await page.goto(address);
    await expect(heading(page, 'Sacrament Meeting Planner')).toBeVisible();
    await expect(page.getByText('Sign in to access your ward')).toBeVisible();
  }
});

test(
  'the form sends one request without a ward, waits, and remembers the username',
  { tag: '@wide' },
  async ({ page }) => {
    const sent: unknown[] = [];
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/login', async (route) => {
      sent.push(route.request().postDataJSON());
      await waiting;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Username').fill('planner2');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    answer();
    await told(page, 'Login SuccessfulWelcome to the Sacrament Meeting Planner');
    // Where it covers nothing, as all others are.
    if (!isPhone()) await expect((await sidebarOf(page)).getByText('Login Successful')).toBeVisible();
    await expect(heading(page, 'Sacrament Planner')).toBeVisible();
    expect(sent).toEqual([{ username: 'planner2', password: DEMO_PASSWORD }]);
    const kept = await page.evaluate(() =>
      ['authToken', 'lastUsername', 'lastWardId'].map((key) => localStorage.getItem(key)),
    );
    // It is about this screen only.
    await page.getByRole('link', { name: 'New Meeting' }).click();
    await expect(page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' })).toBeVisible();
    await expect(page.getByText('Login Successful')).toHaveCount(0);
    expect(kept).toEqual([expect.stringMatching(/.{40,}/), 'planner2', expect.stringMatching(/^\d+$/)]);
  },
);

test(
  'the page says that it is loading until the signed-in user is known',
  { tag: '@wide' },
  async ({ page, request }) => {
    const { token } = await callerFor(request, 'planner2');
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/user', async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto(`/?token=${encodeURIComponent(token)}`);
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    answer();
    await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  },
);

test('a link to Cross-Ward Admin asks for a sign-in, and the demo offers one', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/?tab=cross-ward');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Demo Login' }).click();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  expect(page.url()).not.toContain('token');
});

const TABS = [
  'Sacrament Planner',
  'Meetings',
  'Speaker Management',
  'Music Coordination',
  'Talk Tracking',
  'Pulpit Sheets',
  'Admin',
  'Cross-Ward Admin',
];
const ROLES = [
  { username: 'superadmin', name: 'Helen Marsh', role: 'Super Admin', tabs: TABS },
  { username: 'admin2', name: 'Simon Pratley', role: 'Ward Admin', tabs: TABS.slice(0, 7) },
  { username: 'planner2', name: 'Miguel Castro', role: 'Sacrament Planner', tabs: TABS.slice(0, 6) },
  { username: 'music2', name: 'Amelia Winslow', role: 'Music Planner', tabs: ['Meetings', 'Music Coordination'] },
];

for (const { username, name: fullName, role, tabs } of ROLES) {
  test(`the sidebar of the ${role} has their tabs, the ward and the account`, { tag: '@wide' }, async ({ page }) => {
    await signIn(page, username);
    const sidebar = await sidebarOf(page);
    const links = sidebar.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(tabs.length);
    await expect(links).toHaveText(tabs.map((tab) => new RegExp(`^${tab}`)));
    if (username !== 'superadmin') await expect(sidebar.getByText('Willow Creek Ward', { exact: true })).toBeVisible();
    await expect(sidebar.getByText('Sacrament Planner', { exact: true }).first()).toBeVisible();
    await expect(sidebar.getByRole('button', { name: fullName })).toContainText(role);
    await expect(
      sidebar.getByText(
        fullName
          .split(' ')
          .map(([letter]) => letter)
          .join(''),
        { exact: true },
      ),
    ).toBeVisible();
    for (const name of ['Password', 'Biometric', 'Sign Out'])
      await expect(sidebar.getByRole('button', { name, exact: true })).toBeVisible();
  });
}

test('the sidebar is next to a wide page and slides over a narrow one', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'planner2');
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  // What may be needed next has been loaded by then; a phone draws no second sidebar for it.
  await page.clock.fastForward(5_000);
  const beside = page.locator('aside[aria-label="Sidebar"]');
  if (!isPhone()) {
    expect((await beside.boundingBox())?.width).toBe(256);
    return;
  }
  await expect(beside).toHaveCount(0);
  const drawer = await sidebarOf(page);
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Meetings' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(heading(page, 'Meetings')).toBeVisible();
  await sidebarOf(page);
  await page.mouse.click(370, 400);
  await expect(drawer).toHaveCount(0);
});

test('the bar of a program viewer begins and ends where the page does', { tag: '@wide' }, async ({ page }) => {
  await signIn(page, 'program');
  const title = heading(page, 'Meeting Programs');
  await expect(title).toBeVisible();
  const bar = page.getByRole('banner');
  for (const width of [1440, 1280, 800, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The bar is drawn anew where it changes its form.
    await expect(async () => {
      const mark = await bar.locator('svg').first().boundingBox();
      const disc = await bar.getByRole('button').locator('span').first().boundingBox();
      const left = (await title.boundingBox())?.x ?? 0;
      expect(mark?.x, `${width} pixels wide`).toBe(left);
      expect((disc?.x ?? 0) + (disc?.width ?? 0), `${width} pixels wide`).toBe(width - left);
    }).toPass({ timeout: 5000 });
  }
});

test('the menu of the account leads to the manual with its eight parts', async ({ page }) => {
  await signIn(page, 'planner2');
  const account = isPhone()
    ? page.getByRole('button', { name: /^Your account/ })
    : (await sidebarOf(page)).getByRole('button', { name: /Sacrament Planner$/ });
  await account.click();
  for (const name of ['Change Password', 'Biometric Settings', 'User Manual and FAQ', 'Logout'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'User Manual and FAQ' }).click();
  await expect(page).toHaveURL('/manual');
  const parts = [
    'Getting Started',
    'Meeting Planning',
    'Speaker Management',
    'Music Coordination',
    'Pulpit Sheets & Scripts',
    'Talk Tracking',
    'User Roles & Permissions',
    'Troubleshooting & FAQ',
  ];
  for (const name of parts) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
