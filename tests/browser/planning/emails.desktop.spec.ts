import { expect, signIn, test, withServer } from '#tests/browser/support/app.ts';
import { nextOrdinarySunday } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { startMailServer } from '#tests/mail-server.ts';

test('a planner sends invitations by email and sees what arrived and what did not; an admin sends a test', async ({
  browser,
  playwright,
}) => {
  const mail = await startMailServer();
  await withServer({ SMTP_URL: mail.url, MAIL_FROM: 'planner@example.org' }, async (server) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const ward = await makeWard(request);
    const member = async (firstName: string, email: string) =>
      (await ward.post('/api/members', { wardId: ward.id, firstName, lastName: 'Price', email })).id;
    const [hannah, ruth] = [await member('Hannah', 'hannah@example.org'), await member('Ruth', 'refused@example.org')];
    await ward.post('/api/meetings', {
      wardId: ward.id,
      date: nextOrdinarySunday(),
      conductingMemberId: hannah,
      invocationMember: ruth,
      benedictionMember: 'Jane Doe',
      speakers: [{ memberId: hannah, topic: 'Hope' }],
    });
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    await signIn(page, ward.admins[0] ?? '', { password: ward.password });
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
    const list = page.getByRole('dialog', { name: 'Sent emails' });
    await expect(list.getByRole('listitem').filter({ hasText: 'hannah@example.org' })).toContainText('Sent', {
      timeout: 30_000,
    });
    const refused = list.getByRole('listitem').filter({ hasText: 'Ruth Price' });
    await expect(refused).toContainText('Address rejected', { timeout: 30_000 });
    await expect(refused).toContainText('This address doesn’t exist, or it doesn’t accept email.');
    await refused.getByText('Technical details').click();
    await expect(refused.getByText('No such person here')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(mail.of('hannah@example.org')[0]?.text).toContain('Would you be willing to speak');
    await refused.getByRole('button', { name: 'Correct the address of Ruth Price' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Member' });
    await edit.getByLabel('Email').fill('ruth@example.org');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await refused.getByRole('button', { name: 'Send to Ruth Price again' }).click();
    await expect(list.getByRole('listitem').filter({ hasText: 'ruth@example.org' })).toContainText('Sent', {
      timeout: 30_000,
    });
    const [link] = /\/a\/[\w-]{43}/.exec(mail.of('ruth@example.org')[0]?.text ?? '') ?? [];
    expect((await request.get(link ?? '')).status()).toBe(200);
    await list.getByRole('button', { name: 'Done' }).click();

    await page.goto('/?tab=admin&view=settings');
    await expect(page.getByText('To send a test, add an email address to your account.')).toBeVisible();
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await context.close();
    await request.dispose();
  });
  await mail.close();
});
