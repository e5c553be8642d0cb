import { invitingWard } from '#tests/browser/planning/invitation-ward.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('in the meeting form, someone who declined is marked at the field, in its section, and before the status', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, put } = await invitingWard(request);
  const hymns = { opening: '#85', sacrament: '#193', closing: '#152' };
  await put(`/api/meetings/${meetingId}`, { wardId, hymns });
  await put('/api/invitations', { wardId, assignments: [{ meetingId, key: 'benediction' }], state: 'declined' });
  await signIn(page, username, { password, path: `/?edit=${meetingId}` });
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  const field = dialog.getByRole('combobox', { name: 'Benediction' });
  const section = (words: string) =>
    dialog
      .getByRole('navigation')
      .getByRole('button')
      .filter({ hasText: `Closing, ${words}` });
  await expect(field).toHaveAccessibleDescription(/^Declined\. Choose someone else\./);
  await expect(section('someone declined')).toBeVisible();
  await expect(dialog.getByText(/^1\s*DECLINED$/)).toBeVisible();
  await field.fill('Olive Stranger');
  await expect(section('complete')).toBeVisible();
  await expect(dialog.getByText('DECLINED')).toHaveCount(0);
  await expect(field).not.toHaveAccessibleDescription(/Declined/);
});
