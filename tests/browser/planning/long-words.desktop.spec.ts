import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { ordinarySundays, today } from '#tests/browser/support/calls.ts';
import { sidewaysScroll } from '#tests/browser/support/inspect.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';
import { addDays, nextSunday } from '#shared/calendar/sundays.ts';

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
