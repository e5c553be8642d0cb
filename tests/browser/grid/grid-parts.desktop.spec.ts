import { expect, test } from '#tests/browser/support/app.ts';
import { cell, openGrid, saved } from '#tests/browser/support/open-grid.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';

const LEADERS = ['Conducting', 'Presiding', 'Invocation', 'Speaker 1', 'Speaker 2', 'Speaker 3', 'Benediction'];
const MUSIC = ['Organist', 'Chorister', 'Opening hymn', 'Sacrament hymn', 'Rest hymn', 'Special number'];
const ALL = ['Sunday', ...LEADERS, ...MUSIC, 'Performed by', 'Closing hymn'];

test('the grid shows people or music alone, without scrolling sideways at 1280 pixels, and remembers it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { caller, dates, show } = await openGrid(page, request, 2);
  const [date] = dates;
  await show();
  const heads = page.getByRole('grid', { name: 'Planning grid' }).getByRole('columnheader');
  const hidden = () =>
    page.getByRole('grid', { name: 'Planning grid' }).evaluate((grid) => {
      const box = grid.parentElement;
      return box ? box.scrollWidth - box.clientWidth : Infinity;
    });
  const choice = page.getByRole('radiogroup', { name: 'Parts shown' });
  await expect(choice.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(heads).toHaveText(ALL);
  await cell(page, date, 'speaker-0').focus();
  await page.keyboard.press('Control+x');
  await choice.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(heads).toHaveText(['Sunday', ...LEADERS]);
  expect(await hidden()).toBe(0);
  // Nothing is beyond the edge, so nothing fades there.
  const frame = page.getByRole('grid', { name: 'Planning grid' }).locator('../..');
  await expect(frame).not.toHaveAttribute('data-more');
  await page.keyboard.press('ArrowRight');
  await expect(heads).toHaveText(['Sunday', ...MUSIC, 'Performed by', 'Closing hymn']);
  expect(await hidden()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  // Where the person was is not shown: the grid can be reached all the same, and keys lead from column to column.
  const grid = page.getByRole('grid', { name: 'Planning grid' });
  await expect(grid).toHaveAttribute('tabindex', '0');
  await cell(page, date, 'sunday').focus();
  for (const column of ['organist', 'chorister', 'hymn-opening']) {
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, date, column)).toBeFocused();
  }
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await saved(page, date, 'hymn-opening');
  expect(await caller.meetingOn(date)).toMatchObject({ openingHymn: '#2 The Spirit of God' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, date, 'hymn-opening')).toContainText('Missing');
  await page.goto('/?view=grid&weeks=26');
  await expect(heads).toHaveText(['Sunday', ...MUSIC, 'Performed by', 'Closing hymn']);
  // On paper every part is there.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.page-grid thead tr').last().locator('th')).toHaveText(
    ALL.map((label) => label.replace(/ (?=\d)/, '\u00a0')),
  );
  await caller.free(date);
});

test('a change that isn’t saved can be found and dropped while its part of the grid is not shown', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/400/);
  const { caller, dates, show } = await openGrid(page, request, 3);
  const [date] = dates;
  const [conductor] = await caller.members();
  await caller.schedule({ date, conductingMemberId: conductor?.id });
  await show();
  await cell(page, date, 'conducting').focus();
  await page.keyboard.press('Delete');
  await expect(cell(page, date, 'conducting')).toContainText('not saved');
  await page.getByRole('radio', { name: 'Music' }).check();
  await expect(page.getByText('1 change not saved')).toBeVisible();
  // With its column goes the focus, and with that a menu that opened before.
  await expect(cell(page, date, 'conducting')).toHaveCount(0);
  await page.locator(`[data-cell="sunday"][data-date="${date}"]`).click();
  await page.getByRole('menuitem', { name: 'Conducting: Discard' }).click();
  await expect(page.getByText('1 change not saved')).toBeHidden();
  await caller.free(date);
});
