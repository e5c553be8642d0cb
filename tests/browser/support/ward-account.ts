import type { APIRequestContext } from '@playwright/test';
import { expect } from './app.ts';
import { callerFor } from './calls.ts';

const PASSWORD = 'sunday';
let made = 0;

/** A ward of its own for one test, so that its settings and users are nobody else's; `admins` share the password. */
export async function makeWard(
  request: APIRequestContext,
  { name, people = 1 }: { name?: string; people?: number } = {},
) {
  const { token } = await callerFor(request, 'superadmin');
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (address: string, data: Record<string, unknown>): Promise<{ id: number }> => {
    const reply = await request.post(address, { headers, data });
    expect(reply.status(), await reply.text()).toBe(201);
    return reply.json();
  };
  const mark = `${Date.now()}-${(made += 1)}`;
  const { id } = await post('/api/admin/wards', { name: name ?? `Ward ${mark}` });
  const admins = Array.from({ length: people }, (_, place) => `keeper-${place}-${mark}`);
  for (const [place, username] of admins.entries()) {
    await post('/api/admin/users', {
      wardId: id,
      username,
      password: PASSWORD,
      firstName: 'Keeper',
      lastName: `Number${place}`,
      role: 'admin',
    });
  }
  return { id, admins, password: PASSWORD, post };
}
