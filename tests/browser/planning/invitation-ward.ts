import type { APIRequestContext, Page } from '@playwright/test';
import { nextOrdinarySunday } from '#tests/browser/support/calls.ts';
import { makeWard } from '#tests/browser/support/ward-account.ts';

/** A ward of its own, with a meeting on the next ordinary Sunday. */
export async function invitingWard(request: APIRequestContext) {
  const ward = await makeWard(request);
  const member = async (firstName: string, lastName: string, contact: Record<string, string> = {}) =>
    (await ward.post('/api/members', { wardId: ward.id, firstName, lastName, ...contact })).id;
  const conductor = await member('Luis', 'Soto');
  const speaker = await member('Hannah', 'Price', { phone: '+1 801 555 0134', email: 'hannah@example.org' });
  const date = nextOrdinarySunday();
  const { id } = await ward.post('/api/meetings', {
    wardId: ward.id,
    date,
    conductingMemberId: conductor,
    invocationMember: 'Kim Lee',
    benedictionMember: 'Jane Doe',
    speakers: [{ memberId: speaker, topic: 'Hope', duration: 12 }],
  });
  return { ...ward, date, meetingId: id, username: ward.admins[0] ?? '' };
}

export const toAsk = (page: Page) => page.getByRole('region', { name: 'People to ask' });
/** The buttons that mark a person of the list: 'Asked', 'Yes', or 'No'. */
export const answer = (page: Page, person: string, word: string) =>
  toAsk(page).getByRole('group', { name: person }).getByRole('button', { name: word });
