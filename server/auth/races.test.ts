import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type TestUser } from '#tests/api.ts';

const { users, auth } = API;
const NEW = 'Wide-Open-Fields-3';

async function open() {
  const api = await openApi();
  const home = await api.makeWard();
  const admin = await api.signedIn(home, 'admin');
  const sessionsOf = async ({ id }: TestUser) =>
    (await api.database.pool.query('select sid from sessions where user_id = $1', [id])).rowCount;
  /** Runs `deed` after the password was found right and before the session is made. */
  const between = (deed: () => Promise<unknown>) => {
    const { signInLimits: limits } = api.context;
    api.context.signInLimits = {
      ...limits,
      async clear(username, address) {
        api.context.signInLimits = limits;
        await limits.clear(username, address);
        await deed();
      },
    };
  };
  return { api, home, admin, sessionsOf, between };
}

it('a sign-in in progress when the password is reset fails', async () => {
  const { api, home, admin, sessionsOf, between } = await open();
  const user = await api.makeUser(home, 'sacrament_planner');
  between(() => admin.ok(users.resetPassword, { params: { id: user.id }, body: { newPassword: NEW } }));
  const refusal = await api.anonymous.refused(auth.login, { body: user });
  expect([refusal.status, refusal.body.message]).toEqual([401, 'Invalid username or password']);
  expect(await sessionsOf(user)).toBe(0);
  await api.signIn({ ...user, password: NEW });
});

it.each(['deactivate', 'remove'] as const)('a sign-in in progress during %s fails', async (deed) => {
  const { api, home, admin, sessionsOf, between } = await open();
  const user = await api.makeUser(home, 'program');
  between(() => admin.ok(users[deed], { params: { id: user.id } }));
  expect((await api.anonymous.refused(auth.login, { body: user })).status).toBe(401);
  expect(await sessionsOf(user)).toBe(0);
});

it("changing your own password with the old one does not undo the administrator's reset", async () => {
  const { api, home, admin, between } = await open();
  const user = await api.makeUser(home, 'program');
  const thief = await api.signIn(user);
  const { signInLimits: limits } = api.context;
  let asked = 0;
  api.context.signInLimits = {
    ...limits,
    async countOwnGuess(asker) {
      await limits.countOwnGuess(asker);
      // The stored password has been read by now; the one that was sent has not been compared with it.
      if ((asked += 1) === 1)
        await admin.ok(users.resetPassword, { params: { id: user.id }, body: { newPassword: NEW } });
    },
  };
  const refusal = await thief.refused(auth.resetPassword, {
    body: { newPassword: 'Thief-Was-Here-1', currentPassword: user.password },
  });
  expect(refusal.status).toBe(401);
  between(async () => undefined);
  await api.signIn({ ...user, password: NEW });
});

it('whichever comes first, no sign-in that began before a reset survives it', async () => {
  const { api, home, admin, sessionsOf } = await open();
  for (let round = 0; round < 6; round++) {
    const user = await api.makeUser(home, 'program');
    const { link } = await admin.ok(users.makeLink, { params: { id: user.id } });
    const secret = new URL(link, 'http://planner.test').searchParams.get('link') ?? '';
    const [reset, ...entered] = await Promise.all([
      admin.send(users.resetPassword, { params: { id: user.id }, body: { newPassword: NEW } }),
      api.anonymous.send(auth.enterByLink, { body: { secret } }),
      api.anonymous.send(auth.login, { body: user }),
    ]);
    expect(reset.status).toBe(204);
    for (const { status } of entered) expect([200, 401]).toContain(status);
    expect(await sessionsOf(user)).toBe(0);
  }
});
