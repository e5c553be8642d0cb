import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from './app.ts';
import { callerFor, farSunday, today, type Caller } from './calls.ts';

const RELEASED = 'Zebulon Markerson';
const CALLED = 'Thaddeus Signpost';

/** A meeting with something of everything, those fields among them that a program viewer never sees. */
async function fullMeeting(caller: Caller, date: string): Promise<number> {
  const [conducting, presiding] = await caller.members();
  await caller.free(date);
  const { id } = await caller.schedule({
    date,
    status: 'partially_planned',
    conductingMemberId: conducting?.id,
    presidingMemberId: presiding?.id,
    invocationMember: 'Odile Firstprayer',
    benedictionMember: 'Oscar Lastprayer',
    announcements: 'Supper on Friday.',
    wardBusiness: 'We welcome the Lantern family.',
    releases: `${RELEASED} as ward clerk`,
    newCallings: `${CALLED} as ward clerk`,
    notes: 'Noteworthy secret',
    speakers: [{ speakerName: 'Prudence Speaker', topic: 'Hope', duration: 10 }],
    hymns: { opening: '#85', sacrament: '#193', closing: '#152' },
  });
  return id;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const current = (page: Page) => page.locator('li[aria-current=step]');
const label = (step: Locator) => step.getByRole('heading', { level: 2 });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the pulpit view?' });

type Browser = { page: Page; request: APIRequestContext };

async function open({ page, request }: Browser, username: string, place: number): Promise<number> {
  const id = await fullMeeting(await callerFor(request, 'planner'), farSunday(place));
  await signIn(page, username);
  await page.goto(`/meeting/${id}/pulpit`);
  await expect(current(page)).toBeVisible();
  return id;
}

const fontOf = (place: Locator) =>
  place.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { size: parseFloat(fontSize), lines: parseFloat(lineHeight) / parseFloat(fontSize) };
  });

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

