import { expect, test } from '#tests/browser/support/app.ts';
import { farSunday } from '#tests/browser/support/calls.ts';
import { openPlan } from '#tests/browser/support/meeting-dialog.ts';

test('on a phone, the meeting dialog shows the status and leads to its sections at any place', async ({ page }) => {
  const dialog = await openPlan(page, farSunday(2));
  const sections = dialog.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByText('NEEDS PLANNING')).toBeVisible();
  const menu = sections.getByRole('button', { name: /^Section:/ });
  await expect(menu).toHaveText('Section:Leadership');
  expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveCount(7);
  await page.getByRole('menuitem', { name: 'Closing' }).click();
  await expect(menu).toHaveText('Section:Closing');
  await expect(menu).toBeInViewport();
  // Its heading is below the menu, which stays.
  const heading = dialog.getByRole('heading', { name: 'Closing', exact: true });
  await expect
    .poll(async () => {
      const [bar, head] = [await sections.boundingBox(), await heading.boundingBox()];
      return bar && head ? head.y - bar.y - bar.height : -1;
    })
    .toBeGreaterThan(0);
  // A keyboard leaves little room: while something is typed, the menu scrolls away.
  await dialog.getByRole('textbox', { name: 'Notes' }).focus();
  await expect(menu).not.toBeInViewport();
});
