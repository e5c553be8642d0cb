import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/calendar/sundays.ts';
import { longDate, shortDate } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';

const BISHOP = 'Joseph Fielding';
const COUNSELOR = 'Anders Larsen';

const planDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Meeting' });
/** A notice with its title and its sentence, as they follow each other. */
const told = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).last()).toBeVisible();

/** Takes a suggestion; on a phone the field opens as a sheet. */
async function pick(page: Page, field: Locator, name: string): Promise<void> {
  // The sheet hides the field behind it.
  const isSheet = (await field.getAttribute('aria-haspopup')) === 'dialog';
  await field.click();
  await (isSheet ? page.locator('input[role=combobox]:not([readonly])') : field).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(field).toHaveValue(name);
}

const conductingIn = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Conducting member' });

async function openPlan(page: Page, date: string): Promise<Locator> {
  await signIn(page, 'planner2');
  await page.goto(`/?plan=${date}`);
  const dialog = planDialog(page);
  await expect(dialog.getByText(longDate(date))).toBeVisible();
  await expect(conductingIn(dialog)).toBeVisible();
  return dialog;
}

async function openEdit(page: Page, id: number): Promise<Locator> {
  await signIn(page, 'planner2');
  await page.goto(`/meeting/${id}?edit=${id}`);
  const dialog = editDialog(page);
  await expect(conductingIn(dialog)).toBeVisible();
  return dialog;
}

test.beforeEach(() => {
  test.setTimeout(90_000);
});

test('a date that is no Sunday is refused in words and the Sunday stays', async ({ page }) => {
  const date = farSunday(0);
  const dialog = await openPlan(page, date);
  const field = dialog.getByLabel('Meeting date');
  await expect(dialog.getByText(shortDate(date), { exact: true })).toBeVisible();
  await field.fill(addDays(date, 1));
  await told(page, 'Invalid DateMeetings can only be scheduled on Sundays');
  await expect(field).toHaveValue(date);
  await field.fill(addDays(date, 7));
  await expect(dialog.getByText(longDate(addDays(date, 7)))).toBeVisible();
});

test('nothing is saved without somebody who conducts', { tag: '@wide' }, async ({ page, request }) => {
  const date = farSunday(1);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const dialog = await openPlan(page, date);
  await dialog.getByLabel('Announcements').fill('The chapel is painted on Friday.');
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await told(page, 'Conducting Member RequiredA conducting member must be selected to save the meeting.');
  await expect(dialog.getByText('Conducting member is required')).toBeVisible();
  await expect(conductingIn(dialog)).toBeFocused();
  expect(await caller.meetingOn(date)).toBeUndefined();
});

test(
  'a plan with gaps is not marked as planned, and is saved as partially planned on demand',
  { tag: '@wide' },
  async ({ page, request }) => {
    const date = farSunday(2);
    const caller = await callerFor(request, 'planner2');
    await caller.free(date);
    const dialog = await openPlan(page, date);
    await pick(page, conductingIn(dialog), BISHOP);
    await dialog.getByLabel('Meeting status').selectOption('planned');
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await told(
      page,
      'Cannot Mark as PlannedMissing required fields: Presiding member is required. Save as partially planned instead?',
    );
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Yes, save' }).click();
    await told(page, 'SuccessMeeting scheduled successfully');
    await expect(dialog).toHaveCount(0);
    expect((await caller.meetingOn(date))?.status).toBe('partially_planned');
  },
);

