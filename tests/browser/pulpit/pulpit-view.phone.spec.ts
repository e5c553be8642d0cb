import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/browser/support/app.ts';
import { button, current, open, RELEASED } from '#tests/browser/support/at-the-pulpit.ts';
import { axeFindings, sidewaysScroll } from '#tests/browser/support/inspect.ts';

const label = (step: Locator) => step.getByRole('heading', { level: 2 });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave pulpit view?' });

const fontOf = (place: Locator) =>
  place.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { size: parseFloat(fontSize), lines: parseFloat(lineHeight) / parseFloat(fontSize) };
  });

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

test('a phone that is turned stays at its step', async ({ page, request }) => {
  await open({ page, request }, 'planner', 10);
  for (let i = 0; i < 6; i += 1) await button(page, 'Next').click();
  const inView = async () => {
    const box = await current(page).boundingBox();
    return box !== null && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0) / 2;
  };
  await expect.poll(inView).toBe(true);
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(inView, { message: `${size.width} pixels wide` }).toBe(true);
  }
});

test('the person conducting reads every step in order, in three sizes that are remembered', async ({
  page,
  request,
}) => {
  await open({ page, request }, 'planner', 10);
  const labels = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(labels).toEqual([
    'Notes (not read aloud)',
    'Welcome',
    'Announcements',
    'Opening hymn',
    'Invocation',
    'Release',
    'Sustaining',
    'Ward business',
    'Sacrament hymn',
    'Administration of the sacrament',
    'Speaker',
    'Closing hymn',
    'Benediction',
  ]);
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(step('Release')).toContainText(RELEASED);
  await expect(step('Release')).not.toContainText(/oppos/i);
  await expect(step('Sustaining')).toContainText('opposed');
  await expect(page.locator('main a')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const sizes: { text: number; names: number }[] = [];
  for (const name of ['medium', 'large', 'small']) {
    await expect(button(page, `Text size: ${name}`)).toBeVisible();
    const [text, names] = [
      await fontOf(step('Release').locator('p').last()),
      await fontOf(step('Invocation').locator('[data-names]')),
    ];
    expect([text.lines, names.lines]).toEqual([expect.closeTo(1.4), expect.closeTo(1.4)]);
    sizes.push({ text: text.size, names: names.size });
    if (name !== 'small') await button(page, /^Text size/).click();
  }
  expect(sizes).toEqual([
    { text: 22, names: 30 },
    { text: 24, names: 32 },
    { text: 20, names: 28 },
  ]);
  await page.reload();
  await expect(button(page, 'Text size: small')).toBeVisible();
  expect((await fontOf(step('Release').locator('p').last())).size).toBe(20);
});

test('steps are checked off by a tap and by Next, scroll to the top, and stay checked off after a reload', async ({
  page,
  request,
}) => {
  await open({ page, request }, 'planner', 11);
  await expect(label(current(page))).toHaveText('Notes (not read aloud)');
  for (const name of ['Prev', 'Next']) {
    const box = await button(page, name).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(56);
    expect(box?.width ?? 0).toBeGreaterThanOrEqual(56);
  }
  await expect(button(page, 'Prev')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Next').click();
  await expect(label(current(page))).toHaveText('Welcome');
  await expect(button(page, 'Notes (not read aloud) is done')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText('Now Welcome, 2 of 13.');
  await button(page, 'Next').click();
  await expect(label(current(page))).toHaveText('Announcements');
  await current(page).getByText('Supper on Friday.').click();
  await expect(label(current(page))).toHaveText('Opening hymn');
  await expect(page.getByRole('status')).toHaveText('Announcements: done. Now Opening hymn, 4 of 13.');
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });

  await button(page, 'Closing hymn is done').click();
  await expect(label(current(page))).toHaveText('Opening hymn');
  await page.reload();
  await expect(label(current(page))).toHaveText('Opening hymn');
  await expect(page.locator('li[data-done]')).toHaveCount(4);
  await button(page, 'Prev').click();
  await expect(label(current(page))).toHaveText('Announcements');
  await expect(page.locator('li[data-done]')).toHaveCount(3);
});

test('the keyboard alone is enough', async ({ page, request }) => {
  await open({ page, request }, 'planner', 12);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(label(current(page))).toHaveText('Opening hymn');
  await page.keyboard.press('Space');
  await expect(label(current(page))).toHaveText('Invocation');
  await page.keyboard.press('ArrowUp');
  await expect(label(current(page))).toHaveText('Opening hymn');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await expect(button(page, 'Stay')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(label(current(page))).toHaveText('Opening hymn');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Leave')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/meeting\/\d+$/);
});

test('with the keyboard, no step is focused behind a bar', async ({ page, request }) => {
  await open({ page, request }, 'planner', 12);
  const steps = await page.getByRole('listitem').count();
  const edgeOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 };
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const head = await edgeOf(page.getByRole('banner'));
    const foot = await edgeOf(button(page, 'Next').locator('../../..'));
    for (const key of ['Tab', 'Shift+Tab'])
      for (let i = 0; i < steps + 6; i += 1) {
        await page.keyboard.press(key);
        const focused = page.locator('li button:focus');
        if ((await focused.count()) === 0) continue;
        const box = await edgeOf(focused);
        expect(box.y, `${key} at ${width}`).toBeGreaterThan(head.height + 4);
        expect(box.y + box.height, `${key} at ${width}`).toBeLessThan(foot.y - 4);
      }
  }
});

