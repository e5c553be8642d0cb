import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { answer, invitingWard, toAsk } from './invitation-ward.ts';

test('one click marks a person in People to ask, another takes it back, and a yes is undone from its notice', async ({
  page,
  request,
}) => {
  const { username, password } = await invitingWard(request);
  await signIn(page, username, { password });
  const asked = answer(page, 'Kim Lee, invocation', 'Asked');
  await asked.click();
  await expect(asked).toHaveAttribute('aria-pressed', 'true');
  await expect(asked).toHaveAttribute('title', /^Asked, .+, by .+\. Mark as Not Asked$/);
  await asked.click();
  await expect(asked).toHaveAttribute('aria-pressed', 'false');
  await answer(page, 'Jane Doe, benediction', 'Yes').click();
  await expect(toAsk(page).getByText('Jane Doe')).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: 'Jane Doe Accepted' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(answer(page, 'Jane Doe, benediction', 'Yes')).toHaveAttribute('aria-pressed', 'false');
});

test('a mark opens under the mouse or by the keyboard, says who asked and when, and takes one click', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, post } = await invitingWard(request);
  await post('/api/musical-numbers', {
    wardId,
    meetingId,
    type: 'special_number',
    title: 'Peace',
    performer: 'Ana Cruz',
  });
  await signIn(page, username, { password, path: `/meeting/${meetingId}` });
  await expect(page.getByRole('button', { name: 'Conducting Luis Soto' })).toBeVisible();
  // Those who serve for months have a mark that shows itself to a mouse or the keyboard.
  await page.getByRole('button', { name: 'Luis Soto, conducting: not asked yet' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Luis Soto, conducting' });
  await expect(panel.getByRole('button', { name: 'Asked' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/Asked, .+, by /);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Luis Soto, conducting: asked/ })).toBeFocused();

  // The musical number keeps its mark after a yes, wherever it is shown.
  await page.getByRole('button', { name: /^Ana Cruz, musical number: not asked/ }).hover();
  await page.getByRole('dialog', { name: 'Ana Cruz, musical number' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: /^Ana Cruz, musical number: accepted/ })).toBeVisible();
  await page.goto('/?view=grid');
  await expect(page.getByRole('gridcell', { name: /^Peace accepted/ })).toBeVisible();
  // The card of the next meeting names who performs; the other cards have one mark for those they do not name.
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Ana Cruz, musical number[:,] accepted/ })).toBeVisible();

  // A row of the meetings has the marks of those it does not name, and all of them behind one.
  await page.goto('/?tab=meetings');
  await expect(page.getByRole('cell', { name: /^Luis Soto asked$/ })).toBeVisible();
  const others = page.getByRole('button', { name: /^Asked for .+: Kim Lee, invocation, not asked yet;/ });
  await others.hover();
  const all = page.getByRole('dialog', { name: /^Asked for / });
  await all.getByRole('group', { name: 'Jane Doe, benediction' }).getByRole('button', { name: 'No' }).click();
  await expect(all).toContainText(/Declined, .+, marked by /);
});
