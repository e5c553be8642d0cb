import { addDays } from '#shared/calendar/sundays.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS } from '#shared/meetings/music/hymns.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, headersFor, today } from '#tests/browser/support/calls.ts';
import { mainButtons } from '#tests/browser/support/inspect.ts';
import { blockSaves, openMusic } from '#tests/browser/support/music-grid.ts';

const FOLLOW_THEE = { number: '220', title: 'Lord, I Would Follow Thee' };
const ABIDE = { number: '166', title: 'Abide with Me!' };

test('a hymn listed twice is flagged, and leaving asks before losing changes', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  const grid = await openMusic(page);
  await blockSaves(page);
  const opening = grid.getByRole('combobox', { name: /^Opening hymn/ }).first();
  const closing = grid.getByRole('combobox', { name: /^Closing hymn/ }).first();
  for (const cell of [opening, closing]) {
    await cell.fill('58');
    await cell.press('Tab');
  }
  await expect(grid.getByText('This hymn is used twice in this meeting.')).toHaveCount(2);
  await expect(page.getByText('Not saved. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Meetings', exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(opening).toHaveValue('Come, Ye Children of the Lord');
  await page.getByRole('link', { name: 'Meetings', exact: true }).first().click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
});

test('unsaved hymns survive a reload, and signing out asks before it discards them', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  const grid = await openMusic(page);
  const allowSaves = await blockSaves(page);
  const rest = grid.getByRole('combobox', { name: /^Rest hymn/ }).first();
  const stored = await rest.inputValue();
  // Whichever of the two the sample ward doesn't sing on that day.
  const { number, title } = stored === FOLLOW_THEE.title ? ABIDE : FOLLOW_THEE;
  const type = async () => {
    await rest.fill(number);
    await rest.press('Tab');
    await expect(rest).toHaveValue(title);
  };
  await type();
  await expect(page.getByText('Not saved. Please try again.')).toBeVisible();
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(rest).toHaveValue(title);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(rest).toHaveValue(stored);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rest).toHaveValue(title);

  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('go to meetings');
  await page.getByRole('option', { name: 'Go to Meetings' }).click();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(rest).toHaveValue(title);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Sacrament Meeting Planner' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed')))).toEqual([]);
  await allowSaves();
  await openMusic(page);
  await expect(rest).toHaveValue(stored);
});

test('what two people saved at once is shown side by side, and the choice is kept', async ({ page, expectNoise }) => {
  expectNoise(/409/);
  const grid = await openMusic(page);
  const row = grid.getByRole('rowgroup').nth(1);
  const opening = row.getByRole('combobox', { name: /^Opening hymn/ });
  const date = await row.locator('time').getAttribute('datetime');
  const headers = await headersFor(page.request, 'planner');
  const [meeting] = await (await page.request.get(`/api/meetings?from=${date}&to=${date}`, { headers })).json();
  const other = await page.request.patch(`/api/meetings/${meeting.id}/music`, {
    headers,
    data: { opening: '5', rest: '89' },
  });
  expect(other.status()).toBe(200);

  await opening.fill('62');
  await opening.press('Tab');
  const clash = page.getByRole('dialog', { name: 'Someone else saved this meeting' });
  await expect(clash.getByText('#62 All Creatures of Our God and King')).toBeVisible();
  await expect(clash.getByText('#5 High on the Mountain Top')).toBeVisible();
  await clash.getByRole('button', { name: 'Save Changes' }).click();
  await expect(clash).toHaveCount(0);
  await expect(opening).toHaveValue('All Creatures of Our God and King');
  await expect(row.getByRole('combobox', { name: /^Rest hymn/ })).toHaveValue('The Lord Is My Light');
});

const LAPTOP = { width: 1280, height: 800 };

test('while something is unsaved, Save stays in view at the foot of the page, in one place', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/503/);
  await page.setViewportSize(LAPTOP);
  const grid = await openMusic(page);
  const allowSaves = await blockSaves(page);
  const rest = grid.getByRole('combobox', { name: /^Rest hymn/ }).first();
  const number = (await rest.inputValue()) === FOLLOW_THEE.title ? ABIDE.number : FOLLOW_THEE.number;
  await rest.fill(number);
  await rest.press('Tab');
  await expect(page.getByText('Not saved. Please try again.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const atTop = await save.boundingBox();
  const goTo = (end: 'top' | 'bottom') =>
    page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.documentElement.scrollHeight), end);
  for (const size of [LAPTOP, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await goTo('bottom');
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Not saved. Please try again.')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(LAPTOP);
  await goTo('top');
  await expect.poll(() => save.boundingBox()).toEqual(atTop);
  await goTo('bottom');
  await allowSaves();
  await save.click();
  // What was done, and its Undo, stay in view, too.
  await expect(page.getByText(/^Saved \d/)).toBeInViewport();
  await page.getByRole('button', { name: 'Undo Last Change' }).click();
  await expect(save).toBeDisabled();
});

test('Save is the filled button only once something could not be saved by itself', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  const grid = await openMusic(page);
  const filled = mainButtons(page.getByRole('main'));
  await expect(filled).toHaveText([/^(Fill with Suggestions|Music List)$/]);
  const before = await filled.textContent();
  const rest = grid.getByRole('combobox', { name: /^Rest hymn/ }).first();
  await rest.fill('god be');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(filled).toHaveText([before ?? '']);
  await blockSaves(page);
  await rest.press('Enter');
  await rest.press('Tab');
  await expect(page.getByText('Not saved. Please try again.')).toBeVisible();
  await expect(filled).toHaveText(['Save']);
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(filled).toHaveText([before ?? '']);
});

test('suggestions fill the gaps of all Sundays, are saved at once, and go with one undo', async ({ page, request }) => {
  const planner = await callerFor(request, 'planner');
  const coming = (await planner.meetings(`?from=${addDays(today(), 1)}`)).filter(({ kind }) => holdsMeeting(kind));
  const emptied = coming.slice(0, 2);
  const hymnsOf = (meeting: (typeof coming)[number]) =>
    Object.fromEntries(HYMN_SLOT_NAMES.map((slot) => [slot, meeting[HYMN_FIELDS[slot]] ?? '']));
  for (const meeting of emptied) await planner.change(meeting.id, { hymns: { ...hymnsOf(meeting), closing: '' } });
  const closingOf = async () =>
    Promise.all(emptied.map(async ({ date }) => (await planner.meetingOn(date))?.closingHymn ?? null));
  expect(await closingOf()).toEqual([null, null]);

  await openMusic(page);
  const fill = page.getByRole('button', { name: 'Fill with Suggestions' });
  await fill.click();
  if (await fill.getAttribute('aria-haspopup')) await page.getByRole('menuitem', { name: 'Fill All Sundays' }).click();
  await expect(page.getByText(/^\d+ Hymns Filled In$/)).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const filled = await closingOf();
  expect(filled.filter((hymn) => /^#\d+ /.test(hymn ?? ''))).toHaveLength(2);

  await page.getByRole('button', { name: 'Undo Last Change' }).click();
  await expect.poll(closingOf).toEqual([null, null]);
  await expect(page.getByRole('button', { name: 'Undo Last Change' })).toHaveCount(0);
  for (const meeting of emptied) await planner.change(meeting.id, { hymns: hymnsOf(meeting) });
});
