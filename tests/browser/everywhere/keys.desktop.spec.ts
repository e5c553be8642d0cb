import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, ordinarySundays } from '#tests/browser/support/calls.ts';
import { hold } from '#tests/browser/support/hold.ts';
import { BISHOP, conductingIn, openPlan, pick } from '#tests/browser/support/meeting-dialog.ts';
import { told } from '#tests/browser/support/notices.ts';
import { cell, saved } from '#tests/browser/support/open-grid.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

test('a shortcut pressed the moment the screen shows counts', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return;
      drawn.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
});

test('? lists the shortcuts, / searches, n plans, and single-key shortcuts can be turned off', async ({ page }) => {
  await signIn(page, 'planner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(keys).toContainText('Plan the next unplanned Sunday');
  await expect(keys).toContainText('Save the open meeting');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(keys.getByText(/so a stray key does nothing/)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.keyboard.press('n');
  const plan = page.getByRole('dialog', { name: /Meeting/ });
  await expect(plan.getByRole('button', { name: 'Cancel' })).toBeVisible();
  // Inside a dialog the keys belong to what is typed there.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await plan.getByRole('button', { name: 'Cancel' }).click();
  await expect(plan).toBeHidden();

  await page.goto('/?tab=speakers');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('?n');
  await expect(page.getByRole('searchbox')).toHaveValue('?n');
  await page.getByRole('heading', { level: 1 }).focus();

  await page.keyboard.press('?');
  await expect(keys.getByText('Open the command menu')).toBeInViewport();
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to…' })).toBeVisible();
});

test('in the grid Tab goes from cell to cell after Enter has saved one, until Esc or a click elsewhere', async ({
  page,
  request,
}) => {
  const { admins, password } = await makeWard(request);
  const [date = ''] = ordinarySundays(1);
  await signIn(page, admins[0] ?? '', { path: '/?view=grid&weeks=8', password });
  const at = (column: string) => cell(page, date, column);
  const field = page.getByRole('dialog').locator('input').first();
  const enter = async (text: string) => {
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
    await page.keyboard.press('Enter');
  };
  await at('invocation').focus();
  await enter('Sister Guest');
  await expect(at('invocation')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(at('speaker-0')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(at('invocation')).toBeFocused();
  await page.keyboard.press('Tab');
  await enter('Brother Visitor');
  await saved(page, date, 'speaker-0');
  await expect(at('speaker-0')).toContainText('Brother Visitor');

  // Where no one is entering, Tab leaves the grid.
  const inGrid = page.getByRole('grid').locator(':focus');
  await page.keyboard.press('Escape');
  await expect(at('speaker-0')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(inGrid).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show Earlier Sundays' })).toBeFocused();

  await at('benediction').focus();
  await enter('Sister Traveler');
  await saved(page, date, 'benediction');
  await page.getByText('Missing · Type to change a cell').click();
  await at('benediction').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Show Earlier Sundays' })).toBeFocused();

  // A letter on a cell with no field plans no other Sunday.
  const closed = page.getByRole('gridcell', { name: 'Testimonies' }).first();
  await closed.focus();
  await page.keyboard.press('n');
  await expect(closed).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a cell that a key moves to is never under the Sundays or the heads of the grid', async ({ page, request }) => {
  const { admins, password } = await makeWard(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, admins[0] ?? '', { path: '/?view=grid&weeks=26', password });
  await page.getByRole('gridcell').first().focus();
  const columns = await page.getByRole('columnheader').count();
  const rows = await page.getByRole('rowheader').count();
  /** How far the cell with the focus is under what stays in place, or outside of the frame. */
  const hidden = () =>
    page.evaluate(() => {
      const own = document.activeElement;
      const table = own?.closest('table');
      const frame = table?.parentElement?.getBoundingClientRect();
      const corner = table?.querySelector('th')?.getBoundingClientRect();
      if (!own || !frame || !corner) return 'no cell has the focus';
      const { left, right, top, bottom } = own.getBoundingClientRect();
      const beside = own.closest('th') || own.hasAttribute('data-closed') ? 0 : corner.right - left;
      const worst = Math.max(beside, own.hasAttribute('data-closed') ? 0 : right - frame.right, corner.bottom - top);
      return Math.max(worst, bottom - frame.bottom) <= 1 ? 'nothing' : `${own.id} at ${left}, ${top}`;
    });
  for (const [key, times] of [
    ['ArrowRight', columns],
    ['ArrowDown', rows],
    ['ArrowLeft', columns],
    ['ArrowUp', rows],
    ['ArrowDown', rows],
    ['ArrowRight', columns],
    ['ArrowUp', rows],
    ['ArrowLeft', columns],
  ] as const)
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press(key);
      expect(await hidden(), `${key} ${step}`).toBe('nothing');
    }
});

test('a menu opened by a key before it has loaded has its first item focused', async ({ page }) => {
  const { release } = await hold(page, /\/assets\/menus-[^/]*\.js$/);
  const { meetings } = await callerFor(page.request, 'planner');
  const [meeting] = await meetings();
  await signIn(page, 'planner', { path: `/meeting/${meeting?.id}` });
  const button = page.getByRole('button', { name: 'More actions' });
  await page.keyboard.press('Tab');
  await button.focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('a dialog that an address opened leaves the focus at the head of its screen', async ({ page }) => {
  await signIn(page, 'planner', { path: `/?plan=${farSunday(17)}` });
  const dialog = page.getByRole('dialog', { name: /^Schedule/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a dialog that closes before its screen has loaded leaves the focus at the head of that screen', async ({
  page,
}) => {
  const { release } = await hold(page, /\/assets\/planner-[^/]*\.js$/);
  await signIn(page, 'planner', { path: `/?plan=${farSunday(17)}` });
  const dialog = page.getByRole('dialog', { name: /^Schedule/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toHaveCount(0);
  release();
  await expect(head).toBeFocused();
});

test('a menu that moves below a pressed pointer chooses nothing where the button is let go', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn(page, 'admin2', { path: '/?tab=admin' });
  const button = page.getByRole('button', { name: /^Actions for/ }).last();
  // The page is long enough to be scrolled once this stands below the list.
  await expect(page.getByRole('heading', { name: 'What Each Role Can Do' })).toBeVisible();
  await button.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const pointer = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.down();
  const edit = page.getByRole('menuitem', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  // As if rows above had gone while the list was refreshed.
  await expect
    .poll(() =>
      edit.evaluate((item, { x, y }) => {
        const { top, bottom } = item.getBoundingClientRect();
        window.scrollBy(0, (top + bottom) / 2 - y);
        return document.elementFromPoint(x, y)?.textContent;
      }, pointer),
    )
    .toBe('Edit');
  await page.mouse.up();
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
});

test('Ctrl+S in a field of the meeting dialog saves the meeting, not the page', async ({ page, request }) => {
  const date = farSunday(18);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const dialog = await openPlan(page, date);
  await pick(page, conductingIn(dialog), BISHOP);
  const notes = dialog.getByLabel('Notes', { exact: true });
  await notes.fill('Saved by its key');
  const isLeftToBrowser = await notes.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })),
  );
  expect(isLeftToBrowser).toBe(false);
  await told(page, 'SuccessMeeting scheduled successfully');
  expect((await caller.meetingOn(date))?.notes).toBe('Saved by its key');
});
