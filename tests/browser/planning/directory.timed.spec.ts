import type { CDPSession, Page } from '@playwright/test';
import { numberInWords } from '#shared/text/in-words.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, gridSunday } from '#tests/browser/support/calls.ts';
import { costOf, yardstick, type EditCost } from '#tests/browser/support/edit-cost.ts';

const MEMBERS = Number(process.env.DIRECTORY_MEMBERS ?? 1000);
const MOST_NODES = 2500;
/** A frame is 16 ms on a quick machine; this one may be slow. The report has the measurement. */
const MOST_SCRIPT_MS = 64;
const SLOWED = 4;
/** Of the quickest edit, in work that is always the same: what else runs on the machine adds to both. Measured: 0.15 to 0.31. */
const MOST_EDIT = 0.6;
/** Its cell and the editor that closes, not the grid. */
const MOST_RESTYLED = 60;
const FIRST = ['Ada', 'Bea', 'José', 'Łukasz', 'Zoë', 'Mele', 'Ngozi', 'Søren'];
const LAST = ['Nuñez', "O'Brien", 'de Vries', 'Smith', 'Tuilagi', 'Żak', 'Álvarez', 'Young', 'Okafor'];

/** Each time, the whole list is laid out and painted anew. */
const MOST_EXCHANGES = 7;
const SCROLLED_ROWS = 24;
const ROW_HEIGHT = 44;

