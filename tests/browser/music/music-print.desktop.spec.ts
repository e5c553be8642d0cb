import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { pageTextsOf } from '#tests/browser/support/pdf-text.ts';

const MM = 96 / 25.4;
const WIDTH_MM = { A4: 210, Letter: 215.9 };
/** What is left of half a sheet between its margins. */
const HALF_PAGE = { A4: (297 / 2 - 12) * MM, Letter: (279.4 / 2 - 12) * MM };

/** The page as it is printed; with PRINT_TO the sheets are kept there, to be looked at. */
async function printed(page: Page, name: string, format: 'A4' | 'Letter') {
  const folder = process.env.PRINT_TO;
  const file = await page.pdf({
    format,
    printBackground: false,
    ...(folder ? { path: `${folder}/${name}-${format}.pdf` } : {}),
  });
  const texts = await pageTextsOf(file);
  return { pages: texts.length, text: texts.join(' ').replace(/\s+/g, ' ') };
}

/** How tall the sheet is in the width that the paper has between its margins. */
async function heightOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...before, width: Math.floor((WIDTH_MM[format] - 24) * MM) });
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('body > .hidden', { has: page.locator('table') }).boundingBox();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(before);
  return box?.height ?? Infinity;
}

test('the music list takes half a page, and the hymn usage one', async ({ page }) => {
  await signIn(page, 'music');
  await page.getByRole('button', { name: 'Music List' }).click();
  const list = page.getByRole('dialog', { name: 'Music List' });
  await expect(list).toBeVisible();
  const dates = await list.getByRole('rowheader').locator('b').allInnerTexts();
  expect(dates).toHaveLength(6);
  for (const format of ['A4', 'Letter'] as const) {
    const { pages, text } = await printed(page, 'music-list', format);
    expect(pages).toBe(1);
    for (const date of dates) expect(text).toContain(date);
    expect(text).not.toMatch(/Sign Out|Print|Close|http/);
    expect(await heightOnPaper(page, format)).toBeLessThanOrEqual(HALF_PAGE[format]);
  }
  await list.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const usage = page.getByRole('dialog', { name: 'Hymn Usage' });
  await expect(usage.getByRole('row')).toHaveCount(26);
  for (const format of ['A4', 'Letter'] as const) {
    const { pages, text } = await printed(page, 'hymn-usage', format);
    expect(pages).toBe(1);
    expect(text).toContain('past 12 months and upcoming');
    expect(text).toMatch(/Very Frequent|Frequent|Moderate/);
  }
});