test('the one conducting reads every step in its order, in three sizes that are remembered', async ({ page, request }) => {
  await open({ page, request }, 'planner', 10);
  const labels = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(labels).toEqual([
    'Welcome', 'Announcements', 'Opening hymn', 'Invocation', 'Release', 'Sustaining', 'Ward business', 'Sacrament hymn',
    'Administration of the sacrament', 'Speaker', 'Closing hymn', 'Benediction', 'Notes',
  ]);
  const step = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(step('Release')).toContainText(RELEASED);
  await expect(step('Release')).not.toContainText(/oppos/i);
  await expect(step('Sustaining')).toContainText('opposed');
  await expect(page.locator('main a')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const sizes: { text: number; names: number }[] = [];
  for (const name of ['medium', 'large', 'small']) {
    await expect(button(page, `Text size: ${name}`)).toBeVisible();
    const [text, names] = [await fontOf(step('Release').locator('p').last()), await fontOf(step('Invocation').locator('[data-names]'))];
    expect([text.lines, names.lines]).toEqual([expect.closeTo(1.4), expect.closeTo(1.4)]);
    sizes.push({ text: text.size, names: names.size });
    if (name !== 'small') await button(page, /^Text size/).click();
  }
  expect(sizes).toEqual([{ text: 22, names: 30 }, { text: 24, names: 32 }, { text: 20, names: 28 }]);
  await page.reload();
  await expect(button(page, 'Text size: small')).toBeVisible();
  expect((await fontOf(step('Release').locator('p').last())).size).toBe(20);
});

test('steps are ticked by a tap and by Next, scroll to the top, and stay ticked after a reload', async ({ page, request }) => {
  await open({ page, request }, 'planner', 11);
  await expect(label(current(page))).toHaveText('Welcome');
  for (const name of ['Prev', 'Next']) {
    const box = await button(page, name).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(56);
    expect(box?.width ?? 0).toBeGreaterThanOrEqual(56);
  }
  await expect(button(page, 'Prev')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Next').click();
  await expect(label(current(page))).toHaveText('Announcements');
  await expect(button(page, 'Welcome is done')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText('Now Announcements, 2 of 13.');
  await current(page).getByText('Supper on Friday.').click();
  await expect(label(current(page))).toHaveText('Opening hymn');
  await expect(page.getByRole('status')).toHaveText('Announcements: done. Now Opening hymn, 3 of 13.');
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });

  await button(page, 'Closing hymn is done').click();
  await expect(label(current(page))).toHaveText('Opening hymn');
  await page.reload();
  await expect(label(current(page))).toHaveText('Opening hymn');
  await expect(page.locator('li[data-done]')).toHaveCount(3);
  await button(page, 'Prev').click();
  await expect(label(current(page))).toHaveText('Announcements');
  await expect(page.locator('li[data-done]')).toHaveCount(2);
});

test('the keys alone are enough', async ({ page, request }) => {
  await open({ page, request }, 'planner', 12);
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

test('leaving asks, by the cross and by Back, and leads to where one came from', async ({ page, request }) => {
  const id = await open({ page, request }, 'planner', 13);
  await button(page, 'Leave the pulpit view').click();
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

test('the screen is kept on, asked again when the page is shown again, and the view says which', async ({ page, request }) => {
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
  await expect(page.getByText('Screen may turn off')).toBeVisible();
  const asked = await page.evaluate<number>('locks.length');
  await page.evaluate('show("visible")');
  await expect(page.getByText('Screen stays on')).toBeVisible();
  expect(await page.evaluate('locks.length')).toBe(asked + 1);
  await page.evaluate('show("hidden"), locks.at(-1).release(), window.refuses = true, show("visible")');
  await expect(page.getByText('Screen may turn off')).toBeVisible();
});

for (const colors of ['light', 'dark'] as const) {
  test(`axe finds nothing, and every text has 7:1, in ${colors} colours`, async ({ page, request }) => {
    await open({ page, request }, 'planner', 15);
    await button(page, 'Next').click();
    if (colors === 'dark') await button(page, 'Dark colours').click();
    await expect(page.locator('html')).toHaveClass(new RegExp(colors));
    const { violations } = await new AxeBuilder({ page }).options({ rules: { 'color-contrast-enhanced': { enabled: true } } }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(new RegExp(colors));
  });
}

for (const [width, height] of [[844, 390], [320, 640]] as const) {
  test(`nothing scrolls sideways at ${width} × ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await open({ page, request }, 'planner', 16);
    await button(page, /^Text size/).click();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    for (const name of ['Prev', 'Next']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect((await button(page, name).boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56);
    }
    await button(page, 'Leave the pulpit view').click();
    await expect(button(page, 'Leave')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Stay')).toBeInViewport({ ratio: 1 });
  });
}

test('a program viewer reads names and ward business, and no release, calling or note', async ({ page, request }) => {
  const answers: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (new URL(reply.url()).pathname.startsWith('/api/')) answers.push(reply.text().catch(() => ''));
  });
  await open({ page, request }, 'program', 17);
  answers.length = 0;
  await page.reload();
  await expect(current(page)).toBeVisible();
  for (const text of ['Odile Firstprayer', 'Oscar Lastprayer', 'Prudence Speaker', 'Supper on Friday.', 'We welcome the Lantern family.']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  const everything = `${await page.content()}\n${(await Promise.all(answers)).join('\n')}\n${await page.evaluate(() => JSON.stringify(localStorage))}`;
  expect(everything).toContain('Odile Firstprayer');
  for (const secret of [RELEASED, CALLED, 'Noteworthy secret', 'uplifted hand']) expect(everything).not.toContain(secret);
});

test('a music planner has no pulpit view', async ({ page, request }) => {
  const id = await fullMeeting(await callerFor(request, 'planner'), farSunday(18));
  await signIn(page, 'music');
  await page.goto(`/meeting/${id}`);
  await expect(page.getByRole('heading', { name: 'Music Program' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pulpit view' })).toHaveCount(0);
  for (const path of [`/meeting/${id}/pulpit`, '/pulpit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
});

test('what is there stays when the network or the sign-in goes, and says how old it is', async ({ page, request, expectNoise }) => {
  expectNoise(/401/);
  const caller = await callerFor(request, 'planner2');
  const meetings = await caller.meetings(`?from=${today()}`);
  const { id } = meetings.find((meeting) => meeting.speakingAssignments.length > 0) ?? { id: 0 };
  await page.goto(`/meeting/${id}/pulpit?token=${encodeURIComponent(caller.token)}`);
  await expect(page.getByText(/^Updated \w{3} \d+:\d\d [AP]M$/)).toBeVisible();
  await page.context().setOffline(true);
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Offline copy · \w{3} \d+:\d\d [AP]M$/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await caller.signOut();
  await lookAgain();
  await expect(page.getByText(/^Offline copy/)).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.locator('li[data-done]')).toHaveCount(1);
  await expect(page.getByText('You are logged out')).toHaveCount(0);
});

test('an edited script is read as it was edited, with what has changed since', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner');
  const id = await fullMeeting(caller, farSunday(19));
  await signIn(page, 'planner');
  await page.goto('/');
  const headers = { Authorization: `Bearer ${caller.token}` };
  const { fresh, facts }: { fresh: string; facts: string } = await (await request.get(`/api/meetings/${id}/pulpit-sheet/script`, { headers })).json();
  const content = fresh.replace('ANNOUNCEMENTS\n', 'ANNOUNCEMENTS\nPlease turn off your phones.\n');
  const saved = await request.post(`/api/meetings/${id}/pulpit-sheet/script`, { headers, data: { content, isGenerated: false, base: facts } });
  expect(saved.ok()).toBe(true);
  await caller.change(id, { benedictionMember: 'Newly Chosen' });
  await page.goto(`/meeting/${id}/pulpit`);
  await expect(page.getByText('Please turn off your phones.')).toBeVisible();
  await expect(page.getByText('Edited before the closing hymn and the benediction changed.').or(page.getByText('Edited before the benediction changed.'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Opening hymn' })).toBeVisible();
});

test('it opens on today’s meeting on a Sunday and on the next one before; a rehearsal leaves no ticks', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner2');
  const sundays = (await caller.meetings(`?from=${today()}`)).filter((meeting) => meeting.status !== 'draft').map(({ id, date }) => ({ id, date }));
  const first = sundays.find(({ date }) => date >= nextSunday(today()));
  const date = first?.date ?? '';
  await page.clock.setFixedTime(new Date(`${addDays(date, -1)}T18:00:00Z`));
  await signIn(page, 'planner2');
  await page.goto('/pulpit');
  await expect(page).toHaveURL(`/meeting/${first?.id}/pulpit`);
  await button(page, 'Next').click();
  await expect(page.locator('li[data-done]')).toHaveCount(1);

  await page.clock.setFixedTime(new Date(`${date}T18:00:00Z`));
  await page.goto('/');
  const card = page.getByRole('region', { name: "Today's Meeting" });
  await card.getByRole('link', { name: 'Pulpit view' }).click();
  await expect(page).toHaveURL(`/meeting/${first?.id}/pulpit`);
  await expect(current(page)).toBeVisible();
  await expect(page.locator('li[data-done]')).toHaveCount(0);
  await page.goto('/pulpit');
  await expect(page).toHaveURL(`/meeting/${first?.id}/pulpit`);
});

test('the sheets lead to the pulpit view', async ({ page }) => {
  await signIn(page, 'planner');
  await page.goto('/?tab=pulpit');
  const card = page.getByRole('region', { name: /^Sheets of/ }).first();
  await card.getByRole('link', { name: /^Pulpit view/ }).click();
  await expect(current(page)).toBeVisible();
  await page.goto('/?tab=pulpit');
  await card.getByRole('button', { name: /^View script/ }).click();
  await page.getByRole('dialog', { name: 'Conducting script' }).getByRole('link', { name: 'Pulpit view' }).click();
  await expect(current(page)).toBeVisible();
});
