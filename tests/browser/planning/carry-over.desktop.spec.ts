import type { Page } from '@playwright/test';
import { addDays } from '#shared/calendar/sundays.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { ordinarySundays, today } from '#tests/browser/support/calls.ts';
import { gridTyping } from '#tests/browser/support/grid-typing.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { openWard } from '#tests/browser/support/open-ward.ts';

const cell = (page: Page, date: string, column: string) => page.locator(`[data-cell="${column}"][data-date="${date}"]`);

test('four Sundays are planned from scratch with the rotation and at most 100 keystrokes besides the names', async ({
  page,
  request,
}) => {
  const { members, show, meetingOn, keep } = await openWard(page, request);
  const [leader, player, chorister, ...others] = members;
  const each = (id: number | undefined) => ({ by: 'month', from: today(), memberIds: [id] });
  await keep({
    rotation: { conducting: each(leader?.id), organist: each(player?.id), chorister: each(chorister?.id) },
  });
  const dates = ordinarySundays(4);
  await show();
  const { count, press, enter } = gridTyping(page);
  const skip = async (cells: number) => {
    for (let step = 0; step < cells; step += 1) await press('Tab');
  };
  await expect(cell(page, dates[0] ?? '', 'conducting')).toContainText(`Missing, in the rotation: ${leader?.name}`);
  let clicks = 1;
  await page.getByRole('button', { name: 'Fill from Rotation' }).click();
  for (const date of dates) await expect(cell(page, date, 'organist')).toContainText(`${player?.name}, saved`);
  const lists: string[] = [];
  let looks = 0;
  page.on('request', (sent) => {
    if (sent.method() !== 'GET') return;
    if (/\/api\/(meetings\?|members)/.test(sent.url())) lists.push(new URL(sent.url()).pathname);
    if (sent.url().includes('/api/ward-revision')) looks += 1;
  });
  const [first = '', second = '', third = '', fourth = ''] = others.map(({ name }) => name);
  for (const date of dates) {
    clicks += 1;
    await cell(page, date, 'presiding').focus();
    await enter(leader?.name ?? '');
    await enter(first);
    for (const [speaker, topic] of [
      [second, 'Hope'],
      [third, 'Charity'],
    ] as const) {
      await enter(speaker, topic);
      await skip(1);
    }
    await skip(1);
    await enter(fourth);
    await skip(2);
    for (const number of ['2', '193', '30']) await enter(number);
    await skip(1);
    await enter('152');
  }
  for (const date of dates) {
    await expect(page.getByRole('row').filter({ has: cell(page, date, 'conducting') })).toContainText('PLANNED');
    await expect.poll(async () => (await meetingOn(date)).status).toBe('planned');
  }
  expect(count() + clicks).toBeLessThanOrEqual(100);
  // The answer of each save is merged into what the page has. Where this takes longer than twenty seconds, the page looks
  // for what others have changed, and reads each list once.
  for (const path of ['/api/meetings', '/api/members'])
    expect(lists.filter((list) => list === path).length).toBeLessThanOrEqual(looks);
});

test('a rotation is kept in one place, suggested first, and filled in and undone in one action', async ({
  page,
  request,
}) => {
  const { members, show, meetingOn } = await openWard(page, request);
  const [one, two] = members;
  const [date = ''] = ordinarySundays(1);
  await show();
  await page.getByRole('button', { name: 'Rotation & Announcements' }).click();
  await page.getByRole('menuitem', { name: 'Edit Rotation…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotation' });
  const conducting = dialog.getByRole('region', { name: 'Conducting' });
  await conducting.getByLabel('Conducting', { exact: true }).selectOption('A different person each Sunday');
  for (const [place, member] of [one, two].entries()) {
    await conducting
      .getByRole('combobox')
      .nth(place + 1)
      .fill(member?.name ?? '');
    await page.getByRole('option', { name: new RegExp(`^${member?.name}`) }).click();
  }
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Rotation' }).click();
  await expect(dialog).toBeHidden();
  const suggestion = cell(page, date, 'conducting');
  await expect(suggestion).toContainText(/Missing, in the rotation: (Ann|Ben) Carrier/);
  await suggestion.click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/(Ann|Ben) Carrier.*Conducts on /);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fill from Rotation' }).click();
  await expect(suggestion).toContainText(', saved');
  expect((await meetingOn(date)).conductingMember.lastName).toMatch(/^Carrier/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(suggestion).toContainText('Missing, in the rotation');
  await expect.poll(async () => (await meetingOn(date)).conductingMember).toBeNull();
  // A new meeting starts with them, and closing it asks nothing.
  await page.goto(`/?plan=${addDays(date, 70)}`);
  const plan = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  await expect(plan.getByRole('combobox', { name: 'Conducting member' })).toHaveValue(/^(Ann|Ben) Carrier/);
  await expect(plan.getByText('NEEDS PLANNING', { exact: true })).toBeVisible();
  await plan.getByRole('button', { name: 'Cancel' }).click();
  await expect(plan).toBeHidden();
  // With another date, it is someone else's turn.
  await page.goto(`/?plan=${addDays(date, 70)}`);
  const conductor = plan.getByRole('combobox', { name: 'Conducting member' });
  await expect(conductor).toHaveValue(/^(Ann|Ben) Carrier/);
  const [name] = (await conductor.inputValue()).split(' ');
  await plan.getByLabel('Meeting date').fill(addDays(date, 77));
  await expect(conductor).toHaveValue(new RegExp(`^${name === 'Ann' ? 'Ben' : 'Ann'} Carrier`));
});

