import { expect, signIn, test } from '#tests/browser/support/app.ts';

const isPhone = () => test.info().project.name === 'phone';

test('the sections of Ward Settings are one press away at any place, and the one in view is marked', async ({
  page,
}) => {
  await signIn(page, 'admin', { path: '/?tab=admin&view=settings' });
  const section = page.getByRole('region', { name: 'Invitations', exact: true });
  await expect(section).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  if (isPhone()) {
    const menu = sections.getByRole('button', { name: 'Section: Ward' });
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveCount(11);
    await page.getByRole('menuitem', { name: 'Invitations' }).click();
    await expect(sections.getByRole('button', { name: 'Section: Invitations' })).toBeInViewport();
    // Its title is below the menu, which stays.
    const bar = await sections.boundingBox();
    const head = await section.getByRole('heading', { name: 'Invitations' }).boundingBox();
    expect(head?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  } else {
    await expect(sections.getByRole('button', { name: 'Ward', exact: true })).toHaveAttribute('aria-current', 'true');
    await sections.getByRole('button', { name: 'Invitations' }).click();
    await expect(sections.locator('[aria-current]')).toHaveText('Invitations');
  }
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
});
