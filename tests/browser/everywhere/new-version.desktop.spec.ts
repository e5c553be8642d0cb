import type { Page } from '@playwright/test';
import { expect, signIn, test as base } from '#tests/browser/support/app.ts';
import { startVersions, type Versions } from '#tests/browser/support/versions.ts';

const test = base.extend<{ versions: Versions }>({
  versions: async ({ server }, use) => {
    const versions = await startVersions(server.url);
    await use(versions);
    await versions.stop();
  },
  baseURL: async ({ versions }, use) => use(versions.url),
});
test.use({ serviceWorkers: 'allow', stage: 'a new version' });

const isKept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));
/** What the browser does by itself when the page is opened again; true when the next version is ready next to the current one. */
const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const known = await navigator.serviceWorker.ready;
    await known.update();
    return known.waiting !== null;
  });
/** The parts of an open page that only its own HTTP cache, if anything, still has. */
const partsLost = (page: Page, { parts }: Versions) =>
  page.evaluate(async (names) => {
    const answers = await Promise.all(names.map((name) => fetch(`/assets/${name}`, { cache: 'reload' })));
    return names.filter((_, at) => !answers[at]?.ok);
  }, parts);

test('a new version waits until it is asked for, and doesn’t break open pages', async ({ page, context, versions }) => {
  await signIn(page, 'planner');
  await page.goto('/?tab=pulpit');
  await isKept(page);
  // Only a page that was opened since lives on what is kept.
  await page.reload();
  expect(await isKept(page)).toBe(true);
  await page
    .getByRole('button', { name: /^View Script/ })
    .nth(1)
    .click();
  const sheet = page.getByRole('dialog', { name: 'Conducting Script' });
  await expect(sheet.getByRole('button', { name: 'Edit' })).toBeEnabled();

  versions.isLater = true;
  await expect.poll(() => askForUpdate(page)).toBe(true);
  const notice = page.getByText('A new version is ready', { exact: true });
  await expect(notice).toHaveCount(1);
  expect(await partsLost(page, versions)).toEqual([]);
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByRole('textbox', { name: 'Sheet text' }).fill('Words that are being written');
  await expect(notice).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(notice).toHaveCount(1);
  // A part that was never opened before: the server no longer has it, the cache does.
  await sheet.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('dialog', { name: /^Print/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet.getByText('Words that are being written')).toBeVisible();
  await sheet.getByRole('link', { name: /Pulpit View/ }).click();
  await expect(page.getByRole('heading', { name: /^Pulpit view/ })).toBeVisible();
  await expect(page.getByText('Words that are being written')).toBeVisible();
  await expect(page.getByText(/new version/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(notice).toBeVisible();

  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('A new version is ready. Close other planner tabs first.')).toBeVisible();
  for (const tab of [page, second]) await expect(tab.locator('html')).not.toHaveAttribute('data-version');
  await second.close();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'later');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit Sheets' })).toBeVisible();
  await expect(page.getByText(/new version/)).toHaveCount(0);
});
