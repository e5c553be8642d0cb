import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** Fills cells of the planning grid by keyboard and counts the keys. */
export function gridTyping(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  return {
    count: () => keys,
    press,
    /** Names, topics, and numbers are what a person has to say anyway. */
    enter: async (...texts: string[]) => {
      for (const [place, text] of texts.entries()) {
        await page.keyboard.type(text);
        // The letters have arrived in their field before the next key is pressed.
        await expect(page.getByRole('dialog').locator('input, textarea').nth(place)).toHaveValue(text);
        await press('Tab');
      }
    },
  };
}
