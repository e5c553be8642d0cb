import { expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { seedDatabase } from '#server/boot.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '#server/demo/sign-in.ts';
import { openApi, PASSWORD, WEDNESDAY } from '#tests/api.ts';
import { newDatabase } from '#tests/database.ts';

const { auth, users } = API;
const NAMES = DEMO_USERS.map(({ username }) => username);

/** The sample as a first start makes it. */
async function openDemo() {
  const database = await newDatabase();
  const demo = await openApi({ database, variables: { DEMO: '1' } });
  await seedDatabase(demo.context.env, database, WEDNESDAY);
  const { rows } = await database.pool.query<{ id: number }>("select id from users where username = 'planner'");
  const planner = { id: rows[0]?.id ?? 0, username: 'planner', password: DEMO_PASSWORD };
  const offered = async () => {
    const { demo: help } = await demo.anonymous.ok(auth.signInHelp);
    return { hasLogin: help?.hasLogin, names: help?.users.map(({ username }) => username) };
  };
  const superAdmin = await demo.signIn({ id: 0, username: 'superadmin', password: DEMO_PASSWORD });
  return { demo, planner, offered, superAdmin, close: () => database.close() };
}

it('signs in as the planner of the sample, names every user of it, and keeps both to itself outside demo mode', async () => {
  const { demo, planner, offered, close } = await openDemo();
  try {
    const entered = await demo.anonymous.send(auth.demoLogin);
    expect(entered.status).toBe(302);
    const token = /^\/\?token=([\w-]+)$/.exec(String(entered.headers.location))?.[1] ?? '';
    expect((await demo.withToken(token).ok(auth.user)).id).toBe(planner.id);
    expect(await offered()).toEqual({ hasLogin: true, names: NAMES });
    const real = await openApi({ database: demo.database });
    expect((await real.anonymous.refused(auth.demoLogin)).status).toBe(404);
    expect(await real.anonymous.ok(auth.signInHelp)).toEqual({ demo: null });
  } finally {
    await close();
  }
});

it.each<[string, (place: Awaited<ReturnType<typeof openDemo>>) => Promise<unknown>]>([
  [
    'promoted',
    ({ superAdmin, planner: { id } }) => superAdmin.ok(users.change, { params: { id }, body: { role: 'admin' } }),
  ],
  ['moved', ({ superAdmin, planner: { id } }) => superAdmin.ok(users.change, { params: { id }, body: { wardId: 2 } })],
  [
    'deactivated',
    ({ demo, planner: { id } }) => demo.database.pool.query('update users set is_active = false where id = $1', [id]),
  ],
  [
    'given a password of its own',
    async ({ demo, planner }) =>
      (await demo.signIn(planner)).ok(auth.resetPassword, {
        body: { currentPassword: DEMO_PASSWORD, newPassword: 'Wide-Open-Fields-3' },
      }),
  ],
  [
    'given a password by an admin',
    ({ superAdmin, planner: { id } }) =>
      superAdmin.ok(users.resetPassword, { params: { id }, body: { newPassword: 'Wide-Open-Fields-3' } }),
  ],
])('an account that was %s is no longer offered and signs in only with its password', async (_, deed) => {
  const place = await openDemo();
  try {
    await deed(place);
    expect((await place.demo.anonymous.refused(auth.demoLogin)).status).toBe(404);
    expect(await place.offered()).toEqual({ hasLogin: false, names: NAMES.filter((name) => name !== 'planner') });
  } finally {
    await place.close();
  }
});

it('a real account that has the name of a sample one is not let in without its password', async () => {
  const database = await newDatabase();
  try {
    const demo = await openApi({ database, variables: { DEMO: '1' } });
    const user = await demo.makeUser(await demo.makeWard(), 'sacrament_planner', 'planner');
    expect((await demo.anonymous.refused(auth.demoLogin)).status).toBe(404);
    expect(await demo.anonymous.ok(auth.signInHelp)).toEqual({ demo: null });
    await demo.signIn({ ...user, password: PASSWORD });
  } finally {
    await database.close();
  }
});

it('a promotion during the sign-in leaves no session behind', async () => {
  const { demo, planner, superAdmin, close } = await openDemo();
  try {
    for (let round = 0; round < 5; round++) {
      const role = round % 2 === 0 ? 'admin' : 'sacrament_planner';
      const [entered] = await Promise.all([
        demo.anonymous.send(auth.demoLogin),
        superAdmin.ok(users.change, { params: { id: planner.id }, body: { role } }),
      ]);
      const token = /token=([\w-]+)$/.exec(String(entered.headers.location))?.[1];
      const after = token ? await demo.withToken(token).send(auth.user) : null;
      expect(after?.status === 200 && after.body.role === 'admin').toBe(false);
    }
  } finally {
    await close();
  }
});
