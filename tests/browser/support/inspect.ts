import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The buttons that are filled, of which a view has one. */
export const mainButtons = (view: Locator | Page): Locator => view.locator('.bg-primary.text-on-primary');

/** Every page that is looked at reads it again, and this one has less than half of the letters of `axe.source`. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What `WeakMap` does for axe, which keeps the six numbers of every color in one each and waits a fifth of its time. */
const QUICK_MAP = `class {
  #key = Symbol();
  has(owner) { return this.#key in owner; }
  get(owner) { return owner[this.#key]; }
  set(owner, value) { owner[this.#key] = value; return this; }
  delete(owner) { return delete owner[this.#key]; }
}`;
/** The same axe in half the time: it reads the few colors of a page once each, and copies no markup into its report. */
const QUICK_AXE = `(function (WeakMap) { ${AXE}
}).call(window, ${QUICK_MAP});
axe.configure({ noHtml: true });
{
  const color = axe.commons.color.Color.prototype;
  const { parseString } = color;
  const known = new Map();
  color.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}`;

/** What axe finds on the page as it is, a line for each place; `rules` turns on more than it looks at by itself. */
export async function axeFindings(page: Page, rules: RunOptions['rules'] = {}, source = QUICK_AXE): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], rules: asked });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
  }, rules);
}

/** How far the page can be scrolled sideways; 0 on every size that is served. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
