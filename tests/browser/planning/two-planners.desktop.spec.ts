import type { APIRequestContext, Page } from '@playwright/test';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, farSunday, today } from '#tests/browser/support/calls.ts';

/** A member for one run of a test, so that it can be run again. */
async function memberOf(request: APIRequestContext, about: Record<string, unknown>) {
  const headers = { Authorization: `Bearer ${(await callerFor(request, 'admin')).token}` };
  const lastName = `Run${Date.now()}`;
  const reply = await request.post('/api/members', { headers, data: { firstName: 'Zelda', lastName, ...about } });
  const { id }: { id: number } = await reply.json();
  const path = `/api/members/${id}`;
  return {
    id,
    lastName,
    change: async (data: Record<string, unknown>) =>
      expect((await request.put(path, { headers, data })).status()).toBe(200),
    now: async () => (await (await callerFor(request, 'admin')).members()).find((member) => member.id === id),
  };
}

/** Opens the member's dialog from the list of members. */
async function openEdit(page: Page, username: string, lastName: string) {
  await signIn(page, username, { path: `/?tab=speakers&q=${lastName}` });
  await page.getByRole('button', { name: `Actions for Zelda ${lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit Member' });
}

test('two planners who change different fields of the same member both keep their work', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { lastName, change, now } = await memberOf(request, { phone: '1', calling: 'Organist' });
  const edit = await openEdit(page, 'planner', lastName);
  await edit.getByLabel('Phone').fill('2');
  await change({ calling: 'Chorister', notes: 'Away in July' });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  expect(await now()).toMatchObject({ phone: '2', calling: 'Chorister', notes: 'Away in July' });
  await change({ isDeleted: true });
});

test('two planners who change the same field of one member see both versions, and lose nothing', async ({
  page,
  request,
  browser,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { lastName, change, now } = await memberOf(request, { phone: '1', calling: 'Organist', notes: 'Old' });
  const mine = await openEdit(page, 'planner', lastName);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    const theirs = await openEdit(await elsewhere.newPage(), 'admin', lastName);
    await theirs.getByLabel('Calling').fill('Chorister');
    await theirs.getByLabel('Notes').fill('Away in July');
    await theirs.getByLabel('Available for Speaking').uncheck();
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs).toBeHidden();
  } finally {
    await elsewhere.close();
  }
  await mine.getByLabel('Phone').fill('2');
  await mine.getByLabel('Calling').fill('Pianist');
  await mine.getByRole('button', { name: 'Save' }).click();
  const both = mine.getByText('Someone else changed this');
  await expect(both).toHaveText('Someone else changed this to “Chorister”. You have “Pianist”.');
  await expect(mine.getByLabel('Calling')).toBeFocused();
  await expect(mine.getByLabel('Calling')).toHaveValue('Pianist');
  await expect(mine.getByLabel('Phone')).toHaveValue('2');
  await expect(mine.getByLabel('Notes')).toHaveValue('Away in July');
  await expect(mine.getByLabel('Available for Speaking')).not.toBeChecked();
  const saved = { phone: '1', calling: 'Chorister', notes: 'Away in July', isAvailable: false };
  expect(await now()).toMatchObject(saved);

  await mine.getByRole('button', { name: 'Use Theirs' }).click();
  await expect(mine.getByLabel('Calling')).toHaveValue('Chorister');
  await expect(both).toBeHidden();
  await mine.getByLabel('Age group').selectOption('Youth');
  await change({ phone: '3', ageGroup: 'adult' });
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(both).toHaveText([
    'Someone else changed this to “3”. You have “2”.',
    'Someone else changed this to “Adult”. You have “Youth”.',
  ]);
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine).toBeHidden();
  expect(await now()).toMatchObject({ ...saved, phone: '2', ageGroup: 'youth' });
  await change({ isDeleted: true });
});

test('a talk without a date is shown as such, not as never; a new member and a new name appear in Talk Tracking right away', async ({
  page,
  request,
}) => {
  const { lastName, change } = await memberOf(request, { totalTalks: 3 });
  await signIn(page, 'planner', { path: `/?tab=tracking&q=${lastName}` });
  await expect(page.getByRole('row', { name: `Zelda ${lastName}` }).getByText('Date unknown')).toBeVisible();
  const sections = page.getByRole('navigation').first();
  const search = async (name: string) => {
    await sections.getByRole('link', { name }).click();
    await page.getByRole('searchbox').fill(lastName);
  };
  await search('Speaker Management');
  await expect(page.getByRole('row', { name: `Zelda ${lastName}` }).getByText('Date unknown')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Member' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Member' });
  await add.getByLabel('First name').fill('Yvonne');
  await add.getByLabel('Last name').fill(lastName);
  await add.getByRole('button', { name: 'Add New Member' }).click();
  await expect(add).toBeHidden();
  await search('Talk Tracking');
  await expect(
    page
      .getByRole('row', { name: `Yvonne ${lastName}` })
      .getByText('Never')
      .first(),
  ).toBeVisible();
  await change({ isDeleted: true });
});

test('a member who is renamed has the new name in the meetings that were open before', async ({ page, request }) => {
  const { lastName, id } = await memberOf(request, {});
  const date = farSunday(47);
  const planner = await callerFor(request, 'planner');
  await planner.free(date);
  const meeting = await planner.schedule({ date, conductingMemberId: id });
  await signIn(page, 'planner', { path: `/meeting/${meeting.id}` });
  const main = page.getByRole('main');
  await expect(main.getByText(`Zelda ${lastName}`).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Speaker Management' }).click();
  await page.getByRole('searchbox', { name: 'Search members' }).fill(lastName);
  await page.getByRole('button', { name: `Actions for Zelda ${lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Member' });
  await edit.getByLabel('First name').fill('Griselda');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/meeting/${meeting.id}`);
  await expect(main.getByText(`Griselda ${lastName}`).first()).toBeVisible();
  await expect(main.getByText(`Zelda ${lastName}`)).toHaveCount(0);
});

test('removing a member asks first, and names the Sundays on which that person has an assignment', async ({
  page,
  request,
}) => {
  const { lastName, id, now } = await memberOf(request, {});
  const [first, second] = [farSunday(24), farSunday(25)];
  const planner = await callerFor(request, 'planner');
  for (const date of [first, second]) await planner.free(date);
  await planner.schedule({ date: first, conductingMemberId: id, speakers: [{ memberId: id }] });
  await planner.schedule({ date: second, status: 'draft', invocationMember: id });
  await signIn(page, 'admin', { path: `/?tab=speakers&q=${lastName}` });
  const actions = page.getByRole('button', { name: `Actions for Zelda ${lastName}` });
  const question = page.getByRole('alertdialog', { name: `Remove Zelda ${lastName}?` });
  const choose = async (answer: string) => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const [one, other] = [first, second].map((date) => dateSeenFrom(date, today()));
    await expect(question).toContainText(`has assignments on ${one} (conducting, speaker) and ${other} (invocation).`);
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
  };
  await choose('Cancel');
  await expect(actions).toBeVisible();
  expect(await now()).toMatchObject({ id });
  await choose('Remove');
  await expect(actions).toHaveCount(0);
  expect(await now()).toBeUndefined();
});
