import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { hold } from '#tests/browser/support/hold.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { answer, invitingWard, toAsk } from './invitation-ward.ts';

/** Back to the planner, until `isThere` shows. What they see there isn't loaded again by hand. */
const comesBack = (page: Page, isThere: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(isThere).toBeVisible({ timeout: 1_500 });
  }).toPass();

test('a speaker who is invited declines on a phone without an account, is asked again, and says yes; the planner sees each answer', async ({
  page,
  request,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, put, username, password, date, meetingId } = await invitingWard(request);
  await signIn(page, username, { password });
  await toAsk(page)
    .getByRole('button', { name: /^Invite Hannah Price, talk/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Invite Hannah Price' });
  const text = dialog.getByRole('textbox', { name: /^Hannah Price · Talk/ });
  await expect(text).toHaveValue(/^Hi Hannah,\n\nWould you be willing to speak in sacrament meeting on Sunday/);
  await expect(dialog.getByRole('link', { name: 'Text Hannah Price' })).toHaveAttribute(
    'href',
    /^sms:\+18015550134\?&body=Hi%20Hannah/,
  );
  await expect(dialog.getByRole('link', { name: 'Invite Hannah Price on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/18015550134\?text=Hi%20Hannah/,
  );
  await expect(dialog.getByRole('link', { name: 'Email Hannah Price' })).toHaveAttribute(
    'href',
    /^mailto:hannah@example\.org\?subject=Sacrament%20meeting/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy invitation for Hannah Price' }).click();
  await expect(dialog.getByText('Marked as asked')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await text.inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(answer(page, 'Hannah Price, talk', 'Asked')).toHaveAttribute('aria-pressed', 'true');

  const phone = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const theirs = await phone.newPage();
  const path = new URL(/https?:\S+/.exec(copied)?.[0] ?? '').pathname;
  const looked = await context.newPage();
  await looked.goto(path);
  expect(await looked.evaluate(() => document.fonts.load('600 18px Inter').then(([font]) => font?.status))).toBe(
    'loaded',
  );
  expect(await axeFindings(looked)).toEqual([]);
  await looked.close();
  await theirs.goto(path);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    'Hannah Price, would you be willing to speak in sacrament meeting?',
  );
  for (const button of await theirs.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await theirs.locator('html').evaluate((html) => html.scrollWidth)).toBe(390);
  await theirs.getByText('Away longer?').click();
  await theirs.getByLabel('Last day away').press('Enter');
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Yes, I’d be happy to' })).toBeVisible();
  await theirs.getByLabel('Add a note').fill('We’re out of town.');
  await theirs.getByRole('button', { name: 'I can’t this time' }).click();
  await expect(theirs.getByRole('status')).toContainText('You said you can’t make it this time.');
  const declined = toAsk(page).getByRole('listitem').filter({ hasText: 'Hannah Price' });
  await comesBack(page, declined.getByText('“We’re out of town.”'));
  await expect(declined.getByRole('link', { name: 'Ask someone else' })).toBeVisible();
  await answer(page, 'Hannah Price, talk', 'Asked').click();
  await expect(answer(page, 'Hannah Price, talk', 'Asked')).toHaveAttribute('aria-pressed', 'true');

  await theirs.reload();
  await theirs.getByLabel('Add a note').fill('Could I have ten minutes?');
  await theirs.getByRole('button', { name: 'Yes, I’d be happy to' }).click();
  await expect(theirs.getByRole('status')).toHaveText('Thank you! You said yes.');
  const file = theirs.waitForEvent('download');
  await theirs.getByRole('link', { name: 'Add to Calendar' }).click();
  expect((await file).suggestedFilename()).toBe('invitation.ics');

  const card = page.getByRole('button', { name: /^Hannah Price, talk: accepted by link/ });
  await comesBack(page, card);
  await expect(toAsk(page).getByText('Kim Lee')).toBeVisible();
  await expect(toAsk(page).getByText('Hannah Price')).toHaveCount(0);
  await expect(card).toHaveAccessibleName(/“Could I have ten minutes\?”$/);

  // The lists say it in a word.
  await page.goto('/?view=grid');
  await expect(page.getByRole('gridcell', { name: /^Hannah Price accepted/ })).toBeVisible();
  await page.goto('/?tab=meetings');
  await expect(
    page.getByRole('cell').getByRole('button', { name: /^Hannah Price, talk: accepted by link/ }),
  ).toBeVisible();
  await page.goto('/?tab=tracking');
  await expect(page.getByRole('button', { name: /^Hannah Price, talk: accepted by link/ }).first()).toBeVisible();

  // On another Sunday it's another question.
  await put(`/api/meetings/${meetingId}`, { wardId: id, date: addDays(date, 63) });
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'This link isn’t active' })).toBeVisible();
  await phone.close();
});

test('several people are marked at once and back again, and one who declines leaves a gap with a way to fill it', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, post } = await invitingWard(request);
  await post('/api/members', { wardId, firstName: 'Grace', lastName: 'Hill' });
  await signIn(page, username, { password });
  const chooseBoth = async () => {
    await toAsk(page).getByRole('button', { name: 'Select' }).click();
    await page.getByRole('menuitem', { name: 'Choose People' }).click();
    for (const name of ['Kim Lee', 'Jane Doe']) await toAsk(page).getByLabel(`Select ${name}`).check();
    await toAsk(page).getByRole('button', { name: 'Mark as Asked' }).click();
  };
  await answer(page, 'Kim Lee, invocation', 'Asked').click();
  await expect(answer(page, 'Kim Lee, invocation', 'Asked')).toHaveAttribute('aria-pressed', 'true');
  await chooseBoth();
  const asked = page.getByRole('status').filter({ hasText: '2 People Marked as Asked' });
  await expect(asked).toContainText(/Jane Doe and Kim Lee|Kim Lee and Jane Doe/);
  await expect(answer(page, 'Jane Doe, benediction', 'Asked')).toHaveAttribute('aria-pressed', 'true');
  await asked.getByRole('button', { name: 'Undo' }).click();
  await expect(answer(page, 'Jane Doe, benediction', 'Asked')).toHaveAttribute('aria-pressed', 'false');
  // Kim Lee was asked before.
  await expect(answer(page, 'Kim Lee, invocation', 'Asked')).toHaveAttribute('aria-pressed', 'true');
  await chooseBoth();
  await expect(answer(page, 'Jane Doe, benediction', 'Asked')).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'Kim Lee, invocation', 'No').click();
  const notice = page.getByRole('status').filter({ hasText: 'Kim Lee Declined' });
  await expect(notice).toContainText('You’ll need someone else to give the invocation on ');
  await expect(toAsk(page).getByRole('link', { name: 'Ask someone else' })).toHaveAttribute(
    'href',
    `/?edit=${meetingId}&field=invocationMember`,
  );
  await notice.getByRole('button', { name: 'Choose Someone Else' }).click();
  await expect(page.getByRole('combobox', { name: 'Invocation' })).toBeFocused();
  await page.goto('/');
  await expect(toAsk(page)).toContainText('Ask Grace Hill · No prayer on record');
});

