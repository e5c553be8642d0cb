import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { addDays, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { ordinarySundays, today } from '#tests/browser/support/calls.ts';
import { cell } from '#tests/browser/support/open-grid.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

/** A ward with one Sunday whose names and topics are of a usual length, and a marked answer. */
async function planned(request: APIRequestContext, page: Page, path: string): Promise<string> {
  const ward = await makeWard(request);
  const [, date = ''] = ordinarySundays(2);
  const member = async (firstName: string, lastName: string) =>
    (await ward.post('/api/members', { wardId: ward.id, firstName, lastName })).id;
  const { id: meetingId } = await ward.post('/api/meetings', {
    wardId: ward.id,
    date,
    conductingMemberId: await member('Martin', 'Cole'),
    presidingMemberId: await member('Alan', 'Whitaker'),
    invocationMember: 'Ana Nuñez',
    organist: 'Seo-yeon Kim',
    speakers: [
      { memberId: await member('Declan', "O'Brien"), topic: 'Samuel heard the Lord', duration: 5 },
      { memberId: await member('Letícia', 'Pereira'), topic: 'Keeping an eternal perspective', duration: 10 },
    ],
  });
  await ward.put('/api/invitations', {
    wardId: ward.id,
    state: 'accepted',
    assignments: [{ meetingId, key: 'invocation', name: 'Ana Nuñez' }],
  });
  await signIn(page, ward.admins[0] ?? '', { path, password: ward.password });
  return date;
}

/** On how many lines a text stands. */
const linesOf = (place: Locator, text: string) =>
  place.getByText(text, { exact: true }).evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('in the grid, what is in a cell keeps away from its lines, and a name doesn’t break at its hyphen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const date = await planned(request, page, '/?view=grid');
  await expect(cell(page, date, 'organist')).toContainText('Seo-yeon Kim');
  expect(await linesOf(cell(page, date, 'organist'), 'Seo-yeon')).toBe(1);
  const room = await cell(page, date, 'invocation')
    .locator('xpath=..')
    .evaluate((row) =>
      [...row.querySelectorAll('th, td')].flatMap((box) => {
        const { top, right, bottom } = box.getBoundingClientRect();
        return [...box.querySelectorAll('.line-clamp-3, .line-clamp-4, .rounded-full, [data-mark]')].map((inside) => {
          const at = inside.getBoundingClientRect();
          return { above: at.top - top, below: bottom - at.bottom, beside: right - at.right };
        });
      }),
    );
  expect(room.length).toBeGreaterThan(6);
  expect(Math.min(...room.map(({ above }) => above))).toBe(8);
  expect(Math.min(...room.map(({ below }) => below))).toBeGreaterThanOrEqual(8);
  expect(Math.min(...room.map(({ beside }) => beside))).toBeGreaterThanOrEqual(6);
});

test('on the cards of the next Sundays, usual names stay on one line at 1440 and at 1280 pixels', async ({
  page,
  request,
}) => {
  await planned(request, page, '/');
  const card = page.getByRole('article').filter({ hasText: 'Samuel heard the Lord' });
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Martin Cole', 'Alan Whitaker', "Declan O'Brien", 'Letícia Pereira'])
      expect(await linesOf(card, name), `${name} at ${width}`).toBe(1);
    await expect(card.getByText('10 min · Keeping an eternal perspective')).toBeVisible();
    const above = (saved: Element) =>
      saved.getBoundingClientRect().top - (saved.previousElementSibling?.getBoundingClientRect().bottom ?? NaN);
    expect(await card.getByText(/^Saved /).evaluate(above)).toBeGreaterThanOrEqual(8);
  }
});

test('in the grid, a cell that gets the focus comes out from under the fade at the right', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const date = await planned(request, page, '/?view=grid');
  await cell(page, date, 'conducting').focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  const focused = page.locator('td[data-cell]:focus');
  const frame = page.getByRole('grid', { name: 'Planning grid' }).locator('xpath=..');
  const [at, around] = [await focused.boundingBox(), await frame.boundingBox()];
  const fade = 56;
  expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0) - fade + 1);
});

