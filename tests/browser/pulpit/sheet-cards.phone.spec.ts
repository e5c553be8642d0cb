import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('on a phone, what a meeting is missing is one text with its lines together, and as tall as a finger is wide', async ({
  page,
}) => {
  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  const missing = page.getByRole('link', { name: /^Missing: .*speakers, music$/ }).first();
  await expect(missing).toBeVisible();
  expect((await missing.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const lines = await missing.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return [
      ...new Set([...text.getClientRects()].filter(({ height }) => height > 12).map(({ top }) => Math.round(top))),
    ];
  });
  const pitches = lines.toSorted((a, b) => a - b).flatMap((top, at, all) => (at > 0 ? [top - (all[at - 1] ?? 0)] : []));
  expect(pitches.length).toBeGreaterThan(0);
  expect(Math.max(...pitches)).toBeLessThanOrEqual(24);
  for (const name of [/^View Outline/, /^Download Outline/, /^View Script/])
    expect((await page.getByRole('button', { name }).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await missing.click();
  await expect(page.getByRole('dialog', { name: /Meeting$/ })).toBeVisible();
});
