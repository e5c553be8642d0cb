import type { APIRequestContext, Page } from '@playwright/test';
import { longDateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { headersFor, ordinarySundays, today } from '#tests/browser/support/calls.ts';
import { answer, invitingWard, toAsk } from './invitation-ward.ts';

test('a move or a replacement says first who said yes or was asked, and Undo says whose answers it does not bring back', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { id: wardId, username, password, meetingId, date, post, put } = await invitingWard(request);
  const [, next = '', taken = ''] = ordinarySundays(3);
  const headers = await headersFor(request, username, password);
  const mark = async (key: string, state: string, id = meetingId) => {
    const data = { assignments: [{ meetingId: id, key }], state };
    expect((await request.put('/api/invitations', { headers, data })).status()).toBe(200);
  };
  await mark('benediction', 'accepted');
  await mark('invocation', 'asked');
  const other = await post('/api/meetings', { wardId, date: taken, status: 'draft', benedictionMember: 'Ola Nord' });
  await mark('benediction', 'accepted', other.id);

  await signIn(page, username, { password, path: `/meeting/${meetingId}` });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Meeting' }).click();
  const deletion = page.getByRole('alertdialog', { name: /^Delete the meeting on / });
  await expect(deletion).toContainText('Jane Doe said yes; Kim Lee was asked. Links sent to them will stop working.');
  await deletion.getByRole('button', { name: 'Cancel' }).click();

  await mark('benediction', 'asked');
  await page.goto(`/meeting/${meetingId}?edit=${meetingId}&field=benedictionMember`);
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  const benediction = dialog.getByRole('combobox', { name: 'Benediction' });
  const replacing = page.getByRole('alertdialog', { name: 'Choose someone else?' });
  await benediction.fill('Hannah Price');
  await page.getByRole('option', { name: /^Hannah Price/ }).click();
  // The answer comes while the form is open.
  await mark('benediction', 'accepted');
  await dialog.getByRole('button', { name: 'Update Meeting' }).click();
  await expect(replacing).toContainText('Jane Doe said yes. They’ll count as not asked');
  await replacing.getByRole('button', { name: 'Cancel' }).click();
  await expect(benediction).toHaveValue('Hannah Price');
  // A stake conference has no place for any of them.
  const retyping = page.getByRole('alertdialog', { name: 'Change the meeting type?' });
  await dialog.getByLabel('Meeting type').selectOption('stake_conference');
  await dialog.getByRole('button', { name: 'Update Meeting' }).click();
  await expect(retyping).toContainText('Jane Doe said yes. Kim Lee was asked. They’ll count as not asked');
  await retyping.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard unsaved changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(dialog).toBeHidden();
  await page.goto(`/meeting/${meetingId}?edit=${meetingId}`);
  await dialog.getByRole('button', { name: 'Change Date' }).click();
  const save = dialog.getByRole('button', { name: 'Update Meeting' });
  const question = page.getByRole('alertdialog', { name: /^Move this meeting to Sunday, / });
  // The meeting of a date that is taken would be deleted along with its answers.
  await dialog.getByLabel('Meeting date').fill(taken);
  await save.click();
  await question.getByRole('button', { name: 'Move' }).click();
  const overwrite = page.getByRole('alertdialog', { name: 'Meeting Already Scheduled' });
  await expect(overwrite).toContainText('Ola Nord said yes. They’ll count as not asked');
  await overwrite.getByRole('button', { name: 'Cancel' }).click();
  await expect(overwrite).toBeHidden();

  await dialog.getByLabel('Meeting date').fill(next);
  await save.click();
  await expect(question).toContainText(
    'Jane Doe said yes. Kim Lee was asked. They’ll count as not asked, and links sent to them will stop working.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await save.click();
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: longDateSeenFrom(next, today()) })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const lost = page.getByText(
    'Jane Doe had said yes. Kim Lee had been asked. They now count as not asked, and links sent to them no longer work.',
  );
  await expect(lost).toBeVisible();
  await expect(page.getByRole('heading', { name: longDateSeenFrom(date, today()) })).toBeVisible();

  await mark('benediction', 'accepted');
  await put(`/api/meetings/${meetingId}`, { wardId, hymns: { opening: '2' } });
  await page.goto('/?view=grid');
  const cell = (day: string, column = 'benediction') => page.locator(`[data-cell="${column}"][data-date="${day}"]`);
  await expect(cell(date)).toContainText('accepted');
  // A hymn can't be cut, so nothing moves.
  await cell(date, 'hymn-opening').focus();
  await page.keyboard.press('Control+x');
  await cell(next, 'hymn-opening').focus();
  await page.keyboard.press('Control+v');
  await cell(date).focus();
  await page.keyboard.press('Delete');
  const removing = page.getByRole('alertdialog', { name: 'Remove Jane Doe?' });
  await expect(removing).toContainText('Jane Doe said yes. They’ll count as not asked');
  await expect(removing.getByRole('button', { name: 'Remove' })).toBeVisible();
  await removing.getByRole('button', { name: 'Cancel' }).click();
  await expect(removing).toBeHidden();
  await expect(cell(date)).toContainText('accepted');
  // Replaced and moved at once, they are asked about once, and nothing moves before the answer.
  const anyway = page.getByRole('alertdialog', { name: /^Move .+ to Sun, .+\?$/ });
  const editor = page.getByRole('dialog', { name: /^Benediction, / });
  const moveReplaced = async () => {
    await cell(date).press('Enter');
    await editor.getByRole('combobox', { name: 'Benediction' }).fill('Ola Nord');
    await editor.getByLabel('Move to').selectOption(`${next} benediction`);
    await expect(replacing).toContainText('Jane Doe said yes. They’ll count as not asked');
  };
  await moveReplaced();
  await replacing.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(date)).toContainText('Jane Doe');
  await expect(cell(next)).toContainText('Missing');
  await moveReplaced();
  await replacing.getByRole('button', { name: 'Save Change' }).click();
  await expect(cell(next)).toContainText('Ola Nord');
  await expect(anyway).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(cell(date)).toContainText('Ola Nord');
  await put(`/api/meetings/${meetingId}`, { wardId, benedictionMember: 'Jane Doe' });
  await mark('benediction', 'accepted');
  await page.reload();
  await expect(cell(date)).toContainText('accepted');

  await cell(date).focus();
  await page.keyboard.press('Control+x');
  await cell(next).focus();
  await page.keyboard.press('Control+v');
  await expect(anyway).toContainText('Jane Doe said yes. They’ll count as not asked');
  await anyway.getByRole('button', { name: 'Move' }).click();
  await expect(cell(next)).toContainText('Jane Doe');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /^Undone: Jane Doe moved to / })).toBeVisible();
  await expect(page.getByText('now count as not asked')).toBeHidden();
  await expect(cell(date)).toContainText('Jane Doe');
  await expect(cell(date)).toContainText('accepted');
  await expect(cell(date, 'speaker-0')).toContainText('Hannah Price');

  // Onto a place that is filled, both are named. The link that was sent has ended, so only that person is asked again.
  await mark('benediction', 'not_asked', other.id);
  const invited = { assignments: [{ meetingId: other.id, key: 'benediction' }], state: 'asked', way: 'sms' };
  expect((await request.put('/api/invitations', { headers, data: invited })).status()).toBe(200);
  await page.reload();
  await expect(cell(taken)).toContainText('asked');
  await cell(date).focus();
  await page.keyboard.press('Control+x');
  await cell(taken).focus();
  await page.keyboard.press('Control+v');
  const swapping = page.getByRole('alertdialog', { name: 'Swap Jane Doe and Ola Nord?' });
  await expect(swapping).toContainText('Jane Doe said yes. Ola Nord was asked. They’ll count as not asked');
  await swapping.getByRole('button', { name: 'Swap' }).click();
  const swapped = page.getByRole('status').filter({ hasText: 'Jane Doe and Ola Nord swapped' });
  await expect(swapped).toBeVisible();
  await expect(cell(date)).toContainText('Ola Nord');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Ola Nord had been asked. They now count as not asked')).toBeVisible();
  await expect(cell(date)).toContainText('accepted');
  await expect(cell(taken)).not.toContainText('asked');
});