test('in the grid, the menu of a Sunday covers nothing that its row says', async ({ page }) => {
  const year = today().slice(0, 4);
  const christmas = addDays(sundayOnOrAfter(`${year}-12-25`), -7);
  await page.clock.setFixedTime(new Date(`${addDays(christmas, -6)}T15:00:00Z`));
  await signIn(page, 'planner2', { path: '/?view=grid' });
  const row = page.getByRole('rowheader').filter({ hasText: 'Christmas' }).first();
  const height = (await row.boundingBox())?.height;
  await row.hover();
  const menu = row.getByRole('button', { name: /^More for / });
  await expect(menu).toHaveCSS('opacity', '1');
  const at = await menu.boundingBox();
  for (const text of await row.locator('time, time + *, p > span').all()) {
    const words = await text.boundingBox();
    const isBeside = (words?.x ?? NaN) + (words?.width ?? NaN) <= (at?.x ?? NaN);
    expect(isBeside || (words?.y ?? NaN) >= (at?.y ?? NaN) + (at?.height ?? NaN) - 8).toBe(true);
  }
  expect((await row.boundingBox())?.height).toBe(height);
});

test('while an assignment is dragged, the name alone goes along, and no warning covers the next Sunday', async ({
  page,
  request,
}) => {
  const ward = await makeWard(request);
  const [date = '', next = ''] = ordinarySundays(3).slice(1);
  const { id: meetingId } = await ward.post('/api/meetings', {
    wardId: ward.id,
    date,
    status: 'draft',
    invocationMember: 'Ana Nuñez',
    speakers: [{ speakerName: 'Ana Nuñez', topic: 'Hope' }],
  });
  await ward.put('/api/invitations', {
    wardId: ward.id,
    state: 'accepted',
    assignments: [{ meetingId, key: 'invocation', name: 'Ana Nuñez' }],
  });
  await signIn(page, ward.admins[0] ?? '', { path: '/?view=grid', password: ward.password });
  await expect(cell(page, date, 'invocation')).toContainText('accepted');
  const hint = page.locator('body > [aria-hidden]').filter({ hasText: 'Also speaks in this meeting.' });
  await cell(page, date, 'invocation').hover();
  await page.mouse.down();
  await expect(hint).toBeVisible();
  await cell(page, next, 'invocation').hover();
  await expect(page.locator('body > .fixed').last()).toHaveText('Ana Nuñez');
  await expect(hint).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(hint).toBeVisible();
  await page.mouse.up();
});

test('in the grid, every row is a whole number of pixels high, so that no line is painted between two', async ({
  page,
  request,
}) => {
  const date = await planned(request, page, '/?view=grid');
  await expect(cell(page, date, 'organist')).toContainText('Seo-yeon Kim');
  const heights = await page
    .getByRole('grid', { name: 'Planning grid' })
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(heights.filter((height) => !Number.isInteger(height))).toEqual([]);
});

test('beside the rows of the grid, the page itself doesn’t scroll', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?view=grid' });
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cell(page, ordinarySundays(2)[1] ?? '', 'organist')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBeLessThanOrEqual(0);
  }
});

test('in the grid, an open cell says what it is when its list opens above it, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'planner2', { path: '/?view=grid' });
  const cells = page.locator('td[data-cell=presiding]');
  for (const [at, side] of [
    [1, 'below'],
    [5, 'above'],
  ] as const) {
    await cells.nth(at).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Presiding, / });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(panel.locator('[data-side]')).toHaveAttribute('data-side', side);
    const hasWords = await panel.getByText(/^Presiding, /).evaluate((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const at = (x: number, y: number) => head.contains(document.elementFromPoint(x, y));
      return at(left + 1, top + 1) && at(right - 1, bottom - 1);
    });
    expect(hasWords, side).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
});

test('in the grid, a warning sign is below the words of its cell, and heads keep away from the lines', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const ward = await makeWard(request);
  for (const date of ordinarySundays(3).slice(1))
    await ward.post('/api/meetings', {
      wardId: ward.id,
      date,
      status: 'draft',
      hymns: { closing: '#152' },
    });
  await signIn(page, ward.admins[0] ?? '', { path: '/?view=grid', password: ward.password });
  const marked = page.locator('td[data-cell=hymn-closing]').filter({ has: page.locator('svg') });
  await expect(marked).toHaveCount(2);
  const textOf = (box: Element) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return range.getBoundingClientRect();
  };
  for (const one of await marked.all()) {
    const sign = await one.locator('svg').boundingBox();
    const words = await one.locator('.num + span').evaluate(textOf);
    expect(sign?.y ?? NaN).toBeGreaterThanOrEqual(words.bottom - 3);
  }
  for (const head of await page.getByRole('columnheader').all()) {
    const [at, words] = [await head.boundingBox(), await head.evaluate(textOf)];
    expect((at?.x ?? NaN) + (at?.width ?? NaN) - words.right, await head.innerText()).toBeGreaterThanOrEqual(6);
  }
});
