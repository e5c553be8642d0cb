import { addDays } from '#shared/calendar/sundays.ts';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { farSunday, headersFor } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

// The browser is in Denver, as in all tests; these wards are not.
const SUNDAY = farSunday(46);
const SATURDAY = addDays(SUNDAY, -1);
const MONDAY = addDays(SUNDAY, 1);

const MOMENTS = [
  { when: 'Saturday in Denver and Sunday in Auckland', timezone: 'Pacific/Auckland', now: `${SATURDAY}T21:30:00Z` },
  { when: 'Saturday in Denver and Sunday on Kiritimati', timezone: 'Pacific/Kiritimati', now: `${SATURDAY}T12:00:00Z` },
  { when: 'Sunday in Denver and Monday on Kiritimati', timezone: 'Pacific/Kiritimati', now: `${SUNDAY}T15:00:00Z` },
  { when: 'Sunday in Denver and Saturday in Pago Pago', timezone: 'Pacific/Pago_Pago', now: `${SUNDAY}T08:00:00Z` },
  { when: 'Monday in Denver and Sunday in Pago Pago', timezone: 'Pacific/Pago_Pago', now: `${MONDAY}T08:00:00Z` },
];

for (const { when, timezone, now } of MOMENTS) {
  test(`today is the ward's when it is ${when}`, async ({ page, request }) => {
    const isSunday = when.includes('and Sunday');
    const { admins, password } = await makeWard(request);
    const username = admins[0] ?? '';
    const headers = await headersFor(request, username, password);
    expect((await request.put('/api/ward-config', { headers, data: { timezone } })).status()).toBe(200);

    await page.clock.setFixedTime(new Date(now));
    await signIn(page, username, { password });
    await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Planner' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next 4 Sundays' })).toBeVisible();
    await expect(page.getByRole('region', { name: "Today's Meeting" })).toHaveCount(isSunday ? 1 : 0);
  });
}
