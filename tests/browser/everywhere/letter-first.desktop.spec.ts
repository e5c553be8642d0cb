import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, gridSunday } from '#tests/browser/support/calls.ts';

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

test('the letter that opens a cell is in its field as soon as the field is there', async ({ page, request }) => {
  await signIn(page, 'planner2', { path: '/?view=grid&weeks=26' });
  await page.addInitScript(() => {
    const firstSeen: (string | undefined)[] = [];
    Reflect.set(window, 'firstSeen', firstSeen);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.getAttribute('role') === 'dialog')
          firstSeen.push(node.querySelector<HTMLInputElement>('input, textarea')?.value);
    }).observe(document, { childList: true, subtree: true });
  });
  // The editor that is drawn ahead, at some moment of its own, has an 'a'.
  const takeFirstSeen = () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'firstSeen');
      return Array.isArray(seen) ? seen.splice(0).filter((value) => value !== 'a') : null;
    });
  await page.reload();
  const field = page.getByRole('dialog').locator('input, textarea').first();
  const typeInto = async (cell: Locator, after: string) => {
    await cell.focus();
    await takeFirstSeen();
    await page.keyboard.press('s');
    await expect(field).toHaveValue(`${after}s`);
    expect(await takeFirstSeen()).toEqual([`${after}s`]);
    await page.keyboard.type('e');
    await expect(field).toHaveValue(`${after}se`);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden({ timeout: 500 });
    }).toPass();
  };
  for (const column of ['invocation', 'speaker-0', 'hymn-opening'])
    await typeInto(page.locator(`[data-cell="${column}"][data-date="${gridSunday(0)}"]`), '');
  // A long text goes on where it ends.
  const caller = await callerFor(request, 'planner2');
  const planned = (await caller.meetings()).find(({ announcements }) => announcements);
  await page.goto(`/meeting/${planned?.id}`);
  await typeInto(page.locator('[data-cell="announcements"]'), planned?.announcements ?? '');
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
