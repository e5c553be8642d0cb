import { addDays } from '#shared/calendar/sundays.ts';
import { dateSeenFrom, longDateSeenFrom } from '#shared/calendar/format.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, today } from '#tests/browser/support/calls.ts';
import { BISHOP, conductingIn, openPlan, pick } from '#tests/browser/support/meeting-dialog.ts';
import { told } from '#tests/browser/support/notices.ts';

test.beforeEach(() => {
  test.setTimeout(90_000);
});

test('a date other than a Sunday is refused with a message, and the Sunday stays', async ({ page }) => {
  const date = farSunday(0);
  const dialog = await openPlan(page, date);
  const field = dialog.getByLabel('Meeting date');
  await expect(dialog.getByText(dateSeenFrom(date, today()), { exact: true })).toBeVisible();
  await field.fill(addDays(date, 1));
  await told(page, 'Invalid DateMeetings can only be scheduled on Sundays');
  await expect(field).toHaveValue(date);
  await field.fill(addDays(date, 7));
  await expect(dialog.getByText(longDateSeenFrom(addDays(date, 7), today()))).toBeVisible();
});

test('nothing is saved without a person conducting', { tag: '@wide' }, async ({ page, request }) => {
  const date = farSunday(1);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const dialog = await openPlan(page, date);
  await dialog.getByLabel('Announcements').fill('The chapel is painted on Friday.');
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await told(page, 'Conducting Member RequiredA conducting member must be selected to save the meeting.');
  await expect(dialog.getByText('Choose a conducting member')).toBeVisible();
  await expect(conductingIn(dialog)).toBeFocused();
  expect(await caller.meetingOn(date)).toBeUndefined();
});

test(
  'a mark and its notice go as soon as the field is mended, and half a name is not marked meanwhile',
  { tag: '@wide' },
  async ({ page, request }) => {
    const date = farSunday(1);
    await (await callerFor(request, 'planner2')).free(date);
    const dialog = await openPlan(page, date);
    const presiding = dialog.getByRole('combobox', { name: 'Presiding member' });
    await dialog.getByLabel('Announcements').fill('The chapel is painted on Friday.');
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await told(page, 'Conducting Member Required');
    await presiding.fill('Jane No');
    await expect(presiding).toHaveAttribute('aria-expanded', 'true');
    await expect(presiding).not.toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Choose a conducting member')).toBeVisible();
    await page.keyboard.press('Escape');
    await pick(page, conductingIn(dialog), BISHOP);
    await expect(dialog.getByText('Choose a conducting member')).toHaveCount(0);
    await expect(page.getByText('Conducting Member Required')).toHaveCount(0);
  },
);

test('all that keeps a meeting from being saved is marked at once', { tag: '@wide' }, async ({ page, request }) => {
  const date = farSunday(1);
  await (await callerFor(request, 'planner2')).free(date);
  const dialog = await openPlan(page, date);
  const presiding = dialog.getByRole('combobox', { name: 'Presiding member' });
  await presiding.fill('Jane Nobody');
  // The list follows the letters, and takes the key.
  await expect(presiding).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(dialog.getByText('Choose someone from the list or add the name as a member.')).toBeVisible();
  await expect(dialog.getByText('Choose a conducting member')).toBeVisible();
});

test(
  'a name that no one on the list has is marked as soon as its field is left',
  { tag: '@wide' },
  async ({ page, request }) => {
    const date = farSunday(1);
    await (await callerFor(request, 'planner2')).free(date);
    const dialog = await openPlan(page, date);
    const leaveWith = async (label: string, text: string) => {
      const field = dialog.getByRole('combobox', { name: label });
      await field.fill(text);
      await field.blur();
      return field;
    };
    const choose = 'Choose someone from the list';
    await expect(await leaveWith('Presiding member', 'Jane Nobody')).toHaveAccessibleDescription(choose);
    await expect(await leaveWith('Invocation', 'Jos')).toHaveAccessibleDescription(choose);
    await expect(await leaveWith('Invocation', 'Elder Jonas Whitlock')).toHaveAccessibleDescription(
      'Not on the member list',
    );
    await expect(await leaveWith('Invocation', '')).toHaveAccessibleDescription('');
  },
);

