import type { Page } from '@playwright/test';
import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { button, CALLED, current, fullMeeting, open, RELEASED } from '#tests/browser/support/at-the-pulpit.ts';
import { callerFor, farSunday, today } from '#tests/browser/support/calls.ts';

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

test('a program viewer reads names and ward business, and no release, calling or note', async ({ page, request }) => {
  const answers: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (new URL(reply.url()).pathname.startsWith('/api/')) answers.push(reply.text().catch(() => ''));
  });
  await open({ page, request }, 'program', 17);
  answers.length = 0;
  await page.reload();
  await expect(current(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    /^This is the order of the meeting\. Releases, callings, notes, and the full script/,
  );
  for (const text of [
    'Odile Firstprayer',
    'Oscar Lastprayer',
    'Prudence Speaker',
    'Supper on Friday.',
    'We welcome the Lantern family.',
  ]) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  const everything = `${await page.content()}\n${(await Promise.all(answers)).join('\n')}\n${await page.evaluate(() => JSON.stringify(localStorage))}`;
  expect(everything).toContain('Odile Firstprayer');
  for (const secret of [RELEASED, CALLED, 'Noteworthy secret', 'uplifted hand'])
    expect(everything).not.toContain(secret);
});

test('what a program viewer isn’t shown is said above the first step, and a change of colors moves nothing', async ({
  page,
  request,
}) => {
  await open({ page, request }, 'program', 17);
  const note = page.getByText('This is the order of the meeting.');
  const place = async () => (await note.boundingBox())?.y ?? 0;
  const bar = await page.getByRole('banner').boundingBox();
  const below = (bar?.y ?? 0) + (bar?.height ?? 0) - 1;
  // Playwright's own click scrolls for a button in a bar.
  const recolor = () => button(page, /^(Dark|Light)/).dispatchEvent('click');
  const isWhole = async () => (await place()) >= below;
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(isWhole).toBe(true);
  const before = await place();
  await recolor();
  expect(await place()).toBe(before);
  await button(page, 'Next').click();
  await expect.poll(isWhole).toBe(false);
  const next = await place();
  await recolor();
  expect(await place()).toBe(next);
  await button(page, 'Prev').click();
  await expect.poll(isWhole).toBe(true);
});

