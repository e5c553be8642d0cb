import { describe, expect, it } from 'vitest';
import { API } from '#shared/api.ts';
import { openApi, type TestWard } from '#tests/api.ts';

const api = await openApi();
const { wards, users, auth, meetings } = API;
const superAdmin = await api.signedIn(null, 'super_admin');
const rowOf = async (id: number) => (await superAdmin.ok(wards.list)).find((ward) => ward.id === id);

describe('wards', () => {
  it('are listed with their number of users, not counting deactivated ones', async () => {
    const ward = await api.makeWard();
    for (const role of ['admin', 'admin', 'program', 'super_admin', null] as const) await api.makeUser(ward, role);
    const gone = await api.makeUser(ward, 'admin');
    await superAdmin.ok(users.deactivate, { params: { id: gone.id } });
    expect(await rowOf(ward.id)).toMatchObject({
      name: ward.name,
      userCount: 5,
      adminCount: 2,
      isActive: true,
      meetingTime: '9:00 AM',
    });
  });

  it('are created with the drafts of their first Sundays', async () => {
    const made = await superAdmin.ok(wards.add, {
      body: { name: ' Cedar Ward ', stake: 'Riverside Stake', meetingAddress: '' },
    });
    expect(made).toMatchObject({
      name: 'Cedar Ward',
      stake: 'Riverside Stake',
      meetingAddress: null,
      userCount: 0,
      adminCount: 0,
    });
    const drafts = await superAdmin.ok(meetings.list, { query: { wardId: made.id } });
    expect(drafts.map((meeting) => 'date' in meeting && meeting.date)).toEqual([
      '2026-06-21',
      '2026-06-28',
      '2026-07-05',
      '2026-07-12',
    ]);
    expect((await superAdmin.refused(wards.add, { body: { name: '  ' } })).body.message).toBe('Ward name is required');
  });

  it('are changed in every field; omitted fields are kept', async () => {
    const { id } = await api.makeWard();
    const fields = {
      name: 'Birch Ward',
      stake: 'S',
      region: 'R',
      meetingAddress: '1 Main St',
      bishopName: 'B',
      bishopEmail: 'b@example.org',
      clerkName: 'C',
      clerkEmail: 'c@example.org',
      meetingTime: '1:00 PM',
    };
    const changed = await superAdmin.ok(wards.change, { params: { id }, body: fields });
    expect(changed).toMatchObject({ id, ...fields });
    expect(Object.keys(changed).toSorted()).toEqual(
      [
        ...Object.keys(fields),
        'adminCount',
        'createdAt',
        'customization',
        'id',
        'isActive',
        'updatedAt',
        'userCount',
        'version',
      ].toSorted(),
    );
    expect(changed.customization).toEqual({});
    await superAdmin.ok(wards.changeConfig, { body: { wardId: id, hymnRepeatWeeks: 8 } });
    const after = await superAdmin.ok(wards.change, {
      params: { id },
      body: { region: '', meetingTime: '', customization: { x: 1 }, id: 5 } as never,
    });
    expect(after).toMatchObject({
      ...fields,
      id,
      region: null,
      meetingTime: '9:00 AM',
      customization: { hymnRepeatWeeks: 8 },
    });
    await api.database.pool.query(`update wards set customization = '{"hymnRepeatWeeks":"many"}' where id = $1`, [id]);
    expect((await rowOf(id))?.customization).toEqual({});
    expect((await superAdmin.refused(wards.change, { params: { id }, body: { name: '' } })).status).toBe(400);
    expect((await superAdmin.refused(wards.change, { params: { id }, body: { clerkEmail: 'x' } })).body.message).toBe(
      'Invalid email',
    );
  });

  it('are searched and paged, and counted for that', async () => {
    const names = Array.from({ length: 5 }, (_, i) => `Tulip%_ ${i}`);
    for (const name of names) await superAdmin.ok(wards.add, { body: { name } });
    const page = await superAdmin.ok(wards.list, { query: { search: 'tulip%_', page: '2', pageSize: '2' } });
    expect(page.map(({ name }) => name)).toEqual(['Tulip%_ 2', 'Tulip%_ 3']);
    expect(await superAdmin.ok(wards.count, { query: { search: 'TULIP%_' } })).toEqual({ total: 5 });
    expect((await superAdmin.refused(wards.list, { query: { pageSize: '0' } })).status).toBe(400);
  });

  it('and their people are found regardless of case, accents, and the kind of apostrophe', async () => {
    const { id } = await superAdmin.ok(wards.add, { body: { name: 'ÉTOILE D’Ærø Ward', stake: 'Łódź Stake' } });
    await superAdmin.ok(users.addCrossWard, {
      body: {
        wardId: id,
        username: 'sorensen',
        password: 'sunday',
        firstName: 'Zoë',
        lastName: 'SØRENSEN',
        role: 'admin',
      },
    });
    for (const search of ['etoile', 'ÉTOILE d', "d'aero", 'lodz']) {
      expect(
        (await superAdmin.ok(wards.list, { query: { search } })).map((ward) => ward.id),
        search,
      ).toEqual([id]);
    }
    for (const search of ['zoe sorensen', 'Étoile d’ÆRØ']) {
      expect(
        (await superAdmin.ok(users.listCrossWard, { query: { search } })).map(({ username }) => username),
        search,
      ).toEqual(['sorensen']);
    }
  });

  it('that are deactivated admit only super admins, and admit everyone again when reactivated', async () => {
    const ward = await api.makeWard();
    const [person, chief] = [await api.makeUser(ward, 'admin'), await api.makeUser(ward, 'super_admin')];
    const [open, openChief] = [await api.signIn(person), await api.signIn(chief)];
    await superAdmin.ok(wards.change, { params: { id: ward.id }, body: { isActive: false } });
    expect((await open.refused(auth.user)).status).toBe(401);
    expect((await api.anonymous.refused(auth.login, { body: person })).body.message).toBe(
      'Invalid username or password',
    );
    expect((await api.anonymous.ok(wards.listPublic)).some(({ id }) => id === ward.id)).toBe(false);
    await api.signIn(chief);
    expect((await openChief.refused(auth.user)).status).toBe(401);
    await superAdmin.ok(wards.change, { params: { id: ward.id }, body: { isActive: true } });
    expect((await open.refused(auth.user)).status).toBe(401);
    await api.signIn(person);
  });
});

