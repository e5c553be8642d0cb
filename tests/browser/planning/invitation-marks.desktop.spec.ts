import { addDays, sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { headersFor, today } from '#tests/browser/support/calls.ts';
import { axeFindings } from '#tests/browser/support/inspect.ts';
import { answer, invitingWard, toAsk } from './invitation-ward.ts';

const SPEAKERS = ['Ann Wanderer', 'Ben Archer', 'Cal Weaver', 'Dee Mason'];

test('one click marks a person in People to Ask, another undoes it, and answers are undone from their notices', async ({
  page,
  request,
}) => {
  const { username, password } = await invitingWard(request);
  await signIn(page, username, { password });
  const asked = answer(page, 'Kim Lee, invocation', 'Asked');
  // Until someone points to a person, the answers stay out of the way; nothing ends farther out than the words above.
  await expect(asked).toHaveCSS('opacity', '0');
  const overEdge = toAsk(page).evaluate((card) => {
    const inner = card.getBoundingClientRect().right - 16;
    const buttons = [...card.querySelectorAll('li button')];
    return buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().right - inner;
    });
  });
  expect(Math.max(...(await overEdge))).toBeLessThanOrEqual(0);
  const invite = toAsk(page).getByRole('button', { name: /^Invite Kim Lee/ });
  await expect(invite).toHaveCSS('opacity', '1');
  await asked.hover();
  await expect(asked).toHaveCSS('opacity', '1');
  await expect(toAsk(page).getByRole('group', { name: 'Kim Lee, invocation' })).toHaveText('AskedYesNo');
  await asked.click();
  await expect(asked).toHaveAttribute('aria-pressed', 'true');
  await expect(asked).toHaveAttribute('title', /^Asked, .+, by .+\. Mark as Not Asked$/);
  const said = toAsk(page).locator('.before-quiet').filter({ hasText: 'Invocation · no answer yet' });
  await expect(said.getByText('no answer yet')).toBeHidden();
  const { height: lineHeight } = (await said.boundingBox()) ?? {};
  // What the line says has a place that the buttons leave free.
  const end = await said.evaluate((line) => {
    const { right } = line.getBoundingClientRect();
    return right - parseFloat(getComputedStyle(line).paddingRight);
  });
  expect(end).toBeLessThanOrEqual((await asked.boundingBox())?.x ?? 0);
  // Until someone points to it, it has the room of those that are out of sight, and is whole.
  await page.getByRole('heading', { name: 'Sacrament Planner' }).hover();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(asked).toHaveCSS('opacity', '0');
  const spare = await said.evaluate((line) => line.clientWidth - line.scrollWidth);
  expect(spare).toBe(0);
  await expect(said.getByText('no answer yet')).toBeVisible();
  // One line, as before: nothing moves when they come and go.
  expect((await said.boundingBox())?.height).toBe(lineHeight);
  expect(lineHeight).toBeLessThan(24);
  await asked.click();
  await expect(asked).toHaveAttribute('aria-pressed', 'false');
  const takenBack = page.getByRole('status').filter({ hasText: 'Kim Lee Marked as Not Asked' });
  await takenBack.getByRole('button', { name: 'Undo' }).click();
  await expect(asked).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'Jane Doe, benediction', 'Yes').click();
  await expect(toAsk(page).getByText('Jane Doe')).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: 'Jane Doe Accepted' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(answer(page, 'Jane Doe, benediction', 'Yes')).toHaveAttribute('aria-pressed', 'false');
});

