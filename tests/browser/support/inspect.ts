import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Every page that is looked at reads it anew, and this one has less than half of the letters of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, a line for each place; `rules` turns on more than it looks at by itself. */
export async function axeFindings(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], rules: asked });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
  }, rules);
}

/** How far the page can be scrolled sideways; 0 on every size that is served. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
