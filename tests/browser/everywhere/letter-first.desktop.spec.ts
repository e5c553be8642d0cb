import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { gridSunday } from '#tests/browser/support/calls.ts';

test('the letter that opens a list is drawn before it, and the next key finds the list', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'planner', { path: '/?view=grid&weeks=26' });
  const cell = page.locator(`[data-cell="invocation"][data-date="${gridSunday(0)}"]`);
  await expect(cell).toBeVisible();
  // The members are what the list is made of.
  await page.waitForLoadState('networkidle');
  await cell.focus();
  // No frame is painted from here on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('s');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue('s');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await page.keyboard.press('e');
  await expect(field).toHaveValue('se');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('an editor is drawn ahead of the first letter, and is never on the screen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { drawn: 0, shown: 0, focused: 0 };
    Reflect.set(window, 'ahead', seen);
    const isEditor = (node: Node) => node instanceof Element && node.getAttribute('role') === 'dialog';
    new MutationObserver((changes) => {
      seen.drawn += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isEditor).length;
      seen.shown += document.querySelectorAll('[role=dialog]').length;
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('focusin', () => (seen.focused += 1));
  });
  await signIn(page, 'planner', { path: '/?view=grid&weeks=26' });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'ahead')))
    .toEqual({ drawn: 1, shown: 0, focused: 0 });
});
