import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor, type ApiUser } from '#tests/browser/support/calls.ts';
import { noticesFromHere, told } from '#tests/browser/support/notices.ts';

const fullName = (person: { firstName: string; lastName: string } | null | undefined) =>
  person ? [`${person.firstName} ${person.lastName}`] : [];
const filled = (texts: (string | null | undefined)[]) =>
  texts.flatMap((text) => text?.trim().split('\n').filter(Boolean) ?? []);

const servants = (meeting: Meeting) => [
  ...fullName(meeting.conductingMember),
  ...fullName(meeting.presidingMember),
  ...filled([meeting.invocationMember, meeting.benedictionMember]),
];
const speakers = (meeting: Meeting) => filled(meeting.speakingAssignments.map((talk) => talk.speakerName));
const shared = (meeting: Meeting) => filled([meeting.announcements, meeting.wardBusiness]);
const confidential = (meeting: Meeting) => filled([meeting.releases, meeting.newCallings, meeting.notes]);
/** Names that everyone sees for another reason: those who play and sing. */
const musicians = (meeting: Meeting) =>
  filled([meeting.organist, meeting.chorister, ...meeting.musicalNumbers.map((number) => number.performer)]);

/** A sample meeting in which every field that is hidden from someone has a value to hide. */
function tellingMeeting(meetings: readonly Meeting[]): Meeting {
  const score = (meeting: Meeting) =>
    [meeting.releases, meeting.newCallings, meeting.notes, meeting.announcements].filter(Boolean).length;
  const [first] = meetings
    .filter((meeting) => meeting.status !== 'draft' && meeting.speakingAssignments.length > 0)
    .toSorted((a, b) => score(b) - score(a) || (a.date < b.date ? 1 : -1));
  if (!first || confidential(first).length === 0)
    throw new Error('The sample ward has no meeting with confidential business');
  return first;
}

async function expectNowhere(page: Page, texts: readonly string[]): Promise<void> {
  const dom = await page.evaluate(
    () => `${document.title}\n${document.documentElement.outerHTML}\n${document.body.textContent}`,
  );
  expect(texts.length, 'there is something to look for').toBeGreaterThan(0);
  expect(
    texts.filter((text) => dom.includes(text)),
    'withheld and yet in the page',
  ).toEqual([]);
}

