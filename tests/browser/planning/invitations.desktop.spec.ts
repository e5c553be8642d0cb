import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { nextOrdinarySunday } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

/** A ward of its own, with a meeting on the next ordinary Sunday. */
async function plannedWard(request: APIRequestContext) {
  const ward = await makeWard(request);
  const member = async (firstName: string, lastName: string, contact: Record<string, string> = {}) =>
    (await ward.post('/api/members', { wardId: ward.id, firstName, lastName, ...contact })).id;
  const conductor = await member('Luis', 'Soto');
  const speaker = await member('Hannah', 'Price', { phone: '+1 801 555 0134', email: 'hannah@example.org' });
  const date = nextOrdinarySunday();
  const { id } = await ward.post('/api/meetings', {
    wardId: ward.id,
    date,
    conductingMemberId: conductor,
    invocationMember: 'Kim Lee',
    benedictionMember: 'Jane Doe',
    speakers: [{ memberId: speaker, topic: 'Hope', duration: 12 }],
  });
  return { ...ward, date, meetingId: id, username: ward.admins[0] ?? '' };
}

/** Back to the planner, until `isThere` shows. What they see there isn't loaded again by hand. */
const comesBack = (page: Page, isThere: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(isThere).toBeVisible({ timeout: 1_500 });
  }).toPass();

const toAsk = (page: Page) => page.getByRole('region', { name: 'People to ask' });
const mark = (page: Page, name: RegExp) => toAsk(page).getByRole('button', { name });

test('a speaker who is invited declines on a phone without an account, is asked again, and says yes; the planner sees each answer', async ({
  page,
  request,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, put, username, password, date, meetingId } = await plannedWard(request);
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
  await expect(mark(page, /^Hannah Price, talk: asked/)).toBeVisible();

  const phone = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const answer = await phone.newPage();
  const path = new URL(/https?:\S+/.exec(copied)?.[0] ?? '').pathname;
  const looked = await context.newPage();
  await looked.goto(path);
  expect(await axeFindings(looked)).toEqual([]);
  await looked.close();
  await answer.goto(path);
  await expect(answer.getByRole('heading', { level: 1 })).toHaveText(
    'Hannah Price, would you be willing to speak in sacrament meeting?',
  );
  for (const button of await answer.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await answer.locator('html').evaluate((html) => html.scrollWidth)).toBe(390);
  await answer.getByLabel('Add a note').fill('We’re out of town.');
  await answer.getByRole('button', { name: 'I can’t this time' }).click();
  await expect(answer.getByRole('status')).toContainText('You said you can’t this time.');
  const declined = toAsk(page).getByRole('listitem').filter({ hasText: 'Hannah Price' });
  await comesBack(page, declined.getByText('“We’re out of town.”'));
  await expect(declined.getByRole('link', { name: 'Ask someone else' })).toBeVisible();
  await mark(page, /^Hannah Price, talk: declined by link/).click();
  await page.getByRole('menuitem', { name: 'Mark as Asked' }).click();
  await expect(mark(page, /^Hannah Price, talk: asked/)).toBeVisible();

  await answer.reload();
  await answer.getByLabel('Add a note').fill('Could I have ten minutes?');
  await answer.getByRole('button', { name: 'Yes, I’d be happy to' }).click();
  await expect(answer.getByRole('status')).toHaveText('Thank you! You said yes.');
  const file = answer.waitForEvent('download');
  await answer.getByRole('link', { name: 'Add to Calendar' }).click();
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
  await expect(page.getByRole('cell', { name: /^Hannah Price accepted/ })).toBeVisible();
  await page.goto('/?tab=tracking');
  await expect(page.getByRole('button', { name: /^Hannah Price, talk: accepted by link/ }).first()).toBeVisible();

  // On another Sunday it's another question.
  await put(`/api/meetings/${meetingId}`, { wardId: id, date: addDays(date, 63) });
  await answer.reload();
  await expect(answer.getByRole('heading', { name: 'This link isn’t active' })).toBeVisible();
  await phone.close();
});

test('several people are marked at once, and one who declines leaves a gap with a way to fill it', async ({
  page,
  request,
}) => {
  const { username, password, meetingId } = await plannedWard(request);
  await signIn(page, username, { password });
  for (const name of ['Kim Lee', 'Jane Doe']) await toAsk(page).getByLabel(`Select ${name}`).check();
  await toAsk(page).getByRole('button', { name: 'Mark as Asked' }).click();
  await expect(mark(page, /^Jane Doe, benediction: asked/)).toBeVisible();
  await mark(page, /^Kim Lee, invocation: asked/).click();
  await page.getByRole('menuitem', { name: 'Mark as Declined' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Kim Lee Declined' });
  await expect(notice).toContainText('needs someone else.');
  await expect(toAsk(page).getByRole('link', { name: 'Ask someone else' })).toHaveAttribute(
    'href',
    `/?edit=${meetingId}&field=invocationMember`,
  );
  await notice.getByRole('button', { name: 'Choose Someone Else' }).click();
  await expect(page.getByRole('combobox', { name: 'Invocation' })).toBeFocused();
  // Those who serve for months have a mark that shows itself to a mouse or the keyboard.
  await page.goto(`/meeting/${meetingId}`);
  await expect(page.getByRole('button', { name: 'Conducting Luis Soto' })).toBeVisible();
  await page.getByRole('button', { name: 'Luis Soto, conducting: not asked yet' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Mark as Asked' }).click();
  await expect(page.getByRole('button', { name: /^Luis Soto, conducting: asked/ })).toBeVisible();
});

test('an admin changes what people are sent, and is told of a placeholder that can’t be filled', async ({
  page,
  request,
}) => {
  const { username, password } = await plannedWard(request);
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

test('a link opens the server’s own page on a device where the planner is kept, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page, 'planner2');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/a/no-link-at-all');
  await expect(page.getByRole('heading', { name: 'This link isn’t active' })).toBeVisible();
  await context.close();
});

test('a user gets an address for a calendar program, which ends when it is removed', async ({ page, request }) => {
  const { username, password } = await plannedWard(request);
  await signIn(page, username, { password });
  await page.getByRole('button', { name: /Ward Admin$/ }).click();
  await page.getByRole('menuitem', { name: 'Calendar Feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  const file = await request.get(new URL(link).pathname);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('SUMMARY:Sacrament meeting');
  await dialog.getByRole('button', { name: 'Remove Link' }).click();
  await expect(dialog.getByText('You don’t have a calendar link yet.')).toBeVisible();
  expect((await request.get(new URL(link).pathname)).status()).toBe(404);
});
