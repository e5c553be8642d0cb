import { longDateSeenFrom } from '#shared/calendar/format.ts';
import { addDays, sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { momentIn } from '#shared/calendar/wall-clock.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { headersFor, today } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

type Spoken = { invitation: { state: string } };
const stateOf = ({ invitation }: Spoken) => invitation.state;

test('after Sunday noon a planner says whether it went as planned and how many came, or corrects the meeting', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const ward = await makeWard(request);
  const sunday = sundayOnOrBefore(today());
  const { id: hannah } = await ward.post('/api/members', { wardId: ward.id, firstName: 'Hannah', lastName: 'Price' });
  const meeting = { wardId: ward.id, date: sunday, kind: 'regular', conductingMemberId: hannah };
  const { id } = await ward.post('/api/meetings', meeting);
  const [username = ''] = ward.admins;
  const headers = await headersFor(request, username, ward.password);
  const line = page.getByRole('region', { name: 'Last meeting' });
  const stored = async () => (await request.get(`/api/meetings/${id}`, { headers })).json();
  const saved = async () => {
    const { heldAsPlanned, attendance } = await stored();
    return { heldAsPlanned, attendance };
  };
  const change = async (address: string, data: object) =>
    expect((await request.put(address, { headers, data })).status()).toBe(200);

  await page.clock.setFixedTime(momentIn('America/Denver', sunday, 12).getTime() - 60_000);
  await signIn(page, username, { password: ward.password });
  await expect(page.getByRole('heading', { name: 'Next 4 Sundays' })).toBeVisible();
  await expect(line).toHaveCount(0);
  const toRemind = page.getByRole('region', { name: 'People to remind' });
  await expect(toRemind).toContainText('Hannah Price');
  await page.clock.setFixedTime(momentIn('America/Denver', sunday, 13));
  await page.reload();
  await expect(line).toContainText('Did today go as planned?');
  await expect(toRemind).toHaveCount(0);
  await expect(line.getByLabel('Attendance')).toHaveCount(0);
  await line.getByRole('button', { name: 'Change…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Meeting' });
  await expect(edit).toBeVisible();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toHaveCount(0);
  await expect(line).toBeVisible();
  expect(await saved()).toEqual({ heldAsPlanned: null, attendance: null });
  await line.getByRole('button', { name: 'Change…' }).click();
  await edit.getByRole('textbox', { name: 'Notes' }).fill('The choir could not come.');
  await edit.getByRole('button', { name: 'Update Meeting' }).click();
  await expect(edit).toHaveCount(0);
  await expect(line).toHaveCount(0);
  expect(await saved()).toEqual({ heldAsPlanned: false, attendance: null });
  // Undo takes the answer back too, so it is asked again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
  expect(await saved()).toEqual({ heldAsPlanned: null, attendance: null });

  const speakers = [{ speakerName: 'Kim Lee' }, { speakerName: 'Ana Cruz' }];
  await change(`/api/meetings/${id}`, { speakers });
  const { speakingAssignments }: { speakingAssignments: { id: number }[] } = await stored();
  const assignments = speakingAssignments.map((talk) => ({ meetingId: id, key: `talk:${talk.id}` }));
  await change('/api/invitations', { assignments, state: 'declined', word: 'Away' });
  await change('/api/ward-config', { countsAttendance: true });
  await page.clock.setFixedTime(momentIn('America/Denver', addDays(sunday, 3), 13));
  await page.reload();
  // Days later, “Sunday” alone could be any of them.
  await expect(line).toContainText(`Did ${longDateSeenFrom(sunday, addDays(sunday, 3))}, go as planned?`);
  await line.getByLabel('Attendance').fill('10000');
  await expect(line.getByRole('button', { name: 'Yes' })).toBeDisabled();
  await expect(line.getByRole('alert')).toHaveText('Enter a whole number up to 9,999');
  await line.getByLabel('Attendance').fill('143 people');
  expect(await axeFindings(page)).toEqual([]);
  // Who declined counts only if they participated after all, also when something else is corrected.
  const answersOf = async () => (await stored()).speakingAssignments.map(stateOf);
  await line.getByRole('checkbox', { name: 'Ana Cruz (talk)' }).check();
  await line.getByRole('button', { name: 'Change…' }).click();
  await edit.getByRole('checkbox', { name: 'Ana Cruz (talk)' }).uncheck();
  await edit.getByRole('checkbox', { name: 'Kim Lee (talk)' }).check();
  await edit.getByRole('textbox', { name: 'Notes' }).fill('Kim came after all.');
  expect(await axeFindings(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Update Meeting' }).click();
  // The line is out of reach as long as the dialog is open.
  await expect(edit).toHaveCount(0);
  await expect(line).toHaveCount(0);
  expect(await answersOf()).toEqual(['accepted', 'declined']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone: changes to ' })).toBeVisible();
  expect((await stored()).speakingAssignments.map(({ invitation }: Spoken) => invitation)).toMatchObject([
    { state: 'declined', word: 'Away' },
    { state: 'declined', word: 'Away' },
  ]);

  // Someone else corrects the meeting at the same moment. The question has what was typed before.
  await expect(line.getByLabel('Attendance')).toHaveValue('143');
  await expect(line.getByRole('checkbox', { name: 'Ana Cruz (talk)' })).toBeChecked();
  await page.route(
    `/api/meetings/${id}`,
    async (route) => {
      await change(`/api/meetings/${id}`, { speakers: [{ speakerName: 'Ana Cruz' }] });
      await route.continue();
    },
    { times: 1 },
  );
  await line.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not Saved' })).toContainText('Check it and answer again.');
  await expect(line.getByRole('checkbox', { name: 'Kim Lee (talk)' })).toHaveCount(0);
  await expect(line.getByRole('checkbox', { name: 'Ana Cruz (talk)' })).not.toBeChecked();
  await line.getByRole('checkbox', { name: 'Ana Cruz (talk)' }).check();
  await line.getByRole('button', { name: 'Yes' }).click();
  await expect(line).toHaveCount(0);
  expect(await saved()).toEqual({ heldAsPlanned: true, attendance: 143 });
  expect((await stored()).speakingAssignments).toMatchObject([{ speakerName: 'Ana Cruz' }]);

  // A wrong number is corrected on the meeting's page, and Talk Tracking counts the new one.
  await page.goto(`/meeting/${id}`);
  const card = page.getByRole('region', { name: 'Attendance' });
  await expect(card.getByLabel('Attendance')).toHaveValue('143');
  await card.getByLabel('Attendance').fill('134');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.goto('/?tab=tracking');
  await expect(page.getByRole('region', { name: 'Attendance' })).toContainText(
    '134 on the only Sunday counted in the past year.',
  );
});
