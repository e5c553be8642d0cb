import type { Page } from '@playwright/test';
import { longDate, longDateSeenFrom } from '#shared/calendar/format.ts';
import { addDays, sundayKind, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { fullName } from '#shared/text/person-name.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, today } from '#tests/browser/support/calls.ts';

/** In the grid, and further ahead than the sample plans. */
function fastSunday(day = addDays(today(), 14 * 7)): string {
  const date = sundayOnOrAfter(day);
  return sundayKind(date) === 'fast_testimony' ? date : fastSunday(addDays(date, 7));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('the page of a meeting shows its layout while loading, then its sections in the order of the meeting', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner2');
  const meeting = (await caller.meetings()).find((each) => each.date < today() && each.speakingAssignments.length > 2);
  if (!meeting) throw new Error('The sample has a meeting with three speakers');
  await signIn(page, 'planner2');
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/meetings/${meeting.id}*`, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`/meeting/${meeting.id}`);
  await expect(page.getByText('Loading meeting...')).toBeAttached();
  answer();
  await expect(heading(page, longDateSeenFrom(meeting.date, today()))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${longDate(meeting.date)} · `));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Sacrament Meeting · /)).toBeVisible();
  await expect(main.getByText('COMPLETED', { exact: true })).toBeVisible();
  await expect(main.locator('section section').getByRole('heading')).toHaveText([
    'Leadership & Prayers',
    'Announcements & Business',
    'Music Program',
    'Hymns & Musical Numbers',
    'Speaking Assignments',
    'Closing',
    'Additional Notes',
  ]);
  await expect(main.getByRole('region', { name: 'Leadership & Prayers' }).locator('dt')).toHaveText([
    'Conducting',
    'Presiding',
    'Invocation',
    'Benediction',
  ]);
  for (const label of ['Organist', 'Chorister', 'Opening hymn', 'Sacrament hymn', 'Closing hymn'])
    await expect(main.locator('dt', { hasText: label })).toHaveCount(1);
  await expect(main.getByText(`· ${meeting.speakingAssignments[0]?.topic}`)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Meeting' })).toBeVisible();
});

test('missing details are marked: no one assigned, topic to be decided, ten minutes', async ({ page, request }) => {
  const date = farSunday(7);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [member] = await caller.members();
  const { id } = await caller.schedule({
    date,
    conductingMemberId: member?.id,
    speakers: [{ speakerName: 'Elder Visitor' }],
  });
  await signIn(page, 'planner2', { path: `/meeting/${id}` });
  const main = page.getByRole('main');
  await expect(main.getByText('PARTIALLY PLANNED', { exact: true }).first()).toBeVisible();
  await expect(
    main
      .locator('div', { has: page.locator('dt', { hasText: 'Presiding' }) })
      .getByText('Not assigned')
      .first(),
  ).toBeVisible();
  await expect(main.getByText('Topic TBD')).toBeVisible();
  await expect(main.getByText('10 min', { exact: true })).toBeVisible();
});