test(
  'the list of sections says what is complete, begun, or wrong, and nothing where nothing is asked for; a plan needs planning until someone conducts',
  { tag: '@wide' },
  async ({ page, request }) => {
    const date = farSunday(1);
    await (await callerFor(request, 'planner2')).free(date);
    const dialog = await openPlan(page, date);
    const sections = dialog.getByRole('navigation', { name: 'Sections' }).getByRole('button');
    const section = (hasText: string) => sections.filter({ hasText });
    const badge = (text: string) => dialog.getByText(text, { exact: true });
    await dialog.getByLabel('Meeting type').selectOption('Regular');
    await expect(section('Speakers & Music')).toBeVisible();
    await dialog.getByLabel('Announcements').fill('The chapel is painted on Friday.');
    await expect(badge('Unsaved changes')).toBeVisible();
    await expect(badge('NEEDS PLANNING')).toBeVisible();

    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await told(page, 'Conducting Member Required');
    await expect(section('Leadership, has an error')).toBeVisible();
    await pick(page, conductingIn(dialog), BISHOP);
    await expect(section('Leadership, started')).toBeVisible();
    await expect(badge('PARTIALLY PLANNED')).toBeVisible();

    await dialog.getByRole('button', { name: 'Add Speaker' }).click();
    await dialog.getByRole('combobox', { name: 'Speaker 1', exact: true }).fill('Ruth Amber');
    await page.keyboard.press('Tab');
    await expect(section('Speakers & Music, started')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Topic for speaker 1' }).fill('Hope');
    await expect(section('Speakers & Music, complete')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove speaker 1' }).click();

    await dialog.getByLabel('Meeting type').selectOption('Fast and testimony');
    await expect(section('Speakers & Music')).toHaveText('Speakers & Music');
  },
);

test(
  'a plan with gaps is not marked as planned, and is saved as partially planned on request',
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
    await page.getByRole('button', { name: 'Yes, Save' }).click();
    await told(page, 'SuccessMeeting scheduled successfully');
    await expect(dialog).toHaveCount(0);
    expect((await caller.meetingOn(date))?.status).toBe('partially_planned');
  },
);

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
    'Special number',
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
  await expect(dialog.getByText(/Recently Used Hymn: planned for .* \(14 days before this meeting\)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Speaker' }).click();
  const minutes = dialog.getByRole('combobox', { name: /^Minutes/ });
  await expect(minutes).toHaveValue('10');
  await expect(minutes.locator('option')).toHaveText(['5 min', '10 min', '15 min', '20 min']);
  await dialog.getByRole('button', { name: 'Remove speaker 1' }).click();
  await expect(minutes).toHaveCount(0);
});

test('a hymn that is planned soon after gets the warning while it is chosen', async ({ page, request }) => {
  const date = farSunday(34);
  const later = addDays(date, 14);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [member] = await caller.members();
  await caller.schedule({ date: later, overwrite: true, conductingMemberId: member?.id, hymns: { closing: '#152' } });
  const dialog = await openPlan(page, date);
  await pick(
    page,
    dialog.getByRole('combobox', { name: 'Closing hymn', exact: true }),
    'God Be with You Till We Meet Again',
  );
  await expect(dialog.getByText(/Also planned for .* \(14 days later\)/)).toBeVisible();
});

test('a suggested hymn says on one line why, and how long ago it was sung', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openPlan(page, farSunday(53));
  await dialog.getByRole('combobox', { name: 'Opening hymn', exact: true }).click();
  const suggested = page.getByRole('group', { name: /^Suggested/ }).getByRole('option');
  await expect(suggested.first()).toHaveAccessibleName(/hymn\s*(sung\s.*\sago|never sung)$/);
  for (const row of await suggested.all()) expect((await row.boundingBox())?.height).toBeLessThan(50);
});
