import { fullName } from '#shared/text/person-name.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { restyledDuring } from '#tests/browser/support/edit-cost.ts';
import { cell, openGrid, saved, scheduled } from '#tests/browser/support/open-grid.ts';
import { gridTyping } from '#tests/browser/support/grid-typing.ts';
import { axeFindings, sidewaysScroll } from '#tests/browser/support/inspect.ts';

const MOST_RESTYLED = 300;

test('a cell is edited in place, saves automatically, and is undone', async ({ page, request }) => {
  const { caller, dates, members, show } = await openGrid(page, request, 0);
  const [date] = dates;
  const [name = ''] = members;
  await show();
  await cell(page, date, 'invocation').click();
  const editor = page.getByRole('dialog', { name: /^Invocation/ });
  await editor.getByRole('combobox').fill(name);
  await expect(editor.getByRole('option').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(editor).toBeHidden();
  await saved(page, date, 'invocation');
  await expect(cell(page, date, 'invocation')).toBeFocused();
  // No one conducts yet, so the Sunday is kept as a draft.
  expect(await caller.meetingOn(date)).toMatchObject({ invocationMember: name, status: 'draft' });
  await cell(page, date, 'benediction').focus();
  await page.keyboard.type('Sister Guest');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Sister Guest');
  await page.keyboard.press('Enter');
  await saved(page, date, 'benediction');
  await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  expect(await caller.meetingOn(date)).toMatchObject({ benedictionMember: 'Sister Guest', status: 'draft' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, date, 'benediction')).toContainText('Missing');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, date, 'invocation')).toContainText('Missing');
  await expect.poll(async () => (await caller.meetingOn(date))?.invocationMember).toBeNull();
  await cell(page, date, 'conducting').click();
  await page
    .getByRole('dialog', { name: /^Conducting/ })
    .getByRole('combobox')
    .fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await saved(page, date, 'conducting');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Conducting')).toBeVisible();
  await expect(cell(page, date, 'conducting')).toContainText('Missing');
  await expect(page.getByRole('row').filter({ has: cell(page, date, 'conducting') })).not.toContainText('PLANNED');
  expect(await caller.meetingOn(date)).toMatchObject({ conductingMember: null, status: 'draft' });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a Sunday is planned by keyboard alone, in at most 55 keystrokes plus names', async ({ page, request }) => {
  const { caller, dates, members, show } = await openGrid(page, request, 1);
  const [date] = dates;
  await show();
  const { count, press, enter } = gridTyping(page);
  const [one = '', two = '', three = '', four = '', five = '', six = '', seven = '', eight = ''] = members;
  await cell(page, date, 'conducting').focus();
  await enter(one);
  await enter(two);
  await enter(three);
  for (const [speaker, topic] of [
    [four, 'Hope'],
    [five, 'Charity'],
  ] as const) {
    await enter(speaker, topic);
    await press('Tab');
  }
  await press('Tab');
  for (const name of [six, seven, eight]) await enter(name);
  for (const number of ['2', '193']) await enter(number);
  await press('Tab');
  await press('Tab');
  await enter('152');
  await expect(page.getByRole('row').filter({ has: cell(page, date, 'conducting') })).toContainText('PLANNED');
  await expect.poll(async () => (await caller.meetingOn(date))?.status).toBe('planned');
  expect(await caller.meetingOn(date)).toMatchObject({
    conductingMember: { lastName: one.split(' ').at(-1) },
    speakingAssignments: [
      { speakerName: four, topic: 'Hope' },
      { speakerName: five, topic: 'Charity' },
    ],
    sacramentHymn: '#193 I Stand All Amazed',
  });
  // Four Sundays then take 220 at most.
  expect(count()).toBeLessThanOrEqual(55);
  // Members who speak on that Sunday would be missing from other tests’ suggestions.
  await caller.free(date);
});