test('a no chosen by mistake instead of a yes is undone; on a past Sunday, a decline’s mark stays until it is corrected', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, put, post } = await invitingWard(request);
  const given = { assignments: [{ meetingId, key: 'invocation' }], state: 'accepted', way: 'sms', word: 'Gladly' };
  await put('/api/invitations', { wardId, ...given });
  await signIn(page, username, { password, path: `/meeting/${meetingId}` });
  const yes = page.getByRole('button', { name: /^Kim Lee, invocation: accepted by text message.+“Gladly”$/ });
  await expect(page.getByRole('button', { name: 'Conducting Luis Soto' })).toBeVisible();
  await yes.press('Enter');
  await page.getByRole('dialog', { name: 'Kim Lee, invocation' }).getByRole('button', { name: 'No' }).click();
  const declined = page.getByRole('status').filter({ hasText: 'Kim Lee Declined' });
  await declined.getByRole('button', { name: 'Undo' }).click();
  await expect(yes).toBeVisible();

  const headers = await headersFor(request, username, password);
  const past = await post('/api/meetings', {
    wardId,
    date: addDays(sundayOnOrBefore(today()), -7),
    kind: 'regular',
    status: 'draft',
    speakers: SPEAKERS.slice(0, 2).map((speakerName) => ({ speakerName })),
  });
  const { speakingAssignments } = await (await request.get(`/api/meetings/${past.id}`, { headers })).json();
  const key = `talk:${speakingAssignments[0].id}`;
  await put('/api/invitations', { wardId, assignments: [{ meetingId: past.id, key }], state: 'declined' });
  await page.goto(`/meeting/${past.id}`);
  const stayedAway = page.getByRole('button', { name: /^Ann Wanderer, talk: declined/ });
  await expect(page.getByRole('button', { name: /Ben Archer/ })).toBeVisible();
  await stayedAway.press('Enter');
  await page.getByRole('dialog', { name: 'Ann Wanderer, talk' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ann Wanderer Accepted' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Ann Wanderer|Ben Archer), talk:/ })).toHaveCount(0);
});

test('a mark opens with the mouse or the keyboard, says who asked and when, and takes one click', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, post, put } = await invitingWard(request);
  const number = await post('/api/musical-numbers', {
    wardId,
    meetingId,
    type: 'special_number',
    title: 'Peace',
    performer: 'Ana Cruz',
  });
  await put(`/api/meetings/${meetingId}`, { wardId, organist: 'Eve Player' });
  await signIn(page, username, { password, path: `/meeting/${meetingId}` });
  await expect(page.getByRole('button', { name: 'Conducting Luis Soto' })).toBeVisible();
  // Those who serve for months have a mark that shows itself to a mouse or the keyboard.
  await page.getByRole('button', { name: 'Luis Soto, conducting: not asked yet' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Luis Soto, conducting' });
  await expect(panel.getByRole('button', { name: 'Asked' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/Asked, .+, by /);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const askedToConduct = page.getByRole('button', { name: /^Luis Soto, conducting: asked/ });
  await expect(askedToConduct).toBeFocused();
  // Anyone who serves for months is invited from here.
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Invite Luis Soto, conducting' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite Luis Soto' });
  await expect(invitation.getByRole('textbox')).toHaveValue(
    /^Hi Luis,\n\nWould you be able to conduct sacrament meeting/,
  );
  await invitation.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  await expect(askedToConduct).toBeFocused();

  // The musical number keeps its mark after a yes, wherever it is shown.
  await page.getByRole('button', { name: /^Ana Cruz, musical number: not asked/ }).hover();
  await page.getByRole('dialog', { name: 'Ana Cruz, musical number' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: /^Ana Cruz, musical number: accepted/ })).toBeVisible();
  await page.goto('/?view=grid');
  await expect(page.getByRole('gridcell', { name: /^Ana Cruz accepted/ })).toBeVisible();
  // The card of the next meeting names who performs; the other cards have one mark for everyone.
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Ana Cruz, musical number[:,] accepted/ })).toBeVisible();

  // A row of the meetings has the marks of those it names, and everyone behind one.
  await page.goto('/?tab=meetings');
  const inRow = page.getByRole('cell').getByRole('button', { name: /^Luis Soto, conducting: asked/ });
  await inRow.hover();
  await expect(page.getByRole('dialog', { name: 'Luis Soto, conducting' })).toContainText(/Asked, .+, by /);
  const others = page.getByRole('button', { name: /^Who was asked for .+; Kim Lee, invocation, not asked yet;/ });
  await others.hover();
  const all = page.getByRole('dialog', { name: /^Who was asked for / });
  // It lists those it counts: no one needs to ask an organist each Sunday.
  await expect(all.getByRole('group', { name: 'Luis Soto, conducting' })).toBeVisible();
  await expect(all.getByText('Eve Player')).toHaveCount(0);
  await all.getByRole('group', { name: 'Jane Doe, benediction' }).getByRole('button', { name: 'No' }).click();
  await expect(all).toContainText(/Declined, .+, marked by /);

  // Everyone counts, with or without a mark of their own there, so the numbers are the same at every width and on the card.
  await page.keyboard.press('Escape');
  const counted = page.getByRole('button', { name: /^Who was asked for .+Jane Doe, benediction, declined/ });
  await expect(counted).toContainText('1 declined');
  const told = await counted.innerText();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(counted).toHaveText(told);
  }

  // Where no one is left to perform, a hymn may take the place of the number.
  const assignments = [{ meetingId, key: `number:${number.id}` }];
  await put('/api/invitations', { wardId, assignments, state: 'declined' });
  await page.goto('/');
  await toAsk(page).getByRole('link', { name: 'Choose a rest hymn instead' }).click();
  await expect(page.getByRole('combobox', { name: 'Rest hymn' })).toBeFocused();
});

