import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, today } from '#tests/browser/support/calls.ts';
import { openMusic } from '#tests/browser/support/music-grid.ts';

const LAST_SUNG = '**/api/hymn-usage/last-sung';

test('without what the ward has sung, no hymn is suggested or filled in', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await page.route(LAST_SUNG, (route) => route.fulfill({ status: 503, json: {} }));
  await signIn(page, 'music');
  const card = page.getByRole('heading', { name: 'Suggestions' }).locator('xpath=ancestor::section');
  const retry = card.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByText(/never sung/)).toHaveCount(0);
  const choose = page.getByRole('button', { name: 'Fill with Suggestions' });
  await choose.click();
  const all = page.getByRole('menuitem', { name: 'Fill All Sundays' });
  if (await choose.getAttribute('aria-haspopup')) await all.click();
  await expect(page.getByText('Nothing Filled Yet')).toBeVisible();
  await page.unroute(LAST_SUNG);
  await retry.click();
  await expect(page.getByRole('heading', { name: /^Suggested \w+ Hymn/ })).toBeVisible();
});

test('hymns stay suggested when what the ward has sung cannot be asked for again', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  const grid = await openMusic(page);
  const suggested = page.getByRole('heading', { name: /^Suggested \w+ Hymn/ });
  await expect(suggested).toBeVisible();
  await page.route(LAST_SUNG, (route) => route.fulfill({ status: 503, json: {} }));
  const refused = page.waitForResponse(LAST_SUNG);
  await grid
    .getByRole('combobox', { name: /^Closing hymn/ })
    .last()
    .fill('250');
  await page.keyboard.press('Tab');
  await refused;
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(suggested).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a hymn just chosen is read whole in its cell, and typing begins anew', async ({ page }) => {
  const grid = await openMusic(page);
  const field = grid.getByRole('combobox', { name: /^Closing hymn/ }).last();
  const cell = field.locator('xpath=ancestor::td');
  await field.fill('152');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
    'God Be with You Till We Meet Again',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const whole = cell.locator('[aria-hidden=true]').filter({ hasText: 'God Be with You Till We Meet Again' });
  await expect(whole).toBeVisible();
  await page.keyboard.press('End');
  await expect(whole).toBeHidden();
});

test('a title longer than its field is seen from its beginning, however the field gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = await openMusic(page);
  const field = grid.getByRole('combobox', { name: /^Closing hymn/ }).last();
  await field.fill('#157');
  await page.keyboard.press('Tab');
  const fromStart = async () => {
    await expect(field).toBeFocused();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await field.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  };
  await page.keyboard.press('Shift+Tab');
  await fromStart();
  await page.keyboard.press('Tab');
  await field.click();
  await fromStart();
  await page.keyboard.press('Tab');
  await field.focus();
  await fromStart();
  await page.keyboard.type('1');
  await expect(field).toHaveValue('1');
});

test('a number that is half typed stays as it is while another hymn of its meeting is saved', async ({ page }) => {
  const grid = await openMusic(page);
  const row = grid.getByRole('rowgroup').last();
  const sent: string[] = [];
  let letFirst = () => {};
  const first = new Promise<void>((resolve) => (letFirst = resolve));
  await page.route('**/api/meetings/*/music', async (route) => {
    sent.push(route.request().postData() ?? '');
    if (sent.length === 1) await first;
    await route.continue();
  });
  await row.getByRole('combobox', { name: /^Sacrament hymn/ }).focus();
  await page.keyboard.type('185');
  await page.keyboard.press('Tab');
  await expect.poll(() => sent.length).toBe(1);
  const closing = row.getByRole('combobox', { name: /^Closing hymn/ });
  await closing.focus();
  await page.keyboard.type('2');
  const answer = page.waitForResponse('**/api/meetings/*/music');
  letFirst();
  await answer;
  await expect(closing).toHaveValue('2');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await expect(row).toContainText('We Are All Enlisted');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain('#250');
});

