import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** A notice with its title and its sentence, as they follow each other. */
export const told = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).last()).toBeVisible();

/** Every notice that is seen from here on, also one that leaves with its page before a test has looked. */
export async function noticesFromHere(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('seeNotice', (words: string) => void seen.add(words));
  await page.evaluate(() => {
    const see: (words: string) => void = Reflect.get(window, 'seeNotice');
    const look = () => {
      for (const notice of document.querySelectorAll('[role=status], output'))
        if (notice.checkVisibility()) see(notice.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return seen;
}
