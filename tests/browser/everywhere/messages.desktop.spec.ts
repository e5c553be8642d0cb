import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { farSunday } from '#tests/browser/support/calls.ts';
import { told } from '#tests/browser/support/notices.ts';
import { mainButtons } from '#tests/browser/support/inspect.ts';

/** What a person is told when a save works or fails, one screen after the other. */
const open = async (page: Page, tab: string, title: string) => {
  await signIn(page, 'planner2', { path: `/?tab=${tab}` });
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
};
/** Answers one kind of call with a failure that has no words of its own, until the returned function ends it. */
async function failing(page: Page, address: string, ...methods: string[]): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    methods.includes(route.request().method()) ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  return () => page.unroute(address);
}

test.beforeEach(({ expectNoise }) => {
  test.setTimeout(90_000);
  expectNoise(/500/);
});

test('adding, changing, or removing a member is reported, and so is each failure', async ({ page }) => {
  await open(page, 'speakers', 'Speaker Management');
  await page.getByRole('button', { name: 'Add New Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Member' });
  for (const name of ['First name', 'Last name', 'Email', 'Phone', 'Calling', 'Notes'])
    await expect(dialog.getByLabel(name)).toBeVisible();
  await expect(dialog.getByLabel('Available for Speaking')).toBeChecked();
  await dialog.getByLabel('First name').fill('Prudence');
  await dialog.getByLabel('Last name').fill('Hollingworth');
  await dialog.getByLabel('Email').fill('nonsense');
  const add = dialog.getByRole('button', { name: 'Add New Member' });
  await add.click();
  await expect(dialog.getByText('Invalid email')).toBeVisible();
  await dialog.getByLabel('Email').fill('');
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/members', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await waiting;
    return route.fulfill({ status: 500, json: {} });
  });
  await add.click();
  await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeVisible();
  answer();
  await told(page, 'ErrorFailed to add member');
  await page.unroute('**/api/members');
  await add.click();
  await told(page, 'SuccessMember added successfully');

  await page.getByRole('searchbox', { name: 'Search members' }).fill('Hollingworth');
  const actions = page.getByRole('button', { name: 'Actions for Prudence Hollingworth' });
  const act = async (name: string) => {
    await actions.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Member' });
  await edit.getByLabel('Phone').fill('+1 801 555 0100');
  const restore = await failing(page, '**/api/members/*', 'PUT');
  await edit.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Update FailedFailed to update member. Please try again.');
  await restore();
  await edit.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Member Updated');
  await expect(edit).toHaveCount(0);
  // The focus is back where the dialog was opened: coming later, it would close the menu again.
  await expect(actions).toBeFocused();
  const mendAgain = await failing(page, '**/api/members/*', 'PUT');
  const remove = async () => {
    await act('Remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };
  const mendReading = await failing(page, '**/api/members/*/assignments*', 'GET');
  await act('Remove');
  await told(page, 'Delete FailedFailed to remove member. Please try again.');
  await expect(actions).toBeFocused();
  await mendReading();
  await remove();
  await told(page, 'Delete FailedFailed to remove member. Please try again.');
  await expect(actions).toBeFocused();
  await mendAgain();
  await remove();
  await told(page, 'Member Removed');
});

test('an import goes through its steps, and reports failure and success', async ({ page }) => {
  await open(page, 'speakers', 'Speaker Management');
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  await expect(dialog.locator('input[type=file]')).toHaveAttribute('accept', '.csv,.txt,.json,.pdf');
  await expect(mainButtons(dialog)).toHaveText(['Choose a File']);
  await dialog.getByRole('button', { name: 'Download Template' }).click();
  await told(page, 'Template Downloaded');
  const restore = await failing(page, '**/api/members/import*', 'POST');
  const file = { name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from('firstName,lastName\nOna,Importable\n') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await told(page, 'Import FailedFailed to import member data');
  await restore();
  const progress = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () =>
      document
        .querySelectorAll('[role=progressbar]')
        .forEach((bar) => seen.add(bar.getAttribute('aria-valuenow') ?? ''));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await dialog.getByRole('button', { name: 'Choose Another File' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import 1 member' }).click();
  await told(page, 'Import Complete');
  // Saving has no share.
  expect(await progress.evaluate((seen) => [...seen])).toEqual(['33', '66', '']);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Import Members' }).click();
  await expect(dialog.getByLabel('Choose a File or drop it here')).toBeVisible();
});

test('music that cannot be saved says so and stays, and an unknown hymn says how to search', async ({ page }) => {
  await open(page, 'music', 'Music Coordination');
  const field = page.getByRole('combobox', { name: /^Rest hymn/ }).first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  for (const name of ['Opening hymn *', 'Sacrament hymn *', 'Closing hymn *', 'Rest hymn'])
    await expect(page.getByRole('columnheader', { name, exact: true }).last()).toBeVisible();
  await field.fill('#99999');
  await expect(page.getByText('No hymns found. Try searching by number (#123) or title.').last()).toBeVisible();
  await field.fill('love');
  const offered = page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: /^(Use|Show) / });
  await expect(offered.nth(7)).toBeVisible();
  expect(await offered.count()).toBe(8);
  const restore = await failing(page, '**/api/meetings/*/music', 'PATCH');
  await field.fill('89');
  await page.getByRole('option', { name: /The Lord Is My Light/ }).click();
  await told(page, 'Save FailedFailed to save music selections.');
  await expect(field).toHaveValue('The Lord Is My Light');
  await expect(save).toBeEnabled();
  await restore();
  await save.click();
  await told(page, 'Music Saved');
});

const statistics = [6, 5, 4, 3, 2, 1].map((count, place) => ({
  hymnNumber: 60 + place,
  hymnTitle: `Hymn sung ${count} times`,
  count,
  planned: 0,
  lastUsed: '2026-01-04',
}));

test('hymn usage shows how frequent each hymn is, which to rest, and when there is no data', async ({ page }) => {
  const asked: string[] = [];
  let rows = statistics;
  await page.route('**/api/hymn-usage/all-stats/*', (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill({ json: rows });
  });
  await open(page, 'music', 'Music Coordination');
  const alerts = page.getByRole('list', { name: 'Frequently sung hymns' }).getByRole('listitem');
  await expect(alerts).toHaveCount(3);
  await expect(alerts.filter({ hasText: 'Overused' })).toHaveCount(1);
  for (const [band, count] of [
    ['Very Frequent', 1],
    ['Frequent', 2],
    ['Moderate', 2],
    ['Infrequent', 1],
  ] as const) {
    await expect(page.getByRole('table').getByText(band, { exact: true }).filter({ visible: true })).toHaveCount(count);
  }
  expect(asked).toContain('12');
  rows = statistics.slice(3);
  await page
    .getByRole('radio', { name: '6 months', exact: true })
    .or(page.getByRole('button', { name: '6 months', exact: true }))
    .first()
    .click();
  await expect(page.getByText(/No hymns were used more than 3 times in the past 6 months/)).toBeVisible();
  rows = [];
  await page
    .getByRole('radio', { name: '24 months' })
    .or(page.getByRole('button', { name: '24 months' }))
    .first()
    .click();
  await expect(page.getByText('No hymn usage data available')).toBeVisible();
  await expect(page.getByText('No recent usage data available')).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['6', '24']));
});

