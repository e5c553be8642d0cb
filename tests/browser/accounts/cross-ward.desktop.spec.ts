import {
  chooseAction,
  dialogNamed,
  FIRST,
  pageTitle,
  makePerson,
  rowOf,
  confirmAction,
} from '#tests/browser/support/administration.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { told } from '#tests/browser/support/notices.ts';

test.beforeEach(() => {
  test.setTimeout(120_000);
});

test('a super admin creates a ward and its admin, works in it, and deactivates it', async ({ page }) => {
  const ward = `Cedar Hill ${Date.now()}`;
  await signIn(page, 'superadmin', { path: '/?tab=cross-ward' });
  await expect(pageTitle(page, 'Cross-Ward Administration')).toBeVisible();
  // The field that chooses the ward says its name; nothing above it says it again.
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByLabel('Ward')).toBeVisible();
  await expect(sidebar.locator('b').first()).toHaveText('Helen Marsh');
  await page.getByRole('button', { name: 'Add Ward' }).click();
  await dialogNamed(page, 'Add Ward').getByLabel('Ward name').fill(ward);
  await dialogNamed(page, 'Add Ward').getByRole('button', { name: 'Add Ward' }).click();
  await told(page, 'Ward Created');
  await chooseAction(page, ward, 'Edit');
  const edit = dialogNamed(page, 'Edit Ward');
  for (const label of ['Stake', 'Region', 'Meeting address', 'Bishop', 'Clerk'])
    await edit.getByLabel(label, { exact: true }).fill(`The ${label}`);
  await edit.getByRole('button', { name: 'Update Ward' }).click();
  await told(page, 'Ward Updated');
  await expect(rowOf(page, ward)).toContainText('The Stake');

  await page
    .getByRole('link', { name: 'Users', exact: true })
    .or(page.getByRole('tab', { name: 'Users', exact: true }))
    .click();
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const form = dialogNamed(page, 'Add Admin');
  await expect(form.getByRole('button', { name: 'Add Admin' })).toBeDisabled();
  await form.getByRole('combobox', { name: 'Ward' }).fill(ward.toUpperCase());
  await page.getByRole('option', { name: ward }).click();
  await form.getByLabel('First name').fill('Tess');
  await form.getByLabel('Last name').fill(ward);
  await form.getByLabel('Username').fill(`tess-${Date.now()}`);
  await form.getByLabel(/^Password/).fill(FIRST);
  await form.getByRole('button', { name: 'Add Admin' }).click();
  await told(page, 'User Created');
  await page.getByLabel('Search users').fill(ward);
  await expect(rowOf(page, `Tess ${ward}`)).toBeVisible();
  await page.getByLabel(`Role of Tess ${ward}`).selectOption({ label: 'Music Planner' });
  await confirmAction(page, 'Cancel');
  await expect(page.getByLabel(`Role of Tess ${ward}`)).toHaveValue('admin');

  await page.getByRole('complementary', { name: 'Sidebar' }).getByLabel('Ward').selectOption({ label: ward });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText(ward);

  await page.goto('/?tab=cross-ward');
  await page.getByLabel('Search wards').fill(ward);
  await chooseAction(page, ward, 'Deactivate');
  await confirmAction(page, 'Deactivate');
  await told(page, 'Ward Updated');
  await expect(rowOf(page, ward)).toContainText('Deactivated');
});

test('a role is changed across wards, after a confirmation', async ({ page, request }) => {
  const person = await makePerson(request, 'sacrament_planner');
  await signIn(page, 'superadmin', { path: '/?tab=cross-ward&view=users' });
  await page
    .getByRole('radio', { name: 'Include planners' })
    .or(page.getByRole('button', { name: 'Include planners' }))
    .first()
    .click();
  await page.getByLabel('Search users').fill(person.username);
  const role = page.getByLabel(`Role of ${person.name}`);
  await expect(role.locator('option')).toHaveText(['Ward Admin', 'Sacrament Planner', 'Music Planner']);
  await role.selectOption({ label: 'Music Planner' });
  await confirmAction(page, 'Change Role');
  await told(page, 'Role Updated');
});

test('where a list of what a role can open wraps, no line begins or ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'superadmin', { path: '/?tab=cross-ward&view=users' });
  const lists = page.getByRole('definition').filter({ hasText: 'Can open: ' });
  await expect(lists.first()).toBeVisible();
  const found = await lists.evaluateAll((all) =>
    all.map((one) => {
      const { left } = one.getBoundingClientRect();
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const words: { text: string; left: number; top: number }[] = [];
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text;
        for (const { 0: text, index } of data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + text.length);
          const box = range.getBoundingClientRect();
          words.push({ text, left: box.left, top: Math.round(box.top) });
        }
      }
      // What is left of the list is cut off.
      const seen = words.filter((word) => word.left >= left);
      const dots = seen.filter(({ text, top }, place) => text === '·' && seen[place + 1]?.top !== top);
      return { lines: new Set(seen.map(({ top }) => top)).size, dots: dots.length };
    }),
  );
  expect(Math.max(...found.map(({ lines }) => lines))).toBeGreaterThan(2);
  expect(found.map(({ dots }) => dots)).toEqual(found.map(() => 0));
});