test('music is complete once its last hymn is taken or used as entered, not while it is typed', async ({ page }) => {
  const grid = await openMusic(page);
  const row = grid.getByRole('rowgroup').last();
  const type = async (slot: string, text: string) => {
    await row.getByRole('combobox', { name: new RegExp(`^${slot} hymn`) }).fill(text);
    await page.keyboard.press('Tab');
  };
  await type('Opening', '85');
  await type('Sacrament', '193');
  await type('Closing', '');
  await expect(row.getByText('Needs Music')).toBeVisible();
  const closing = row.getByRole('combobox', { name: /^Closing hymn/ });
  await closing.fill('god be');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(row.getByText('Needs Music')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByText('Needs Music')).toBeVisible();
  await closing.fill('God be with us');
  await page.getByRole('option', { name: 'Use “God be with us” as entered' }).click();
  await expect(row.getByText('Music Complete')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await closing.fill('152');
  await expect(row.getByText('Needs Music')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row.getByText('Music Complete')).toBeVisible();
});

/** Where the × of each cell is, from its right edge and its middle, and how much of its title is cut or under it. */
const clearsIn = (cells: (HTMLElement | SVGElement)[]) =>
  cells.flatMap((cell) => {
    const [field, sign, words] = ['div.group\\/field', 'button svg', '[aria-hidden=true]'].map((one) =>
      cell.querySelector(one),
    );
    if (!field || !sign || !words) return [];
    const [box, at, title] = [field, sign, words].map((one) => one.getBoundingClientRect());
    if (!box || !at || !title) return [];
    return [
      {
        place: `${Math.round(box.right - at.right)} ${Math.round((box.top + box.bottom - at.top - at.bottom) / 2)}`,
        isCovered: title.right > at.left,
        isCut: words.scrollHeight > words.clientHeight + 1,
      },
    ];
  });

test('the × that clears a hymn is faint until its field has the focus, and always plain on a touch screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const grid = await openMusic(page);
  const clear = grid.getByRole('button', { name: /^Clear Opening hymn/ }).first();
  await expect(clear).toHaveCSS('opacity', '0.7');
  // On a small laptop, too, it is at one place in all cells, beside the whole title.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(clear).toHaveCSS('opacity', '0.7');
  const clears = await grid.locator('td').evaluateAll(clearsIn);
  expect(clears.length).toBeGreaterThan(7);
  expect(new Set(clears.map(({ place }) => place)).size).toBe(1);
  expect(clears.filter(({ isCovered, isCut }) => isCovered || isCut)).toEqual([]);
  await grid
    .getByRole('combobox', { name: /^Opening hymn/ })
    .first()
    .focus();
  await expect(clear).toHaveCSS('opacity', '1');
  await grid
    .getByRole('combobox', { name: /^Sacrament hymn/ })
    .first()
    .focus();
  await expect(clear).toHaveCSS('opacity', '0.7');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(clear).toHaveCSS('opacity', '1');
});

test('on a small laptop, a title of three lines keeps away from the border of its cell', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const grid = await openMusic(page);
  const field = grid.getByRole('combobox', { name: /^Closing hymn/ }).last();
  const box = field.locator('xpath=ancestor::div[1]');
  const before = await box.boundingBox();
  await field.fill('152');
  await page
    .getByRole('option', { name: /God Be with You/ })
    .first()
    .click();
  await page.keyboard.press('Tab');
  const whole = box.locator('[aria-hidden=true]').filter({ hasText: 'God Be with You Till We Meet Again' });
  await expect(whole).toBeVisible();
  const [text, around] = [await whole.boundingBox(), await box.boundingBox()];
  expect(text?.height).toBe(48);
  expect((text?.y ?? NaN) - (around?.y ?? NaN)).toBeGreaterThanOrEqual(4);
  expect(around?.height).toBe(before?.height);
});

test('while a hymn is edited, its title begins where it is read, and its line stays as it was', async ({
  page,
  request,
}) => {
  const meetings = await (await callerFor(request, 'planner')).meetings();
  const meeting = meetings.find(({ date, openingHymn }) => date >= today() && openingHymn?.startsWith('#'));
  await signIn(page, 'planner', { path: `/meeting/${meeting?.id}` });
  const line = page.getByRole('button', { name: /^Opening hymn / });
  const title = line.locator('.num + span');
  const before = await title.boundingBox();
  await line.click();
  const field = page.getByRole('combobox', { name: 'Opening hymn' });
  await expect(field).toBeFocused();
  // The title that is read covers the field until someone edits it.
  await page.keyboard.press('End');
  const read = await field.evaluate((input) => {
    const text = input.closest('[data-panel]')?.querySelector('[aria-hidden=true]')?.lastChild;
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    return range.getBoundingClientRect().left;
  });
  expect(Math.abs(((await field.boundingBox())?.x ?? 0) - read)).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expect(await title.boundingBox()).toEqual(before);
});

test('a hymn that is selected whole is tinted as any selected text', async ({ page }) => {
  const grid = await openMusic(page);
  const cell = grid.locator('td').filter({ has: page.getByRole('button', { name: /^Clear Opening hymn/ }) });
  const field = cell.first().getByRole('combobox');
  await field.focus();
  const tint = await field.evaluate((input) => getComputedStyle(input, '::selection').backgroundColor);
  await expect(cell.first().locator('[aria-hidden=true] > span').last()).toHaveCSS('background-color', tint);
});
