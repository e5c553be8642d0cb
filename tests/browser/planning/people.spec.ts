import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

const COLUMNS = ['Preferred Name', 'E-mail', 'Phone Number', 'Calling'];
/** A table that a browser prints over three pages, with cells that wrap and gaps. */
const printedTable = (count: number, mark: string) => `
  <style>table{width:100%;border-collapse:collapse}td,th{border:1px solid #999;padding:4px;font:12px sans-serif}td:first-child{white-space:nowrap}</style>
  <h1>Member List</h1><table><thead><tr>${COLUMNS.map((column) => `<th>${column}</th>`).join('')}</tr></thead><tbody>
  ${Array.from({ length: count }, (_, i) => `<tr><td>Nuñez-${mark}, María ${'ABCDEFGHIJKLMNOP'[i % 16]}${'abcdefghijklmnop'[Math.floor(i / 16)]}</td><td>${i % 3 ? `maria.${mark}.${i}@example.org` : ''}</td><td>${i % 2 ? '+1 801 555 0100' : ''}</td><td>${i % 7 ? '' : 'Relief Society Second Counselor, Temple Preparation Teacher, Choir Accompanist'}</td></tr>`).join('')}
  </tbody></table>`;

async function printed(page: Page, count: number, mark: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(printedTable(count, mark));
  const pdf = await sheet.pdf({ format: 'Letter' });
  await sheet.close();
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(3);
  return pdf;
}

