import type { Page } from '@playwright/test';
import { addDays } from '#shared/calendar/sundays.ts';
import { ASKING_ENTRIES } from '#client/manual/asking-entries.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { headersFor } from '#tests/browser/support/calls.ts';
import { pageTextsOf } from '#tests/browser/support/pdf-text.ts';

const BUSINESS = 'Sister Marigold Whitethorn as Primary secretary';

/** A Sunday on which everything happens: eight things announced, four calls and releases, four speakers, five numbers. */
async function fullMeeting(page: Page): Promise<number> {
  const headers = await headersFor(page.request, 'planner');
  const members: { id: number; firstName: string }[] = await (
    await page.request.get('/api/members', { headers })
  ).json();
  const last: { date: string }[] = await (await page.request.get('/api/meetings', { headers })).json();
  const date = addDays(last.at(-1)?.date ?? '', 364);
  const person = (at: number) => members[at]?.id ?? null;
  const reply = await page.request.post('/api/meetings', {
    headers,
    data: {
      date,
      kind: 'regular',
      conductingMemberId: person(0),
      presidingMemberId: person(1),
      invocationMember: person(2),
      benedictionMember: person(3),
      organist: person(4),
      chorister: person(5),
      announcements: Array.from(
        { length: 8 },
        (_, at) =>
          `Announcement ${at + 1}: the ward activity is on Friday evening at seven in the cultural hall, and all are invited.`,
      ).join('\n'),
      wardBusiness: 'Stake business: Brother High Councilor\nWelcome of the Alder family\nConfirmation of Jonas Alder',
      releases: Array.from({ length: 4 }, (_, at) => `Brother Released Person${at} as ward missionary`).join('\n'),
      newCallings: [
        BUSINESS,
        ...Array.from({ length: 3 }, (_, at) => `Brother Called Person${at} as Sunday School teacher`),
      ].join('\n'),
      notes: 'The sacrament table needs a second microphone.\nThe youth pass the sacrament.',
      speakers: [6, 7, 8, 9].map((at) => ({
        memberId: person(at),
        topic: `What the scriptures teach about hope, part ${at}`,
        duration: 10,
      })),
      hymns: {
        opening: '2',
        sacrament: '169',
        rest: '85',
        closing: '152',
        specialNumber: 'I Heard Him Come, by the Primary children',
      },
    },
  });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

async function changeMeeting(page: Page, id: number, change: object): Promise<void> {
  const headers = await headersFor(page.request, 'planner');
  expect((await page.request.put(`/api/meetings/${id}`, { headers, data: change })).status()).toBe(200);
}

async function printed(page: Page): Promise<{ pages: string[]; size: string }> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Drawings instead of a font: some printers render them coarsely.
  expect(pdf.toString('latin1')).not.toContain('/Type3');
  const pages = await pageTextsOf(pdf);
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  return { pages, size: `${Math.round(Number(width))}×${Math.round(Number(height))}` };
}

/** In points, as in a PDF: the printed page has the chosen paper size. */
const UPRIGHT = { Letter: '612×792', A4: '595×842' };
const LYING = { Letter: '792×612', A4: '842×595' };