/** A ward where Hannah Price declined her talk; Grace Hill and Owen Reed could speak instead. */
async function wardWithDecline(page: Page, request: APIRequestContext) {
  const ward = await invitingWard(request);
  const headers = await headersFor(request, ward.username, ward.password);
  for (const [firstName, lastName] of [
    ['Grace', 'Hill'],
    ['Owen', 'Reed'],
  ])
    await ward.post('/api/members', { wardId: ward.id, firstName, lastName });
  const meeting = async () => (await request.get(`/api/meetings/${ward.meetingId}`, { headers })).json();
  const speakers = async () =>
    (await meeting()).speakingAssignments.map((talk: Record<string, unknown>) => [talk['speakerName'], talk['topic']]);
  const [{ id }] = (await meeting()).speakingAssignments;
  const assignments = [{ meetingId: ward.meetingId, key: `talk:${id}` }];
  await ward.put('/api/invitations', { wardId: ward.id, assignments, state: 'declined', word: 'Away' });
  await signIn(page, ward.username, { password: ward.password });
  return { ...ward, speakers };
}
const ask = (page: Page, name: string) => toAsk(page).getByRole('button', { name: `Ask ${name}`, exact: true });

test('one click replaces a speaker who declined and opens the invitation; Undo brings back the speaker and the answer', async ({
  page,
  request,
}) => {
  const { speakers } = await wardWithDecline(page, request);
  await ask(page, 'Grace Hill').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite Grace Hill' });
  await expect(dialog.getByRole('textbox', { name: /^Grace Hill · Talk/ })).toHaveValue(/^Hi Grace,/);
  expect(await speakers()).toEqual([['Grace Hill', 'Hope']]);
  const notice = dialog.getByRole('status').filter({ hasText: 'Grace Hill Replaces Hannah Price' });
  await expect(notice).toContainText(/Talk on .+\. Not asked yet\./);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Grace Hill Replaces Hannah Price' })).toBeVisible();
  await expect(answer(page, 'Hannah Price, talk', 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(toAsk(page).getByText('“Away”')).toBeVisible();
  expect(await speakers()).toEqual([['Hannah Price', 'Hope']]);
});

test('a replacement is refused once someone else has filled the place, and can be chosen again when the server is back', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_/);
  const { id: wardId, meetingId, put, speakers } = await wardWithDecline(page, request);
  const notice = page.getByRole('status').filter({ hasText: 'Not Replaced' });
  await page.route(`**/api/meetings/${meetingId}*`, (route) => route.abort());
  await ask(page, 'Grace Hill').click();
  await expect(notice).toContainText('Can’t reach the server');
  await page.unroute(`**/api/meetings/${meetingId}*`);
  await put(`/api/meetings/${meetingId}`, { wardId, speakers: [{ speakerName: 'Elder Lee', topic: 'Hope' }] });
  await ask(page, 'Grace Hill').click();
  await expect(notice).toContainText('Someone just changed this Sunday, or the answer. Check it, then choose again.');
  await expect(toAsk(page).getByText('Elder Lee')).toBeVisible();
  expect(await speakers()).toEqual([['Elder Lee', 'Hope']]);
});
