import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test as base, withServer } from '#tests/browser/support/app.ts';
import { nextOrdinarySunday } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** One planner with a mail server beside it for all tests of this file. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => withServer({ SMTP_URL: mail.url, MAIL_FROM: 'planner@example.org' }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

/** An email leaves within five seconds, unless the machine is busy. */
const TO_LEAVE = { timeout: 30_000 };

async function wardWith(request: APIRequestContext, people: Record<string, string>) {
  const ward = await makeWard(request);
  const ids: Record<string, number> = {};
  for (const [firstName, email] of Object.entries(people))
    ids[firstName] = (await ward.post('/api/members', { wardId: ward.id, firstName, lastName: 'Price', email })).id;
  const plan = (meeting: Record<string, unknown>) =>
    ward.post('/api/meetings', { wardId: ward.id, date: nextOrdinarySunday(), ...meeting });
  return { ...ward, ids, plan, username: ward.admins[0] ?? '' };
}

const sentEmails = (page: Page) => page.getByRole('dialog', { name: 'Sent Emails' });
const mailTo = (page: Page, name: string) => sentEmails(page).getByRole('listitem').filter({ hasText: name });

test('a planner sends invitations by email and sees what arrived and what did not; an admin sends a test', async ({
  page,
  request,
  mail,
}) => {
  const { username, password, plan, ids } = await wardWith(request, {
    Hannah: 'hannah@example.org',
    Ruth: 'refused@example.org',
  });
  await plan({
    conductingMemberId: ids.Hannah,
    invocationMember: ids.Ruth,
    benedictionMember: 'Jane Doe',
    speakers: [{ memberId: ids.Hannah, topic: 'Hope' }],
  });
  await signIn(page, username, { password });
  const toAsk = page.getByRole('region', { name: 'People to ask' });
  await toAsk.getByRole('button', { name: 'Select' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Everyone (3)' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Everyone (3)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toAsk.getByText('3 selected')).toBeVisible();
  await toAsk.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite 3 people' });
  await expect(dialog.getByText('No email address on the member list.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(390);
  await dialog.getByRole('button', { name: 'Send 2 by Email' }).click();
  await expect(dialog.getByText('Marked as asked')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Sent Emails' }).click();
  await expect(mailTo(page, 'hannah@example.org')).toContainText('Sent', TO_LEAVE);
  const refused = mailTo(page, 'Ruth Price');
  await expect(refused).toContainText('Address rejected', TO_LEAVE);
  await expect(refused).toContainText('This address doesn’t exist, or it doesn’t accept email.');
  await refused.getByText('Technical details').click();
  await expect(refused.getByText('No such person here')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(mail.of('hannah@example.org')[0]?.text).toContain('Would you be willing to speak');
  await refused.getByRole('button', { name: 'Correct Ruth Price’s address' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Member' });
  await edit.getByLabel('Email').fill('ruth@example.org');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await refused.getByRole('button', { name: 'Send to Ruth Price again' }).click();
  await expect(mailTo(page, 'ruth@example.org')).toContainText('Sent', TO_LEAVE);
  const [link] = /\/a\/[\w-]{43}/.exec(mail.of('ruth@example.org')[0]?.text ?? '') ?? [];
  expect((await request.get(link ?? '')).status()).toBe(200);
  const bounced = mailTo(page, 'Hannah Price');
  await bounced.getByRole('button', { name: / is wrong$/ }).click();
  await expect(bounced).toContainText('Address rejected');
  await expect(bounced).toContainText('marked this address as wrong. Correct it, then invite this person again.');
  await expect(sentEmails(page).getByText(/^hannah@example\.org was marked as wrong on /)).toBeVisible();
  await bounced.getByRole('button', { name: / is correct$/ }).click();
  await expect(bounced.getByText('Sent', { exact: true })).toBeVisible();
  await sentEmails(page).getByRole('button', { name: 'Done' }).click();

  await page.goto('/?tab=admin&view=settings');
  await expect(page.getByText('To send a test, add an email address to your account.')).toBeVisible();
  await page.getByRole('switch', { name: 'Email reminders' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
});

test('the planner waits for a slow mail server and retries after one that disconnects, and nothing arrives twice unasked', async ({
  page,
  request,
  mail,
}) => {
  const { username, password, plan, ids } = await wardWith(request, {
    Sam: 'slow@example.org',
    Cora: 'cut@example.org',
    Silas: 'silent@example.org',
  });
  await plan({
    conductingMemberId: ids.Sam,
    invocationMember: ids.Cora,
    benedictionMember: ids.Silas,
    speakers: [{ memberId: ids.Sam, topic: 'Hope' }],
  });
  await signIn(page, username, { password });
  const toAsk = page.getByRole('region', { name: 'People to ask' });
  await toAsk.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('menuitem', { name: 'Everyone (3)' }).click();
  await toAsk.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite 3 people' });
  const letGo = mail.hold();
  await dialog.getByRole('button', { name: 'Send 3 by Email' }).click();
  await expect(dialog.getByText('Marked as asked')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Sent Emails' }).click();
  await expect(mailTo(page, 'Sam Price')).toContainText('Sending', TO_LEAVE);
  letGo();
  await expect(mailTo(page, 'Sam Price')).toContainText('Sent', TO_LEAVE);
  const cut = mailTo(page, 'Cora Price');
  await expect(cut).toContainText('the connection was lost. The planner will keep trying.', TO_LEAVE);
  await expect(cut).toContainText('Waiting');
  const silent = mailTo(page, 'Silas Price');
  await expect(silent).toContainText('May have been sent', TO_LEAVE);
  await expect(silent).toContainText('The mail server accepted the message but never confirmed it.');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(390);
  const arrived = () => ['slow', 'cut', 'silent'].map((name) => mail.of(`${name}@example.org`).length);
  expect(arrived()).toEqual([1, 0, 1]);

  mail.mend();
  for (const one of [cut, silent]) {
    await one.getByRole('button', { name: /again$/ }).click();
    await expect(one.getByText('Sent', { exact: true })).toBeVisible(TO_LEAVE);
    await expect(one.getByRole('button', { name: /again$/ })).toHaveCount(0);
  }
  // A mailbox knows the second one, which a person asked for, by its Message-ID.
  expect(arrived()).toEqual([1, 1, 2]);
  expect(new Set(mail.of('silent@example.org').map(({ messageId }) => messageId)).size).toBe(1);
});
