import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { callerFor, farSunday, ordinarySundays } from '#tests/browser/support/calls.ts';
import { openWard } from '#tests/browser/support/open-ward.ts';

test('a line opens with its suggestions below it, within its box, and with a way to add a member', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner2');
  const meeting = (await caller.meetings()).find(({ invocationMember }) => invocationMember);
  await signIn(page, 'planner2', { path: `/meeting/${meeting?.id}` });
  const line = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  // Near the end of a window, a list is above its field.
  await page.setViewportSize({ width: 1440, height: 1200 });
  for (const name of [/^Invocation/, /^Opening hymn/]) {
    await line(name).click({ position: { x: 20, y: 18 } });
    await expect(page.getByRole('option').first()).toBeVisible();
    const [panel, list] = [page.getByRole('dialog'), page.getByRole('listbox')];
    const [field, box, own] = [await boxOf(page.getByRole('combobox')), await boxOf(panel), await boxOf(list)];
    expect(own.y).toBeGreaterThan(field.y + field.height);
    expect(own.x).toBeGreaterThanOrEqual(box.x);
    expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
    if (name.test('Invocation')) {
      const add = await boxOf(list.getByRole('option', { name: 'Add New Member…' }));
      expect(add.y + add.height).toBeLessThanOrEqual(own.y + own.height);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await line(/^Presiding/).click({ position: { x: 20, y: 18 } });
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the warning sign of a hymn is right behind its title, however long the line below is', async ({
  page,
  request,
}) => {
  const caller = await callerFor(request, 'planner2');
  const date = farSunday(56);
  const [member] = await caller.members();
  const schedule = (on: string) =>
    caller.schedule({ date: on, overwrite: true, conductingMemberId: member?.id, hymns: { closing: '#294' } });
  await schedule(date);
  const { id } = await schedule(addDays(date, 14));
  await signIn(page, 'planner2', { path: `/meeting/${id}` });
  const line = page.getByRole('main').getByRole('button', { name: /^Closing hymn/ });
  await expect(line.getByText(/^Also planned for/)).toBeVisible();
  const edges = await line.evaluate((box) => ({
    title: box.querySelector('.font-paper > span')?.getBoundingClientRect().right ?? NaN,
    sign: box.querySelector('svg')?.getBoundingClientRect().left,
  }));
  expect((edges.sign ?? NaN) - edges.title).toBeLessThan(8);
  expect((edges.sign ?? NaN) - edges.title).toBeGreaterThan(2);
});

test('a talk that has no topic is marked in the grid until it has one', async ({ page, request }) => {
  const { members, plan, show } = await openWard(page, request);
  const [ann, ben] = members;
  const [date = ''] = ordinarySundays(1);
  await plan({ date, conductingMemberId: ann?.id, speakers: [{ memberId: ben?.id, duration: 10 }] });
  await show();
  const cell = page.locator(`[data-cell="speaker-0"][data-date="${date}"]`);
  await expect(cell).toContainText('10 min Topic TBD');
  await expect(cell.locator('.bg-mark')).toBeVisible();
  await cell.click();
  const topic = page.getByRole('textbox', { name: 'Topic', exact: true });
  await topic.fill('Hope');
  await topic.press('Enter');
  await expect(cell).toContainText('10 min · Hope');
  await expect(cell.locator('.bg-mark')).toHaveCount(0);
});