async function sample(caller: ApiUser) {
  const meetings = await caller.meetings();
  const meeting = tellingMeeting(meetings);
  const open = new Set(meetings.flatMap(musicians));
  return { meetings, meeting, isSecret: (text: string) => ![...open].some((name) => name.includes(text)) };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.beforeEach(() => {
  test.setTimeout(90_000);
});

test('a music planner starts with the music, and sees neither names nor business anywhere', async ({
  page,
  request,
}) => {
  const { meetings, meeting, isSecret } = await sample(await callerFor(request, 'planner2'));
  const withheld = meetings.flatMap((each) => [
    ...servants(each),
    ...speakers(each),
    ...shared(each),
    ...confidential(each),
  ]);
  // Her own name is in the sidebar.
  const secrets = [...new Set(withheld)].filter((text) => isSecret(text) && text !== 'Amelia Winslow');
  await signIn(page, 'music2');
  await expect(heading(page, 'Music Coordination')).toBeVisible();
  await expect(page.getByText('Not Sung in the Past Year')).toBeVisible();
  await expectNowhere(page, secrets);

  await page.goto('/?tab=meetings');
  await expect(heading(page, 'Meetings')).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ meetings$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Conducting' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Missing' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New Meeting' })).toHaveCount(0);
  await expectNowhere(page, secrets);

  await page.goto(`/meeting/${meeting.id}`);
  await expect(page.getByRole('heading', { name: 'Music Program' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Speaking Assignments' })).toBeVisible();
  for (const name of ['Leadership & Prayers', 'Announcements & Business', 'Additional Notes', 'Checklist']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await expectNowhere(page, secrets);

  for (const tab of ['planner', 'speakers', 'tracking', 'pulpit', 'admin', 'cross-ward']) {
    await page.goto(`/?tab=${tab}`);
    await expect(heading(page, 'Music Coordination')).toBeVisible();
  }
  await page.goto('/?plan=next');
  await expect(heading(page, 'Music Coordination')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a program viewer has only Meeting Programs, without a sidebar or anything confidential', async ({
  page,
  request,
  expectNoise,
}) => {
  const { meetings, meeting } = await sample(await callerFor(request, 'planner2'));
  const secrets = [...new Set(meetings.flatMap(confidential))].filter(
    (text) => !meetings.flatMap(shared).some((known) => known.includes(text)),
  );
  const drafts = meetings.filter((each) => each.status === 'draft');
  await signIn(page, 'program2');
  await expect(heading(page, 'Meeting Programs')).toBeVisible();
  await expect(page).toHaveTitle(/^Meeting Programs/);
  await expect(page.getByText(/^\d+ of \d+ meetings$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New Meeting' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  expect(drafts.length).toBeGreaterThan(0);
  for (const { id } of drafts) await expect(page.locator(`a[href="/meeting/${id}"]`)).toHaveCount(0);
  await expectNowhere(page, secrets);

  await page.goto(`/meeting/${meeting.id}`);
  for (const name of servants(meeting)) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  for (const name of speakers(meeting)) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  for (const text of shared(meeting)) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  for (const name of ['Releases', 'New callings and sustainings', 'Additional Notes', 'Checklist'])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit Meeting' })).toHaveCount(0);
  await expect(page.getByText('View only - contact administrator to make changes')).toBeVisible();
  await expectNowhere(page, secrets);

  await page.goto('/?tab=planner');
  await expect(heading(page, 'Meeting Programs')).toBeVisible();
  expectNoise(/404/);
  await page.goto(`/meeting/${drafts[0]?.id}`);
  await expect(heading(page, 'Meeting not found')).toBeVisible();
});

test('an unknown address says so and links back', async ({ page }) => {
  await signIn(page, 'planner2', { path: '/no/such/page' });
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
});

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
test('signing out forgets the token and the cached data, and keeps the username', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Username').fill('planner2');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
  await told(page, 'Login Successful');
  await expect(heading(page, 'Sacrament Planner')).toBeVisible();
  expect(await storedToken(page)).toMatch(/.{20,}/);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Username')).toHaveValue('planner2');
  await page.goBack();
  await page.goto('/?tab=meetings');
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meetings' })).toHaveCount(0);
});

test('a token in the address is stored and removed from it', async ({ page, request }) => {
  const { token } = await callerFor(request, 'planner2');
  await page.goto(`/?tab=meetings&token=${encodeURIComponent(token)}`);
  await expect(heading(page, 'Meetings')).toBeVisible();
  await expect(page).toHaveURL('/?tab=meetings');
  expect(await storedToken(page)).toBe(token);
  // An address that would read as another site's, were it written as it is.
  await page.goto(`${new URL(page.url()).origin}//elsewhere.example/?token=${encodeURIComponent(token)}`);
  await expect(page).toHaveURL('/elsewhere.example/');
});

test('the form says what is missing and what is wrong', async ({ page, expectNoise }) => {
  expectNoise(/401/);
  await page.goto('/');
  await signInButton(page).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('no-such-user');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Login FailedInvalid username or password');
  await expect(page.getByText('Username is required')).toHaveCount(0);
  await expect(signInButton(page)).toBeEnabled();
  expect(await storedToken(page)).toBeNull();
});

test('an error leaves the Sign In button where it is', async ({ page, expectNoise }) => {
  expectNoise(/401/);
  await page.goto('/');
  const place = await signInButton(page).boundingBox();
  await signInButton(page).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(await signInButton(page).boundingBox()).toEqual(place);
  await page.getByLabel('Username').fill('no-such-user');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Login Failed');
  expect(await signInButton(page).boundingBox()).toEqual(place);
});

test('a sign-in that has ended leads back to the form, with a notice where a screen was loading', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/401/);
  const caller = await callerFor(request, 'planner2');
  await page.goto(`/?token=${encodeURIComponent(caller.token)}`);
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await caller.signOut();
  const seen = await noticesFromHere(page);
  await page.getByRole('link', { name: 'All upcoming meetings', exact: true }).click();
  // Half a second later the page that says so is left.
  await expect.poll(() => [...seen].join('\n')).toContain('UnauthorizedYou are logged out. Logging in again...');
  await expect(signInButton(page)).toBeVisible();

  await page.goto('/?tab=meetings');
  await expect(signInButton(page)).toBeVisible();
});
