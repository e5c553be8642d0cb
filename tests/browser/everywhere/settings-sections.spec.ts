import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

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

test('the time zone is chosen by typing a city or a zone, and one that is not chosen is said to be missing', async ({
  page,
  request,
}) => {
  const { admins, password } = await makeWard(request);
  await signIn(page, admins[0] ?? '', { password, path: '/?tab=admin&view=settings' });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Denver — Mountain Time');
  await zone.click();
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toHaveText(
    'New York — Eastern Time',
  );
  const typing = isPhone() ? page.getByRole('dialog').getByRole('combobox', { name: 'Time zone' }) : zone;
  await typing.fill('nowhere');
  await expect(page.getByText('No matching time zones').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Until the sheet has closed, it keeps the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Stake name').focus();
  await expect(zone).toHaveAccessibleDescription('Choose a time zone from the list');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(zone).toBeFocused();
  await zone.click();
  await typing.fill('Samoa');
  await page.getByRole('option', { name: 'Apia — Samoa Standard Time' }).click();
  await expect(zone).toHaveValue('Apia — Samoa Standard Time');
  await expect(zone).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await expect(zone).toHaveValue('Apia — Samoa Standard Time');
  await zone.focus();
  if (isPhone()) await zone.click();
  await typing.fill('puerto');
  await expect(page.getByRole('option', { name: 'Puerto Rico' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Puerto Rico — Atlantic Standard Time');
});
