import type { Locator, Page } from '@playwright/test';
import { callerFor } from '#tests/browser/support/calls.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

// Other tests plan, move and delete the coming Sundays, by whose place the sheets are found here.
test.use({ stage: 'sheets that fail' });

async function openSheet(
  page: Page,
  place: number,
): Promise<{ card: Locator; dialog: Locator; open: () => Promise<void> }> {
  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  const card = page.getByRole('region', { name: /^Sheets for/ }).nth(place);
  const open = () => card.getByRole('button', { name: /^View Outline/ }).click();
  await expect(card).toBeVisible();
  return { card, open, dialog: page.getByRole('dialog', { name: 'Meeting Outline' }) };
}

test('a sheet that cannot be loaded is generated here: Using Generated Content', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  const { dialog, open } = await openSheet(page, 2);
  await page.route('**/pulpit-sheet/outline*', (route) => route.fulfill({ status: 500, json: {} }));
  await open();
  await expect(page.getByText('Using Generated Content').first()).toBeVisible();
  await expect(dialog.getByText('Opening hymn', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
});

test('Regeneration Failed leaves the sheet; Export Failed says so', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  const { card, dialog, open } = await openSheet(page, 2);
  await open();
  await expect(dialog.getByText('Generated', { exact: true })).toBeVisible();
  const isPost = (method: string) => method === 'POST';
  await page.route('**/pulpit-sheet/outline*', (route) =>
    isPost(route.request().method()) ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Regeneration Failed').first()).toBeVisible();
  await expect(dialog.getByText('Generated', { exact: true })).toBeVisible();

  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  );
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Export Failed').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.unroute('**/pulpit-sheet/outline*');
  await page.route('**/pulpit-sheet/**', (route) => route.fulfill({ status: 500, json: {} }));
  await card.getByRole('button', { name: /^Download Outline/ }).click();
  await expect(page.getByText('Couldn’t download the sheet. Please try again.').first()).toBeVisible();
});

test('when two people edit one sheet, the second sees both texts and chooses one', async ({
  page,
  playwright,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { card, dialog, open } = await openSheet(page, 3);
  const request = await playwright.request.newContext({ baseURL });
  const other = await callerFor(request, 'admin');
  const meeting = await other.meetingOn((await card.locator('time').first().getAttribute('datetime')) ?? '');
  const saveTheirs = async (content: string) => {
    const reply = await request.post(`/api/meetings/${meeting?.id}/pulpit-sheet/outline`, {
      headers: { Authorization: `Bearer ${other.token}` },
      data: { content, isGenerated: false },
    });
    expect(reply.status()).toBe(200);
  };
  const text = dialog.getByRole('textbox', { name: 'Sheet text' });
  const clash = page.getByRole('dialog', { name: 'Someone else saved this sheet' });

  await open();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await text.fill('My words');
  await saveTheirs('Their words');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(clash.getByRole('region', { name: 'Theirs' })).toContainText('Their words');
  await expect(clash.getByRole('region', { name: 'Mine' })).toContainText('My words');
  await clash.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(text).toHaveValue('My words');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await clash.getByRole('button', { name: 'Use Theirs' }).click();
  await expect(text).toHaveCount(0);
  await expect(dialog.getByText('Their words')).toBeVisible();
  await expect(dialog.locator('[tabindex="0"]')).toBeFocused();

  await dialog.getByRole('button', { name: 'Edit' }).click();
  const alike = Array.from({ length: 60 }, (_, line) => `Line ${line} of both`).join('\n');
  await text.fill(' ');
  await text.press('Control+s');
  await expect(dialog.getByText('A sheet can’t be empty. Choose Regenerate to rebuild it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await text.fill(`My first line\n${alike}\nMy words again`);
  await saveTheirs(`${alike}\nTheirs once more`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The differences are far apart, and are told by words and a mark, not by color alone.
  await expect(clash.getByText('Different: My first line')).toBeInViewport();
  await expect(clash.getByText('Different: My words again')).toBeInViewport();
  await expect(clash.getByText('Different: Theirs once more')).toBeInViewport();
  await clash.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(page.getByText('Changes Saved').first()).toBeVisible();
  await expect(dialog.getByText('My words again')).toBeVisible();
  await request.dispose();
});

test('the card compares what the meeting was and is, not when it was saved', async ({ page, playwright, baseURL }) => {
  const { card, dialog, open } = await openSheet(page, 4);
  const request = await playwright.request.newContext({ baseURL });
  const other = await callerFor(request, 'admin');
  const meeting = await other.meetingOn((await card.locator('time').first().getAttribute('datetime')) ?? '');
  if (!meeting) throw new Error('There is no such meeting');
  await open();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Sheet text' }).fill('My outline');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('My outline')).toBeVisible();

  const announcements = meeting.announcements ?? null;
  await other.change(meeting.id, { announcements: 'Something new' });
  await page.reload();
  await expect(card.getByText('Edited before the announcements changed.')).toBeVisible();
  await other.change(meeting.id, { announcements });
  await page.reload();
  await expect(card.getByText('Edited', { exact: true })).toBeVisible();
  await expect(card.getByText(/Edited before/)).toHaveCount(0);
  await request.dispose();
});

test('without a meeting there are no sheets: No Upcoming Meetings; the history is exported: Export Complete', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.route(/\/api\/meetings(\?|$)/, (route) => route.fulfill({ json: [] }));
  await page.goto('/?tab=pulpit');
  await expect(page.getByText('No Upcoming Meetings', { exact: true })).toBeVisible();
  await page.goto('/?tab=planner');
  await page.getByRole('link', { name: 'Generate pulpit sheets' }).click();
  await expect(page.getByText('No Upcoming Meetings', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.goto('/?tab=planner');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await file).suggestedFilename()).toMatch(/^meeting-history-.*\.csv$/);
  await expect(page.getByText('Export Complete').first()).toBeVisible();
});