test('a music planner has no pulpit view', async ({ page, request }) => {
  const id = await fullMeeting(await callerFor(request, 'planner'), farSunday(18));
  await signIn(page, 'music', { path: `/meeting/${id}` });
  await expect(page.getByRole('heading', { name: 'Music Program' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pulpit view' })).toHaveCount(0);
  for (const path of [`/meeting/${id}/pulpit`, '/pulpit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
});

test('the text stays when the connection or the sign-in is lost, and says how old it is', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/401/);
  const caller = await callerFor(request, 'planner2');
  const meetings = await caller.meetings(`?from=${today()}`);
  const { id } = meetings.find((meeting) => meeting.speakingAssignments.length > 0) ?? { id: 0 };
  await page.goto(`/meeting/${id}/pulpit?token=${encodeURIComponent(caller.token)}`);
  await expect(page.getByText(/^Updated \w{3} \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.context().setOffline(true);
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Offline copy · \w{3} \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await caller.signOut();
  // A question that was on its way before the sign-in ended is answered as before.
  await expect(async () => {
    await lookAgain();
    await expect(page.getByText(/^Offline copy/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button(page, 'Next').click();
  await expect(page.locator('li[data-done]')).toHaveCount(1);
  await expect(page.getByText('You are logged out')).toHaveCount(0);
});

test('an edited script is read as it was edited, with what has changed since', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner');
  const id = await fullMeeting(caller, farSunday(19));
  await signIn(page, 'planner', { path: '/' });
  const headers = { Authorization: `Bearer ${caller.token}` };
  const { fresh, facts }: { fresh: string; facts: string } = await (
    await request.get(`/api/meetings/${id}/pulpit-sheet/script`, { headers })
  ).json();
  const content = fresh.replace('ANNOUNCEMENTS\n', 'ANNOUNCEMENTS\nPlease turn off your phones.\n');
  const saved = await request.post(`/api/meetings/${id}/pulpit-sheet/script`, {
    headers,
    data: { content, isGenerated: false, base: facts },
  });
  expect(saved.ok()).toBe(true);
  await caller.change(id, { benedictionMember: 'Newly Chosen' });
  await page.goto(`/meeting/${id}/pulpit`);
  await expect(page.getByText('Please turn off your phones.')).toBeVisible();
  await expect(
    page
      .getByText('Edited before the closing hymn and the benediction changed.')
      .or(page.getByText('Edited before the benediction changed.')),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Opening hymn' })).toBeVisible();
});

test('the pulpit view opens today’s meeting on a Sunday and the next one on other days, and a practice run leaves no check marks', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner2');
  const sundays = (await caller.meetings(`?from=${today()}`))
    .filter((meeting) => meeting.status !== 'draft')
    .map(({ id, date }) => ({ id, date }));
  const first = sundays.find(({ date }) => date >= nextSunday(today()));
  const date = first?.date ?? '';
  await page.clock.setFixedTime(new Date(`${addDays(date, -1)}T18:00:00Z`));
  await signIn(page, 'planner2', { path: '/pulpit' });
  await expect(page).toHaveURL(`/meeting/${first?.id}/pulpit`);
  await button(page, 'Next').click();
  await expect(page.locator('li[data-done]')).toHaveCount(1);

  await page.clock.setFixedTime(new Date(`${date}T18:00:00Z`));
  await page.goto('/');
  const card = page.getByRole('region', { name: "Today's Meeting" });
  await card.getByRole('link', { name: 'Pulpit View' }).click();
  await expect(page).toHaveURL(`/meeting/${first?.id}/pulpit`);
  await expect(current(page)).toBeVisible();
  await expect(page.locator('li[data-done]')).toHaveCount(0);
  await page.goto('/pulpit');
  await expect(page).toHaveURL(`/meeting/${first?.id}/pulpit`);
});

test('the sheets lead to the pulpit view', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  const card = page.getByRole('region', { name: /^Sheets for/ }).first();
  await card.getByRole('link', { name: /^Pulpit View/ }).click();
  await expect(current(page)).toBeVisible();
  await page.goto('/?tab=pulpit');
  await card.getByRole('button', { name: /^View Script/ }).click();
  await page.getByRole('dialog', { name: 'Conducting Script' }).getByRole('link', { name: 'Pulpit view' }).click();
  await expect(current(page)).toBeVisible();
});

/** As a finger does: a click of Playwright scrolls to the button itself. */
async function tapOn(page: Page, name: string | RegExp): Promise<void> {
  const { x, y, width, height } = (await button(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test('another text size, and the question before leaving, leave the step that is read where it is', async ({
  page,
  request,
}) => {
  await open({ page, request }, 'planner', 10);
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowRight');
  await expect(current(page).getByRole('heading', { level: 2 })).toHaveText('Sacrament hymn');
  const tap = (name: string | RegExp) => tapOn(page, name);
  const top = () => current(page).evaluate((step) => Math.round(step.getBoundingClientRect().top));
  // The end of the text is too far away to hold it.
  await expect.poll(top).toBeLessThan(120);
  const before = await top();
  const isHere = (message: string) =>
    expect.poll(async () => Math.abs((await top()) - before), { message }).toBeLessThan(2);
  for (const name of ['large', 'small', 'medium']) {
    await tap(/^Text size/);
    await expect(button(page, `Text size: ${name}`)).toBeVisible();
    await isHere(name);
  }
  await tap('Leave pulpit view');
  await expect(button(page, 'Stay')).toBeFocused();
  await isHere('asking');
  await tap('Stay');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await isHere('staying');
});

test('after a reload the step is below the bar, also once its letters have come', async ({ page, request }) => {
  await open({ page, request }, 'planner', 54);
  for (let i = 0; i < 4; i += 1) await button(page, 'Next').click();
  await button(page, /^Text size/).click();
  const room = async () => {
    const [step, bar] = [await current(page).boundingBox(), await page.locator('header').boundingBox()];
    return Math.round((step?.y ?? NaN) - (bar?.y ?? NaN) - (bar?.height ?? NaN));
  };
  await page.reload();
  await expect(current(page)).toBeInViewport();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(room).toBeGreaterThanOrEqual(-1);
  // When they come right behind the text, the browser scrolls by half of what the steps above have lost.
  await page.evaluate(() => {
    window.scrollBy(0, 34);
    document.fonts.dispatchEvent(new Event('loadingdone'));
  });
  await expect.poll(room, { timeout: 5000 }).toBeGreaterThanOrEqual(-1);
  expect(await room()).toBeLessThanOrEqual(1);
});

test('Back asks where the person reads, and staying changes nothing about it', async ({ page, request }) => {
  const id = await open({ page, request }, 'planner', 57);
  await page.goto(`/meeting/${id}`);
  await page.getByRole('link', { name: 'Pulpit view' }).click();
  for (let i = 0; i < 4; i += 1) await button(page, 'Next').click();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBeGreaterThan(300);
  const before = await place();
  for (let i = 0; i < 3; i += 1) {
    await page.goBack();
    await expect(button(page, 'Stay')).toBeFocused();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await place()).toBe(before);
    await tapOn(page, 'Stay');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await place()).toBe(before);
  }
});
