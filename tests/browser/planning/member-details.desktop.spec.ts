import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, today } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { told } from '#tests/browser/support/notices.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { invitingWard } from './invitation-ward.ts';

test('a planner enters when a member is away, sees it while choosing, and an admin deletes it all in one action', async ({
  page,
  request,
}) => {
  const ward = await makeWard(request);
  const sunday = nextSunday(today());
  const person = { wardId: ward.id, firstName: 'Hannah', lastName: 'Price' };
  const { id } = await ward.post('/api/members', person);
  const meeting = await ward.post('/api/meetings', { wardId: ward.id, date: sunday, conductingMemberId: id });
  await signIn(page, ward.admins[0] ?? '', { password: ward.password, path: '/?tab=speakers' });
  await page.getByRole('button', { name: 'Actions for Hannah Price' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Member' });
  await edit.getByLabel('Household').fill('Elm Street');
  await edit.getByLabel('Preferred name').fill('Nan');
  await edit.getByLabel('Title').fill('President');
  await edit.getByLabel('Birth year').fill('85');
  await edit.getByLabel('First day away').fill(sunday);
  await edit.getByLabel('Last day away').fill(addDays(sunday, -1));
  await expect(edit.getByText('The last day can’t be before the first.')).toBeVisible();
  await edit.getByLabel('Last day away').fill(addDays(sunday, 7));
  await edit.getByRole('button', { name: 'Add Dates' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit.getByText('Enter a year, such as 1985')).toBeVisible();
  await edit.getByLabel('Birth year').fill('1985');
  // Dates that are only typed are saved, too.
  await edit.getByLabel('First day away').fill(addDays(sunday, 21));
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Member Updated');
  await expect(page.getByRole('rowheader', { name: 'Nan Price (Hannah)' })).toBeVisible();
  // A click anywhere in the row is Edit, too.
  await page
    .getByRole('row', { name: /^Nan Price/ })
    .getByRole('cell', { name: 'Never' })
    .click();
  await expect(edit.getByLabel('First name')).toHaveValue('Hannah');
  const odd = edit.getByText('This has no number to call or text.');
  await edit.getByLabel('Phone').fill('call me maybe');
  await expect(odd).toBeVisible();
  await edit.getByLabel('Phone').fill('');
  await expect(odd).toBeHidden();
  await expect(edit.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/meeting/${meeting.id}?edit=${meeting.id}`);
  await expect(page.getByRole('dialog', { name: 'Edit Meeting' }).getByText('Away that Sunday.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Invocation' }).fill('Nan');
  await expect(page.getByRole('option', { name: 'Nan Price' })).toContainText('Away that Sunday');

  await page.goto('/?tab=admin&view=settings');
  await expect(page.getByRole('button', { name: 'Turn Off and Delete' })).toBeVisible();
  // What someone else saves in the meantime is in no one's way.
  const { token } = await callerFor(request, 'superadmin');
  const elsewhere = { wardId: ward.id, defaultTalkLength: 12 };
  await request.put('/api/ward-config', { headers: { Authorization: `Bearer ${token}` }, data: elsewhere });
  await page.getByRole('button', { name: 'Turn Off and Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete member details?' })
    .getByRole('button', { name: 'Turn Off and Delete' })
    .click();
  await expect(page.getByRole('button', { name: 'Turn On' })).toBeVisible();
  await page.goto('/?tab=speakers');
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Hannah Price' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(edit.getByLabel('Calling')).toBeVisible();
  await expect(edit.getByLabel('Household')).toHaveCount(0);
  await expect(edit.getByLabel('Preferred name')).toHaveCount(0);
  await expect(edit.getByText('First day away')).toHaveCount(0);
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import Members' }).click();
  const file = { name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Phone\n"Lee, Kim",soon\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Edit row 2' }).click();
  await expect(page.getByLabel('Calling')).toBeVisible();
  await expect(page.getByLabel('Household')).toHaveCount(0);
});

test('in Talk Tracking on a wide screen, a long calling is whole beside the next talk or prayer, and all rows are equally high', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, post, put } = await invitingWard(request);
  const calling = 'Elders Quorum Second Counselor';
  const people = [];
  for (const firstName of ['Ana', 'Ben', 'Cal'])
    people.push(await post('/api/members', { wardId, firstName, lastName: 'Ruiz', calling }));
  const [ana, , cal] = people;
  const speakers = [{ memberId: cal?.id }];
  await put(`/api/meetings/${meetingId}`, { wardId, benedictionMember: ana?.id, speakers });
  await signIn(page, username, { password, path: '/?tab=tracking' });
  const table = page.getByRole('table', { name: 'Members and when they last spoke and prayed' });
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const high = async (name: string) => (await row(name).boundingBox())?.height;
  await expect(row('Ana Ruiz')).toContainText('Benediction');
  await expect(row('Cal Ruiz')).toContainText('Speaking');
  expect([await high('Ana Ruiz'), await high('Ben Ruiz'), await high('Cal Ruiz')]).toEqual([48, 48, 48]);
  for (const name of ['Ana Ruiz', 'Cal Ruiz']) {
    const isCut = await row(name)
      .getByText(calling, { exact: true })
      .evaluate((text) => text.scrollWidth > text.clientWidth);
    expect(isCut).toBe(false);
  }
});
