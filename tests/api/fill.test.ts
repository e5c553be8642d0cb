import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { openApi, PASSWORD } from '#tests/api.ts';
import { fillWards } from '../../tools/fill/fill-wards.ts';
import { MEMBERS_OF_A_WARD } from '../../tools/fill/ward-rows.ts';

const api = await openApi();
const fill = async (): Promise<void> => {
  const client = await api.database.pool.connect();
  const passwordHash = await hashPassword(PASSWORD);
  await fillWards(client, { wards: 3, passwordHash }).finally(() => client.release());
};

it('a filled database has whole wards that people work in, and is not filled twice', async () => {
  await fill();
  const admin = await api.signIn({ id: 0, username: 'ward3-user1', password: PASSWORD });
  expect(await admin.ok(API.members.list)).toHaveLength(MEMBERS_OF_A_WARD);
  const [first, ...others] = await admin.ok(API.meetings.list);
  expect(others).toHaveLength(51);
  expect(first?.speakingAssignments).toHaveLength(3);
  const body = { notes: 'Bring the trays back' };
  const changed = await admin.ok(API.meetings.change, { params: { id: first?.id ?? 0 }, body });
  expect(changed).toMatchObject(body);
  expect(await admin.ok(API.meetings.history, { params: { id: changed.id } })).toHaveLength(3);
  await expect(fill()).rejects.toThrow('The database already holds something');
});
