import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { API } from '#shared/api.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import { transaction } from '#server/db/connect.ts';
import { openApi, PASSWORD, type Caller } from '#tests/api.ts';
import { holdWard } from './hold-queries.ts';
import { readWard } from './service.ts';

const api = await openApi();
const { meetings, members, imports, users, wards } = API;
const ROUNDS = 6;
const DATE = '2026-06-28';

/** A save as the client sends it: with a key of its own. */
async function keyed(caller: Caller, path: string, body: object): Promise<{ status: number }> {
  const { status } = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${caller.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return { status };
}

type Answer = { status: number };
/** The statuses of saves at the same moment, and how many transactions they took: one each, unless two blocked each other. */
async function atOnce(...saves: (() => Promise<Answer>)[]): Promise<{ statuses: number[]; begun: number }> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const answers = await Promise.all(saves.map((save) => save()));
  const texts = asked.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'object' ? Reflect.get(query ?? {}, 'text') : query,
  );
  asked.mockRestore();
  return { statuses: answers.map(({ status }) => status), begun: texts.filter((text) => text === 'begin').length };
}

const family = (letter: string) => ({
  name: 'people.csv',
  content: ['firstName,lastName', ...['Ann', 'Kim', 'Tom', 'Eve'].map((first) => `${first},Lee${letter}`)].join('\n'),
});

describe('saves in one ward at the same moment never block each other', () => {
  it('speakers of a meeting, and the members who speak', async () => {
    const { ward, planner, conductor } = await api.makePlanning();
    const others = await Promise.all([1, 2, 3].map(() => api.makeMember(ward)));
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    for (let round = 0; round < ROUNDS; round += 1) {
      const speakers = others.map(({ id: memberId }) => ({ memberId }));
      const { statuses, begun } = await atOnce(
        () => planner.send(meetings.change, { params: { id }, body: { speakers } }),
        ...others.map(
          (other) => () =>
            planner.send(members.change, { params: { id: other.id }, body: { phone: `555 010${round}` } }),
        ),
      );
      expect([statuses, begun]).toEqual([[200, 200, 200, 200], 4]);
    }
  });

  it('people whom one admin adds', async () => {
    const { ward } = await api.makePlanning();
    const admin = await api.signedIn(ward, 'admin');
    const person = () => ({
      username: `user-${randomUUID()}`,
      password: PASSWORD,
      firstName: 'Kim',
      lastName: 'Lee',
      role: 'program',
    });
    const add = () => keyed(admin, users.add.path, person());
    for (let round = 0; round < ROUNDS; round += 1)
      expect(await atOnce(add, add, add)).toEqual({ statuses: [201, 201, 201], begun: 3 });
  });

  it('an import that is undone, and a meeting that names one of its people', async () => {
    const { planner, conductor } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body } = await planner.send(imports.members, { file: family('ABCDEF'[round] ?? '') });
      const person = (await planner.ok(members.list)).find(({ lastName }) => lastName === `Lee${'ABCDEF'[round]}`);
      const invocationMember = String(person?.id);
      const { statuses, begun } = await atOnce(
        () => planner.send(imports.undo, { params: { id: body.importId }, body: {} }),
        () => planner.send(meetings.change, { params: { id }, body: { invocationMember } }),
      );
      expect([
        [200, 400],
        [200, 200],
      ]).toContainEqual(statuses);
      expect(begun).toBe(2);
    }
  });

  it('a Sunday that is opened and scheduled', async () => {
    const { planner, conductor } = await api.makePlanning();
    const dates = ['2026-07-12', '2026-07-19', '2026-07-26', '2026-08-09', '2026-08-16', '2026-08-23'];
    for (const date of dates) {
      const { statuses } = await atOnce(
        () => planner.send(meetings.open, { body: { date } }),
        () => planner.send(meetings.schedule, { body: { date, conductingMemberId: conductor.id } }),
      );
      expect(statuses).toEqual([200, 201]);
    }
  });

  it('sheets that are read and written while the meeting changes', async () => {
    const { planner, conductor } = await api.makePlanning();
    const { id } = await planner.ok(meetings.schedule, { body: { date: DATE, conductingMemberId: conductor.id } });
    const params = { id, format: 'outline' };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { statuses } = await atOnce(
        () => planner.send(API.pulpit.sheet, { params }),
        () => planner.send(API.pulpit.saveSheet, { params, body: { content: `Text ${round}`, isGenerated: false } }),
        () => planner.send(meetings.change, { params: { id }, body: { notes: `Note ${round}` } }),
        () => planner.send(API.pulpit.sheet, { params }),
      );
      expect(statuses.every((status) => status === 200)).toBe(true);
    }
  });
});