test('in the grid a mark opens with the mouse, with Space, and from its Sunday’s menu; rows count everyone', async ({
  page,
  request,
}) => {
  const { id: wardId, username, password, meetingId, date, put } = await invitingWard(request);
  const speakers = SPEAKERS.map((speakerName) => ({ speakerName, duration: 5 }));
  await put(`/api/meetings/${meetingId}`, { wardId, invocationMember: null, benedictionMember: null, speakers });
  await signIn(page, username, { password, path: '/?view=grid' });
  const cellOf = (column: string) => page.locator(`[data-cell="${column}"][data-date="${date}"]`);
  const first = cellOf('speaker-0');
  const panel = page.getByRole('dialog', { name: 'Ann Wanderer, talk' });
  await first.press(' ');
  await expect(panel.getByRole('button', { name: 'Asked' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/Asked, .+, by /);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf('speaker-1')).toBeFocused();

  const mark = first.locator('[data-mark]');
  await mark.hover();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('gridcell', { name: /^Ann Wanderer accepted/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await mark.click();
  await expect(panel).toContainText(/Accepted, .+, marked by /);
  // The rest of the cell opens its fields, as before.
  await first.click({ position: { x: 8, y: 40 } });
  await expect(panel).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Speaker 1, / })).toBeVisible();
  await page.keyboard.press('Escape');

  await cellOf('sunday').press('Enter');
  await page.getByRole('menuitem', { name: 'Mark Who Was Asked…' }).press('Enter');
  const all = page.getByRole('dialog', { name: /^Who was asked for / });
  await all.getByRole('group', { name: 'Dee Mason, talk' }).getByRole('button', { name: 'No' }).click();
  await expect(all).toContainText(/Declined, .+, marked by /);
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();

  // The row names a speaker or two, and its button counts them and the others, one who declined among them.
  await page.goto('/?tab=meetings');
  const others = page.getByRole('button', { name: /^Who was asked for .+Dee Mason, talk, declined/ });
  await expect(others).toBeVisible();
  await expect(others).toHaveAccessibleName(/Ann Wanderer, talk, accepted/);
  await expect(page.getByRole('button', { name: /^Ann Wanderer, talk: accepted/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ has: others })).toContainText('more');
  await others.click();
  await expect(all).toContainText(/Declined, .+, marked by /);
  await page.goto('/?view=grid');
  await mark.click();
  await expect(panel).toContainText(/Accepted, .+, marked by /);
  await expect(page.getByRole('dialog', { name: /^Speaker 1, / })).toHaveCount(0);
});

test('on the eve of a Sunday with a decline, Print and Pulpit View stay at hand', async ({ page, request }) => {
  const { id: wardId, username, password, meetingId, date, put } = await invitingWard(request);
  await put(`/api/meetings/${meetingId}`, { wardId, isComplete: true });
  await put('/api/invitations', { wardId, assignments: [{ meetingId, key: 'invocation' }], state: 'declined' });
  await page.clock.setFixedTime(new Date(`${addDays(date, -1)}T18:00:00Z`));
  await signIn(page, username, { password });
  const card = page.getByRole('region', { name: 'Next Sunday' });
  await expect(card.getByRole('link', { name: 'Edit Meeting' })).toHaveClass(/bg-primary/);
  for (const name of ['Print', 'Pulpit View'])
    await expect(card.getByRole('button', { name }).or(card.getByRole('link', { name }))).toBeVisible();
});
