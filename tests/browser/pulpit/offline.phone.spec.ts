import type { Page } from '@playwright/test';
import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, nextTwo, today } from '#tests/browser/support/calls.ts';
import { everythingKept, ofWard, openKept, untilKept } from '#tests/browser/support/kept.ts';
import { mainButtons } from '#tests/browser/support/inspect.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectNoise }) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[14]|500/);
});

const filled = (texts: (string | null | undefined)[]) =>
  texts.flatMap((text) => text?.trim().split('\n').filter(Boolean) ?? []);
const openWords = (meeting: Meeting) =>
  filled([meeting.announcements, ...meeting.speakingAssignments.map((talk) => talk.speakerName)]);
const closedWords = (meeting: Meeting) =>
  filled([meeting.releases, meeting.newCallings, meeting.notes, meeting.editedOutline, meeting.editedScript]);

const AGE = /^Offline copy · \w{3} \d{1,2}:\d\d [AP]M$/;
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Available offline' });
const form = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(form(page)).toBeVisible();
}

test('a program viewer reads the next meetings offline, and nothing their role may not see is stored', async ({
  page,
  context,
  request,
}) => {
  const planner = await callerFor(request, 'planner');
  const secrets = (await planner.meetings()).flatMap(closedWords);
  await signIn(page, 'program');
  await untilKept(page, ofWard('Maple Grove Ward'));
  const kept = await everythingKept(page);
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => kept.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  const fields = [
    'releases',
    'newCallings',
    'memberId',
    'phone',
    'editedOutline',
    'generatedOutline',
    'editedScript',
    'generatedScript',
  ];
  expect(fields.filter((field) => kept.includes(`"${field}"`))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await expect(mainButtons(page)).toHaveText(['Pulpit View']);
  const [first] = await nextTwo(planner);
  if (!first) throw new Error('The sample ward has no next meeting');
  await page.getByRole('link', { name: 'Program' }).first().click();
  await expect(page.getByText(first.openingHymn?.replace(/^#\d+ /, '') ?? 'Not assigned').first()).toBeVisible();
  for (const words of openWords(first)) await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();

  for (const path of [`/meeting/${first.id}/pulpit`, '/pulpit']) {
    await page.goto(path);
    await expect(page.getByText(/^Offline copy · \w{3} \d{1,2}:\d\d [AP]M/)).toBeVisible();
    await expect(page.getByText(first.conductingMember?.lastName ?? '').first()).toBeVisible();
  }
  await page.goto('/meeting/2147483647');
  await expect(page.getByText('This meeting isn’t available offline. Only the next two are.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);

  // The network's return is noticed without being asked, by browsers that notice its absence.
  const isNoticed = await page.evaluate(() => !navigator.onLine);
  await context.setOffline(false);
  if (!isNoticed)
    await page.getByRole('region', { name: 'Offline copy' }).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meeting not found' })).toBeVisible();
});

test('a planner reads what was written for the pulpit, on the meeting that was open and from the start', async ({
  page,
  context,
  request,
}) => {
  const caller = await callerFor(request, 'planner');
  const [next] = await nextTwo(caller);
  if (!next) throw new Error('The sample ward has no next meeting');
  const words = `Welcome, stranger number ${next.id}.`;
  const headers = { Authorization: `Bearer ${caller.token}` };
  const sheet = `/api/meetings/${next.id}/pulpit-sheet/script`;
  expect((await request.post(sheet, { headers, data: { content: words, isGenerated: false } })).ok()).toBe(true);
  await signIn(page, 'planner');
  await page.goto('/?tab=pulpit');
  await untilKept(page, words);
  const hint = page.getByText('Available offline');
  await expect(hint).toHaveCount(2);
  await page.goto(`/meeting/${next.id}`);
  await expect(hint).toBeVisible();

  await context.setOffline(true);
  await page.goto('/?tab=pulpit');
  await expect(home(page)).toBeVisible();
  const card = page.getByRole('region', { name: /^Meeting on/ }).first();
  await card.getByRole('button', { name: 'Script' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conducting Script' });
  await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByText(AGE)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: 'Outline' }).click();
  await expect(page.getByRole('dialog', { name: 'Meeting Outline' }).getByText('Conducting:').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(`/meeting/${next.id}`);
  await expect(page.getByText(AGE)).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit Meeting' })).toHaveCount(0);
});

test('trouble on the server is not called being offline', async ({ page, context }) => {
  await signIn(page, 'program');
  await untilKept(page, ofWard('Maple Grove Ward'));
  await page.route('**/api/auth/**', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.getByText(/^The server has a problem\. The next two meetings are available/)).toBeVisible();
  await expect(page.getByText(/You’re offline/)).toHaveCount(0);
  await page.unroute('**/api/auth/**');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You’re offline\. The next two meetings are available/)).toBeVisible();
});

test('signing out leaves nothing behind in any cache, even without a connection', async ({
  page,
  context,
  request,
}) => {
  const [first] = await nextTwo(await callerFor(request, 'planner'));
  if (!first) throw new Error('The sample ward has no next meeting');
  const marks = [...openWords(first), ...closedWords(first)];
  expect(marks.length).toBeGreaterThan(0);
  await signIn(page, 'planner');
  await untilKept(page, ofWard('Maple Grove Ward'));
  expect((await everythingKept(page)).includes(marks[0] ?? '')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await signOut(page);
  await expect.poll(() => openKept(page)).toBeNull();
  const left = await everythingKept(page);
  expect(marks.filter((mark) => left.includes(mark))).toEqual([]);
  expect(left).not.toContain(ofWard('Maple Grove Ward'));
  await page.reload();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText('Open Offline Copy')).toHaveCount(0);
});

test('another person signing in, here or in another tab, finds nothing of the previous one', async ({
  page,
  context,
}) => {
  await signIn(page, 'planner');
  await untilKept(page, ofWard('Maple Grove Ward'));
  const second = await context.newPage();
  await signIn(second, 'program2');
  await untilKept(second, ofWard('Willow Creek Ward'));
  expect(await everythingKept(second)).not.toContain(ofWard('Maple Grove Ward'));
  await expect(page.getByText('Willow Creek Ward').first()).toBeVisible();
  expect(await everythingKept(page)).not.toContain(ofWard('Maple Grove Ward'));
});

test('a session that was ended elsewhere deletes its offline copy', async ({ page, request }) => {
  await signIn(page, 'program');
  await untilKept(page, ofWard('Maple Grove Ward'));
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  expect((await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } })).ok()).toBe(true);
  await page.reload();
  await expect(form(page)).toBeVisible();
  await expect.poll(() => openKept(page)).toBeNull();
  expect(await everythingKept(page)).not.toContain(ofWard('Maple Grove Ward'));
  await expect(page.getByText('Open Offline Copy')).toHaveCount(0);
});

test('an expired sign-in keeps the copy until its meetings are over', async ({ page, request }) => {
  const [first, second] = await nextTwo(await callerFor(request, 'program'));
  if (!first || !second) throw new Error('The sample ward has no next two meetings');
  await signIn(page, 'program');
  await untilKept(page, ofWard('Maple Grove Ward'));
  await page.goto(`/meeting/${first.id}`);
  await expect(page.getByText('Speaking Assignments')).toBeVisible();
  // What the server says of a token whose days are over.
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'sign_in_lapsed' } }),
  );
  await page.reload();
  await expect(form(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open Offline Copy' }).click();
  await expect(page.getByText('Speaking Assignments')).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Again to Update' }).click();
  await expect(form(page)).toBeVisible();

  await page.clock.setFixedTime(`${addDays(first.date, 1)}T12:00:00-07:00`);
  await page.reload();
  await page.getByRole('button', { name: 'Open Offline Copy' }).click();
  await expect(page.getByText('This meeting isn’t available offline. Only the next two are.')).toBeVisible();
  expect(await openKept(page)).not.toContain(`"date":"${first.date}"`);

  await page.clock.setFixedTime(
    `${addDays(second.date > nextSunday(today()) ? second.date : nextSunday(today()), 1)}T12:00:00-07:00`,
  );
  await page.reload();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText('Open Offline Copy')).toHaveCount(0);
  await expect.poll(() => openKept(page)).toBeNull();
});