test('an admin changes what people are sent, and is told of a placeholder that can’t be filled', async ({
  page,
  request,
}) => {
  const { username, password } = await invitingWard(request);
  await signIn(page, username, { password, path: '/?tab=admin&view=settings' });
  await page.getByRole('button', { name: 'Edit Invitations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitations' });
  const prayers = dialog.getByRole('textbox', { name: 'Prayers' });
  await prayers.fill('Dear {nickname}, could you {assignment} on {date}?');
  await expect(dialog.getByText(/^\{nickname\} can’t be used here\./)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Save Invitations' })).toBeDisabled();
  await prayers.fill('Dear {name}, could you {assignment} on {date}?');
  await dialog.getByRole('button', { name: 'Save Invitations' }).click();
  await expect(page.getByText('Standard invitations, 1 customized')).toBeVisible();
  await page.goto('/');
  await toAsk(page)
    .getByRole('button', { name: /^Invite Kim Lee/ })
    .click();
  await expect(page.getByRole('textbox', { name: /^Kim Lee · Invocation/ })).toHaveValue(
    /^Dear Kim, could you give the invocation on Sunday, /,
  );
});

test('a link opens the server’s own page even on a device that has the planner installed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page, 'planner2');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/a/no-link-at-all');
  await expect(page.getByRole('heading', { name: 'This link isn’t active' })).toBeVisible();
  await context.close();
});

test('a user gets an address for a calendar app, which follows changes and stops working when removed', async ({
  page,
  request,
}) => {
  const { id, put, username, password, date, meetingId } = await invitingWard(request);
  await signIn(page, username, { password });
  await page.getByRole('button', { name: /Ward Admin$/ }).click();
  await page.getByRole('menuitem', { name: 'Calendar Feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar Feed' });
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  const file = await request.get(new URL(link).pathname);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const eventIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
      .find(({ uid }) => uid === `meeting-${id}-${meetingId}@sacrament-meeting-planner`);
  const before = eventIn(await file.text());
  expect([before?.summary, before?.startDate.toString().slice(0, 10)]).toEqual(['Sacrament meeting', date]);
  await put(`/api/meetings/${meetingId}`, { wardId: id, date: addDays(date, 63) });
  const after = eventIn(await (await request.get(new URL(link).pathname)).text());
  expect(after?.startDate.toString().slice(0, 10)).toBe(addDays(date, 63));
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  await dialog.getByRole('button', { name: 'Remove Link' }).click();
  await expect(dialog.getByText('You don’t have a calendar link yet.')).toBeVisible();
  expect((await request.get(new URL(link).pathname)).status()).toBe(404);
});

test('a calendar link can’t be created before it is known whether there is one', async ({ page, request }) => {
  const { username, password } = await invitingWard(request);
  await signIn(page, username, { password });
  const { release } = await hold(page, '**/api/calendar');
  await page.getByRole('button', { name: /Ward Admin$/ }).click();
  await page.getByRole('menuitem', { name: 'Calendar Feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar Feed' });
  await expect(dialog.getByRole('button', { name: 'Create Link' })).toBeDisabled();
  release();
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Link' })).toBeVisible();
});
