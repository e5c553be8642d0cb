import { addDays } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { invitingWard } from './invitation-ward.ts';

test('on a phone the word Invite is beside each person to ask, and links are as tall as a finger', async ({
  page,
  request,
}) => {
  // On some days others replan the one Sunday of the sample that lacks a benediction.
  const { id: wardId, username, password, meetingId, put } = await invitingWard(request);
  await put(`/api/meetings/${meetingId}`, { wardId, benedictionMember: null });
  await signIn(page, username, { password });
  const card = page.getByRole('region', { name: 'People to Ask' });
  await expect(card.getByRole('listitem').first().getByText('Invite', { exact: true })).toBeVisible();
  const height = (name: string | RegExp) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => {
        const { left, top, bottom, width } = link.getBoundingClientRect();
        const isHit = (y: number) => link.contains(document.elementFromPoint(left + width / 2, y));
        window.scrollBy({ top: (top + bottom) / 2 - window.innerHeight / 2, behavior: 'instant' });
        const middle = (link.getBoundingClientRect().top + link.getBoundingClientRect().bottom) / 2;
        return isHit(middle - 21) && isHit(middle + 21);
      });
  for (const name of ['All upcoming meetings', 'History', /^Missing: .*benediction/])
    expect(await height(name), String(name)).toBe(true);
});

test('on a phone, the day before a finished Sunday the filled button is Pulpit View, and Print is a plain one', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, date, put } = await invitingWard(request);
  await put(`/api/meetings/${meetingId}`, { wardId, isComplete: true });
  await page.clock.setFixedTime(new Date(`${addDays(date, -1)}T18:00:00Z`));
  await signIn(page, username, { password });
  const card = page.getByRole('region', { name: 'Next Sunday' });
  await expect(card.getByRole('link', { name: 'Pulpit View' })).toHaveClass(/bg-primary/);
  await expect(card.getByRole('button', { name: 'Print' })).not.toHaveClass(/bg-primary/);
});
