import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { farSunday } from '#tests/browser/support/calls.ts';
import { conductingIn, COUNSELOR, openPlan, pick } from '#tests/browser/support/meeting-dialog.ts';

test.beforeEach(() => {
  test.setTimeout(90_000);
});

test('Escape and Back ask before what was typed is lost', async ({ page }) => {
  await signIn(page, 'planner2');
  await page.getByRole('link', { name: 'New Meeting' }).click();
  // It edits the draft of the next unplanned Sunday, or starts a plan where there is none.
  const dialog = page.getByRole('dialog', { name: /Meeting$/ });
  const notes = dialog.getByLabel('Notes', { exact: true });
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  await expect(notes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'New Meeting' }).click();
  await notes.fill('Not to be lost');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(notes).toHaveValue('Not to be lost');

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(notes).toHaveValue('Not to be lost');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
});

test('a reload brings back what was typed, and it can be discarded', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openPlan(page, farSunday(6));
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await pick(page, conductingIn(dialog), COUNSELOR);
  await dialog.getByLabel('Announcements').fill('Typed before the reload');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(dialog.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(dialog.getByLabel('Announcements')).toHaveValue('Typed before the reload');
  await expect(conductingIn(dialog)).toHaveValue(COUNSELOR);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Announcements')).toHaveValue('');
  await expect(conductingIn(dialog)).toHaveValue('');
});

test('closing the tab asks while something typed is not saved, and only then', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openPlan(page, farSunday(13));
  const announcements = dialog.getByLabel('Announcements');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  // A browser asks nothing before the page has been clicked or typed in.
  await announcements.click();
  await page.reload();
  await expect(announcements).toBeVisible();
  expect(asked).toEqual([]);

  await announcements.click();
  await announcements.pressSequentially('Not to be lost');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(announcements).toHaveValue('Not to be lost');
});
