import { randomUUID } from 'node:crypto';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash } from '@node-rs/argon2';
import { pino, type Logger } from 'pino';
import request from 'supertest';
import { afterAll, expect } from 'vitest';
import type { Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import type { ErrorBody } from '#shared/http/errors.ts';
import { addressOf, type Arrived, type Route, type Sent } from '#shared/http/route.ts';
import { fold } from '#shared/text/fold.ts';
import type { WardCustomization } from '#shared/wards/schema.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { storeUser } from '#server/auth/queries.ts';
import { openSession } from '#server/auth/service.ts';
import { record } from '#server/audit/service.ts';
import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { createContext } from '#server/boot.ts';
import { createApp } from '#server/http/app.ts';
import { addMember } from '#server/members/queries.ts';
import { testDatabase } from './database.ts';

/** What a test sends when the contract's types are in its way, as for bad input. */
export type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: { name: string; content: string | Uint8Array };
};
type Given<R extends Route> = Omit<Sent<R>, 'query'> & Partial<Pick<Sent<R>, Extract<keyof Sent<R>, 'query'>>>;
type Arguments<R extends Route> = object extends Given<R> ? [given?: Given<R>] : [given: Given<R>];

type Refusal = { status: number; body: ErrorBody; text: string; headers: Record<string, string> };
export type Caller = ReturnType<typeof callerOf>;
export type TestWard = { id: number; name: string };
export type TestUser = { id: number; username: string; password: string };
export type TestMember = { id: number; firstName: string; lastName: string; name: string };

/** A Wednesday in Denver. The Sundays after it: 2026-06-21, -28, 07-05 (fast) … */
export const WEDNESDAY = new Date('2026-06-17T18:00:00Z');
export const PASSWORD = 'Correct-Horse-7';
let passwordHash: Promise<string> | null = null;
/** The password is a real one and is really checked; only its making is done once a process. */
const hashOfPassword = (): Promise<string> => (passwordHash ??= hashPassword(PASSWORD));

/** A connection for each call would cost as much as the call itself. */
const connections = new Agent({ keepAlive: true });

/** One who calls: typed by the contract, over a real connection, with a token or without. */
function callerOf(origin: string, token: string | null) {
  async function send(record: Route, { params, query, body, file }: Loose = {}) {
    const verb = record.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const agent = request(origin);
    let sending = agent[verb](addressOf(record.path, params, query))
      .agent(connections)
      .redirects(0);
    if (token !== null) sending = sending.set('Authorization', `Bearer ${token}`);
    if (file) return sending.attach(record.upload?.field ?? 'file', Buffer.from(file.content), file.name);
    return body === undefined ? sending : sending.set('Content-Type', 'application/json').send(JSON.stringify(body));
  }
  return {
    token: token ?? '',
    send,
    /** The answer of a call that must succeed with the status of its contract. */
    async ok<R extends Route>(record: R, ...[given]: Arguments<R>): Promise<Arrived<R>> {
      const answer = await send(record, given);
      const wanted = record.sends === 'redirect' ? 302 : (record.status ?? (record.reply || record.sends ? 200 : 204));
      expect(answer.status, `${record.method} ${record.path}: ${answer.text}`).toBe(wanted);
      return answer.body;
    },
    /** The answer of a call that must fail; it may send anything. */
    async refused(record: Route, given?: Loose): Promise<Refusal> {
      const answer = await send(record, given);
      expect(answer.status, `${record.method} ${record.path}: ${answer.text}`).toBeGreaterThanOrEqual(400);
      return { status: answer.status, body: answer.body, text: answer.text, headers: answer.headers };
    },
  };
}

