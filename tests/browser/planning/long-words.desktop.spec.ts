import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { ordinarySundays, today } from '#tests/browser/support/calls.ts';
import { sidewaysScroll } from '#tests/browser/support/inspect.ts';
import { cell, saved } from '#tests/browser/support/open-grid.ts';
import { pageTextsOf } from '#tests/browser/support/pdf-text.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { longDate } from '#shared/calendar/format.ts';
import { addDays, nextSunday, sundaysFrom } from '#shared/calendar/sundays.ts';

const LINK = 'https://www.churchofjesuschrist.org/study/general-conference/2026/10/15holland?lang=eng';
const NAME = `Ann ${'Wolfeschlegelsteinhausen-Bergerdorff-Featherstonehaugh-Smith'}`;
const WIDTHS = [1440, 1280, 720, 390, 320];

test('a long link or name breaks anywhere, so no screen scrolls sideways and every mark can be pressed', async ({
  page,
  request,
}) => {
  const ward = await makeWard(request);
  const [firstName = '', lastName = ''] = NAME.split(' ');
  const { id: memberId } = await ward.post('/api/members', { wardId: ward.id, firstName, lastName });
  const plan = (date: string) =>
    ward.post('/api/meetings', {
      wardId: ward.id,
      date,
      conductingMemberId: memberId,
      presidingMemberId: memberId,
      invocationMember: NAME,
      benedictionMember: NAME,
      specialNumber: LINK,
      announcements: LINK,
      wardBusiness: LINK,
      notes: LINK,
      speakers: [
        { memberId, topic: LINK },
        { speakerName: NAME, topic: LINK },
      ],
    });
  await plan(addDays(nextSunday(today()), -7));
  const planned = [];
  for (const date of ordinarySundays(3)) planned.push((await plan(date)).id);
  await signIn(page, ward.admins[0] ?? '', { password: ward.password });
  const screens = [
    '/',
    '/?view=grid',
    '/?tab=meetings',
    '/?tab=tracking',
    '/?tab=tracking&view=talks',
    '/?tab=tracking&view=topics',
    '/?tab=speakers',
    '/?tab=pulpit',
    '/?tab=music',
    `/meeting/${planned[0]}`,
    `/meeting/${planned[0]}?edit=${planned[0]}`,
  ];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page), { message: `${path} at ${width} pixels` }).toBe(0);
    }
  }
  await page.goto('/');
  const marks = page.getByRole('button', { name: new RegExp(`^${NAME}, .*talk.*: not asked`, 'i') });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(marks.first()).toBeVisible();
    for (const mark of await marks.all()) await mark.click({ trial: true });
  }
});

test('a mark in a cell of the grid covers no word, and no word moves when one comes or goes', async ({
  page,
  request,
}) => {
  const ward = await makeWard(request);
  const { id: memberId } = await ward.post('/api/members', {
    wardId: ward.id,
    firstName: 'Martin',
    lastName: 'Cole',
  });
  const [date = ''] = ordinarySundays(1);
  await ward.post('/api/meetings', { wardId: ward.id, date, conductingMemberId: memberId });
  await signIn(page, ward.admins[0] ?? '', { path: '/?view=grid', password: ward.password });
  /** Where the words are, from the corner of their cell, how high the row is, and the words that a mark touches. */
  const look = async (column: string) =>
    cell(page, date, column).evaluate((box) => {
      const { left, top } = box.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(box.querySelector('.line-clamp-3') ?? box);
      const lines = [...range.getClientRects()];
      const marks = [...box.querySelectorAll('svg')].map((mark) => mark.getBoundingClientRect());
      const isTouched = lines.some((line) =>
        marks.some(
          (mark) =>
            mark.left < line.right && line.left < mark.right && mark.top < line.bottom && line.top < mark.bottom,
        ),
      );
      const at = lines.map((line) => [line.left - left, line.top - top, line.width].map(Math.round).join(' '));
      return { at: at.join(', '), height: box.getBoundingClientRect().height, marks: marks.length, isTouched };
    });
  const before = await look('conducting');
  expect(before).toMatchObject({ marks: 0, isTouched: false });
  for (const column of ['presiding', 'invocation']) {
    await cell(page, date, column).focus();
    await page.keyboard.type('Martin Cole');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Martin Cole');
    await page.keyboard.press('Enter');
    await saved(page, date, column);
    // The tick, which goes again.
    if (column === 'presiding') expect(await look(column)).toEqual({ ...before, marks: 1 });
  }
  // The warning that the same person prays, too.
  await expect(cell(page, date, 'conducting').locator('svg')).toHaveCount(1);
  for (const column of ['conducting', 'presiding'])
    await expect.poll(() => look(column)).toEqual({ ...before, marks: 1 });
});

