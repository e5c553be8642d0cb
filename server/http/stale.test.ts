import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi } from '#tests/api.ts';

const api = await openApi();
const { members, users, wards, imports, auth } = API;
const superAdmin = await api.signedIn(null, 'super_admin');
const PASSWORD = 'Another-Horse-8';

type Thing = {
  word: string;
  read: () => Promise<{ version: number }>;
  change: (body: object) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Two changes of fields that have nothing to do with each other. */
  one: object;
  other: object;
};

async function aMember(): Promise<Thing> {
  const { ward, planner } = await api.makePlanning();
  const { id } = await api.makeMember(ward);
  const read = async () => (await planner.ok(members.list)).find((member) => member.id === id) ?? { version: 0 };
  const change = (body: object) => planner.send(members.change, { params: { id }, body });
  return { word: 'member', read, change, one: { calling: 'Organist' }, other: { phone: '801 555 0100' } };
}

async function aUser(): Promise<Thing> {
  const ward = await api.makeWard();
  const admin = await api.signedIn(ward, 'admin');
  const { id } = await api.makeUser(ward, 'program');
  const read = async () => (await admin.ok(users.list)).find((user) => user.id === id) ?? { version: 0 };
  const change = (body: object) => admin.send(users.change, { params: { id }, body });
  return { word: 'user', read, change, one: { firstName: 'Naomi' }, other: { email: 'naomi@example.org' } };
}

async function aWard(): Promise<Thing> {
  const { id } = await api.makeWard();
  const read = async () => (await superAdmin.ok(wards.list)).find((ward) => ward.id === id) ?? { version: 0 };
  const change = (body: object) => superAdmin.send(wards.change, { params: { id }, body });
  return { word: 'ward', read, change, one: { bishopName: 'Amos Lee' }, other: { region: 'North' } };
}

async function aWardsSettings(): Promise<Thing> {
  const admin = await api.signedIn(await api.makeWard(), 'admin');
  const change = (body: object) => admin.send(wards.changeConfig, { body });
  const read = () => admin.ok(wards.config);
  return { word: 'ward', read, change, one: { bishopName: 'Amos Lee' }, other: { reminderDays: 3 } };
}

const THINGS: [string, () => Promise<Thing>][] = [
  ['a member', aMember],
  ['a user', aUser],
  ['a ward', aWard],
  ['the settings of a ward', aWardsSettings],
];

/** Something that none of them has stored. */
const later = { firstName: 'Later', bishopName: 'Later' };

describe.each(THINGS)('a save of %s from an older version', (_, make) => {
  it('is refused with the current state, and changes nothing', async () => {
    const { word, read, change, one, other } = await make();
    const { version } = await read();
    const first = await change({ ...one, version });
    expect([first.status, first.body.version]).toEqual([200, version + 1]);
    const now = await read();
    expect(now).toMatchObject({ ...one, version: version + 1 });
    const refusal = await change({ ...other, version });
    expect([refusal.status, refusal.body]).toEqual([
      409,
      { code: 'stale', message: `This ${word} was changed by someone else or in another tab.`, current: now },
    ]);
    expect(await read()).toEqual(now);
    expect((await change({ ...other, version: version + 1 })).status).toBe(200);
    expect(await read()).toMatchObject({ ...one, ...other, version: version + 2 });
  });

  it('is accepted if its content is already stored, and isn’t counted as a change', async () => {
    const { read, change, one, other } = await make();
    const { version } = await read();
    await change({ ...one, version });
    await change(other);
    const now = await read();
    const repeated = await change({ ...one, version });
    expect([repeated.status, repeated.body]).toEqual([200, expect.objectContaining({ ...one, version: version + 2 })]);
    expect(await read()).toEqual(now);
    const mixed = await change({ ...one, ...other, version, ...later });
    expect([mixed.status, mixed.body.code]).toEqual([409, 'stale']);
  });

  it('is refused for one of two that arrive at once', async () => {
    const { read, change, one, other } = await make();
    const { version } = await read();
    const answers = await Promise.all([change({ ...one, version }), change({ ...other, version })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).version).toBe(version + 1);
  });

  it('is accepted without a version', async () => {
    const { read, change, one, other } = await make();
    const { version } = await read();
    for (const body of [one, other]) expect((await change(body)).status).toBe(200);
    expect(await read()).toMatchObject({ ...one, ...other, version: version + 2 });
  });
});

describe('the version of', () => {
  it('a member is counted up by an import and by undoing it', async () => {
    const { planner } = await api.makePlanning();
    const { id } = await planner.ok(members.add, {
      body: { firstName: 'Ada', lastName: 'Reed', email: 'ada@example.org' },
    });
    const version = async () => (await planner.ok(members.list)).find((member) => member.id === id)?.version;
    const saved = await planner.send(imports.members, {
      query: { dryRun: 'false' },
      file: { name: 'ward.csv', content: 'firstName,lastName,calling\nAda,Reed,Organist\n' },
    });
    expect([saved.status, saved.body.updated, await version()]).toEqual([200, 1, 2]);
    await planner.ok(imports.undo, { params: { id: saved.body.importId }, body: {} });
    expect(await version()).toBe(3);
  });

  it('a user is counted up by everything done to the account, but not by signing in', async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const user = await api.makeUser(ward, 'program');
    const params = { id: user.id };
    const version = async () => (await admin.ok(users.list)).find(({ id }) => id === user.id)?.version;
    await api.signIn(user);
    expect(await version()).toBe(1);
    await admin.ok(users.deactivate, { params });
    await admin.ok(users.reactivate, { params });
    await admin.ok(users.resetPassword, { params, body: { newPassword: PASSWORD } });
    expect(await version()).toBe(4);
    await api.anonymous.ok(auth.login, { body: { username: user.username, password: PASSWORD } });
    expect(await version()).toBe(4);
  });

  it("a ward's version covers its settings too", async () => {
    const ward = await api.makeWard();
    const admin = await api.signedIn(ward, 'admin');
    const { version } = await admin.ok(wards.changeConfig, { body: { reminderDays: 3 } });
    const refusal = await superAdmin.refused(wards.change, {
      params: { id: ward.id },
      body: { name: 'X', version: 1 },
    });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'stale']);
    expect(
      (await superAdmin.ok(wards.change, { params: { id: ward.id }, body: { region: 'N', version } })).version,
    ).toBe((await admin.ok(wards.config)).version);
  });
});
