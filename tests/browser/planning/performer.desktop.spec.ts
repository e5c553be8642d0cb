import { expect, signIn, test } from '#tests/browser/support/app.ts';
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