test('a sheet that cannot be loaded is generated here, and a failed regeneration leaves the old one', async ({
  page,
}) => {
  await open(page, 'pulpit', 'Pulpit Sheets');
  const card = page.getByRole('region', { name: /^Sheets for/ }).first();
  const restore = await failing(page, '**/pulpit-sheet/*', 'GET');
  await card.getByRole('button', { name: /^View Outline/ }).click();
  await told(page, 'Using Generated Content');
  const dialog = page.getByRole('dialog', { name: 'Meeting Outline' });
  await expect(dialog.getByText(/opening hymn/i).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await restore();
  await card.getByRole('button', { name: /^View Outline/ }).click();
  const mendAgain = await failing(page, '**/pulpit-sheet/*', 'POST');
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await told(page, 'Regeneration Failed');
  await mendAgain();
});

test('an empty prayer field says who last prayed when and offers the leaders; a name that cannot be added says so', async ({
  page,
}) => {
  await signIn(page, 'planner2', { path: `/?plan=${farSunday(11)}` });
  const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  const field = dialog.getByRole('combobox', { name: 'Invocation', exact: true });
  await field.click();
  const group = (name: string) => page.getByRole('listbox').getByRole('group', { name, exact: true });
  await expect(group('Suggested').getByRole('option').first()).toContainText(/Prayed|Never prayed/);
  const offered = group('Ward Leadership & Frequently Used').getByRole('option');
  await expect(offered.first()).toContainText(/bishop|counselor|president/i);
  await expect(offered.first()).toContainText(/Prayed|Praying|Never prayed/);
  expect(await offered.count()).toBeLessThanOrEqual(15);
  await field.fill('Zebedee Unknowable');
  await failing(page, '**/api/members', 'POST');
  await page.getByRole('option', { name: 'Add “Zebedee Unknowable” as a member' }).click();
  await expect(dialog.getByText('“Zebedee Unknowable” wasn’t added.')).toBeVisible();
});
