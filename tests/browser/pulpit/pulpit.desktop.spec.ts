import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { headersFor } from '#tests/browser/support/calls.ts';
import { hold } from '#tests/browser/support/hold.ts';

// Other tests plan, move and delete the coming Sundays, by whose place the sheets are found here.
test.use({ stage: 'sheets' });

async function openSheets(page: Page): Promise<Locator> {
  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit Sheets' })).toBeVisible();
  const cards = page.getByRole('region', { name: /^Sheets for/ });
  await expect(cards.first()).toBeVisible();
  return cards;
}

/** Where the server has no AI, the template is behind the dots. */
async function generateIn(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Generate from Template' }).click();
}

test('up to six meetings are listed, with an explanation of the two formats and of AI', async ({ page }) => {
  const cards = await openSheets(page);
  expect(await cards.count()).toBeLessThanOrEqual(7);
  const places = await cards.evaluateAll((all) =>
    all.map((card) => (card.querySelector('ul')?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top),
  );
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(1);
  await expect(page.getByRole('heading', { name: 'Two Formats' })).toBeVisible();
  await expect(page.getByText(/AI isn’t set up on this server/)).toBeVisible();
});

test('a card says of each sheet what is saved, and has no empty room', async ({ page }) => {
  const card = (await openSheets(page)).nth(1);
  const outline = card.getByRole('listitem').filter({ hasText: 'View Outline' });
  await expect(outline).toContainText('No sheet saved yet');
  await outline.getByRole('button', { name: /^View Outline/ }).click();
  await page.getByRole('dialog', { name: 'Meeting Outline' }).getByRole('button', { name: 'Close' }).click();
  await expect(outline).toContainText(/Generated.*[AP]M/);
  await expect(card.getByRole('listitem').filter({ hasText: 'View Script' })).toContainText('No sheet saved yet');
  // From one thing to the next there is never more than a line of text would take.
  const gaps = await card.evaluate((element) => {
    const boxes = [...element.querySelectorAll('button, a, p, h3')].map((one) => one.getBoundingClientRect());
    const seen = boxes.toSorted((a, b) => a.top - b.top);
    const ends = seen.map((_, at) => Math.max(...seen.slice(0, at + 1).map(({ bottom }) => bottom)));
    const rest = element.getBoundingClientRect().bottom - (ends.at(-1) ?? 0);
    return [...seen.slice(1).map(({ top }, at) => top - (ends[at] ?? 0)), rest];
  });
  expect(Math.max(...gaps)).toBeLessThan(26);
});

test('a sheet that was closed before it had loaded is shown as generated', async ({ page }) => {
  const sheets = await hold(page, '**/pulpit-sheet/script*');
  const script = (await openSheets(page)).nth(2).getByRole('listitem').filter({ hasText: 'View Script' });
  await expect(script).toContainText('No sheet saved yet');
  await script.getByRole('button', { name: /^View Script/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Conducting Script' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  sheets.release();
  await expect(script).toContainText(/Generated.*[AP]M/);
});

test('every button of a card stays inside it on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cards = await openSheets(page);
  const outside = await cards.evaluateAll((all) =>
    all.flatMap((card) =>
      [...card.querySelectorAll('button, a')]
        .filter((button) => button.getBoundingClientRect().right > card.getBoundingClientRect().right)
        .map((button) => button.textContent),
    ),
  );
  expect(outside).toEqual([]);
});

test('the paper of a sheet keeps its place and its width when it is edited', async ({ page }) => {
  const card = (await openSheets(page)).first();
  await card.getByRole('button', { name: /^View Outline/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Meeting Outline' });
  const place = dialog.getByText('Maple Grove Ward', { exact: false }).first();
  await expect(place).toBeVisible();
  const paper = await place.evaluate((element) => {
    const { left, width } = element.closest('.border.bg-surface')?.getBoundingClientRect() ?? new DOMRect();
    return [left, width];
  });
  expect(paper[1]).toBeGreaterThan(500);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  const field = await dialog.getByRole('textbox', { name: 'Sheet text' }).boundingBox();
  expect([field?.x, field?.width]).toEqual(paper);
});

test('a sheet is viewed, edited, kept when the meeting changes, and regenerated', async ({ page }) => {
  const card = (await openSheets(page)).first();
  await card.getByRole('button', { name: /^View Outline/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Meeting Outline' });
  await expect(dialog.getByText('Maple Grove Ward', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByText('Generated', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Edit' }).click();
  const text = dialog.getByRole('textbox', { name: 'Sheet text' });
  await text.fill(`${await text.inputValue()}\nThank the youth by name.`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard unsaved changes?' })
    .getByRole('button', { name: 'Keep Editing' })
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes Saved').first()).toBeVisible();
  await expect(dialog.getByText('Thank the youth by name.')).toBeVisible();
  await expect(dialog.getByText('Edited', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const outline = card.getByRole('listitem').filter({ hasText: 'Outline' });
  await expect(outline.getByText('Edited', { exact: true })).toBeVisible();

  const headers = await headersFor(page.request, 'planner');
  const date = await card.locator('time').first().getAttribute('datetime');
  const [meeting] = await (await page.request.get(`/api/meetings?from=${date}&to=${date}`, { headers })).json();
  expect(
    (await page.request.patch(`/api/meetings/${meeting.id}/music`, { headers, data: { closing: '5' } })).status(),
  ).toBe(200);
  await card.getByRole('button', { name: /^View Outline/ }).click();
  await expect(dialog.getByText('Edited before the closing hymn changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show changes' }).click();
  await expect(dialog.getByRole('list', { name: 'Meeting changes' })).toContainText('High on the Mountain Top');

  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Regenerate this sheet?' });
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Content Regenerated').first()).toBeVisible();
  await expect(dialog.getByText('High on the Mountain Top')).toBeVisible();
  await expect(dialog.getByText('Thank the youth by name.')).toHaveCount(0);
});

test('a sheet is copied and downloaded under its format and date', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = (await openSheets(page)).first();
  const date = await card.locator('time').first().getAttribute('datetime');
  await card.getByRole('button', { name: /^View Script/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Conducting Script' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to Clipboard').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('OPENING HYMN');
  const fromDialog = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await fromDialog;
  expect(file.suggestedFilename()).toBe(`sacrament-meeting-script-${date}.txt`);
  expect(await readFile(await file.path(), 'utf8')).toBe(copied);
  await expect(page.getByText('Pulpit Sheet Downloaded').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const fromCard = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Download Outline/ }).click();
  expect((await fromCard).suggestedFilename()).toBe(`sacrament-meeting-outline-${date}.txt`);
});

test('a failed save keeps what was written, and a failed generation the script', async ({ page, expectNoise }) => {
  expectNoise(/50[03]/);
  const card = (await openSheets(page)).nth(1);
  await page.route('**/api/generate-script', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away', code: 'ai_unavailable' } }),
  );
  await generateIn(page, card);
  await expect(page.getByText('Failed to generate AI script. Please try again.').first()).toBeVisible();
  await page.unroute('**/api/generate-script');

  await card.getByRole('button', { name: /^View Script/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Conducting Script' });
  await dialog.getByRole('button', { name: 'Edit' }).click();
  const text = dialog.getByRole('textbox', { name: 'Sheet text' });
  await text.fill('My own words');
  await page.route('**/pulpit-sheet/script', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  // Spoken once, by the toast.
  await expect(dialog.getByRole('status').filter({ hasText: 'Failed to save your changes.' })).toHaveCount(1);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(save).toHaveAccessibleDescription('Failed to save your changes. Please try again.');
  await expect(text).toHaveValue('My own words');
  await page.unroute('**/pulpit-sheet/script');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Edited', { exact: true })).toBeVisible();
  await expect(dialog.getByText('My own words')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await generateIn(page, card);
  await page
    .getByRole('alertdialog', { name: 'Generate a new script?' })
    .getByRole('button', { name: 'Generate' })
    .click();
  await expect(dialog.getByText('OPENING HYMN', { exact: true })).toBeVisible();
  await expect(dialog.getByText('My own words')).toHaveCount(0);
});