describe('administrators across wards', () => {
  const form = (ward: TestWard, username: string) => ({
    wardId: ward.id,
    username,
    password: 'sunday',
    firstName: 'Ada',
    lastName: 'Cross',
    role: 'admin' as const,
  });

  it('are created in a ward and listed with its name', async () => {
    const ward = await api.makeWard();
    const added = await superAdmin.ok(users.addCrossWard, { body: form(ward, 'cross-one') });
    expect(added).toMatchObject({
      username: 'cross-one',
      wardId: ward.id,
      wardName: ward.name,
      role: 'admin',
      email: null,
    });
    const listed = (await superAdmin.ok(users.listCrossWard)).find(({ id }) => id === added.id);
    expect(listed).toEqual(added);
    await api.makeUser(ward, 'program');
    const found = await superAdmin.ok(users.listCrossWard, { query: { search: ward.name } });
    expect(found.filter(({ wardId }) => wardId === ward.id)).toEqual([added]);
    await superAdmin.ok(users.addCrossWard, { body: { ...form(ward, 'cross-planner'), role: 'music_planner' } });
    const admins = await superAdmin.ok(users.listCrossWard, {
      query: { search: 'cross-', who: 'admins', page: '1', pageSize: '10' },
    });
    expect(admins.map(({ username }) => username)).toEqual(['cross-one']);
    expect(await superAdmin.ok(users.countCrossWard, { query: { search: 'cross-' } })).toEqual({ total: 2 });
  });

  it('are not created without a ward, in one that does not exist, or with another role', async () => {
    const ward = await api.makeWard();
    const send = (change: object) =>
      superAdmin.refused(users.addCrossWard, { body: { ...form(ward, 'nobody-yet'), ...change } });
    expect([await send({ wardId: 999_999 }), await send({ role: 'super_admin' })].map(({ status }) => status)).toEqual([
      404, 400,
    ]);
    for (const wardId of [undefined, null, '', 0, 'Maple Grove']) {
      const message = 'Choose a ward for this user';
      expect((await send({ wardId })).body, String(wardId)).toMatchObject({
        message,
        errors: [{ path: 'wardId', message }],
      });
    }
  });
});
