import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './app.ts';
import { callerFor, today } from './calls.ts';

async function expectClean(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
  expect(found, place).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the main screens in ${colorScheme} colours`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const meetings = await (await callerFor(request, 'planner2')).meetings(`?from=${today()}`);
    const planned = meetings.find((meeting) => meeting.speakingAssignments.length > 0);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Try it with the sample wards' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    await expectClean(page, 'login');

    await signIn(page, 'planner2');
    await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
    await expectClean(page, 'planner');

    await page.goto('/?tab=meetings');
    await expect(page.getByText(/^\d+ of \d+ meetings$/)).toBeVisible();
    await expectClean(page, 'meetings');

    await page.goto('/?plan=next');
    await expect(page.getByRole('dialog', { name: /Meeting$/ }).getByLabel('Announcements')).toBeVisible();
    await expectClean(page, 'dialog');

    await page.goto(`/meeting/${planned?.id}`);
    await expect(page.getByRole('heading', { name: 'Checklist' })).toBeVisible();
    await expectClean(page, 'detail');

    await page.getByRole('button', { name: 'Pulpit outline' }).click();
    await expect(page.getByRole('dialog', { name: 'Meeting outline' }).getByText('Opening hymn').first()).toBeVisible();
    await expectClean(page, 'outline');
  });
}