test(
  'a date that is taken is overwritten only after the question',
  { tag: '@wide' },
  async ({ page, request, expectNoise }) => {
    expectNoise(/409/);
    const [own, taken] = [farSunday(3), farSunday(4)];
    const caller = await callerFor(request, 'planner2');
    for (const date of [own, taken]) await caller.free(date);
    const conducting = (await caller.members()).find(
      (member) => `${member.firstName} ${member.lastName}` === COUNSELOR,
    );
    const before = await caller.schedule({
      date: taken,
      conductingMemberId: conducting?.id,
      notes: 'What stood here before',
    });

    const dialog = await openPlan(page, own);
    await dialog.getByLabel('Meeting date').fill(taken);
    await pick(page, conductingIn(dialog), BISHOP);
    await dialog.getByLabel('Notes', { exact: true }).fill('What takes its place');
    const save = dialog.getByRole('button', { name: 'Schedule Meeting' });
    await save.click();
    const question = page.getByRole('alertdialog', { name: 'Meeting Already Scheduled' });
    await expect(question).toContainText(longDate(taken));
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue('What takes its place');
    expect((await caller.meetingOn(taken))?.id).toBe(before.id);

    await save.click();
    await question.getByRole('button', { name: 'Overwrite Meeting' }).click();
    await told(page, 'SuccessMeeting scheduled successfully');
    await expect(dialog).toHaveCount(0);
    const after = await caller.meetingOn(taken);
    expect(after?.notes).toBe('What takes its place');
    expect(after?.conductingMember).toMatchObject({ firstName: 'Joseph', lastName: 'Fielding' });
  },
);

test('Escape and Back ask before what was typed is lost', async ({ page }) => {
  await signIn(page, 'planner2');
  await page.getByRole('link', { name: 'New Meeting' }).click();
  // It edits the draft of the next Sunday that nobody has planned, or begins a plan where there is none.
  const dialog = page.getByRole('dialog', { name: /Meeting$/ });
  const notes = dialog.getByLabel('Notes', { exact: true });
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  await expect(notes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'New Meeting' }).click();
  await notes.fill('Not to be lost');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(notes).toHaveValue('Not to be lost');

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(notes).toHaveValue('Not to be lost');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
});

test(
  'what another person saved meanwhile is shown beside what stands here, and the choice is kept',
  { tag: '@wide' },
  async ({ page, request, expectNoise }) => {
    expectNoise(/409/);
    const date = farSunday(5);
    const other = await callerFor(request, 'admin2');
    await other.free(date);
    const conducting = (await other.members()).find((member) => `${member.firstName} ${member.lastName}` === BISHOP);
    const { id, version, musicVersion } = await other.schedule({
      date,
      conductingMemberId: conducting?.id,
      announcements: 'Old announcement',
      wardBusiness: 'Old business',
      notes: 'Old notes',
    });
    const dialog = await openEdit(page, id);
    await dialog.getByLabel('Announcements').fill('My announcement');
    await dialog.getByLabel('Stake and ward business').fill('My business');
    await other.change(id, {
      version,
      musicVersion,
      announcements: 'Their announcement',
      wardBusiness: 'Their business',
      notes: 'Their notes',
    });

    await dialog.getByRole('button', { name: 'Update Meeting' }).click();
    const clash = page.getByRole('dialog', { name: 'This meeting has been saved meanwhile' });
    const part = (name: string) => clash.getByRole('group', { name });
    await expect(part('Announcements')).toContainText('My announcement');
    await expect(part('Announcements')).toContainText('Their announcement');
    await part('Announcements').getByRole('radio', { name: 'Theirs' }).check();
    await expect(part('Stake and ward business').getByRole('radio', { name: 'Mine' })).toBeChecked();
    await clash.getByRole('button', { name: 'Save This Choice' }).click();
    await told(page, 'Meeting updated successfully');
    await expect(clash).toHaveCount(0);
    expect(await other.meetingOn(date)).toMatchObject({
      announcements: 'Their announcement',
      wardBusiness: 'My business',
      notes: 'Their notes',
    });
  },
);

test('a reload brings back what was typed, and it can be discarded', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openPlan(page, farSunday(6));
  page.on('dialog', (asked) => void asked.accept());
  await pick(page, conductingIn(dialog), COUNSELOR);
  await dialog.getByLabel('Announcements').fill('Typed before the reload');
  await page.reload();
  await expect(dialog.getByText('We kept what you had typed.')).toBeVisible();
  await expect(dialog.getByLabel('Announcements')).toHaveValue('Typed before the reload');
  await expect(conductingIn(dialog)).toHaveValue(COUNSELOR);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Announcements')).toHaveValue('');
  await expect(conductingIn(dialog)).toHaveValue('');
});

