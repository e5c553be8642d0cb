import type { Locator } from '@playwright/test';
import { invitingWard } from '#tests/browser/planning/invitation-ward.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('in the meeting form, someone who declined is marked at the field, in its section, and before the status', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, put } = await invitingWard(request);
  const hymns = { opening: '#85', sacrament: '#193', closing: '#152' };
  await put(`/api/meetings/${meetingId}`, { wardId, hymns });
  await put('/api/invitations', { wardId, assignments: [{ meetingId, key: 'benediction' }], state: 'declined' });
  await signIn(page, username, { password, path: `/?edit=${meetingId}` });
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  const field = dialog.getByRole('combobox', { name: 'Benediction' });
  const section = (words: string) =>
    dialog
      .getByRole('navigation')
      .getByRole('button')
      .filter({ hasText: `Closing, ${words}` });
  await expect(field).toHaveAccessibleDescription(/^Declined\. Choose someone else\./);
  await expect(section('someone declined')).toBeVisible();
  await expect(dialog.getByText(/^1\s*DECLINED$/)).toBeVisible();
  await field.fill('Olive Stranger');
  await expect(section('complete')).toBeVisible();
  await expect(dialog.getByText('DECLINED')).toHaveCount(0);
  await expect(field).not.toHaveAccessibleDescription(/Declined/);
});

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

test('on a meeting’s page a mark is right beside the name, and a warning beside the hymn', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, put } = await invitingWard(request);
  await put(`/api/meetings/${meetingId}`, { wardId, hymns: { opening: '#85', sacrament: '#193', closing: '#85' } });
  await put('/api/invitations', { wardId, assignments: [{ meetingId, key: 'benediction' }], state: 'declined' });
  await signIn(page, username, { password, path: `/meeting/${meetingId}` });
  const main = page.getByRole('main');
  const line = (name: RegExp) => main.getByRole('button', { name });
  const [said, asked] = [line(/^Jane Doe, benediction: declined/), line(/^Hannah Price, talk: not asked/)];
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(line(/^Closing hymn/)).toBeVisible();
    for (const [mark, words] of [
      [said, line(/^Benediction Jane Doe/)],
      [asked, line(/^Speaker 1 Hannah Price/)],
    ] as const) {
      const [at, name] = [await boxOf(mark.locator('svg')), await endOfName(words)];
      expect(at.x - name.right).toBeGreaterThanOrEqual(4);
      expect(at.x - name.right).toBeLessThan(16);
      expect(Math.abs(at.y + at.height / 2 - name.middle)).toBeLessThan(4);
    }
    const hymn = line(/^Closing hymn/);
    const [sign, title] = [await boxOf(hymn.locator('svg.text-warn')), await boxOf(hymn.getByText(/How Firm a/))];
    expect(sign.x - title.x - title.width).toBeLessThan(12);
  }
  // What follows the name leaves room for the mark.
  const [mark, topic] = [await boxOf(asked.locator('svg')), await boxOf(line(/^Speaker 1/).getByText(/Hope/))];
  expect(topic.x).toBeGreaterThanOrEqual(mark.x + mark.width);
});

/** Where the first text of a line, its name, ends. */
const endOfName = (line: Locator) =>
  line.evaluate((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    range.selectNodeContents(texts.nextNode() ?? cell);
    const { right, top, height } = range.getBoundingClientRect();
    return { right, middle: top + height / 2 };
  });

test('in the meeting form, a hymn that takes two lines has a higher field, as a long topic does, of one size of type', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, put } = await invitingWard(request);
  const hymns = { opening: '#1001', sacrament: '#193', closing: '#157' };
  await put(`/api/meetings/${meetingId}`, { wardId, hymns });
  await signIn(page, username, { password, path: `/?edit=${meetingId}` });
  const dialog = page.getByRole('dialog', { name: 'Edit Meeting' });
  const heightOf = async (name: string) => {
    const field = dialog.getByRole('combobox', { name });
    return (await boxOf(field.locator('xpath=ancestor::*[contains(@class,"border")][1]'))).height;
  };
  await expect(dialog.getByText('Thy Spirit, Lord, Has Stirred Our Souls')).toBeVisible();
  const usual = await heightOf('Benediction');
  expect(await heightOf('Sacrament hymn')).toBe(usual);
  const title = dialog.getByText('Thy Spirit, Lord, Has Stirred Our Souls');
  const [text, field] = [await boxOf(title), await heightOf('Closing hymn')];
  expect(field).toBe(usual + 20);
  expect(field).toBeGreaterThanOrEqual(text.height);
  const sizes = dialog.getByText(/^(With Humble|I Stand All Amazed|.*Thy Spirit, Lord)/);
  const fonts = await sizes.evaluateAll((shown) => shown.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(fonts).size).toBe(1);
});

test('where someone declined, the cards, Meetings, the grid, and the meeting’s page say so, and the status keeps its color', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, date, put } = await invitingWard(request);
  await put(`/api/meetings/${meetingId}`, { wardId, isComplete: true });
  await put('/api/invitations', { wardId, assignments: [{ meetingId, key: 'invocation' }], state: 'declined' });
  await signIn(page, username, { password });
  const told = page.getByText(/^1\s*DECLINED$/i).locator('visible=true');
  const isTold = async (place: Locator) => {
    await expect(place).toContainText(/1\s*DECLINED\s*PLANNED|PLANNED\s*1 declined/);
    await expect(
      place
        .getByText(/^1\s*DECLINED$/i)
        .locator('visible=true')
        .first(),
    ).toHaveClass(/text-danger/);
    await expect(place.getByText('PLANNED', { exact: true })).toHaveClass(/bg-planned/);
  };
  // An ordinary Sunday may be the next one or, behind a fast Sunday or a conference, one of those after it.
  await isTold(page.getByRole('region', { name: 'Next Sunday' }).or(page.getByRole('article')).filter({ has: told }));
  await page.goto('/?view=grid');
  await isTold(page.getByRole('row').filter({ has: page.locator(`[data-date="${date}"]`) }));
  await page.goto('/?tab=meetings');
  await isTold(page.getByRole('row').filter({ has: told }));
  await page.setViewportSize({ width: 390, height: 844 });
  await isTold(page.getByRole('listitem').filter({ has: told }));
  await page.goto(`/meeting/${meetingId}`);
  await isTold(page.getByRole('main'));
});
