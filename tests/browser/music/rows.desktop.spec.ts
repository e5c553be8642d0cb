import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/browser/support/app.ts';
import { openMusic } from '#tests/browser/support/music-grid.ts';

test('a title is read whole until someone types, and nothing in its cell moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const grid = await openMusic(page);
  const closings = grid.getByRole('combobox', { name: /^Closing hymn/ });
  for (const field of [closings.last(), closings.nth(-2)]) {
    await field.fill('152');
    await page.keyboard.press('Tab');
  }
  const field = closings.nth(-2);
  const cell = field.locator('xpath=ancestor::td');
  const whole = cell.locator('[aria-hidden=true]').filter({ hasText: 'God Be with You Till We Meet Again' });
  const note = cell.getByText(/^(Also|Recently)/);
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  /** The title in its cell: the page itself may scroll. */
  const placed = () =>
    whole.evaluate((title) => {
      const [text, around] = [title.getBoundingClientRect(), title.closest('td')?.getBoundingClientRect()];
      return [text.left, text.width, text.height, text.top - (around?.top ?? NaN), around?.height];
    });
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const before = await placed();
  for (const enter of [() => field.focus(), () => field.click()]) {
    await page.getByRole('heading', { level: 1 }).click();
    await enter();
    await expect(whole).toBeVisible();
    expect(await placed()).toEqual(before);
    const at = await boxOf(note);
    const own = await boxOf(field.locator('xpath=ancestor::div[1]'));
    expect(at.y).toBeGreaterThanOrEqual(own.y + own.height);
    const next = await boxOf(closings.last().locator('xpath=ancestor::div[1]'));
    expect(at.y + at.height).toBeLessThanOrEqual(next.y);
  }
  const at = await boxOf(note);
  expect((await boxOf(page.getByRole('listbox'))).y).toBeGreaterThan(at.y + at.height);
  await page.keyboard.press('End');
  await expect(whole).toBeHidden();
});

test('who plays and who leads begin at one place in every Sunday', async ({ page }) => {
  const grid = await openMusic(page);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [/^Organist:/, /^Chorister:/]) {
      const lefts = await grid.getByText(part).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(lefts.length).toBeGreaterThan(3);
      expect(new Set(lefts).size, `${part} at ${width}`).toBe(1);
    }
  }
});
