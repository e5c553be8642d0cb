import type { Page } from '@playwright/test';
import { dateSeenFrom, dayWithoutYear } from '#shared/calendar/format.ts';
import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, headersFor, nextOrdinarySunday, today } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

/** The page's clock says that it is that Sunday, shortly before the meeting. */
const onSunday = (page: Page, date: string) => page.clock.setFixedTime(new Date(`${date}T15:00:00Z`));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('on a Sunday the planner starts with today’s meeting and its sheets', async ({ page, request }) => {
  const date = nextOrdinarySunday();
  const meeting = await (await callerFor(request, 'planner2')).meetingOn(date);
  await onSunday(page, date);
  await signIn(page, 'planner2');
  const card = page.getByRole('region', { name: "Today's Meeting" });
  await expect(card).toBeVisible();
  for (const name of ['Outline', 'Script']) await expect(card.getByRole('button', { name })).toBeVisible();
  await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/meeting/${meeting?.id}`);
  // The filled button, the first of the card, is what that morning needs.
  await expect(card.getByRole('link').or(card.getByRole('button')).first()).toHaveText('Pulpit View');
  await card.getByRole('button', { name: 'Outline' }).click();
  await expect(page.getByRole('dialog', { name: 'Meeting Outline' })).toBeVisible();
});

test('the Saturday before, the first card names tomorrow and what is left to do', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner2');
  const meeting = await caller.meetingOn(nextOrdinarySunday());
  if (!meeting) throw new Error('The sample has no meeting on the next ordinary Sunday');
  await onSunday(page, addDays(meeting.date, -1));
  await signIn(page, 'planner2');
  const card = page.getByRole('region', { name: 'Next Sunday' });
  await expect(card.getByRole('heading', { name: `Tomorrow · ${dayWithoutYear(meeting.date)}` })).toBeVisible();
  const isFinished = (await card.getByText('Missing:').count()) === 0;
  await expect(card.getByRole('link').or(card.getByRole('button')).first()).toHaveText(
    meeting.status === 'draft' ? 'Plan Meeting' : isFinished ? 'Print' : 'Edit Meeting',
  );
  await expect(page.getByRole('region', { name: 'Next 4 Sundays' }).getByRole('article')).toHaveCount(4);
});

test('the text of all cards of the planner has one edge', async ({ page }) => {
  const date = nextOrdinarySunday();
  await onSunday(page, date);
  await signIn(page, 'planner2');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await Promise.all(
      [
        page.getByRole('heading', { name: "Today's Meeting" }),
        page.getByRole('main').locator('article h3').first(),
        page.getByRole('heading', { name: 'Recent Past Meetings' }),
        page.getByRole('heading', { name: 'People to Remind' }),
      ].map(async (text) => (await text.boundingBox())?.x),
    );
    expect(new Set(lefts).size).toBe(1);
  }
});

test('a Sunday without a plan asks for one, and so do the four after it', async ({ page }) => {
  // Far beyond all plans.
  const date = farSunday(40);
  await onSunday(page, date);
  await signIn(page, 'planner2');
  const today = page.getByRole('region', { name: "Today's Meeting" });
  await expect(today.getByText('Nothing is planned for today yet.')).toBeVisible();
  await expect(today.getByRole('link', { name: 'Plan Now' })).toHaveAttribute('href', new RegExp(`plan=${date}`));
  const cards = page.getByRole('region', { name: 'Next 4 Sundays' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  const open = cards.filter({ hasText: 'UNPLANNED' });
  await expect(open.first().getByRole('link', { name: /^Plan Meeting/ })).toBeVisible();
});

test('a Sunday whose hymns alone are chosen is still to be planned', async ({ page, request }) => {
  const ward = await makeWard(request);
  const [admin = ''] = ward.admins;
  const first = nextSunday(today());
  const date = addDays(first, 7);
  const { id: conductingMemberId } = await ward.post('/api/members', {
    wardId: ward.id,
    firstName: 'Luis',
    lastName: 'Soto',
  });
  await ward.post('/api/meetings', { wardId: ward.id, date: first, kind: 'regular', conductingMemberId });
  // As the music planner does.
  const headers = await headersFor(request, admin, ward.password);
  const { id } = await (await request.post('/api/meetings/open', { headers, data: { date } })).json();
  const reply = await request.patch(`/api/meetings/${id}/music`, { headers, data: { opening: '2' } });
  expect(reply.status(), await reply.text()).toBe(200);
  await signIn(page, admin, { password: ward.password });
  const day = dateSeenFrom(date, today());
  const card = page.getByRole('article').filter({ hasText: day });
  await expect(card.getByRole('link', { name: `Plan Meeting, ${day}` })).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs Attention' }).getByRole('link', { name: day });
  await expect(attention).toHaveCount(1);
  await expect(attention).toHaveText(/No one assigned yet/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/plan=/);
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  await expect(dialog.getByText(day, { exact: false }).first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Opening hymn' })).toHaveValue('The Spirit of God');
});

test('the cards of upcoming Sundays say which Sunday it is, its status, and who does what', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner2');
  const planned = (await caller.meetings(`?from=${nextOrdinarySunday()}`)).find(
    (meeting) => meeting.conductingMember && meeting.speakingAssignments.length > 0,
  );
  if (!planned) throw new Error('The sample has no coming meeting with speakers');
  // A week before, so that it is the first of the four and not the wide card.
  await onSunday(page, addDays(planned.date, -7));
  await signIn(page, 'planner2');
  const card = page.getByRole('region', { name: 'Next 4 Sundays' }).getByRole('article').first();
  await expect(card.getByText(/(1st|2nd|3rd|4th|5th) Sunday/)).toBeVisible();
  await expect(card.getByText(planned.status.toUpperCase().replaceAll('_', ' '), { exact: true })).toBeVisible();
  for (const name of ['Conducting', 'Presiding']) await expect(card.getByText(name, { exact: true })).toBeVisible();
  await expect(card.getByText(planned.conductingMember?.lastName ?? '').first()).toBeVisible();
  await expect(card.getByText(planned.speakingAssignments[0]?.speakerName ?? '').first()).toBeVisible();
  // Anywhere on the card but on a button or a gap.
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(`/meeting/${planned.id}`);
});

test('a line above the grid explains its dots, and beside the people the first hymn comes into view', async ({
  page,
}) => {
  await signIn(page, 'planner', { path: '/?view=grid' });
  await expect(page.getByText('Missing · Type to change a cell')).toBeVisible();
  const hymn = await page.getByRole('columnheader', { name: 'Opening hymn' }).boundingBox();
  // At 1440 pixels, with a margin of 24: there is more to the right.
  expect(hymn?.x).toBeLessThan(1440 - 24 - 60);
});

test('the last four meetings are listed below, with two first names and how many more', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner2');
  const meetings = await caller.meetings();
  // The Sunday after one with three speakers.
  const date = addDays(
    meetings.findLast((meeting) => meeting.date < nextOrdinarySunday() && meeting.speakingAssignments.length > 2)
      ?.date ?? '',
    7,
  );
  const past = meetings
    .filter((meeting) => meeting.date < date)
    .slice(-4)
    .toReversed();
  await onSunday(page, date);
  await signIn(page, 'planner2');
  const rows = page.getByRole('region', { name: 'Recent Past Meetings' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  for (const [place, meeting] of past.entries()) {
    const row = rows.nth(place);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/meeting/${meeting.id}`);
    const talks = meeting.speakingAssignments;
    if (talks.length > 2) await expect(row).toContainText(`+ ${talks.length - 2} more`);
    const [one, two, three] = talks.map(({ member }) => member?.firstName);
    if (one && two) await expect(row).toContainText(`${one}, ${two}`);
    if (three && three !== one && three !== two) await expect(row).not.toContainText(three);
  }
});

