import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

const MOST_STEPS = 80;

const hasFocus = (element: Element) => element === document.activeElement;

/** Presses Tab, or Shift+Tab, until `wanted` alone has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await wanted.evaluate(hasFocus)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, `${MOST_STEPS} × ${key} lead to it`).toBeFocused();
}

export async function press(page: Page, wanted: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, wanted, key);
  await page.keyboard.press('Enter');
}

/** On a phone a field with suggestions opens as a sheet over the screen; Enter opens it. */
async function openField(page: Page, field: Locator): Promise<boolean> {
  const isSheet = (await field.getAttribute('aria-haspopup')) === 'dialog';
  if (!isSheet) return false;
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-autocomplete]:not([readonly])')).toBeFocused();
  return true;
}

/** Types into the field that has or gets the focus and takes the suggestion `option` with the arrow keys. */
export async function choose(
  page: Page,
  field: Locator,
  text: string,
  option: string | RegExp,
  shown?: string,
): Promise<void> {
  await tabTo(page, field);
  await openField(page, field);
  await page.keyboard.type(text);
  const wanted = page.getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await wanted.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(shown ?? text);
  await expect(field).toBeFocused();
}

/** Types free text into a field that could suggest something. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  const isSheet = await openField(page, field);
  await page.keyboard.type(text);
  if (isSheet) await page.keyboard.press('Enter');
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
}
