import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { cell, openGrid, saved, scheduled } from '#tests/browser/support/open-grid.ts';
import { pick } from '#tests/browser/support/meeting-dialog.ts';
import { answer, invitingWard, toAsk } from './invitation-ward.ts';

test('the performer of a musical number is entered in the dialog, on the page, and in the grid, and asked from People to Ask', async ({
  page,
  request,
}) => {
  const { username, password, meetingId, date } = await invitingWard(request);
  await signIn(page, username, { password, path: `/meeting/${meetingId}?edit=${meetingId}` });
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  const title = dialog.getByLabel(/^Special number/);
  const performer = dialog.getByRole('combobox', { name: 'Performed by' });
  // A hymn is shown as everywhere: its number in brass, without the sign that is stored.
  await title.fill('85');
  await page.getByRole('option', { name: /^85 How Firm a Foundation/ }).click();
  await expect(title).toHaveValue('How Firm a Foundation');
  await expect(dialog.locator('.num').filter({ hasText: /^85$/ })).toBeVisible();
  await title.fill('Peace');
  // Someone with a title is a visitor more often than a new member.
  await performer.fill('Elder Moss');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    'Use “Elder Moss” for this meeting only',
  );
  await performer.fill('Otto Moss');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Add “Otto Moss” as a member');
  await pick(page, performer, 'Hannah Price');
  await expect(dialog.getByText('Also speaks in this meeting.')).toBeVisible();
  // A name stays in sight while its number is typed again.
  await title.fill('');
  await expect(performer).toHaveValue('Hannah Price');
  await title.fill('Hope');
  await dialog.getByRole('button', { name: 'Update Meeting' }).click();
  await expect(dialog).toHaveCount(0);

  const line = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  await expect(line(/^Performed by Hannah Price/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hannah Price, musical number: not asked yet' })).toBeVisible();

  await line(/^Performed by/).click();
  await page.keyboard.type('The Price family');
  await page.getByRole('option', { name: 'Use “The Price family” for this meeting only' }).click();
  await expect(line(/^Performed by The Price family/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'The Price family, musical number: not asked yet' })).toBeVisible();

  // Another number has no performer yet, and taking it back brings both back.
  const saved = () => page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  const changed = saved();
  await line(/^Special number Hope/).click();
  await page.keyboard.type('Joy');
  await page.keyboard.press('Enter');
  await changed;
  await expect(line(/^Performed by Not assigned/)).toBeVisible();
  const takenBack = saved();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).first().click();
  await expect(line(/^Special number Hope/)).toBeVisible();
  await expect(line(/^Performed by The Price family/)).toBeVisible();
  await takenBack;

  // The grid has a cell for it beside the number.
  await page.goto('/?view=grid');
  const cell = page.locator(`[data-cell="performer"][data-date="${date}"]`);
  await expect(cell).toContainText('The Price family');
  await cell.focus();
  await page.keyboard.type('The Lee family');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('The Lee family, saved');

  await page.goto('/');
  await expect(toAsk(page)).toBeVisible();
  const asked = answer(page, 'The Lee family, musical number', 'Asked');
  await asked.click();
  await expect(asked).toHaveAttribute('aria-pressed', 'true');
});

test('Enter on letters that several members may be keeps the list open and highlights the first', async ({
  page,
  request,
}) => {
  const { username, password, meetingId, id: wardId, post } = await invitingWard(request);
  for (const lastName of ['Archer', 'Baker']) await post('/api/members', { wardId, firstName: 'Josie', lastName });
  await signIn(page, username, { password, path: `/?edit=${meetingId}` });
  const field = page.getByRole('combobox', { name: 'Benediction' });
  await field.fill('jos');
  const first = page.getByRole('option', { name: /^Josie Archer/ });
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await field.press('Enter');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue('Josie Archer');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Enter takes the one member whom the typed letters can mean, and leaves a visitor as written', async ({
  page,
  request,
}) => {
  const { caller, dates, show } = await openGrid(page, request, 7);
  const [date] = dates;
  await show();
  const field = page.getByRole('dialog').getByRole('combobox').first();
  const type = async (column: string, text: string) => {
    await cell(page, date, column).focus();
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  };
  await type('conducting', 'owen ha');
  await expect(page.getByRole('option', { name: /^Owen Hale/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await saved(page, date, 'conducting');
  await type('invocation', 'kofi m');
  await page.keyboard.press('Tab');
  await saved(page, date, 'invocation');
  await type('benediction', 'Kofi Men');
  await page.keyboard.press('Enter');
  await saved(page, date, 'benediction');
  expect(await caller.meetingOn(date)).toMatchObject({
    conductingMember: { lastName: 'Hale' },
    invocationMember: 'Kofi Mensah',
    benedictionMember: 'Kofi Men',
  });
});

test('an empty hymn of the grid or the dialog is offered what fits that Sunday, with the reason', async ({
  page,
  request,
}) => {
  const { caller, dates, show } = await openGrid(page, request, 6);
  const [date] = dates;
  const { id } = await scheduled(caller, date, { speakers: [{ speakerName: 'Brother Guest', topic: 'Prayer' }] });
  await show();
  await cell(page, date, 'hymn-sacrament').click();
  const list = page.getByRole('listbox');
  await expect(list.getByText(/^Suggested/)).toBeVisible();
  const first = await list.getByRole('option').first().innerText();
  expect(first).toMatch(/sung|planned/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goto(`/meeting/${id}?edit=${id}&field=hymns.opening`);
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Opening hymn/ })
    .click();
  await expect(list.getByText('Suggested · Topic: Prayer')).toBeVisible();
});

test('a speaker’s field that is filled suggests who could replace the one in it', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?plan=2031-03-16' });
  const dialog = page.getByRole('dialog', { name: /Meeting/ });
  await dialog.getByRole('button', { name: 'Add Speaker' }).click();
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Suggested');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const speaker = dialog.getByRole('combobox', { name: 'Speaker 1', exact: true });
  await expect(speaker).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(groups).toHaveCount(0);
  await speaker.click();
  await expect(groups.first()).toHaveAccessibleName('Suggested');
  await expect(groups.nth(1)).toHaveAccessibleName('Ward Leadership & Frequently Used');
});