describe('a save by settings that change before its turn', () => {
  it('keeps no details of members once the ward keeps none', async () => {
    const { ward, planner } = await api.makePlanning();
    const admin = await api.signedIn(ward, 'admin');
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.ok(wards.changeConfig, { body: { memberDetails: true } });
      const content = `firstName,lastName,birthYear\nAnn,Lee${round},1980\nKim,Lee${round},1981\n`;
      await atOnce(
        () => planner.send(members.add, { body: { firstName: 'Una', lastName: `Lee ${round}`, birthYear: 1980 } }),
        () => admin.send(wards.changeConfig, { body: { memberDetails: false } }),
        () => planner.send(imports.members, { file: { name: 'people.csv', content } }),
        () => planner.send(members.add, { body: { firstName: 'Eve', lastName: `Lee ${round}`, birthYear: 1981 } }),
      );
      const { rows } = await api.database.pool.query(
        'select id from members where ward_id = $1 and birth_year is not null',
        [ward.id],
      );
      expect(rows).toEqual([]);
    }
  });

  it('leaves as many drafts as the settings say, of two who change them', async () => {
    const { ward } = await api.makePlanning({ planningHorizonWeeks: 7 });
    const admin = await api.signedIn(ward, 'admin');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { statuses } = await atOnce(
        ...[3, 7].map(
          (planningHorizonWeeks) => () => admin.send(wards.changeConfig, { body: { planningHorizonWeeks } }),
        ),
      );
      expect(statuses).toEqual([200, 200]);
      const { planningHorizonWeeks } = await admin.ok(wards.config);
      expect(await admin.ok(meetings.list)).toHaveLength(planningHorizonWeeks);
    }
  });
});

it('a transaction waits for nothing that another request is reading', async () => {
  const { ward } = await api.makePlanning();
  const wardId = wardOfJob(ward);
  const revised = (await holdWard(api.context.database.db, wardId)) ?? undefined;
  const never = new Promise<null>(() => undefined);
  void api.context.keptWards.get(String(wardId), String(revised?.settings), () => never);
  const { database } = api.context;
  const read = await transaction(database.db, (tx) =>
    readWard({ ...api.context, revised, database: { ...database, db: tx } }, wardId),
  );
  expect(read.name).toBe(ward.name);
});

it('a keyed save of someone who is deleted meanwhile is a 401, or was first', async () => {
  const { ward } = await api.makePlanning();
  const admin = await api.signedIn(ward, 'admin');
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = await api.makeUser(ward, 'sacrament_planner');
    const leaving = await api.signIn(user);
    const save = () => keyed(leaving, members.add.path, { firstName: 'Kim', lastName: `Lee ${round}` });
    const { statuses } = await atOnce(
      save,
      save,
      () => admin.send(users.remove, { params: { id: user.id } }),
      save,
      save,
    );
    expect(statuses.filter((status) => ![201, 204, 401].includes(status))).toEqual([]);
  }
});

it('no sign-in at the moment of a deactivation leaves a session in the ward', async () => {
  const superAdmin = await api.signedIn(null, 'super_admin');
  for (let round = 0; round < ROUNDS; round += 1) {
    const ward = await api.makeWard();
    const { username, password } = await api.makeUser(ward, 'sacrament_planner');
    const signIn = () => api.anonymous.send(API.auth.login, { body: { username, password } });
    await atOnce(
      signIn,
      signIn,
      () => superAdmin.send(wards.change, { params: { id: ward.id }, body: { isActive: false } }),
      signIn,
    );
    const { rows } = await api.database.pool.query(
      'select 1 from sessions join users on users.id = user_id where ward_id = $1',
      [ward.id],
    );
    expect(rows).toEqual([]);
  }
});
