import { dateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { button } from '#tests/browser/support/at-the-pulpit.ts';
import { today } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { invitingWard } from '#tests/browser/planning/invitation-ward.ts';

test('the script, the pulpit view, and the settings of the public program name who declined', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, date, meetingId, put } = await invitingWard(request);
  await put('/api/invitations', { wardId, assignments: [{ meetingId, key: 'invocation' }], state: 'declined' });
  await signIn(page, username, { password, path: '/?tab=pulpit' });
  const still = 'Declined, but still named here: Kim Lee (invocation).';
  await expect(page.getByRole('main').getByText(still)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: `View Script, ${dateSeenFrom(date, today())}` })
    .click();
  await expect(page.getByRole('dialog', { name: 'Conducting Script' }).getByText(still)).toBeVisible();

  await page.goto(`/meeting/${meetingId}/pulpit`);
  const step = (name: string) => page.getByRole('listitem').filter({ has: button(page, `${name} is done`) });
  await expect(step('Invocation').locator('[data-names]')).toHaveText('Kim Lee declined');
  await expect(step('Benediction').locator('[data-names]')).toHaveText('Jane Doe');
  expect(await axeFindings(page)).toEqual([]);

  // Other Sundays may come before it.
  await page.clock.setFixedTime(new Date(`${date}T15:00:00Z`));
  await page.goto('/?tab=admin&view=settings');
  await page.getByRole('button', { name: 'Publish Program' }).click();
  await expect(page.getByRole('dialog', { name: 'Public Program' })).toContainText(
    'Declined, but still named in the next meeting: Kim Lee (invocation).',
  );
});
