import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor } from '#tests/browser/support/calls.ts';

test('a line opens with its suggestions, beside it where the window has room', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner2');
  const meeting = (await caller.meetings()).find(({ invocationMember }) => invocationMember);
  await signIn(page, 'planner2', { path: `/meeting/${meeting?.id}` });
  const line = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  for (const [name, next] of [
    [/^Presiding/, /^Invocation/],
    [/^Opening hymn/, /^Sacrament hymn/],
  ] as const) {
    await line(name).click({ position: { x: 20, y: 18 } });
    await expect(page.getByRole('option').first()).toBeVisible();
    const [panel, list, below] = [page.getByRole('dialog'), page.getByRole('listbox'), line(next)];
    const [{ y, height }, { x }] = [await boxOf(panel), await boxOf(list)];
    // Over its own line alone.
    expect(y + height).toBeLessThan((await boxOf(below)).y + 8);
    expect(x).toBeGreaterThan((await boxOf(panel)).x + (await boxOf(panel)).width);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await line(/^Presiding/).click({ position: { x: 20, y: 18 } });
  await expect(page.getByRole('option').first()).toBeVisible();
});