/** How often rows come and go while the list is scrolled row by row. */
const exchangesOf = (page: Page) =>
  page.evaluate(
    async ({ steps, height }) => {
      let times = 0;
      const list = document.querySelector('tr[data-index]')?.parentElement;
      if (!list) throw new Error('There is no list.');
      new MutationObserver(() => (times += 1)).observe(list, { childList: true });
      for (let step = 0; step < steps; step++) {
        window.scrollBy({ top: height, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      return times;
    },
    { steps: SCROLLED_ROWS, height: ROW_HEIGHT },
  );

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Milliseconds of script until the answer to `act` is painted. */
async function scriptOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await spent();
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return ((await spent()) - before) * 1000;
}

/** Edits cells of the planning grid with a slowed processor: until the next paint after Enter, and until the save is answered. */
async function editCells(page: Page, session: CDPSession, dates: readonly string[]) {
  await page.goto('/?view=grid&weeks=26');
  const figures = {
    opened: [] as number[],
    painted: [] as number[],
    saved: [] as number[],
    script: [] as number[],
    costs: [] as EditCost[],
    yards: [] as number[],
  };
  // To ask for the time of scripts and to trace cost time of their own, so the clock has edits for itself.
  const measured = { invocation: 'clock', organist: 'script', benediction: 'trace' };
  const last = page.locator(`[data-cell="invocation"][data-date="${dates.at(-1)}"]`);
  await expect(last).toBeVisible();
  await page.evaluate(() => {
    const keys: { key: string; at: number }[] = [];
    const seen: { at: number; ms: number }[] = [];
    const add = (list: PerformanceObserverEntryList) => {
      for (const { name, duration, startTime } of list.getEntries())
        if (name === 'keydown') seen.push({ at: startTime, ms: duration });
    };
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver(add).observe(options);
    document.addEventListener('keydown', ({ key, timeStamp: at }) => keys.push({ key, at }), { capture: true });
    /** Until the first letter is painted with the editor that it opens, and until the cell is after Enter. A frame at least. */
    Reflect.set(window, 'keyTimes', () => {
      const of = (pressed: { at: number } | undefined) => seen.find(({ at }) => at === pressed?.at)?.ms ?? 16;
      const times = { opened: of(keys[0]), painted: of(keys.find(({ key }) => key === 'Enter')) };
      keys.splice(0);
      seen.splice(0);
      return times;
    });
  });
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  for (const date of dates)
    for (const [column, by] of Object.entries(measured)) {
      // Not slowed: on a busy machine the slowing misses some of the work, and then a cost and the work it is told in are no
      // longer slowed by the same factor.
      const isTraced = by === 'trace';
      await slow(isTraced ? 1 : SLOWED);
      const cell = page.locator(`[data-cell="${column}"][data-date="${date}"]`);
      await cell.focus();
      await page.keyboard.type('Zoë Okafor');
      await expect(page.getByRole('dialog').locator('input')).toHaveValue('Zoë Okafor');
      const answer = page.waitForResponse(
        (reply) => /\/api\/meetings/.test(reply.url()) && reply.request().method() !== 'GET',
      );
      const began = performance.now();
      const press = () => page.keyboard.press('Enter');
      if (isTraced) figures.costs.push(await costOf(session, async () => void (await scriptOf(page, session, press))));
      else if (by === 'script') figures.script.push(await scriptOf(page, session, press));
      else await press();
      await answer;
      if (by === 'clock') figures.saved.push(performance.now() - began);
      await expect(cell).toContainText(', saved');
      const times = await page.evaluate((): Record<'opened' | 'painted', number> => Reflect.get(window, 'keyTimes')());
      if (by === 'clock') figures.opened.push(times.opened);
      if (by === 'clock') figures.painted.push(times.painted);
      if (isTraced) figures.yards.push(await yardstick(page));
    }
  await slow(1);
  return figures;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** No name contains a number, or the letters of a state: 20 is 'Kcal', not 'CA'. */
const inLetters = (i: number) => `K${String(i).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}l`;

test('a ward of a thousand members scrolls, searches and suggests without a hitch', async ({ page, request }, {
  annotations,
}) => {
  test.setTimeout(120_000);
  const caller = await callerFor(request, 'planner2');
  const there = (await caller.members()).length;
  const rows = Array.from(
    { length: Math.max(0, MEMBERS - there) },
    (_, i) =>
      `${FIRST[i % 8]} ${inLetters(i)},${LAST[i % 9]},many.${i}@example.org,+1 801 555 ${1000 + i},${i % 5 ? '' : 'Sunday School Teacher'}`,
  );
  const reply = await request.post('/api/members/import', {
    headers: { Authorization: `Bearer ${caller.token}` },
    multipart: {
      file: {
        name: 'many.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`firstName,lastName,email,phone,calling\n${rows.join('\n')}\n`),
      },
    },
  });
  expect(await reply.json()).toMatchObject({ imported: rows.length });

  await signIn(page, 'planner2', { path: '/?tab=speakers' });
  await expect(page.getByText(`${numberInWords(Math.max(there, MEMBERS))} members`)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Rows that are higher than the list reckons with would move it while it is scrolled.
  const heights = await page.locator('tr[data-index]').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(new Set(heights)).toEqual(new Set([ROW_HEIGHT]));
  const nodes = [await nodesOf(page)];
  for (const share of [0.3, 0.7, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    nodes.push(await nodesOf(page));
  }
  expect(Math.max(...nodes), `nodes: ${nodes.join(', ')}`).toBeLessThan(MOST_NODES);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect
    .poll(() => page.evaluate(() => document.elementFromPoint(500, 400)?.closest('tr[data-index]') !== null))
    .toBe(true);
  const exchanges = await exchangesOf(page);
  expect(exchanges, `rows came and went ${exchanges} times in ${SCROLLED_ROWS} rows`).toBeGreaterThan(0);
  expect(exchanges).toBeLessThan(MOST_EXCHANGES);

  await page.evaluate(() => window.scrollTo(0, 0));
  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.focus();
  const strokes: number[] = [];
  for (const key of 'nunez zoe')
    strokes.push(await scriptOf(page, session, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  await expect(page.getByText(/^\d+ of [\d,]+ members$/)).toBeVisible();

  await page.goto('/?plan=2031-05-11');
  const field = page.getByRole('combobox', { name: 'Conducting member' });
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  const suggestions: number[] = [];
  for (const key of 'obrien') suggestions.push(await scriptOf(page, session, () => page.keyboard.press(key)));
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText("O'Brien");

  // Enough that the median isn't what else the machine did during one of them.
  const sundays = [0, 1, 2, 3, 4].map(gridSunday);
  const inGrid = await editCells(page, session, sundays);
  for (const date of sundays) await caller.free(date);

  const processor = inGrid.costs.map((cost) => cost.processor);
  const restyled = inGrid.costs.map((cost) => cost.restyled);
  const figures = {
    nodes: Math.max(...nodes),
    [`times that rows came and went in ${SCROLLED_ROWS} rows`]: exchanges,
    'ms of script a keystroke, directory': median(strokes),
    'ms of script a keystroke, suggestions': median(suggestions),
    'ms until the letter that opens a cell of the grid is painted': median(inGrid.opened),
    'ms until an edited cell of it is painted': median(inGrid.painted),
    'ms until it is saved': median(inGrid.saved),
    'ms of script for it': median(inGrid.script),
    'ms of processor time until it is painted, not slowed': median(processor),
    'ms of the work that is always the same, not slowed': median(inGrid.yards),
    'elements restyled for it': median(restyled),
  };
  for (const [type, figure] of Object.entries(figures)) annotations.push({ type, description: figure.toFixed(1) });
  expect(median(strokes)).toBeLessThan(MOST_SCRIPT_MS);
  expect(median(suggestions)).toBeLessThan(MOST_SCRIPT_MS);
  expect(median(inGrid.script)).toBeLessThan(MOST_SCRIPT_MS * SLOWED);
  const took = `processor: ${processor.map(Math.round).join(', ')} of ${inGrid.yards.map(Math.round).join(', ')}`;
  expect(Math.min(...processor) / Math.min(...inGrid.yards), took).toBeLessThan(MOST_EDIT);
  expect(median(restyled)).toBeLessThan(MOST_RESTYLED);
});
