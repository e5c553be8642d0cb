import { addDays, nextSunday } from '#shared/calendar/sundays.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { today } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

test('where the next Sunday is planned, the quick action says which one it plans', async ({ page, request }) => {
  const ward = await makeWard(request);
  const first = nextSunday(today());
  const { id: conductingMemberId } = await ward.post('/api/members', {
    wardId: ward.id,
    firstName: 'Luis',
    lastName: 'Soto',
  });
  const planned = { wardId: ward.id, kind: 'regular', conductingMemberId };
  await ward.post('/api/meetings', { ...planned, date: first, status: 'confirmed', isComplete: true });
  const { id } = await ward.post('/api/meetings', { ...planned, date: addDays(first, 7) });
  await signIn(page, ward.admins[0] ?? '', { password: ward.password });
  const action = page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('link', { name: "Plan next Sunday's meeting" });
  await expect(action).toContainText(dateSeenFrom(addDays(first, 7), today()));
  await action.click();
  await expect(page).toHaveURL(new RegExp(`edit=${id}`));
});

test('the cards of the planner have one gutter, and marks end where the pencil does, at the inner edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'planner');
  const sundays = page.getByRole('region', { name: 'Next 4 Sundays' }).getByRole('article');
  const below = ['People to Remind', 'Suggested Speakers'].map((name) => page.getByRole('region', { name }));
  const edges = async (cards: (typeof below)[number][]) =>
    Promise.all(
      cards.map(async (card) => {
        const { x, width } = (await card.boundingBox()) ?? { x: NaN, width: NaN };
        return [x, x + width];
      }),
    );
  for (const card of below) await expect(card).toBeVisible();
  expect(await edges(below)).toEqual(await edges([sundays.nth(0), sundays.nth(1)]));
  const card = sundays.filter({ has: page.locator('li button') }).first();
  const ends = await card.evaluate((one) => {
    const edge = one.getBoundingClientRect().right - parseFloat(getComputedStyle(one).paddingRight);
    return [...one.querySelectorAll('a[title^="Edit"] svg, li button svg')].map((glyph) =>
      Math.round(edge - glyph.getBoundingClientRect().right),
    );
  });
  expect(ends.length).toBeGreaterThan(1);
  for (const by of ends) expect(Math.abs(by)).toBeLessThanOrEqual(1);
});

test('People to Ask has what is overdue under its own heading, and each Sunday once', async ({ page, request }) => {
  const ward = await makeWard(request);
  const [first, second] = [nextSunday(today()), addDays(nextSunday(today()), 7)];
  const { id: conductingMemberId } = await ward.post('/api/members', {
    wardId: ward.id,
    firstName: 'Luis',
    lastName: 'Soto',
  });
  const planned = { wardId: ward.id, kind: 'regular', conductingMemberId };
  const { id: meetingId } = await ward.post('/api/meetings', {
    ...planned,
    date: first,
    invocationMember: 'Jane Doe',
    speakers: [{ speakerName: 'Rui Duarte', duration: 10 }],
  });
  const speakers = [{ speakerName: 'Annika Lang', duration: 10 }];
  await ward.post('/api/meetings', { ...planned, date: second, speakers });
  await ward.put('/api/invitations', {
    wardId: ward.id,
    assignments: [{ meetingId, key: 'invocation' }],
    state: 'asked',
  });
  await signIn(page, ward.admins[0] ?? '', { password: ward.password });
  const card = page.getByRole('region', { name: 'People to Ask' });
  const day = dateSeenFrom(first, today());
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Overdue', day]);
  await expect(card.getByRole('listitem').filter({ hasText: 'Rui Duarte' })).toContainText(`Talk · ${day}`);
  await expect(card.getByRole('listitem').filter({ hasText: 'Annika Lang' })).toContainText(
    `Talk · ${dateSeenFrom(second, today())}`,
  );
});

test('the planner of a new ward says once that nothing is planned, and has one strong button', async ({
  page,
  request,
}) => {
  const ward = await makeWard(request);
  await signIn(page, ward.admins[0] ?? '', { password: ward.password });
  const cards = page.getByRole('region', { name: 'Next 4 Sundays' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(page.getByText(/nothing( is)? planned|not planned|(needs |un)plann/i)).toHaveText([
    'NEEDS PLANNING',
    /^Nothing is planned for (today|this Sunday) yet\.$/,
  ]);
  const strong = page.getByRole('link', { name: /^Plan (Meeting|Now)$/ });
  const backgrounds = await page
    .getByRole('main')
    .getByRole('link', { name: /^(Plan (Meeting|Now)|New Meeting)/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  const [filled] = await strong.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(backgrounds.filter((color) => color === filled)).toHaveLength(1);
});
