import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { farSunday, headersFor } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { told } from '#tests/browser/support/notices.ts';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/?tab=admin&view=settings');
  await expect(page.getByRole('form', { name: 'Ward Settings' })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await told(page, 'Ward Updated');
}

/** Opens the settings of a new ward for two of its admins. */
async function twoAdmins(
  { page, request, browser }: { page: Page; request: APIRequestContext; browser: Browser },
  use: (other: Page) => Promise<void>,
): Promise<void> {
  const { admins, password } = await makeWard(request, { people: 2 });
  const [first = '', second = ''] = admins;
  await signIn(page, first, { password });
  await openSettings(page);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    const other = await elsewhere.newPage();
    await signIn(other, second, { password });
    await openSettings(other);
    await use(other);
  } finally {
    await elsewhere.close();
  }
}

test('two admins who change the settings at once keep both changes', async ({
  page,
  request,
  browser,
  expectNoise,
}) => {
  expectNoise(/409/);
  await twoAdmins({ page, request, browser }, async (other) => {
    await other.getByLabel('Default talk length').fill('15');
    await page.getByLabel('Warn about repeated hymns within').fill('9');
    await page.getByLabel('Show conflicts').uncheck();
    await save(other);
    await save(page);
    await expect(page.getByLabel('Default talk length')).toHaveValue('15');
    await expect(page.getByLabel('Warn about repeated hymns within')).toHaveValue('9');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    // Coming back to the screen shows what the other one has saved.
    await other.getByRole('link', { name: 'Meetings', exact: true }).click();
    await other.getByRole('link', { name: 'Admin', exact: true }).click();
    await other
      .getByRole('link', { name: 'Ward Settings' })
      .or(other.getByRole('tab', { name: 'Ward Settings' }))
      .click();
    await expect(other.getByLabel('Warn about repeated hymns within')).toHaveValue('9');
    await expect(other.getByLabel('Show conflicts')).not.toBeChecked();
  });
});

test('two admins who change the same setting see both versions, and choose', async ({
  page,
  request,
  browser,
  expectNoise,
}) => {
  expectNoise(/409/);
  const rule = 'If fast Sunday has no meeting';
  const hymns = 'Warn about repeated hymns within';
  await twoAdmins({ page, request, browser }, async (other) => {
    await other.getByLabel(hymns).fill('12');
    await other.getByLabel(rule).selectOption('Skip it that month');
    await other.getByLabel('Show conflicts').uncheck();
    await save(other);
  });
  await page.getByLabel('Bishop').fill('Amos Lee');
  await page.getByLabel(hymns).fill('10');
  await page.getByLabel(rule).selectOption('Move it to the Sunday before');
  const submit = page.getByRole('button', { name: 'Save Settings' });
  await submit.click();
  const both = page.getByText(/^Someone else changed this/);
  await expect(both).toHaveText([
    'Someone else changed this to “Skip it that month”. You have “Move it to the Sunday before”.',
    'Someone else changed this to “12”. You have “10”.',
  ]);
  await expect(page.getByLabel('Show conflicts')).not.toBeChecked();
  await expect(page.getByLabel('Bishop')).toHaveValue('Amos Lee');
  await page.getByRole('button', { name: 'Use Theirs' }).first().click();
  await expect(both).toHaveText(['Someone else changed this to “12”. You have “10”.']);
  await submit.click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(both).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(hymns)).toHaveValue('10');
  await expect(page.getByLabel(rule)).toHaveValue('none');
  await expect(page.getByLabel('Bishop')).toHaveValue('Amos Lee');
  await expect(page.getByLabel('Show conflicts')).not.toBeChecked();
});