test('the dialog has every part of a meeting, and ten minutes for a speaker', async ({ page }) => {
  const date = farSunday(8);
  const day = addDays(date, -14);
  const sung = {
    id: 1,
    wardId: 1,
    hymnNumber: 66,
    hymnTitle: 'Rejoice, the Lord Is King!',
    usageDate: day,
    meetingDate: day,
    meetingId: 1,
    hymnType: 'opening',
  };
  await page.route('**/api/hymn-usage/recent/*', (route) => route.fulfill({ json: [sung] }));
  const dialog = await openPlan(page, date);
  for (const name of [
    'Conducting member',
    'Presiding member',
    'Invocation',
    'Benediction',
    'Organist',
    'Chorister',
    'Opening hymn',
    'Sacrament hymn',
    'Rest hymn',
    'Closing hymn',
  ]) {
    await expect(dialog.getByRole('combobox', { name, exact: true })).toBeVisible();
  }
  for (const name of [
    'Meeting date',
    'Announcements',
    'Releases',
    'New callings and sustainings',
    'Stake and ward business',
    'Special musical number',
    'Notes',
    'Meeting status',
  ]) {
    await expect(dialog.getByLabel(new RegExp(`^${name}`)).first()).toBeVisible();
  }
  for (const name of [
    'Announcements',
    'Releases',
    'New callings and sustainings',
    'Stake and ward business',
    'Notes',
  ]) {
    expect(
      Number(await dialog.getByRole('textbox', { name, exact: true }).getAttribute('rows')),
    ).toBeGreaterThanOrEqual(2);
    expect(Number(await dialog.getByRole('textbox', { name, exact: true }).getAttribute('rows'))).toBeLessThanOrEqual(
      4,
    );
  }
  await expect(dialog.getByRole('checkbox', { name: 'Mark as Complete (Override)' })).not.toBeChecked();
  await pick(page, dialog.getByRole('combobox', { name: 'Opening hymn', exact: true }), 'Rejoice, the Lord Is King!');
  await expect(dialog.getByText(/Recently Used Hymn: 14 days ago/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Speaker' }).click();
  const minutes = dialog.getByRole('combobox', { name: /^Minutes/ });
  await expect(minutes).toHaveValue('10');
  await expect(minutes.locator('option')).toHaveText(['5 min', '10 min', '15 min', '20 min']);
  await dialog.getByRole('button', { name: 'Remove speaker 1' }).click();
  await expect(minutes).toHaveCount(0);
});

test(
  'the date of a meeting that is edited stays until Change Date; a save that fails says so',
  { tag: '@wide' },
  async ({ page, request, expectNoise }) => {
    expectNoise(/500|409/);
    const [date, taken] = [farSunday(9), farSunday(10)];
    const caller = await callerFor(request, 'planner2');
    for (const day of [date, taken]) await caller.free(day);
    const conducting = (await caller.members()).find((member) => `${member.firstName} ${member.lastName}` === BISHOP);
    const { id } = await caller.schedule({ date, conductingMemberId: conducting?.id });
    await caller.schedule({ date: taken, conductingMemberId: conducting?.id });
    const dialog = await openEdit(page, id);
    const field = dialog.getByLabel('Meeting date');
    await expect(field).not.toBeEditable();
    await dialog.getByRole('button', { name: 'Change Date' }).click();
    await expect(field).toBeEditable();
    await field.fill(taken);
    const save = dialog.getByRole('button', { name: 'Update Meeting' });
    await save.click();
    const question = page.getByRole('alertdialog', { name: 'Meeting Already Scheduled' });
    await expect(question).toBeVisible();
    await page.route(`**/api/meetings/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await question.getByRole('button', { name: 'Overwrite Meeting' }).click();
    await told(page, 'ErrorFailed to overwrite existing meeting');
    await field.fill(date);
    await dialog.getByLabel('Announcements').fill('Nobody will read this');
    await save.click();
    await told(page, 'ErrorFailed to schedule meeting');
    await expect(dialog.getByLabel('Announcements')).toHaveValue('Nobody will read this');
  },
);