/** The API over the database of this test file. The clock is stopped until a test moves it. */
export async function openApi(
  options: { now?: Date; variables?: Record<string, string>; database?: Database; log?: Logger } = {},
) {
  const database = options.database ?? (await testDatabase());
  const clock = { now: options.now ?? WEDNESDAY };
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    DEFAULT_TIMEZONE: 'America/Denver',
    ...options.variables,
  });
  const context = createContext(env, database, () => clock.now);
  const server = createServer(createApp(context, options.log ?? pino({ level: 'silent' }), '/nowhere'));
  // Only the test ends its connections: one that the server gave up in the moment of a call would fail it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const anonymous = callerOf(origin, null);
  let made = 0;

  async function makeWard(customization: WardCustomization = {}): Promise<TestWard> {
    const name = `Ward ${(made += 1)}`;
    const { rows } = await database.pool.query<{ id: number }>(
      'insert into wards (name, customization) values ($1, $2) returning id',
      [name, customization],
    );
    return { id: rows[0]?.id ?? 0, name };
  }

  async function makeUser(
    ward: TestWard | null,
    role: Role | null,
    username = `user-${randomUUID()}`,
  ): Promise<TestUser & { name: string }> {
    const names = { firstName: 'Ruth', lastName: `Signer${(made += 1)}` };
    const id = await storeUser(database.db, {
      ...names,
      username,
      usernameKey: fold(username),
      passwordHash: await hashOfPassword(),
      role,
      wardId: ward?.id ?? null,
    });
    return { id: id ?? 0, username, name: `${names.firstName} ${names.lastName}`, password: PASSWORD };
  }

  async function signIn({ username, password }: TestUser): Promise<Caller> {
    const { token } = await anonymous.ok(API.auth.login, { body: { username, password } });
    return callerOf(origin, token);
  }

  /**
   * Someone whose password is checked at the least cost there is, for tests that count tries by the hundred. A burst of tries needs
   * the usual cost: all of them are under way before the first has failed.
   */
  async function makeGuessed(ward: TestWard | null): Promise<TestUser> {
    const user = await makeUser(ward, 'admin');
    const quick = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await database.pool.query('update users set password_hash = $2 where id = $1', [user.id, quick]);
    return user;
  }

  /** Someone who signed in before the test: all that a sign-in leaves, without the slow check of a password. */
  async function signedIn(ward: TestWard | null, role: Role | null): Promise<Caller> {
    const { id, name } = await makeUser(ward, role);
    const token = await openSession(database.db, context.now(), id);
    const actor = { userId: id, name };
    await record(database.db, context.now(), { wardId: ward?.id ?? null, actor, action: 'signed_in' });
    return callerOf(origin, token);
  }

  async function makeMember(
    ward: TestWard,
    fields: {
      firstName?: string;
      lastName?: string;
      email?: string;
      phone?: string;
      calling?: string;
      notes?: string;
      preferredName?: string;
      addressedAs?: string | null;
    } = {},
  ): Promise<TestMember> {
    const names = { firstName: 'Alma', lastName: `Member${(made += 1)}`, ...fields };
    const id = await addMember(database.db, wardOfJob(ward), names);
    return { id, firstName: names.firstName, lastName: names.lastName, name: `${names.firstName} ${names.lastName}` };
  }

  return {
    context,
    database,
    clock,
    origin,
    anonymous,
    makeWard,
    makeUser,
    makeGuessed,
    signIn,
    makeMember,
    withToken: (token: string): Caller => callerOf(origin, token),
    signedIn,
    /** A ward with a signed-in planner and a person to conduct. */
    async makePlanning(customization: WardCustomization = {}) {
      const ward = await makeWard(customization);
      return {
        ward,
        planner: await signedIn(ward, 'sacrament_planner'),
        conductor: await makeMember(ward),
      };
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof openApi>>;

/** Everything that makes a meeting planned, apart from its date. */
export async function wholePlan(api: TestApi, ward: TestWard) {
  const people = await Promise.all(Array.from({ length: 5 }, () => api.makeMember(ward)));
  const [conducting, presiding, invocation, benediction, speaker] = people.map((person) => person.id);
  return {
    conductingMemberId: conducting,
    presidingMemberId: presiding,
    invocationMember: invocation,
    benedictionMember: benediction,
    speakers: [{ memberId: speaker, topic: 'Faith', duration: 10 }],
    hymns: { opening: '#2', sacrament: '#169', closing: '#152' },
  };
}
