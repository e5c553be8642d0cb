import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('on a phone the word Invite is beside each person to ask, and links are as tall as a finger', async ({ page }) => {
  await signIn(page, 'planner');
  const card = page.getByRole('region', { name: 'People to Ask' });
  await expect(card.getByRole('listitem').first().getByText('Invite', { exact: true })).toBeVisible();
  const height = (name: string) =>
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
  for (const name of ['All upcoming meetings', 'History', 'benediction']) expect(await height(name), name).toBe(true);
});
