import type { APIRequestContext, Page } from '@playwright/test';
import { fullName } from '#shared/text/person-name.ts';
import { expect, signIn } from './app.ts';
import { headersFor } from './calls.ts';
import { makeWard } from './ward-account.ts';

const GRID = '/?view=grid&weeks=8';
const FIRST = ['Ann', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy'];
/** A ward of its own, so that its rotation and templates change no other test. */
export async function openWard(page: Page, request: APIRequestContext) {
  const { id: wardId, admins, password, post } = await makeWard(request);
  const members: { id: number; name: string }[] = [];
  for (const firstName of FIRST) {
    const names = { firstName, lastName: `Carrier${firstName}` };
    members.push({ ...(await post('/api/members', { wardId, ...names })), name: fullName(names) });
  }
  const [username = ''] = admins;
  const headers = await headersFor(request, username, password);
  return {
    members,
    plan: (data: Record<string, unknown>) => post('/api/meetings', { wardId, ...data }),
    show: async (path = GRID) => {
      await signIn(page, username, { path, password });
    },
    meetingOn: async (date: string) =>
      (await (await request.get(`/api/meetings?from=${date}&to=${date}`, { headers })).json())[0],
    keep: async (data: object) => {
      const reply = await request.put('/api/standing', { headers, data });
      expect(reply.status(), await reply.text()).toBe(200);
    },
  };
}
