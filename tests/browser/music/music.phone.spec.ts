import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { sidewaysScroll } from '#tests/browser/support/inspect.ts';

declare global {
  interface Window {
    /** How many cards of Music had their fields each time something was drawn. */
    cards: number[];
  }
}

test('on a phone each Sunday is a card, and a hymn is chosen on a whole screen and saved', async ({ page }) => {
  await signIn(page, 'music');
  await expect(page.getByRole('heading', { level: 1, name: 'Music Coordination' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Rest hymn/ }).first();
  await field.click();
  const sheet = page.getByRole('dialog', { name: /^Rest hymn/ });
  await sheet.getByRole('combobox').fill('follow me');
  await sheet.getByRole('option', { name: /Come, Follow Me/ }).click();
  await expect(field).toHaveValue('Come, Follow Me');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('on a phone the first Sunday of Music is drawn before the others', async ({ page }) => {
  await signIn(page, 'music');
  await page.addInitScript(() => {
    window.cards = [];
    new MutationObserver(() => {
      const count = document.querySelectorAll('main [id^=music-][id$=-opening]').length;
      if (count > 0 && count !== window.cards.at(-1)) window.cards.push(count);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Opening hymn/ }).nth(3)).toBeVisible();
  const cards = await page.evaluate(() => window.cards);
  expect(cards[0]).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('on a phone, what stands below the plan of Music is fetched when someone comes near it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/hymn-usage.(recent|all-stats)/.test(request.url())) asked.push(request.url());
  });
  await signIn(page, 'music');
  await expect(page.getByRole('combobox', { name: /^Opening hymn/ }).nth(3)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('heading', { name: 'Hymn Usage' })).toBeVisible();
  await expect.poll(() => asked).not.toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('on a phone, numbers in a list of hymns begin where the field does, and the lines of each hymn at one edge', async ({
  page,
}) => {
  await signIn(page, 'music');
  await page
    .getByRole('combobox', { name: /^Opening hymn/ })
    .first()
    .tap();
  const sheet = page.getByRole('dialog', { name: /^Opening hymn/ });
  await sheet.getByRole('combobox').fill('');
  await expect(sheet.getByRole('group').first()).toHaveAccessibleName(/^Suggested/);
  const field = await sheet.getByRole('combobox').locator('xpath=ancestor::div[1]').boundingBox();
  const edges = await sheet.getByRole('option').evaluateAll((all) =>
    all.map((option) => {
      const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        lefts.push(Math.round(range.getBoundingClientRect().left));
      }
      return [...new Set(lefts)];
    }),
  );
  expect(edges.length).toBeGreaterThan(8);
  for (const edge of edges) expect(edge).toEqual([Math.round(field?.x ?? NaN), edges[0]?.[1]]);
});
