import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';
import { hold } from '#tests/browser/support/hold.ts';
import { BISHOP, conductingIn, openPlan } from '#tests/browser/support/meeting-dialog.ts';
import { told } from '#tests/browser/support/notices.ts';
import { cell, openGrid, saved } from '#tests/browser/support/open-grid.ts';

test('until the members have loaded no one is suggested as new; then a name typed in full is found, and half a name is not accepted', async ({
  page,
  request,
}) => {
  const date = farSunday(31);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const members = await caller.members();
  const { release } = await hold(page, '**/api/members');
  const dialog = await openPlan(page, date);
  const prayer = dialog.getByRole('combobox', { name: 'Invocation', exact: true });
  const list = page.getByRole('listbox');
  await prayer.fill('Jos');
  await prayer.press('Escape');
  await expect(list).toHaveCount(0);
  await conductingIn(dialog).fill(BISHOP);
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByRole('option')).toHaveCount(0);
  release();
  await expect(list.getByRole('option')).toHaveText([new RegExp(BISHOP)]);
  await expect(dialog.getByText('Choose someone from the list')).toBeVisible();
  await prayer.fill('');
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await told(page, 'SuccessMeeting scheduled successfully');
  expect((await caller.meetingOn(date))?.conductingMember).toMatchObject({ firstName: 'Joseph', lastName: 'Fielding' });
  expect(await caller.members()).toHaveLength(members.length);
});

test('a save waits for a member who is still being added', async ({ page, request }) => {
  const date = farSunday(32);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const dialog = await openPlan(page, date);
  const { release } = await hold(page, '**/api/members', 'POST');
  await conductingIn(dialog).fill('Zebedee Newcomer');
  await page.getByRole('option', { name: 'Add “Zebedee Newcomer” as a member' }).click();
  await expect(dialog.getByText('Adding “Zebedee Newcomer”...')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(dialog.getByText('Choose a conducting member')).toHaveCount(0);
  release();
  await told(page, 'SuccessMeeting scheduled successfully');
  expect((await caller.meetingOn(date))?.conductingMember).toMatchObject({
    firstName: 'Zebedee',
    lastName: 'Newcomer',
  });
});

test('an empty speaker cell of the grid lists whom to ask first, with reasons, and Enter takes no one unchosen', async ({
  page,
  request,
}) => {
  const { caller, dates, show } = await openGrid(page, request, 2);
  const [date] = dates;
  await show();
  const speaker = cell(page, date, 'speaker-0');
  const editor = page.getByRole('dialog', { name: /^Speaker 1/ });
  const options = editor.getByRole('listbox').getByRole('option');
  await speaker.click();
  await expect(editor.getByText('Suggested', { exact: true })).toBeVisible();
  await expect(options.first()).toContainText(/Never spoken|Spoke/);
  await expect(editor.getByRole('combobox', { name: 'Speaker 1' })).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await expect(speaker).toBeFocused();
  await speaker.press('Enter');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  expect(await caller.meetingOn(date)).toBeUndefined();

  // A name that is chosen leads to the topic, which the list then leaves in view.
  await speaker.press('Enter');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox', { name: 'Topic' })).toBeFocused();
  await page.keyboard.press('Enter');
  await saved(page, date, 'speaker-0');
  await caller.free(date);
});

test('beside a typed name, at least five members are in view above the other choices, each with the date on the name’s line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'planner2', { path: `/?plan=${farSunday(11)}` });
  const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  await dialog.getByRole('combobox', { name: 'Invocation', exact: true }).fill('ma');
  const list = page.getByRole('listbox');
  const more = list.getByRole('group', { name: 'More options' });
  await expect(more.getByRole('option')).toHaveCount(3);
  const { y: end } = (await more.boundingBox()) ?? { y: 0 };
  const people = await list.getByRole('option').evaluateAll((rows) =>
    rows.slice(0, 5).map((row) => {
      const date = document.evaluate('.//text()[contains(., "ray")]', row).iterateNext();
      const range = document.createRange();
      if (date) range.selectNodeContents(date);
      const { bottom } = row.getBoundingClientRect();
      return { bottom, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size };
    }),
  );
  expect(people.map(({ lines }) => lines)).toEqual([1, 1, 1, 1, 1]);
  expect(people.at(-1)?.bottom).toBeLessThanOrEqual(end);
});

test('a list above its field leaves the field’s label in view, and stays there as it becomes short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'planner2', { path: `/?plan=${farSunday(11)}` });
  const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  const invocation = dialog.getByRole('combobox', { name: 'Invocation', exact: true });
  await invocation.click();
  const list = page.getByRole('listbox');
  const more = list.getByRole('group', { name: 'More options' });
  const { y: label } = (await dialog.getByText('Invocation', { exact: true }).boundingBox()) ?? { y: 0 };
  const isAbove = async () => {
    const { y, height } = (await list.boundingBox()) ?? { y: Infinity, height: 0 };
    return y + height <= label;
  };
  await expect(list.getByRole('option')).not.toHaveCount(0);
  expect(await isAbove()).toBe(true);
  await invocation.fill('Zzz');
  await expect(more.getByRole('option').first()).toContainText('Zzz');
  expect(await isAbove()).toBe(true);
});