test('the quick actions lead to planning, the list, a new speaker, the music and the sheets', async ({ page }) => {
  await signIn(page, 'planner2');
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  const back = async () => {
    await page.goto('/');
    await expect(actions).toBeVisible();
  };
  await expect(page.getByRole('link', { name: 'New Meeting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await actions.getByRole('link', { name: "Plan next Sunday's meeting" }).click();
  await expect(page.getByRole('dialog', { name: /Meeting$/ })).toBeVisible();
  await back();
  await actions.getByRole('link', { name: 'View all upcoming meetings' }).click();
  await expect(heading(page, 'Meetings')).toBeVisible();
  await back();
  await actions.getByRole('button', { name: 'Add new speaker' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Member' })).toBeVisible();
  await back();
  await actions.getByRole('link', { name: 'Plan music' }).click();
  await expect(heading(page, 'Music Coordination')).toBeVisible();
  await back();
  await actions.getByRole('link', { name: 'Generate pulpit sheets' }).click();
  await expect(heading(page, 'Pulpit Sheets')).toBeVisible();
});

test('requesting sheets without an upcoming meeting leads to a page that says so', async ({ page }) => {
  await page.route('**/api/meetings?*', (route) => route.fulfill({ json: [] }));
  await signIn(page, 'planner2');
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('link', { name: 'Generate pulpit sheets' })
    .click();
  await expect(page.getByText('No Upcoming Meetings', { exact: true })).toBeVisible();
});

test('the meeting history is exported as a file, and a failure says so', async ({ page, expectNoise }) => {
  expectNoise(/50[03]/);
  await signIn(page, 'planner2');
  const button = page.getByRole('button', { name: 'Export' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^meeting-history-.*\.csv$/);
  await expect(page.getByRole('status').filter({ hasText: 'Export Complete' })).toBeVisible();
  await page.route('**/api/meetings/export.csv*', (route) => route.fulfill({ status: 500, json: {} }));
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Export Failed' })).toBeVisible();
});

test('on a Sunday the music and the sheets start with today’s meeting, and at most six follow', async ({
  page,
  request,
}) => {
  // Half a year ago, when more than six of the sample's meetings were ahead.
  const date =
    (await (await callerFor(request, 'planner2')).meetings()).find(
      (meeting) => meeting.kind === 'regular' && meeting.date > addDays(today(), -182),
    )?.date ?? '';
  await onSunday(page, date);
  await signIn(page, 'planner2', { path: '/?tab=music' });
  await expect(page.getByRole('heading', { name: /^Today's Meeting/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tips for Choosing Music' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Upcoming music' }).getByRole('combobox', { name: /^Opening hymn/ }),
  ).toHaveCount(6);
  // One column is under the other.
  const columns = await page
    .locator('thead')
    .evaluateAll((heads) =>
      heads
        .slice(0, 2)
        .map((head) => [...head.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().left)),
    );
  expect(columns[0]).toHaveLength(6);
  expect(columns[0]).toEqual(columns[1]);
  // The sheet for the organist stays half a page.
  await page.getByRole('button', { name: 'Music List' }).click();
  await expect(page.getByRole('dialog', { name: 'Music List' }).getByRole('rowheader')).toHaveCount(6);
  await page.goto('/?tab=pulpit');
  const cards = page.getByRole('region', { name: /^Sheets for/ });
  await expect(cards.first().getByRole('heading', { name: /^Today's Meeting/ })).toBeVisible();
  await expect(cards).toHaveCount(1 + 6);
});