test('a full meeting is printed: a program of two halves, and conducting sheets of two pages at most', async ({
  page,
}) => {
  await signIn(page, 'planner');
  const id = await fullMeeting(page);
  await page.goto(`/meeting/${id}`);
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  const print = dialog.getByRole('button', { name: 'Print' });

  for (const paper of ['Letter', 'A4'] as const) {
    await dialog.getByRole('radio', { name: paper }).check();
    await dialog.getByRole('radio', { name: 'Program' }).check();
    await expect(print).toBeEnabled();
    const program = await printed(page);
    expect(program.size).toBe(LYING[paper]);
    expect(program.pages.length).toBeLessThanOrEqual(2);
    const front = (program.pages[0] ?? '').replace(/\s+/g, ' ');
    expect(front.split('Sacrament Meeting').length - 1, 'two halves').toBe(2);
    expect(front).toContain('The Church of Jesus Christ of Latter-day Saints');
    expect(front).toContain('Riverside Stake');
    expect(front).toContain('doubt not, fear not');
    expect(front).toContain('What the scriptures teach about hope, part 6');
    expect(program.pages.join(' ')).toContain('Announcement 8');
    expect(program.pages.join(' ')).not.toMatch(/Marigold|Released|Called Person|microphone|Print|Edit Meeting/);

    await dialog.getByRole('radio', { name: 'Folded' }).check();
    await expect(dialog.getByText('flip on the short edge')).toBeVisible();
    await expect(print).toBeEnabled();
    const leaflet = await printed(page);
    expect(leaflet.size).toBe(LYING[paper]);
    const [outside = '', inside = '', ...more] = leaflet.pages;
    expect(more).toEqual([]);
    expect(outside).toMatch(/Visitors are always welcome[^]*The Church of Jesus Christ of Latter-day Saints/);
    expect(inside).toMatch(/Administration of the sacrament[^]*Announcement 8/);
    expect(`${outside} ${inside}`).not.toMatch(/Marigold|Released|Called Person|microphone/);
    await dialog.getByRole('radio', { name: 'Half-sheets' }).check();

    for (const sheet of ['Outline', 'Script']) {
      await dialog.getByRole('radio', { name: sheet }).check();
      await expect(print).toBeEnabled();
      await expect(dialog.getByRole('figure').getByText('Visitors on the stand')).toBeVisible();
      const { pages, size } = await printed(page);
      expect(size).toBe(UPRIGHT[paper]);
      expect(pages.length, `${sheet} on ${paper}`).toBeLessThanOrEqual(2);
      const all = pages.join(' ');
      expect(all).toContain('Marigold Whitethorn');
      expect(all).toContain('Announcement 8');
      expect(all).toContain('Last-minute changes');
      expect(all).not.toMatch(/Regenerate|Back to Dashboard|undefined|null/);
    }
  }

  const longest = `${'Ward dinner on Friday. '.repeat(430)}The very end.`;
  await changeMeeting(page, id, { announcements: longest, organist: 'O'.repeat(200) });
  await page.reload();
  await page.getByRole('button', { name: 'Print' }).click();
  await dialog.getByRole('radio', { name: 'Script' }).check();
  await expect(dialog.getByText(/^This needs \d pages even at the smallest size/)).toBeVisible();
  for (const [at, part] of ['Visitors on the stand', 'Sacrament Meeting'].entries()) {
    if (at === 1) await dialog.getByRole('radio', { name: 'Program' }).check();
    await expect(dialog.getByRole('figure').getByText(part).first()).toBeVisible();
    expect(
      await dialog
        .locator('.paper')
        .evaluateAll((sheets) =>
          sheets.every((one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth),
        ),
    ).toBe(true);
    expect((await printed(page)).pages.join(' ')).toContain('The very end.');
  }
  await changeMeeting(page, id, { announcements: 'Ward dinner on Friday.', organist: null });
});

test('a meeting with gaps is printed with lines to write on, and the paper is remembered', async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=meetings' });
  await page.getByRole('row').filter({ hasText: 'PARTIALLY PLANNED' }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await dialog.getByRole('radio', { name: 'A4' }).check();
  await expect(dialog.getByText(/^Not chosen yet: .*\. The paper leaves room to write\.$/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Outline' }).check();
  await expect(dialog.getByRole('figure').getByText('Visitors on the stand')).toBeVisible();
  await expect(dialog.getByText('[to be announced]')).toHaveCount(0);
  expect((await printed(page)).pages).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(dialog.getByRole('radio', { name: 'A4' })).toBeChecked();
});

test("the browser's print shortcut prints the open sheet, whole and alone", async ({ page }) => {
  await signIn(page, 'planner', { path: '/?tab=pulpit' });
  await page
    .getByRole('button', { name: /^View Script/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Conducting Script' });
  await expect(dialog.getByText('BENEDICTION', { exact: true })).toBeVisible();
  const { pages } = await printed(page);
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages[0]).toMatch(/^Maple Grove Ward/);
  expect(pages.join(' ')).toMatch(/BENEDICTION/);
  expect(pages.join(' ')).not.toMatch(/Regenerate|Upcoming Meetings|View Outline/);
});

test('a program viewer prints the program and nothing else', async ({ page }) => {
  await signIn(page, 'program');
  await page.getByRole('main').getByRole('link').filter({ hasText: /\d{4}/ }).first().click();
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(dialog.getByText('two half-sheets per page')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Script' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
  const { pages } = await printed(page);
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages[0]).toContain('Sacrament Meeting');
});

test('the printed manual keeps asking people on two pages, and every heading with its text', async ({ page }) => {
  await signIn(page, 'planner', { path: '/manual' });
  await expect(page.getByRole('heading', { name: 'Troubleshooting & FAQ' })).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
  for (const format of ['Letter', 'A4'] as const) {
    const pages = (await pageTextsOf(await page.pdf({ format }))).map((text) => text.trim().split('\n'));
    const first = pages.findIndex(([line]) => line === ASKING_ENTRIES[0]?.title);
    const afterwards = pages.findIndex((lines) => lines.includes('What the status means'));
    expect(first, format).toBeGreaterThan(0);
    expect(afterwards, format).toBe(first + 1);
    for (const lines of pages.slice(0, -1)) expect(headings).not.toContain(lines.at(-1));
  }
});