test('the close button and Back ask before leaving, and lead back to where the person came from', async ({
  page,
  request,
}) => {
  const id = await open({ page, request }, 'planner', 13);
  await button(page, 'Leave pulpit view').click();
  await expect(question(page)).toBeVisible();
  await button(page, 'Stay').click();
  await expect(question(page)).toHaveCount(0);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(`/meeting/${id}/pulpit`);
  await button(page, 'Leave').click();
  await expect(page).toHaveURL(`/meeting/${id}`);

  await page.getByRole('link', { name: 'Pulpit view' }).click();
  await expect(current(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await button(page, 'Leave').click();
  await expect(page).toHaveURL(`/meeting/${id}`);
  await expect(page.getByRole('link', { name: 'Edit Meeting' })).toBeVisible();
});

test('the screen is kept on, requested again when the page is shown again, and the view says whether it stays on', async ({
  page,
  request,
}) => {
  await page.addInitScript({
    content: `
      window.locks = [];
      Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {
        if (window.refuses) throw new DOMException('Low battery', 'NotAllowedError');
        const lock = Object.assign(new EventTarget(), { kind, released: false });
        lock.release = async () => { lock.released = true; lock.dispatchEvent(new Event('release')); };
        window.locks.push(lock);
        return lock;
      } } });
      window.show = (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
        document.dispatchEvent(new Event('visibilitychange'));
      };`,
  });
  await open({ page, request }, 'planner', 14);
  await expect(page.getByText('Screen stays on')).toBeVisible();
  expect(await page.evaluate('locks.filter((lock) => !lock.released).map((lock) => lock.kind)')).toEqual(['screen']);
  await page.evaluate('show("hidden"), locks.at(-1).release()');
  await expect(page.getByText('Screen may dim')).toBeVisible();
  const asked = await page.evaluate<number>('locks.length');
  await page.evaluate('show("visible")');
  await expect(page.getByText('Screen stays on')).toBeVisible();
  expect(await page.evaluate('locks.length')).toBe(asked + 1);
  await page.evaluate('show("hidden"), locks.at(-1).release(), window.refuses = true, show("visible")');
  await expect(page.getByText('Screen may dim')).toBeVisible();
});

for (const colors of ['light', 'dark'] as const) {
  test(`axe finds nothing, and every text has 7:1 contrast, in ${colors} mode`, async ({ page, request }) => {
    await open({ page, request }, 'planner', 15);
    await button(page, 'Next').click();
    if (colors === 'dark') await button(page, 'Dark Mode').click();
    await expect(page.locator('html')).toHaveClass(new RegExp(colors));
    expect(await axeFindings(page, { 'color-contrast-enhanced': { enabled: true } })).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(new RegExp(colors));
  });
}

for (const [width, height] of [
  [844, 390],
  [320, 640],
] as const) {
  test(`nothing scrolls sideways at ${width} × ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await open({ page, request }, 'planner', 16);
    await button(page, /^Text size/).click();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const name of ['Prev', 'Next']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect((await button(page, name).boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56);
    }
    await button(page, 'Leave pulpit view').click();
    await expect(button(page, 'Leave')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Stay')).toBeInViewport({ ratio: 1 });
  });
}
