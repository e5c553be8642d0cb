import type { APIRequestContext } from '@playwright/test';
import { expect } from './app.ts';
import { callerFor, headersFor } from './calls.ts';

const FIRST = 'sunday';
const PASSWORD = 'Broad-Valley-8';
let made = 0;

/** No one can continue before they set their own password. */
async function chooseOwnPassword(
  request: APIRequestContext,
  username: string,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const headers = await headersFor(request, username, currentPassword);
  const reply = await request.post('/api/auth/reset-password', { headers, data: { currentPassword, newPassword } });
  expect(reply.status(), await reply.text()).toBe(204);
  await request.post('/api/logout', { headers });
}

/** A ward of its own for one test, so that no one else uses its settings and users; `admins` share the password. */
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
  const put = async (address: string, data: Record<string, unknown>): Promise<void> => {
    const reply = await request.put(address, { headers, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const mark = `${Date.now()}-${(made += 1)}`;
  const { id } = await post('/api/admin/wards', { name: name ?? `Ward ${mark}` });
  const admins = Array.from({ length: people }, (_, place) => `keeper-${place}-${mark}`);
  for (const [place, username] of admins.entries()) {
    await post('/api/admin/users', {
      wardId: id,
      username,
      password: FIRST,
      firstName: 'Keeper',
      lastName: `Number${place}`,
      role: 'admin',
    });
    await chooseOwnPassword(request, username, FIRST, PASSWORD);
  }
  return { id, admins, password: PASSWORD, post, put };
}
