import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, today } from '#tests/browser/support/calls.ts';

declare global {
  interface Window {
    shifted: number;
    /** Answers came so late that the app showed its offline copy meanwhile. */
    showedCopy: boolean;
    waiting: number;
    /** Where the columns of a table began while its rows were awaited. */
    columns: number[] | undefined;
  }
}

const MOST = 0.01;
const LATE_MS = 1_200;
/** The hymn book comes after everything else: what waits for it is drawn a second time. */
const HYMNS_LATER_MS = 800;

/** From here on every answer is late, and what moves without anyone having touched it is added up. */
async function makeSlow(page: Page): Promise<void> {
  const times = { late: LATE_MS, more: HYMNS_LATER_MS };
  await page.addInitScript(({ late, more }) => {
    window.shifted = 0;
    window.showedCopy = false;
    window.waiting = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
      window.showedCopy ||= document.querySelector('[aria-label="Offline copy"]') !== null;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const heads = [...document.querySelectorAll('main .data-table[aria-hidden=true] th')];
      if (heads.length > 0) window.columns ??= heads.map((head) => head.getBoundingClientRect().left);
    }).observe(document, { subtree: true, childList: true });
    const direct = window.fetch;
    window.fetch = async (...sent) => {
      window.waiting += 1;
      try {
        const wait = String(sent[0]).includes('/api/custom-hymns') ? late + more : late;
        const [answer] = await Promise.all([direct(...sent), new Promise((resolve) => setTimeout(resolve, wait))]);
        return answer;
      } finally {
        window.waiting -= 1;
      }
    };
  }, times);
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

/** A table that takes the place of its skeleton is no shift to the browser, so its columns are compared here. */
const movedColumns = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .data-table th[scope=col]')]
      .map((head, place) => head.getBoundingClientRect().left - (window.columns?.[place] ?? Number.NaN))
      .filter((by) => !(Math.abs(by) < 1)),
  );

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
  const shiftsAt = async (path: string): Promise<number> => {
    const page = await context.newPage();
    await makeSlow(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sum = await movedOn(page);
    if (path === '/?tab=tracking') expect(await movedColumns(page)).toEqual([]);
    const wasTooSlow = await page.evaluate(() => window.showedCopy);
    await page.close();
    return wasTooSlow ? Number.NaN : sum;
  };
  for (const [user, paths] of seenBy) {
    const first = await context.newPage();
    await signIn(first, user);
    // Until then the browser is the one's before, whose session ends while other tabs still ask with it.
    await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
    const sums = await Promise.all(paths.map(async (path) => [path, await shiftsAt(path)] as const));
    for (const [path, together] of sums) {
      // Eight pages at once can keep a busy machine for longer than the app waits; such a page is opened again, alone.
      const sum = Number.isNaN(together) ? await shiftsAt(path) : together;
      if (!(sum <= MOST)) moved.push(`${user} ${path}: ${sum.toFixed(4)}`);
    }
    await first.close();
  }
  expect(moved).toEqual([]);
});