test('one drag moves a speaker to another Sunday, and four keystrokes swap two speakers', async ({ page, request }) => {
  const { caller, dates, show } = await openGrid(page, request, 2, 3);
  const [first, second] = dates;
  const speakers = (...names: string[]) => ({ speakers: names.map((speakerName) => ({ speakerName, topic: 'Hope' })) });
  const stored = async (date: string) =>
    (await caller.meetingOn(date))?.speakingAssignments.map(({ speakerName }) => speakerName);
  await scheduled(caller, first, speakers('Ann Traveler', 'Ben Traveler'));
  await scheduled(caller, second, speakers('Cal Stayer'));
  await show();
  await cell(page, first, 'speaker-0').hover();
  await cell(page, first, 'speaker-0').dragTo(cell(page, second, 'speaker-1'));
  await expect(cell(page, second, 'speaker-1')).toContainText('Ann Traveler');
  await expect(cell(page, first, 'speaker-0')).toContainText('Ben Traveler');
  expect([await stored(first), await stored(second)]).toEqual([['Ben Traveler'], ['Cal Stayer', 'Ann Traveler']]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(cell(page, first, 'speaker-1')).toContainText('Ben Traveler');
  expect(await stored(first)).toEqual(['Ann Traveler', 'Ben Traveler']);
  await cell(page, first, 'speaker-1').focus();
  for (const key of ['Control+x', 'ArrowLeft', 'Control+v']) await page.keyboard.press(key);
  await expect(cell(page, first, 'speaker-0')).toContainText('Ben Traveler');
  await expect.poll(() => stored(first)).toEqual(['Ben Traveler', 'Ann Traveler']);
  // The list of people stays closed over a speaker, so that the topic can be reached.
  await cell(page, first, 'speaker-0').click();
  await page
    .getByRole('dialog', { name: /^Speaker 1/ })
    .getByRole('textbox', { name: 'Topic' })
    .click();
});

test('a move to a Sunday without speakers asks first', async ({ page, request }) => {
  const { caller, dates, show } = await openGrid(page, request, 2);
  const [date] = dates;
  await scheduled(caller, date, { speakers: [{ speakerName: 'Dee Traveler', topic: 'Hope' }] });
  await show();
  const fast = page.getByRole('gridcell', { name: 'Testimonies' }).first();
  await cell(page, date, 'speaker-0').focus();
  await page.keyboard.press('Control+x');
  await fast.focus();
  const question = page.getByRole('alertdialog', { name: /^Move .+ to Sun, .+\?$/ });
  const session = await page.context().newCDPSession(page);
  const restyled = await restyledDuring(session, async () => {
    await page.keyboard.press('Control+v');
    await expect(question).toBeVisible();
  });
  // Its own elements, and those that get or lose the focus; not the 2,000 of the page behind it.
  expect(restyled).toBeLessThan(MOST_RESTYLED);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText('There are usually no speakers on ');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(cell(page, date, 'speaker-0')).toContainText('Dee Traveler');
  await expect(fast).toHaveText('Testimonies');
});

test('two people in the grid keep their work, and the second person chooses where both changed a cell', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { caller, dates, members, show } = await openGrid(page, request, 4);
  const [date] = dates;
  const [mine = '', theirs = ''] = members;
  const meeting = await scheduled(caller, date, {});
  await show();
  const enter = async (column: string, text: string) => {
    await cell(page, date, column).focus();
    await page.keyboard.type(text);
    await expect(page.getByRole('dialog').locator('input').first()).toHaveValue(text);
    await page.keyboard.press('Enter');
  };
  await caller.change(meeting.id, { benedictionMember: theirs });
  await enter('invocation', mine);
  await saved(page, date, 'invocation');
  await expect(cell(page, date, 'benediction')).toContainText(theirs);
  await caller.change(meeting.id, { organist: theirs });
  await enter('organist', mine);
  await expect(cell(page, date, 'organist')).toContainText('not saved');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Organist: not saved' });
  await expect(question).toContainText(`Someone else changed this to “${theirs}”. You entered “${mine}”.`);
  await question.getByRole('button', { name: 'Keep Mine' }).click();
  await saved(page, date, 'organist');
  expect(await caller.meetingOn(date)).toMatchObject({
    invocationMember: mine,
    benedictionMember: theirs,
    organist: mine,
  });
});

test('without a connection nothing typed is lost, and it is saved once the connection is back', async ({
  page,
  context,
  request,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/);
  const { caller, dates, show } = await openGrid(page, request, 5);
  const [date] = dates;
  await show();
  await context.setOffline(true);
  await cell(page, date, 'invocation').focus();
  await page.keyboard.type('Sister Faraway');
  await page.keyboard.press('Enter');
  await expect(cell(page, date, 'invocation')).toContainText('Sister Faraway, not saved yet');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change not saved')).toBeHidden();
  await expect.poll(async () => (await caller.meetingOn(date))?.invocationMember).toBe('Sister Faraway');
  await cell(page, date, 'benediction').focus();
  await page.keyboard.type('Brother Unfin');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Brother Unfin');
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Brother Unfin');
  await page.keyboard.press('Escape');
});

test('a cell that can’t be saved says why', async ({ page, request, expectNoise }) => {
  expectNoise(/400/);
  const { caller, dates, show } = await openGrid(page, request, 6);
  const [date] = dates;
  const { conductingMember } = await scheduled(caller, date, {});
  await show();
  const editor = page.getByRole('dialog', { name: /^(Presiding|Conducting)/ });
  for (const column of ['presiding', 'conducting']) {
    await cell(page, date, column).focus();
    await page.keyboard.type('Someone Unknown');
    await expect(editor.getByRole('combobox').first()).toHaveValue('Someone Unknown');
    if (column === 'presiding') await page.keyboard.press('Tab');
    else await editor.getByRole('combobox', { name: 'Move to' }).selectOption({ index: 1 });
    await expect(editor).toContainText('Choose someone from the list or add the name as a member.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
  }
  await cell(page, date, 'conducting').focus();
  await page.keyboard.press('Delete');
  await expect(cell(page, date, 'conducting')).toContainText('not saved');
  await page.keyboard.press('Enter');
  const problem = page.getByRole('dialog', { name: 'Conducting: not saved' });
  await expect(problem).toContainText('A conducting member must be selected to save the meeting.');
  await problem.getByRole('button', { name: 'Discard' }).click();
  await expect(cell(page, date, 'conducting')).toHaveText(
    fullName(conductingMember ?? { firstName: '', lastName: '' }),
  );
});