test('the grid prints eight full Sundays on one page, in whole words that name the ward and what is missing', async ({
  page,
  request,
}) => {
  const name = `Paper Ward ${Date.now()}`;
  const ward = await makeWard(request, { name });
  const { id: memberId } = await ward.post('/api/members', {
    wardId: ward.id,
    firstName: 'Pilar',
    lastName: 'Castañeda',
  });
  const speaker = { speakerName: 'Lorraine Fairbanks', topic: 'When heaven seems silent', duration: 10 };
  const sundays = sundaysFrom(today(), 8);
  // The last has only someone who conducts.
  for (const date of sundays)
    await ward.post('/api/meetings', {
      wardId: ward.id,
      date,
      kind: 'regular',
      conductingMemberId: memberId,
      ...(date === sundays[7]
        ? {}
        : {
            presidingMemberId: memberId,
            invocationMember: 'Rowena Gallagher',
            benedictionMember: 'Jonas Lindqvist',
            organist: 'Seo-yeon Kim',
            chorister: 'Leilani Fonoti',
            hymns: { opening: '136', sacrament: '1041', rest: '124', specialNumber: '1010', closing: '137' },
            speakers: [speaker, speaker, { ...speaker, topic: date === sundays[0] ? LINK : speaker.topic }],
          }),
    });
  const [first = '', last = ''] = [sundays[0], sundays[7]].map((date = '') => longDate(date).replace('Sunday, ', ''));
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, ward.admins[0] ?? '', { path: '/?view=grid&weeks=8', password: ward.password });
    await expect(cell(page, sundays[0] ?? '', 'hymn-opening')).toContainText('Redeemer');
    for (const format of ['Letter', 'A4'] as const) {
      const pages = await pageTextsOf(await page.pdf({ format, landscape: true }));
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain(`${name} · ${first} to ${last}`);
      // Prayers, three hymns, a speaker, and who presides.
      expect(pages[0]?.match(/missing/g)).toHaveLength(7);
      expect(pages[0]).not.toMatch(/Sign Out|Print|Undo|Next 8|Planner|Show Earlier/);
    }
  }
  await page.goto('/?view=grid&weeks=26');
  await expect(cell(page, sundays[0] ?? '', 'hymn-opening')).toContainText('Redeemer');
  const pages = await pageTextsOf(await page.pdf({ format: 'Letter', landscape: true }));
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) {
    expect(text).toContain(name);
    expect(text).toContain('Conducting');
  }
  // As wide as Letter between its margins.
  await page.setViewportSize({ width: 995, height: 755 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const look = await page.locator('.page-grid').evaluate((sheet) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word.replace(/[\u200b\u2060]/g, ''));
      }
    const sizeOf = (words: string) =>
      [...sheet.querySelectorAll('td div *, td div')]
        .filter((one) => one.textContent?.includes(words))
        .map((one) => getComputedStyle(one).fontSize)
        .at(-1);
    return {
      broken: [...new Set(broken)],
      isWider: sheet.scrollWidth > sheet.clientWidth,
      sizes: new Set([sizeOf('Leilani Fonoti'), sizeOf('Redeemer')]).size,
      colors: [...new Set([sheet, ...sheet.querySelectorAll('b')].map((one) => getComputedStyle(one).color))],
      ground: getComputedStyle(sheet).backgroundColor,
    };
  });
  expect(look).toEqual({
    broken: [LINK],
    isWider: false,
    sizes: 1,
    colors: ['rgb(0, 0, 0)'],
    ground: 'rgb(255, 255, 255)',
  });
});
