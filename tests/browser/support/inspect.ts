import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on the page as it is, a line for each place; `rules` turns on more than it looks at by itself. */
export async function axeFindings(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], rules: asked });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
  }, rules);
}

/** How far the page can be scrolled sideways; 0 on every size that is served. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
