import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, today } from '#tests/browser/support/calls.ts';

declare global {
  interface Window {
    shifted: number;
    waiting: number;
  }
}

const MOST = 0.01;
const LATE_MS = 1_200;

/** From here on every answer is late, and what moves without anyone having touched it is added up. */
async function makeSlow(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    window.shifted = 0;
    window.waiting = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const direct = window.fetch;
    window.fetch = async (...sent) => {
      window.waiting += 1;
      try {
        const [answer] = await Promise.all([direct(...sent), new Promise((resolve) => setTimeout(resolve, late))]);
        return answer;
      } finally {
        window.waiting -= 1;
      }
    };
  }, LATE_MS);
}

/** How much has moved once nothing is waited for any more, also not by what came last. */
const movedOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isWaiting = () =>
      window.waiting > 0 || !document.querySelector('h1') || document.querySelector('main [aria-busy=true]') !== null;
    for (let calm = 0; calm < 20; calm = isWaiting() ? 0 : calm + 1) await frame();
    return window.shifted;
  });

const TABS = ['/', '/?view=grid', '/?tab=meetings', '/?tab=speakers', '/?tab=music', '/?tab=tracking', '/?tab=pulpit'];

test('nothing shifts while responses arrive 1.2 s late', async ({ context, request }) => {
  test.setTimeout(180_000);
  const caller = await callerFor(request, 'planner');
  const meeting = (await caller.meetings()).find(({ date, kind }) => date >= today() && kind === 'regular');
  const detail = `/meeting/${meeting?.id}`;
  const seenBy = [
    ['planner', [...TABS, detail]],
    ['music', ['/', '/?tab=meetings', detail]],
    ['program', ['/', detail]],
    ['admin', ['/?tab=admin']],
  ] as const;
  const moved: string[] = [];
  for (const [user, paths] of seenBy) {
    const first = await context.newPage();
    await signIn(first, user);
    await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage();
        await makeSlow(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const sum = await movedOn(page);
        if (sum > MOST) moved.push(`${user} ${path}: ${sum.toFixed(4)}`);
        await page.close();
      }),
    );
    await first.close();
  }
  expect(moved).toEqual([]);
});
