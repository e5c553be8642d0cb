import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { headersFor, today } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

test('a Sunday whose hymns alone are chosen is still to be planned', async ({ page, request }) => {
  const ward = await makeWard(request);
  const [admin = ''] = ward.admins;
  const first = nextSunday(today());
  const date = addDays(first, 7);
  const { id: conductingMemberId } = await ward.post('/api/members', {
    wardId: ward.id,
    firstName: 'Luis',
    lastName: 'Soto',
  });
  await ward.post('/api/meetings', { wardId: ward.id, date: first, kind: 'regular', conductingMemberId });
  // As the music planner does.
  const headers = await headersFor(request, admin, ward.password);
  const { id } = await (await request.post('/api/meetings/open', { headers, data: { date } })).json();
  const reply = await request.patch(`/api/meetings/${id}/music`, { headers, data: { opening: '2' } });
  expect(reply.status(), await reply.text()).toBe(200);
  await signIn(page, admin, { password: ward.password });
  const day = dateSeenFrom(date, today());
  const card = page.getByRole('article').filter({ hasText: day });
  await expect(card.getByRole('link', { name: `Plan Meeting, ${day}` })).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs Attention' }).getByRole('link', { name: day });
  await expect(attention).toHaveCount(1);
  await expect(attention).toHaveText(/No one assigned yet/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/plan=/);
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  await expect(dialog.getByText(day, { exact: false }).first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Opening hymn' })).toHaveValue('The Spirit of God');
});