test('an edit of a user or a ward undoes nothing that someone else has saved, and shows both versions of a clash', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const name = `Maple Bend ${Date.now()}`;
  const { id, admins, password, post } = await makeWard(request, { name });
  const username = `edited-${Date.now()}`;
  const { id: userId } = await post('/api/users', {
    wardId: id,
    username,
    password,
    firstName: 'Otto',
    lastName: 'Lind',
    role: 'program',
  });
  await signIn(page, admins[0] ?? '', { password });
  const headers = await headersFor(request, 'superadmin');
  const change = (address: string, data: Record<string, unknown>) => request.put(address, { headers, data });
  await page.goto('/?tab=admin');
  await page.getByRole('button', { name: 'Actions for Otto Lind' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await change(`/api/users/${userId}`, { role: 'sacrament_planner', email: 'otto@example.org' });
  const edit = page.getByRole('dialog', { name: 'Edit User' });
  await edit.getByLabel('Last name').fill('Lindt');
  await edit.getByRole('radio', { name: /Music Planner/ }).check();
  await edit.getByRole('button', { name: 'Update User' }).click();
  const both = 'Someone else changed this';
  await expect(edit.getByText(both)).toHaveText(`${both} to “Sacrament Planner”. You have “Music Planner”.`);
  await edit.getByRole('button', { name: 'Use Theirs' }).click();
  await edit.getByRole('button', { name: 'Update User' }).click();
  await told(page, 'User Updated');
  await expect(page.getByRole('row', { name: /Otto Lindt/ })).toContainText('Sacrament Planner');
  await expect(page.getByRole('row', { name: /Otto Lindt/ })).toContainText('otto@example.org');

  await signIn(page, 'superadmin', { path: `/?tab=cross-ward&q=${encodeURIComponent(name)}` });
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await change(`/api/wards/${id}`, { stake: 'Bend Stake', region: 'East' });
  const ward = page.getByRole('dialog', { name: 'Edit Ward' });
  await ward.getByLabel('Region').fill('West');
  await ward.getByRole('button', { name: 'Update Ward' }).click();
  await expect(ward.getByText(both)).toHaveText(`${both} to “East”. You have “West”.`);
  await expect(ward.getByLabel('Stake')).toHaveValue('Bend Stake');
  await ward.getByRole('button', { name: 'Update Ward' }).click();
  await told(page, 'Ward Updated');
  await expect(page.getByRole('row', { name })).toContainText('Bend Stake');
});

test('a new speaker gets the usual length, and conflicts are flagged if the ward wants it', async ({
  page,
  request,
}) => {
  const { admins, password } = await makeWard(request);
  await signIn(page, admins[0] ?? '', { password });
  const openDialog = async () => {
    await page.goto(`/?plan=${farSunday(0)}`);
    const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
    for (const label of ['Invocation', 'Benediction']) {
      await dialog.getByRole('combobox', { name: label, exact: true }).fill('Ruth Amber');
      await page.keyboard.press('Tab');
    }
    await dialog.getByRole('button', { name: 'Add Speaker' }).click();
    return dialog;
  };
  const dialog = await openDialog();
  await expect(dialog.getByRole('combobox', { name: /^Minutes/ })).toHaveValue('10');
  await expect(dialog.getByText('Also gives the benediction in this meeting.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await openSettings(page);
  await page.getByLabel('Default talk length').fill('15');
  await page.getByLabel('Show conflicts').uncheck();
  await save(page);
  const quiet = await openDialog();
  await expect(quiet.getByRole('combobox', { name: /^Minutes/ })).toHaveValue('15');
  await expect(quiet.getByRole('combobox', { name: 'Benediction', exact: true })).toHaveValue('Ruth Amber');
  await expect(quiet.getByText('Also gives the benediction in this meeting.')).toHaveCount(0);
});

test('a meeting time typed without AM or PM gets the one that a ward means', async ({ page, request }) => {
  const { admins, password } = await makeWard(request, {});
  await signIn(page, admins[0] ?? '', { password });
  await openSettings(page);
  const time = page.getByLabel('Meeting time');
  await time.fill('10:30');
  await save(page);
  await expect(time).toHaveValue('10:30 AM');
  await time.fill('13:00');
  await save(page);
  await expect(time).toHaveValue('13:00');
});

test('with the keyboard, no field is focused behind the bar with Save', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { admins, password } = await makeWard(request, { people: 1 });
  await signIn(page, admins[0] ?? '', { password });
  await openSettings(page);
  await page.getByRole('textbox', { name: 'Ward name' }).focus();
  const hidden: string[] = [];
  let fields = 0;
  for (let isInForm = true; isInForm; fields += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const bar = document.querySelector('form[aria-label="Ward Settings"] > :last-child');
      const field = document.activeElement;
      const { bottom } = field?.getBoundingClientRect() ?? { bottom: 0 };
      const isBar = bar?.contains(field) ?? false;
      return {
        isField: (field?.closest('form')?.contains(bar) ?? false) && !isBar,
        isCovered: bottom > (bar?.getBoundingClientRect().top ?? 0),
        name: field?.outerHTML.slice(0, 120) ?? '',
      };
    });
    isInForm = at.isField;
    if (at.isField && at.isCovered) hidden.push(at.name);
  }
  expect(fields).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});

test('an admin of a new ward is told that its clock is another one', async ({ page, request, browser }) => {
  const { admins, password } = await makeWard(request);
  await signIn(page, admins[0] ?? '', { password, path: '/?tab=admin' });
  const line = (at: Page) => at.getByRole('listitem').filter({ hasText: 'Check the time zone' });
  const steps = (at: Page) => at.getByRole('heading', { name: 'Getting Started' });
  const leftOf = async (text: Locator) => (await text.boundingBox())?.x;
  await expect(steps(page)).toBeVisible();
  expect(await leftOf(steps(page))).toBe(await leftOf(page.getByRole('heading', { name: 'What Each Role Can Do' })));
  await expect(line(page)).toHaveCount(0);
  const away = await browser.newContext({ baseURL: new URL(page.url()).origin, timezoneId: 'Pacific/Auckland' });
  const there = await away.newPage();
  await signIn(there, admins[0] ?? '', { password });
  await expect(line(there)).toContainText(/It’s .+ [AP]M in this ward’s time zone, and .+ [AP]M where you are\./);
  expect(await leftOf(steps(there))).toBe(await leftOf(there.locator('article h3').first()));
  await line(there).getByRole('link').click();
  await expect(there.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
  await away.close();
});