test('a line of a meeting is edited in place, saved, and undone', async ({ page, request }) => {
  const date = farSunday(9);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [member, other] = await caller.members();
  if (!member || !other) throw new Error('The sample has members');
  const { id } = await caller.schedule({ date, conductingMemberId: member.id });
  await signIn(page, 'planner2', { path: `/meeting/${id}` });
  const line = (name: RegExp) => page.getByRole('main').getByRole('button', { name });

  await line(/^Benediction/).click();
  await page.keyboard.type(fullName(other));
  await page.getByRole('option', { name: new RegExp(`^${fullName(other)}`) }).click();
  await expect(line(/^Benediction.*, saved/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  expect((await caller.meetingOn(date))?.benedictionMember).toBe(fullName(other));

  // Half a name is no visitor: it is neither saved nor counted as planned, and it is not lost.
  await line(/^Invocation/).click();
  await page.keyboard.type(member.lastName.slice(0, 3));
  await heading(page, longDateSeenFrom(date, today())).click();
  await expect(page.getByText('Choose someone from the list, or use the name for this meeting only.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Invocation' })).toHaveValue(member.lastName.slice(0, 3));
  // Nor is the number of a hymn, one line too far up, the member with this id.
  await page.getByRole('combobox', { name: 'Invocation' }).fill(String(other.id));
  await expect(page.getByRole('option', { name: 'Add New Member…' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^(?:Add “|Use “)/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type a name, not a number.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(line(/^Invocation.*Not assigned/)).toBeVisible();
  expect((await caller.meetingOn(date))?.invocationMember).toBeNull();

  await line(/^Announcements/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ward choir at 4 PM.');
  await page.keyboard.press('Control+Enter');
  await expect(line(/^Announcements.*Ward choir at 4 PM\..*, saved/)).toBeFocused();
  expect((await caller.meetingOn(date))?.announcements).toBe('Ward choir at 4 PM.');

  await page.keyboard.press('Control+z');
  await expect(line(/^Announcements.*Not assigned/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(line(/^Benediction.*Not assigned/)).toBeVisible();
  await expect.poll(async () => (await caller.meetingOn(date))?.benedictionMember).toBeNull();
});

test('a meeting older than the planning list is changed on its page', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner2');
  const held = (await caller.meetings()).filter(({ kind }) => holdsMeeting(kind));
  const [oldest] = held.toSorted((a, b) => a.date.localeCompare(b.date));
  if (!oldest) throw new Error('The sample has meetings');
  await signIn(page, 'planner2', { path: `/meeting/${oldest.id}` });
  // What is over asks for nothing more.
  await expect(page.getByRole('main').getByRole('button', { name: /^Releases/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Add', { exact: true })).toHaveCount(0);
  const notes = page.getByRole('main').getByRole('button', { name: /^Notes/ });
  await notes.click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('The choir sang twice.');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Notes.*The choir sang twice\..*, saved/ }),
  ).toBeVisible();
  expect((await caller.meetingOn(oldest.date))?.notes).toBe('The choir sang twice.');
});

test('what was kept from the grid is sent from another meeting’s page, for its own Sunday', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/);
  const caller = await callerFor(request, 'planner2');
  const fast = fastSunday();
  await caller.free(fast);
  const meeting = (await caller.meetings(`?from=${today()}`)).find(({ kind }) => holdsMeeting(kind));
  if (!meeting) throw new Error('The sample has meetings');
  await page.route('**/api/meetings', (route) =>
    route.request().method() === 'POST' && page.url().includes('view=grid') ? route.abort() : route.continue(),
  );
  await signIn(page, 'planner2', { path: '/?view=grid&weeks=26' });
  const invocation = page.locator(`[data-cell="invocation"][data-date="${fast}"]`);
  await invocation.focus();
  await page.keyboard.type('Sister Faraway');
  await page.keyboard.press('Enter');
  await expect(invocation).toContainText('Sister Faraway, not saved yet');
  await page.goto(`/meeting/${meeting.id}`);
  await expect.poll(async () => (await caller.meetingOn(fast))?.invocationMember).toBe('Sister Faraway');
  expect((await caller.meetingOn(fast))?.kind).toBe('fast_testimony');
  await caller.free(fast);
});

test('a meeting that does not exist says so and links back', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  await signIn(page, 'planner2');
  for (const id of ['2147483647', '0', 'nothing']) {
    await page.goto(`/meeting/${id}`);
    await expect(heading(page, 'Meeting not found')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
});

test('the actions of a meeting are next to its title on a small laptop, with Copy Program in the menu', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  const date = farSunday(41);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  // A leader is copied with a title.
  const member = (await caller.members()).find(({ calling }) => !calling);
  const { id } = await caller.schedule({ date, conductingMemberId: member?.id });
  await signIn(page, 'planner2', { path: `/meeting/${id}` });
  const title = page.getByRole('heading', { level: 1 });
  const edit = page.getByRole('link', { name: 'Edit Meeting' });
  const [beside, above] = [await edit.boundingBox(), await title.boundingBox()];
  expect((beside?.y ?? Infinity) < (above?.y ?? 0) + (above?.height ?? 0)).toBe(true);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied to Clipboard' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `Conducting: ${member?.firstName} ${member?.lastName}`,
  );
});

test('a meeting is deleted only after a confirmation', async ({ page, request }) => {
  const date = farSunday(12);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [member] = await caller.members();
  const { id } = await caller.schedule({ date, conductingMemberId: member?.id });
  await signIn(page, 'planner2');
  let comes = () => {};
  const menus = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/assets\/menus-/, async (route) => {
    await menus;
    await route.continue();
  });
  await page.goto(`/meeting/${id}`);
  const more = page.getByRole('button', { name: 'More actions' });
  const item = page.getByRole('menuitem', { name: 'Delete Meeting' });
  const question = page.getByRole('alertdialog');
  // The menu comes while the button is being pressed.
  await more.hover();
  await page.mouse.down();
  comes();
  await expect(item).toBeVisible();
  await page.mouse.up();
  await item.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await caller.meetingOn(date))?.id).toBe(id);
  await more.click();
  await item.click();
  await question.getByRole('button', { name: 'Delete Meeting' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Meeting Deleted' })).toBeVisible();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  expect(await caller.meetingOn(date)).toBeUndefined();
});
