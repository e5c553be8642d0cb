import { fullName } from '#shared/text/person-name.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, gridSunday } from '#tests/browser/support/calls.ts';
import { sidewaysScroll } from '#tests/browser/support/inspect.ts';

test('on a phone the grid is Sunday by Sunday, and a tap opens the list of a cell', async ({ page, request }) => {
  const caller = await callerFor(request, 'planner');
  const date = gridSunday(7);
  await caller.free(date);
  const name = fullName((await caller.members())[0] ?? { firstName: '', lastName: '' });
  await signIn(page, 'planner', { path: '/?view=grid&weeks=26' });
  const cell = page.locator(`[data-cell="benediction"][data-date="${date}"]`);
  await cell.tap();
  const sheet = page.getByRole('dialog', { name: 'Benediction', exact: true });
  await sheet.getByRole('combobox').fill(name);
  await sheet.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
  await expect(sheet).toBeHidden();
  await expect(cell).toContainText(`${name}, saved`);
  expect((await caller.meetingOn(date))?.benedictionMember).toBe(name);
  expect(await sidewaysScroll(page)).toBe(0);
});
