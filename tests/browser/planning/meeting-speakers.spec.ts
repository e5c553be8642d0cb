import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday } from '#tests/browser/support/calls.ts';
import { openEdit, openPlan } from '#tests/browser/support/meeting-dialog.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Whether a select has room for its longest choice. */
const showsAll = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser measures no text');
    pen.font = font;
    const longest = Math.max(...[...element.options].map(({ text }) => pen.measureText(text).width));
    return longest <= element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });

test('the minutes of a speaker are shown in full at every width', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openPlan(page, farSunday(15));
  await dialog.getByRole('button', { name: 'Add Speaker' }).click();
  // Where it gets narrow, the list would become a sheet.
  await page.keyboard.press('Escape');
  const minutes = dialog.getByRole('combobox', { name: /^Minutes/ });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(minutes).toHaveValue('10');
    expect(await showsAll(minutes), `${screen.width} px`).toBe(true);
  }
});

test(
  'further speakers are added by keyboard, by Enter on the minutes or by the button that comes next',
  { tag: '@wide' },
  async ({ page }) => {
    const dialog = await openPlan(page, farSunday(16));
    const speaker = (place: number) => dialog.getByRole('combobox', { name: `Speaker ${place}`, exact: true });
    const minutes = (place: number) => dialog.getByRole('combobox', { name: `Minutes for speaker ${place}` });
    const button = (name: string) => dialog.getByRole('button', { name });
    const tab = async (next: Locator) => {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    };
    await button('Add Speaker').focus();
    await page.keyboard.press('Enter');
    await expect(speaker(1)).toBeFocused();
    const topic = dialog.getByRole('textbox', { name: 'Topic for speaker 1' });
    await tab(topic);
    await page.keyboard.press('Enter');
    await expect(topic).toHaveValue('');
    await tab(minutes(1));
    await page.keyboard.press('Enter');
    await expect(speaker(2)).toBeFocused();
    await page.keyboard.press('Tab');
    await tab(minutes(2));
    // The second of two can go up, but not down.
    await tab(button('Move speaker 2 up'));
    await tab(button('Remove speaker 2'));
    await tab(button('Add Speaker'));
    await page.keyboard.press('Enter');
    await expect(speaker(3)).toBeFocused();

    await minutes(1).focus();
    await page.keyboard.press('Enter');
    await expect(minutes(1)).toBeFocused();
    await expect(dialog.getByRole('list', { name: 'Speakers in order' }).getByRole('listitem')).toHaveCount(3);
  },
);

test('a long topic is whole while it is typed, and stays one line of text', async ({ page }) => {
  const dialog = await openPlan(page, farSunday(16));
  await dialog.getByRole('button', { name: 'Add Speaker' }).click();
  const resting = dialog.getByRole('textbox', { name: /^Topic/ });
  const before = (await resting.boundingBox())?.height ?? Infinity;
  await resting.click();
  // On a phone, the field's own sheet opens with the same field.
  const field = page.locator('textarea[aria-autocomplete]:not([readonly])');
  await field.fill(
    '“Come unto Christ, and Be Perfected in Him”: what the closing chapter asks of a tired parent\nand gives',
  );
  await expect(field).toHaveValue(/ tired parent and gives$/);
  await page.keyboard.press('Enter');
  await expect(resting).toHaveValue(/ tired parent and gives$/);
  const shown = await resting.evaluate((box) => ({
    isWhole: box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth,
    height: box.getBoundingClientRect().height,
  }));
  expect(shown.isWhole).toBe(true);
  expect(shown.height).toBeGreaterThan(before);
});

test('the bar says in one line how far the plan is over the hour, and beside it what that is made of', async ({
  page,
  request,
}) => {
  const date = farSunday(29);
  const caller = await callerFor(request, 'planner2');
  await caller.free(date);
  const [conductor] = await caller.members();
  const speakers = [20, 13].map((duration, place) => ({ speakerName: `Guest ${place}`, topic: 'Hope', duration }));
  const { id } = await caller.schedule({ date, conductingMemberId: conductor?.id, speakers });
  const dialog = await openEdit(page, id);
  const words = dialog.getByText('61 of 60 min · 1 min over', { exact: true });
  const bar = dialog.getByRole('progressbar', { name: 'Time planned' });
  const parts = '33 for talks, 28 for everything else';
  await expect(bar).toHaveAttribute('aria-valuetext', `61 of 60 min · 1 min over, ${parts}`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.setViewportSize({ width: 320, height: 640 });
  await expect(dialog.getByText(parts)).toBeVisible({ visible: !isPhone });
  if (!isPhone) expect((await dialog.getByText(parts).boundingBox())?.height).toBeLessThan(20);
  const shown = await words.evaluate((line) => ({
    isWhole: line.scrollWidth <= line.clientWidth,
    height: line.getBoundingClientRect().height,
    right: line.getBoundingClientRect().right,
  }));
  expect(shown.isWhole).toBe(true);
  expect(shown.height).toBeLessThan(25);
  expect(shown.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await caller.free(date);
});

test(
  'what another meeting type would remove is a warning, and its section asks for nothing',
  { tag: '@wide' },
  async ({ page, request }) => {
    const date = farSunday(52);
    const caller = await callerFor(request, 'planner2');
    await caller.free(date);
    const [member] = await caller.members();
    const speakers = [{ speakerName: 'Someone New', duration: 10 }];
    const { id } = await caller.schedule({ date, kind: 'regular', conductingMemberId: member?.id, speakers });
    const dialog = await openEdit(page, id);
    const section = dialog.getByRole('button', { name: /^Speakers & Music/ });
    await expect(section).toHaveAccessibleName(/started/);
    await dialog.getByLabel('Meeting type').selectOption('fast_testimony');
    const warning = dialog.getByRole('status').filter({ hasText: 'What you entered will be removed when you save.' });
    await expect(warning.locator('svg')).toBeVisible();
    const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(warning.locator('p'))).not.toBe(await colorOf(dialog.getByLabel('Meeting type')));
    await expect(section).not.toHaveAccessibleName(/started/);
  },
);
