import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { farSunday } from '#tests/browser/support/calls.ts';
import { dialogNamed } from '#tests/browser/support/administration.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const wardOf = (page: Page) => sidebar(page).getByLabel('Ward');
const SECRET = 'Zebulon Markerson as ward clerk';

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

test('what was typed is gone once its owner signs out in another tab, and the next person finds nothing', async ({
  page,
  context,
}) => {
  const date = farSunday(42);
  await signIn(page, 'planner2');
  await plan(page, date);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SECRET);

  await signIn(other, 'admin');
  await expect(sidebar(page)).toContainText('Maple Grove Ward');
  await page.goto(`/?plan=${date}`);
  await expect(dialogNamed(page, 'Schedule New Sacrament Meeting').getByLabel('Releases')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SECRET);
});
