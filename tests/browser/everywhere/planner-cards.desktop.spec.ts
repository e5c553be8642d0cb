import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('the cards of the planner have one gutter, and marks end where the pencil does, at the inner edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'planner');
  const sundays = page.getByRole('region', { name: 'Next 4 Sundays' }).getByRole('article');
  const below = ['People to Remind', 'Suggested Speakers'].map((name) => page.getByRole('region', { name }));
  const edges = async (cards: (typeof below)[number][]) =>
    Promise.all(
      cards.map(async (card) => {
        const { x, width } = (await card.boundingBox()) ?? { x: NaN, width: NaN };
        return [x, x + width];
      }),
    );
  for (const card of below) await expect(card).toBeVisible();
  expect(await edges(below)).toEqual(await edges([sundays.nth(0), sundays.nth(1)]));
  const card = sundays.filter({ has: page.locator('li button') }).first();
  const ends = await card.evaluate((one) => {
    const edge = one.getBoundingClientRect().right - parseFloat(getComputedStyle(one).paddingRight);
    return [...one.querySelectorAll('a[title^="Edit"] svg, li button svg')].map((glyph) =>
      Math.round(edge - glyph.getBoundingClientRect().right),
    );
  });
  expect(ends.length).toBeGreaterThan(1);
  for (const by of ends) expect(Math.abs(by)).toBeLessThanOrEqual(1);
});