async function openSection(page: Page, tab: string, title: string): Promise<void> {
  await signIn(page, 'planner', { path: `/?tab=${tab}` });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('each type of file is previewed, imported and reported', { tag: '@wide' }, async ({ page }, { project }) => {
  const mark = project.name;
  const files = [
    {
      name: 'ward.csv',
      body: `firstName,lastName,phone\nAda,Csv${mark},+1 801 555 0100\n"Bea","O'Brien-${mark}",\nMadonna,,\n`,
      counts: [2, 0, 1, 3],
    },
    { name: 'ward.txt', body: `Txt${mark}, Ada – Organist\nTxt${mark}, Bea\n`, counts: [2, 0, 0, 2] },
    {
      name: 'ward.json',
      body: JSON.stringify({ members: [{ name: `Csv${mark}, Ada`, calling: 'Clerk' }, { name: `Json${mark}, Cy` }] }),
      counts: [1, 1, 0, 2],
    },
    { name: 'ward.pdf', body: await printed(page, 100, mark), counts: [100, 0, 0, 100] },
  ];
  await openSection(page, 'speakers', 'Speaker Management');
  for (const { name, body, counts } of files) {
    await page.getByRole('button', { name: 'Import Members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Members' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(body) });
    // A PDF of three pages takes a busy machine its time.
    await expect(dialog.getByText(`Preview of ${name}.`)).toBeVisible({ timeout: 45_000 });
    await expect(dialog.getByText('1 row has a problem and will be skipped.')).toHaveCount(counts[2] ?? 0);
    await dialog.getByRole('button', { name: /^Import \d+ Members?$/ }).click();
    await expect(dialog.locator('dd')).toHaveText(counts.map(String));
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  }
  await page.getByRole('searchbox', { name: 'Search members' }).fill(`obrien ${mark}`);
  await expect(page.getByText(`Bea O'Brien-${mark}`)).toBeVisible();
});

test(
  'a file that cannot be read gets a message, and the dialog starts over',
  { tag: '@wide' },
  async ({ page, expectNoise }) => {
    expectNoise(/status of 400/);
    await openSection(page, 'speakers', 'Speaker Management');
    await page.getByRole('button', { name: 'Import Members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Members' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('1,2\n') });
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t find a name column');
    await dialog.getByRole('button', { name: 'Choose Another File' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download Template' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      '\uFEFFfirstName,lastName,email,phone,calling,isAvailable,notes\r\n',
    );
  },
);

test('a member is added, edited, removed, brought back by Undo and by the list of the removed', async ({ page }, {
  project,
}) => {
  const name = `Zoe Directory${project.name}`;
  const [firstName = '', lastName = ''] = name.split(' ');
  await openSection(page, 'speakers', 'Speaker Management');
  await page.getByRole('button', { name: 'Add New Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Member' });
  await dialog.getByRole('button', { name: 'Add New Member' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByRole('button', { name: 'Add New Member' }).click();
  await expect(page.getByText('Member added successfully')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search members' }).fill(lastName);
  const actions = page.getByRole('button', { name: `Actions for ${name}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Member' });
  await edit.getByLabel('Calling').fill('Nursery Leader');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nursery Leader').first()).toBeVisible();
  for (const undo of [true, false]) {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog', { name: `Remove ${name}?` })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(actions).toHaveCount(0);
    if (undo) {
      const button = page.getByRole('button', { name: 'Undo' });
      // Earlier notices have their turn first.
      await expect(button).toBeVisible({ timeout: 25_000 });
      await button.click();
      await expect(actions).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'Removed members' }).click();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await page.getByRole('link', { name: 'Back to members' }).click();
  await page.getByRole('searchbox', { name: 'Search members' }).fill(lastName);
  await expect(actions).toBeVisible();
});

test('tracking shows who spoke and prayed, keeps its filters in the address, and assigns to a Sunday', async ({
  page,
}, { project }) => {
  await openSection(page, 'tracking', 'Talk Tracking');
  await expect(page.getByText(/^For \w+, \w+ \d+ · ties take turns$/)).toBeVisible();
  const count = page.locator('[data-list-count]');
  await expect(count).toHaveText(/^\d+ members$/);
  const everyone = await count.innerText();
  const inPlace = [
    page.getByRole('button', { name: 'Export List' }),
    ...(project.name === 'phone' ? [] : [page.getByRole('columnheader', { name: 'Last prayer' })]),
  ];
  const places = () => Promise.all(inPlace.map((one) => one.boundingBox()));
  const before = await places();
  if (project.name === 'phone') await page.getByRole('combobox', { name: 'Filter by last talk' }).selectOption('never');
  else
    await page
      .getByRole('radiogroup', { name: 'Filter by last talk' })
      .getByRole('radio', { name: /^Never/ })
      .check();
  await expect(page).toHaveURL(/spoke=never/);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expect(count).not.toHaveText(everyone);
  expect(await places()).toEqual(before);
  if (project.name !== 'phone') {
    const rows = page.getByRole('table', { name: 'Members and when they last' }).locator('tbody tr');
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rows.evaluateAll((all) => all.some((row) => row.getBoundingClientRect().height !== 48))).toBe(false);
    }
  }
  const shown = Number.parseInt(await count.innerText(), 10);
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export List' }).click(),
  ]);
  const lines = readFileSync(await list.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toContain('Name,Calling,Available,Last talk');
  expect(lines).toHaveLength(shown + 1);
  for (const name of ['Topics', 'Prayers']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByText(new RegExp(`^\\d+ ${name}$`, 'i'))).toBeVisible();
    await expect(page.getByText(/^(today|yesterday|\d+ \w+ ago)$/).first()).toBeVisible();
  }
  await expect(page.getByText('Invocation').first()).toBeVisible();
  await page.getByRole('link', { name: 'Talk History' }).click();
  const quick = page.getByRole('combobox', { name: 'Quick sort' });
  await expect(quick.locator('option')).toHaveText(['Newest first', 'Oldest first', 'Name', 'Topic', 'Longest talks']);
  await quick.selectOption('Longest talks');
  await expect(page).toHaveURL(/sort=duration&order=desc/);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Meeting History' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(
    /^\uFEFFDate,Conducting Member,Speakers,Musical Numbers\r\n/,
  );
  await page.getByRole('link', { name: 'Speakers', exact: true }).click();
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  const assign = page.getByRole('button', { name: /^Assign .* to a Sunday$/ }).first();
  const name = /^Assign (.*) to a Sunday$/.exec((await assign.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await assign.click();
  await expect(page.getByRole('menu').getByText('Speak on…')).toBeVisible();
  await page.getByRole('menuitem').first().click();
  const dialog = page.getByRole('dialog', { name: /Meeting/ });
  await expect
    .poll(async () =>
      Promise.all((await dialog.getByRole('combobox').all()).map((field) => field.inputValue().catch(() => ''))),
    )
    .toContain(name);
});

test(
  'the planner suggests speakers with the reason, and one click plans the next Sunday without speakers',
  { tag: '@wide' },
  async ({ page }) => {
    await signIn(page, 'planner', { path: '/' });
    const card = page.getByRole('region', { name: 'Suggested Speakers' });
    const first = card.getByRole('listitem').first().getByRole('link');
    await expect(first).toContainText(/Never spoken|ago, \d+ talk/);
    const name = (await first.innerText()).split('\n')[0] ?? '';
    await first.click();
    const dialog = page.getByRole('dialog', { name: /Meeting/ });
    await expect(dialog.getByRole('combobox', { name: 'Speaker 1', exact: true })).toHaveValue(name);
  },
);

test('a new speaker field suggests speakers, with the reason, before the leaders', async ({ page }, { project }) => {
  await signIn(page, 'planner', { path: '/?plan=2031-03-09' });
  const dialog = page.getByRole('dialog', { name: /Meeting/ });
  await dialog.getByRole('button', { name: 'Add Speaker' }).click();
  // A sheet would cover the row that was just added.
  if (project.name === 'phone') await dialog.getByRole('combobox', { name: 'Speaker 1', exact: true }).click();
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Suggested');
  await expect(groups.first().getByRole('option').first()).toContainText(/Never spoken|ago/);
  await expect(groups.nth(1)).toHaveAccessibleName('Ward Leadership & Frequently Used');
  await page.getByRole('option', { name: 'Add New Member…' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Member' }).getByLabel('Phone')).toBeVisible();
});

test(
  'Talk Tracking says once what could not be loaded, and Retry loads it',
  { tag: '@wide' },
  async ({ page, expectNoise }) => {
    expectNoise(/Failed to load resource/);
    await signIn(page, 'planner');
    const calls = /\/api\/(talks|members\/suggested-speakers)/;
    await page.route(calls, (route) => route.abort());
    await page.goto('/?tab=tracking');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^\d+ members$/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
