import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dateSeenFrom, longDateSeenFrom } from '#shared/calendar/format.ts';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { expect, test } from '#tests/browser/support/app.ts';
import { callerFor, nextOrdinarySunday, today } from '#tests/browser/support/calls.ts';
import { choose, press, tabTo, write } from '#tests/browser/support/keyboard.ts';

const TWO_MINUTES_MS = 120_000;

const PLAN = {
  conducting: 'Samuel Ortiz',
  presiding: 'Martin Cole',
  benediction: 'Ruth Amundsen',
  secondSpeaker: 'Tom Beck',
  topics: ['Faith when the way is dark', 'What my grandmother taught me about prayer'],
} as const;
const HYMNS = [
  { slot: 'Opening hymn', number: 136, title: 'I Know That My Redeemer Lives' },
  { slot: 'Sacrament hymn', number: 193, title: 'I Stand All Amazed' },
  { slot: 'Rest hymn', number: 304, title: 'Teach Me to Walk in the Light' },
  { slot: 'Closing hymn', number: 152, title: 'God Be with You Till We Meet Again' },
] as const;

/** No one in the sample ward has these names. */
const NEWCOMERS = {
  desktop: ['Wendeline Fairweather', 'Barnaby Quill'],
  phone: ['Ottoline Marchbanks', 'Ludovic Penhallow'],
};

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Username').fill('planner');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
}

async function fillIn(page: Page, [speaker, prays]: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  // On a phone a field's own sheet hides the dialog behind it from assistive technology for a moment.
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const topicOf = (place: number) =>
    dialog
      .getByRole('listitem')
      .nth(place)
      .getByRole('textbox', { name: /^Topic/ });
  const hymn = async ({ slot, number, title }: (typeof HYMNS)[number]) =>
    choose(page, field(slot), String(number), title, title);
  const add = async (name: string, text = '') => choose(page, field(name), text, `Add “${text}” as a member`);

  await choose(page, field('Conducting member'), PLAN.conducting, PLAN.conducting);
  await choose(page, field('Presiding member'), PLAN.presiding.slice(0, 6), PLAN.presiding, PLAN.presiding);
  await hymn(HYMNS[0]);
  await add('Invocation', prays);
  await hymn(HYMNS[1]);

  const addSpeaker = dialog.getByRole('button', { name: 'Add Speaker' });
  await press(page, addSpeaker);
  await expect(field('Speaker 1')).toBeFocused();
  await press(page, addSpeaker);
  await expect(field('Speaker 2')).toBeFocused();
  await tabTo(page, field('Speaker 1'), 'Shift+Tab');
  await add('Speaker 1', speaker);
  await write(page, topicOf(0), PLAN.topics[0]);
  await choose(page, field('Speaker 2'), PLAN.secondSpeaker, PLAN.secondSpeaker);
  await write(page, topicOf(1), PLAN.topics[1]);

  await hymn(HYMNS[2]);
  await hymn(HYMNS[3]);
  await choose(page, field('Benediction'), PLAN.benediction, PLAN.benediction);
  await press(page, dialog.getByRole('button', { name: 'Schedule Meeting' }));
  await expect(page.getByText('Meeting scheduled successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** In the sidebar, which a phone has behind its menu button. */
async function goToMeetings(page: Page, isPhone: boolean): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meetings', exact: true });
  if (isPhone) await press(page, page.getByRole('button', { name: 'Menu', exact: true }), 'Shift+Tab');
  await press(page, link, 'Shift+Tab');
  const heading = page.getByRole('heading', { level: 1, name: 'Meetings' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
}

test('the next Sunday is planned by keyboard alone and seen in planner, table, detail page and outline', async ({
  page,
  request,
}, { project, annotations }) => {
  test.setTimeout(180_000);
  const date = nextOrdinarySunday();
  await (await callerFor(request, 'planner')).free(date);
  const people = project.name === 'phone' ? NEWCOMERS.phone : NEWCOMERS.desktop;
  const [speaker = ''] = people;
  await signInByForm(page);

  const begun = performance.now();
  await press(page, page.getByRole('link', { name: 'New Meeting' }));
  const dialog = page.getByRole('dialog', { name: 'Schedule New Sacrament Meeting' });
  await expect(dialog.getByText(longDateSeenFrom(date, today()))).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Announcements' })).toBeVisible();
  await fillIn(page, people);
  const seconds = (performance.now() - begun) / 1000;
  annotations.push({ type: 'planned in', description: `${seconds.toFixed(1)} s` });
  expect(seconds * 1000).toBeLessThan(TWO_MINUTES_MS);

  const main = page.getByRole('main');
  await expect(main.getByText(speaker).first()).toBeVisible();
  await expect(main.getByText(PLAN.topics[0]).first()).toBeVisible();
  await expect(main.getByText(/Saved \d+:\d\d [AP]M$/).first()).toBeVisible();

  await goToMeetings(page, project.name === 'phone');
  const row = main.getByRole(project.name === 'phone' ? 'listitem' : 'row').filter({ hasText: speaker });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(PLAN.conducting);
  await expect(row).toContainText(PLAN.secondSpeaker);
  await expect(row).toContainText(/^(?!.*partially).*planned/is);
  await press(page, row.getByRole('link', { name: dateSeenFrom(date, today()), exact: true }));

  await expect(page.getByRole('heading', { level: 1, name: longDateSeenFrom(date, today()) })).toBeVisible();
  const names = [PLAN.conducting, PLAN.presiding, PLAN.benediction, PLAN.secondSpeaker, ...people];
  for (const text of [...names, ...PLAN.topics, ...HYMNS.map(({ title }) => title)]) {
    await expect(main.getByText(text).first(), `the detail page shows ${text}`).toBeVisible();
  }

  await press(page, page.getByRole('button', { name: 'More actions' }));
  await expect(page.getByRole('menuitem', { name: 'Pulpit Outline' })).toBeFocused();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('dialog', { name: 'Meeting Outline' });
  // The person who reads it aloud says the bishop's title.
  const read = names.map((name) => (name === PLAN.presiding ? 'Bishop Cole' : name));
  for (const text of [...read, ...HYMNS.map(({ title }) => title)])
    await expect(outline.getByText(text).first()).toBeVisible();
  await tabTo(page, outline.getByRole('button', { name: 'Download' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe(`sacrament-meeting-outline-${date}.txt`);
  const text = readFileSync(await download.path(), 'utf8');
  for (const part of [...read, ...PLAN.topics, ...HYMNS.map(({ number, title }) => `#${number} ${title}`)])
    expect(text).toContain(part);
});
