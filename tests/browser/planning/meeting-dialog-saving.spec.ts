import { longDate } from '#shared/calendar/format.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, today } from '#tests/browser/support/calls.ts';
import { BISHOP, conductingIn, COUNSELOR, openEdit, openPlan, pick } from '#tests/browser/support/meeting-dialog.ts';
import { told } from '#tests/browser/support/notices.ts';

const HYMNS = [
  ['Opening hymn', 'Redeemer of Israel'],
  ['Sacrament hymn', 'I Stand All Amazed'],
  ['Closing hymn', 'God Be with You Till We Meet Again'],
] as const;

test.beforeEach(() => {
  test.setTimeout(90_000);
});

test(
  'a taken date is overwritten only after a confirmation',
  { tag: '@wide' },
  async ({ page, request, expectNoise }) => {
    expectNoise(/500|409/);
    const [own, taken] = [farSunday(3), farSunday(4)];
    const caller = await callerFor(request, 'planner2');
    for (const date of [own, taken]) await caller.free(date);
    const conducting = (await caller.members()).find(
      (member) => `${member.firstName} ${member.lastName}` === COUNSELOR,
    );
    const before = await caller.schedule({
      date: taken,
      conductingMemberId: conducting?.id,
      notes: 'Earlier notes',
    });

    const dialog = await openPlan(page, own);
    await dialog.getByLabel('Meeting date').fill(taken);
    await pick(page, conductingIn(dialog), BISHOP);
    await dialog.getByLabel('Notes', { exact: true }).fill('What takes its place');
    const save = dialog.getByRole('button', { name: 'Schedule Meeting' });
    const question = page.getByRole('alertdialog', { name: 'Meeting Already Scheduled' });
    await page.route('**/api/meetings', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await save.click();
    await told(page, 'ErrorFailed to schedule meeting');
    // Spoken once: the cause beside the button stays for the eyes.
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(save).toHaveAccessibleDescription('Something went wrong. Please try again.');
    await page.unrouteAll();
    await save.click();
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

test(
  'after a save between the question and Overwrite Meeting, the question is asked again, and nothing is lost',
  { tag: '@wide' },
  async ({ page, request, expectNoise }) => {
    expectNoise(/409/);
    const [own, taken] = [farSunday(22), farSunday(23)];
    const other = await callerFor(request, 'admin2');
    for (const date of [own, taken]) await other.free(date);
    const conducting = (await other.members()).find((member) => `${member.firstName} ${member.lastName}` === COUNSELOR);
    const standing = { date: taken, conductingMemberId: conducting?.id, notes: 'Seen at the question' };
    const { id, version, musicVersion } = await other.schedule(standing);

    const dialog = await openPlan(page, own);
    await dialog.getByLabel('Meeting date').fill(taken);
    await pick(page, conductingIn(dialog), BISHOP);
    await dialog.getByLabel('Notes', { exact: true }).fill('What takes its place');
    const question = page.getByRole('alertdialog', { name: 'Meeting Already Scheduled' });
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    const changed = question.getByText('Someone just changed the other meeting.');
    await expect(question).toBeVisible();
    await expect(changed).toHaveCount(0);

    await other.change(id, { version, musicVersion, notes: 'Saved before the click' });
    await question.getByRole('button', { name: 'Overwrite Meeting' }).click();
    await expect(changed).toBeVisible();
    expect(await other.meetingOn(taken)).toMatchObject({ id, notes: 'Saved before the click' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue('What takes its place');

    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(question).toBeVisible();
    await expect(changed).toHaveCount(0);
    await question.getByRole('button', { name: 'Overwrite Meeting' }).click();
    await told(page, 'SuccessMeeting scheduled successfully');
    expect((await other.meetingOn(taken))?.notes).toBe('What takes its place');
  },
);

test(
  'what another person saved in the meantime is shown next to your own version, and the choice is kept',
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
    const clash = page.getByRole('dialog', { name: 'Someone else saved this meeting' });
    const part = (name: string) => clash.getByRole('group', { name });
    await expect(part('Announcements')).toContainText('My announcement');
    await expect(part('Announcements')).toContainText('Their announcement');
    await part('Announcements').getByRole('radio', { name: 'Theirs' }).check();
    await expect(part('Stake and ward business').getByRole('radio', { name: 'Mine' })).toBeChecked();
    await clash.getByRole('button', { name: 'Save Changes' }).click();
    await told(page, 'Meeting updated successfully');
    await expect(clash).toHaveCount(0);
    expect(await other.meetingOn(date)).toMatchObject({
      announcements: 'Their announcement',
      wardBusiness: 'My business',
      notes: 'Their notes',
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Undone: changes to /)).toBeVisible();
    expect(await other.meetingOn(date)).toMatchObject({ wardBusiness: 'Their business', notes: 'Their notes' });
  },
);

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
    await dialog.getByLabel('Announcements').fill('No one will read this');
    await save.click();
    await told(page, 'ErrorFailed to update meeting');
    await expect(dialog.getByLabel('Announcements')).toHaveValue('No one will read this');
  },
);

test('Ctrl+Enter pressed twice saves once', { tag: '@wide' }, async ({ page, request }) => {
  const date = farSunday(14);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const dialog = await openPlan(page, date);
  await pick(page, conductingIn(dialog), BISHOP);
  const notes = dialog.getByLabel('Notes', { exact: true });
  await notes.fill('Saved once');
  let saves = 0;
  await page.route('**/api/meetings', (route) => {
    if (route.request().method() === 'POST') saves += 1;
    return route.continue();
  });
  // Both in one go, as a key that is held down does: no frame is drawn in between.
  await notes.evaluate((field) => {
    const press = () =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    press();
    press();
  });
  await told(page, 'SuccessMeeting scheduled successfully');
  await expect(dialog).toHaveCount(0);
  expect(saves).toBe(1);
  expect((await caller.meetingOn(date))?.notes).toBe('Saved once');
});

test(
  'a draft of the sample ward says PLANNED once all of it is planned',
  { tag: '@wide' },
  async ({ page, request }) => {
    const caller = await callerFor(request, 'planner2');
    const drafts = await caller.meetings(`?from=${today()}`);
    const draft = drafts.find(({ kind, status }) => kind === 'regular' && status === 'draft');
    if (!draft) throw new Error('The sample ward has no draft');
    const bishop = (await caller.members()).find((member) => `${member.firstName} ${member.lastName}` === BISHOP);
    // What was created automatically is still a draft, although it has a person presiding.
    await caller.change(draft.id, { presidingMemberId: bishop?.id, status: 'draft' });

    const dialog = await openEdit(page, draft.id);
    const status = page.getByText('NEEDS PLANNING');
    await expect(status).not.toHaveCount(0);
    const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
    await pick(page, conductingIn(dialog), COUNSELOR);
    for (const name of ['Invocation', 'Benediction']) await pick(page, field(name), COUNSELOR);
    for (const [name, hymn] of HYMNS) await pick(page, field(name), hymn);
    await dialog.getByRole('button', { name: 'Add Speaker' }).click();
    await pick(page, field('Speaker 1'), BISHOP);
    await dialog.getByRole('button', { name: 'Update Meeting' }).click();
    await told(page, 'Meeting updated successfully');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText('PLANNED', { exact: true })).toBeVisible();
    await expect(status).toHaveCount(0);
    expect(await caller.meetingOn(draft.date)).toMatchObject({ id: draft.id, status: 'planned' });
  },
);
