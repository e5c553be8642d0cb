import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn } from './app.ts';
import { callerFor, farSunday, type ApiUser } from './calls.ts';

export const RELEASED = 'Zebulon Markerson';
export const CALLED = 'Thaddeus Signpost';

/** A meeting with something of everything, those fields among them that a program viewer never sees. */
export async function fullMeeting(caller: ApiUser, date: string): Promise<number> {
  const [conducting, presiding] = await caller.members();
  await caller.free(date);
  const { id } = await caller.schedule({
    date,
    status: 'partially_planned',
    conductingMemberId: conducting?.id,
    presidingMemberId: presiding?.id,
    invocationMember: 'Odile Firstprayer',
    benedictionMember: 'Oscar Lastprayer',
    announcements: 'Supper on Friday.',
    wardBusiness: 'We welcome the Lantern family.',
    releases: `${RELEASED} as ward clerk`,
    newCallings: `${CALLED} as ward clerk`,
    notes: 'Noteworthy secret',
    speakers: [{ speakerName: 'Prudence Speaker', topic: 'Hope', duration: 10 }],
    hymns: { opening: '#85', sacrament: '#193', closing: '#152' },
  });
  return id;
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const current = (page: Page) => page.locator('li[aria-current=step]');

type Browser = { page: Page; request: APIRequestContext };

/** A meeting of a far Sunday at the pulpit, as `username`. */
export async function open({ page, request }: Browser, username: string, place: number): Promise<number> {
  const id = await fullMeeting(await callerFor(request, 'planner'), farSunday(place));
  await signIn(page, username, { path: `/meeting/${id}/pulpit` });
  await expect(current(page)).toBeVisible();
  return id;
}