test('an announcement repeats until its last Sunday, and ends in one place', async ({ page, request, expectNoise }) => {
  expectNoise(/409/);
  const { members, show, meetingOn, keep } = await openWard(page, request);
  const [date = ''] = ordinarySundays(1);
  await keep({ rotation: { conducting: { by: 'month', from: today(), memberIds: [members[0]?.id] } } });
  await show(`/?plan=${date}`);
  const plan = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  await plan.getByLabel('Announcements').fill('Temple trip on Saturday');
  await plan.getByRole('button', { name: 'Repeating Announcements…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeating Announcements' });
  await dialog.getByRole('button', { name: 'Add Announcement' }).click();
  await dialog.getByRole('textbox', { name: 'Announcement 1' }).fill('Choir practice after church');
  await dialog.getByLabel('First Sunday').selectOption(date);
  await dialog.getByLabel('Last Sunday').selectOption(addDays(date, 14));
  // What someone else changes besides is in no one's way.
  await keep({ rotation: { organist: { by: 'month', from: today(), memberIds: [members[1]?.id] } } });
  await dialog.getByRole('button', { name: 'Save Announcements' }).click();
  await expect(dialog).toBeHidden();
  await expect(plan.getByText('Also: Choir practice after church')).toBeVisible();
  await plan.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(plan).toBeHidden();
  const meeting = await meetingOn(date);
  expect(meeting).toMatchObject({
    announcements: 'Temple trip on Saturday',
    repeatedAnnouncements: 'Choir practice after church',
  });
  await page.goto(`/meeting/${meeting.id}`);
  await expect(page.getByRole('main')).toContainText('Choir practice after church');

  await page.goto('/?tab=admin&view=settings');
  await page.getByRole('button', { name: 'Repeating Announcements' }).click();
  await dialog.getByRole('textbox', { name: 'Announcement 1' }).fill('Choir practice before church');
  await keep({ announcements: [{ text: 'Ward picnic', from: date, until: date }] });
  await dialog.getByRole('button', { name: 'Save Announcements' }).click();
  await expect(dialog.getByText('Someone else changed the announcements. Check them, then save again.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Announcement 2' })).toHaveValue('Ward picnic');
  await dialog.getByRole('button', { name: 'Save Announcements' }).click();
  await expect(dialog).toBeHidden();
  expect((await meetingOn(date)).repeatedAnnouncements).toBe('Choir practice before church\nWard picnic');
  await keep({ announcements: [] });
  expect((await meetingOn(date)).repeatedAnnouncements).toBeNull();
});

test('what is copied from another Sunday replaces nothing unless someone checks it, and says what it replaces', async ({
  page,
  request,
}) => {
  const { members, show, meetingOn, plan } = await openWard(page, request);
  const [ann, ben, cal] = members;
  const [first = '', empty = '', second = ''] = ordinarySundays(3);
  const announcements = 'Choir concert this evening';
  await plan({ date: first, conductingMemberId: ann?.id, presidingMemberId: ben?.id, announcements });
  await plan({ date: empty, status: 'draft' });
  await plan({ date: second, conductingMemberId: cal?.id });
  await show();
  const dialog = page.getByRole('dialog', { name: /^Copy to / });
  const choice = (name: string) => dialog.getByRole('checkbox', { name });
  const open = async () => {
    await page.getByRole('button', { name: `More for ${dateSeenFrom(second, today())}` }).click();
    await page.getByRole('menuitem', { name: 'Copy From…' }).click();
    await expect(dialog.getByLabel('Copy from')).toHaveValue(first);
  };
  await open();
  await expect(choice(`Conducting ${ann?.name} replaces ${cal?.name}`)).not.toBeChecked();
  await expect(choice(`Presiding ${ben?.name}`)).toBeChecked();
  await expect(choice(`Announcements ${announcements}`)).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(cell(page, second, 'presiding')).toContainText(`${ben?.name}, saved`);
  await expect(cell(page, second, 'conducting')).toContainText(cal?.name ?? '');
  expect(await meetingOn(second)).toMatchObject({ presidingMember: { id: ben?.id }, announcements: null });

  await open();
  await expect(choice(`Presiding ${ben?.name} (already there)`)).not.toBeChecked();
  await choice('Conducting').check();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(cell(page, second, 'conducting')).toContainText(`${ann?.name}, saved`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(cell(page, second, 'conducting')).toContainText(cal?.name ?? '');
  await expect.poll(async () => (await meetingOn(second)).conductingMember.id).toBe(cal?.id);
});
