import { briefDate } from '#shared/calendar/format.ts';
import { fullName } from '#shared/text/person-name.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, gridSunday } from '#tests/browser/support/calls.ts';
import { sidewaysScroll } from '#tests/browser/support/inspect.ts';

test('on a phone the grid shows one Sunday after another, and a tap opens a cell’s list', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner');
  const date = gridSunday(7);
  await caller.free(date);
  const name = fullName((await caller.members())[0] ?? { firstName: '', lastName: '' });
  await signIn(page, 'planner', { path: '/?view=grid&weeks=26' });
  const cell = page.locator(`[data-cell="benediction"][data-date="${date}"]`);
  const word = await cell.getByText('Missing', { exact: true }).boundingBox();
  expect(word?.width).toBeGreaterThan(30);
  await cell.tap();
  const sheet = page.getByRole('dialog', { name: 'Benediction', exact: true });
  await sheet.getByRole('combobox').fill(name);
  await sheet.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
  await expect(sheet).toBeHidden();
  await expect(cell).toContainText(`${name}, saved`);
  expect((await caller.meetingOn(date))?.benedictionMember).toBe(name);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('on a phone an open cell says what it is, and has buttons to keep or drop the change', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner');
  const date = gridSunday(4);
  await caller.free(date);
  const [conductor] = await caller.members();
  await caller.schedule({ date, conductingMemberId: conductor?.id, speakers: [{ speakerName: 'Ann Wanderer' }] });
  await signIn(page, 'planner', { path: '/?view=grid&weeks=26' });
  const cell = page.locator(`[data-cell="speaker-0"][data-date="${date}"]`);
  const box = page.getByRole('dialog', { name: `Speaker 1, ${briefDate(date)}` });
  await cell.tap();
  await expect(box.getByText(`Speaker 1, ${briefDate(date)}`)).toBeVisible();
  await box.getByLabel('Minutes').selectOption('5 min');
  await box.getByRole('button', { name: 'Cancel' }).tap();
  await expect(box).toBeHidden();
  await expect(cell).toContainText('10 min');
  await cell.tap();
  await box.getByLabel('Minutes').selectOption('20 min');
  await box.getByRole('button', { name: 'Done' }).tap();
  await expect(box).toBeHidden();
  await expect(cell).toContainText('20 min');
  await expect.poll(async () => (await caller.meetingOn(date))?.speakingAssignments[0]?.duration).toBe(20);
  await caller.free(date);
});

test('on a phone a speaker is moved by a menu, and at 320 pixels nothing scrolls sideways', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner');
  const [first, second] = [gridSunday(5), gridSunday(6)];
  const [conductor] = await caller.members();
  for (const date of [first, second]) await caller.free(date);
  for (const [date, speakers] of [
    [first, [{ speakerName: 'Ann Wanderer', topic: 'Hope' }]],
    [second, []],
  ] as const)
    await caller.schedule({ date, conductingMemberId: conductor?.id, speakers });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'planner', { path: '/?view=grid&weeks=26' });
  const cell = (date: string) => page.locator(`[data-cell="speaker-0"][data-date="${date}"]`);
  await cell(first).tap();
  await page.getByRole('combobox', { name: 'Move to' }).selectOption({ value: `${second} speaker-0` });
  await expect(cell(second)).toContainText('Ann Wanderer');
  await expect(cell(first)).not.toContainText('Ann Wanderer');
  expect(await sidewaysScroll(page)).toBe(0);
  expect((await caller.meetingOn(second))?.speakingAssignments).toMatchObject([{ speakerName: 'Ann Wanderer' }]);
  for (const date of [first, second]) await caller.free(date);
});
