import type { Page } from '@playwright/test';
import { sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { today } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { told } from '#tests/browser/support/notices.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

test.use({ serviceWorkers: 'allow' });

const region = (page: Page) => page.getByRole('form', { name: 'Ward Settings' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Public Program' });

/** The product's own letters that a page shows, by weight. */
const lettersOf = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
    return faces.map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`).toSorted();
  });
const PAPER = ['Source Serif 4 400 500', 'Source Serif 4 600 700'];

test('an admin publishes the program, prints a poster, and withdraws it; a phone reads it in the pew without a connection', async ({
  page,
  request,
  browser,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const ward = await makeWard(request);
  const conductor = await ward.post('/api/members', { wardId: ward.id, firstName: 'Luis', lastName: 'Soto' });
  await ward.post('/api/meetings', {
    wardId: ward.id,
    date: sundayOnOrAfter(today()),
    kind: 'regular',
    conductingMemberId: conductor.id,
    announcements: 'Choir practice at ten.',
    releases: 'Sister Secret as Primary pianist',
  });
  const name = `ward-${ward.id}`;
  await signIn(page, ward.admins[0] ?? '', { password: ward.password, path: '/?tab=admin&view=settings' });
  await region(page).getByRole('button', { name: 'Publish Program' }).click();
  // It proposes to publish, and publishes nothing before its button is pressed.
  await expect(dialog(page).getByLabel('Publish the program')).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Publish Program' })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(region(page).getByText('Not published')).toBeVisible();
  await region(page).getByRole('button', { name: 'Publish Program' }).click();
  await expect(dialog(page).getByLabel('Short name')).toHaveValue(/^[a-z0-9-]{3,}$/);
  await dialog(page).getByLabel('Short name').fill('');
  await dialog(page).getByRole('button', { name: 'Publish Program' }).click();
  await expect(dialog(page).getByText('Choose a short name for the address first')).toBeVisible();
  await dialog(page).getByLabel('Short name').fill(name);
  await dialog(page).getByLabel('Appears on').selectOption('Monday');
  await dialog(page).getByLabel('Hour').selectOption('Midnight');
  expect(await axeFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Publish Program' }).click();
  await told(page, 'Ward Updated');
  await expect(region(page).getByRole('link', { name: new RegExp(`/p/${name}$`) })).toBeVisible();
  await region(page).getByRole('button', { name: 'Print Poster' }).click();
  await expect(page.getByRole('img', { name: `QR code for ${baseURL}/p/${name}` }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
  const pew = await phone.newPage();
  await pew.goto(`/p/${name}`);
  await expect(pew.getByText('Choir practice at ten.')).toBeVisible();
  await expect(pew.getByText('Sister Secret')).toHaveCount(0);
  expect(await pew.locator('html').evaluate((html) => html.scrollWidth)).toBe(390);
  expect(await axeFindings(pew)).toEqual([]);
  expect(await lettersOf(pew)).toEqual(PAPER);
  await pew.evaluate(() => navigator.serviceWorker.ready.then((found) => found.scope));
  const kept = await pew.evaluate(() => caches.match('/fonts/source-serif-italic.woff2').then(Boolean));
  expect(kept).toBe(true);
  await phone.setOffline(true);
  await pew.reload();
  await expect(pew.getByRole('status')).toHaveText(
    /^You’re offline\. This is the program as of \w{3} \d+:\d\d [AP]M\.$/,
  );
  await expect(pew.getByText('Choir practice at ten.')).toBeVisible();
  expect(await lettersOf(pew)).toEqual(PAPER);
  await phone.setOffline(false);
  await pew.reload();
  await expect(pew.getByText('Choir practice at ten.')).toBeVisible();
  await expect(pew.getByRole('status')).toHaveCount(0);

  await region(page).getByRole('button', { name: 'Edit Public Program' }).click();
  await dialog(page).getByLabel('Publish the program').uncheck();
  await dialog(page).getByRole('button', { name: 'Save Public Program' }).click();
  await expect(region(page).getByText('Not published')).toBeVisible();
  await pew.reload();
  await expect(pew.getByRole('heading', { name: 'There’s no program here' })).toBeVisible();
  await phone.setOffline(true);
  await pew.reload().catch(() => undefined);
  await expect(pew.getByText('Choir practice at ten.')).toHaveCount(0);
  await phone.close();
});
