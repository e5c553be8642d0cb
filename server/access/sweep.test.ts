import { afterEach, describe, expect, it } from 'vitest';
import { mayOf, ROLES, worksAcrossWards, type Role } from '#shared/access/roles.ts';
import { API } from '#shared/api.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import type { Route } from '#shared/http/route.ts';
import type { Admission } from './request.ts';
import { ROUTES } from '#server/routes.ts';
import { openApi, type Caller, type Loose, type TestUser, type TestWard } from '#tests/api.ts';
import { makePlace, type ExampleIds } from '#tests/example-place.ts';
import { EXAMPLES, inWard, type Example } from '#tests/examples.ts';

type Entry = { name: string; record: Route; needs: Admission; example: Example | undefined };
const entries = Object.entries(API).flatMap(([feature, records]) =>
  Object.entries(records as Record<string, Route>).map(([name, record]): Entry => {
    const rows = ROUTES[feature as keyof typeof ROUTES] as Record<string, { needs: Admission }>;
    const examples = EXAMPLES[feature as keyof typeof EXAMPLES] as Record<string, Example>;
    return { name: `${feature}.${name}`, record, needs: rows[name]?.needs ?? 'anybody', example: examples[name] };
  }),
);

// Nothing answers there: mail can be put in the outbox, and none is sent.
const api = await openApi({ variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'planner@example.org' } });
const [home, vault, third] = [await api.makeWard(), await api.makeWard(), await api.makeWard()];
let sundays = 0;
const freshPlace = (ward: typeof home): Promise<ExampleIds> =>
  makePlace(api, ward, addDays('2026-07-05', 7 * (sundays += 1)));

type Person = { who: string; role: Role | null; caller: Caller; isKnown: boolean; user?: TestUser };
async function people(): Promise<Person[]> {
  const withRoles = await Promise.all(
    [...ROLES, null].map(async (role): Promise<Person> => {
      const user = await api.makeUser(home, role);
      return { who: role ?? 'a person without a role', role, caller: await api.signIn(user), isKnown: true, user };
    }),
  );
  const inactive = await api.makeUser(home, 'super_admin');
  const deactivated = await api.signIn(inactive);
  await api.database.pool.query('update users set is_active = false where id = $1', [inactive.id]);
  const revoked = await api.signedIn(home, 'super_admin');
  await revoked.ok(API.auth.logout);
  return [
    ...withRoles,
    { who: 'a deactivated user', role: 'super_admin', caller: deactivated, isKnown: false },
    { who: 'a person who has signed out', role: 'super_admin', caller: revoked, isKnown: false },
    { who: 'a made-up token', role: null, caller: api.withToken('x'.repeat(43)), isKnown: false },
    { who: 'a stranger', role: null, caller: api.anonymous, isKnown: false },
  ];
}
const everyone = await people();

const successOf = (record: Route) =>
  record.status ?? (record.sends === 'redirect' ? 302 : record.reply || record.sends ? 200 : 204);

/** What the one matrix of roles says about a call; null when it says nothing against it. */
function refusalOf({ needs }: Entry, person: Person): 401 | 403 | null {
  if (needs === 'anybody') return null;
  if (!person.isKnown) return 401;
  return needs === 'signed-in' || mayOf(person.role, needs) ? null : 403;
}

/** Anyone may call these; with an empty body or outside demo mode they return nothing. */
const OWN_STATUS: Record<string, number> = {
  'auth.login': 400,
  'auth.demoLogin': 404,
  'auth.resetPassword': 400,
  'auth.enterByLink': 400,
  'auth.confirm': 400,
  'users.addCrossWard': 400,
  'users.change': 404,
  'users.remove': 404,
  'users.deactivate': 404,
  'users.reactivate': 404,
  'users.resetPassword': 404,
  'users.makeLink': 404,
  'users.removePasskeys': 404,
  'users.changeRole': 404,
  'wards.change': 404,
  'passkeys.finishRegistration': 400,
  'passkeys.finishAuthentication': 400,
  'passkeys.remove': 404,
  'feeds.read': 404,
  'mail.test': 409,
};
const KEPT = [
  'members',
  'meetings',
  'speaking_assignments',
  'musical_numbers',
  'meeting_events',
  'invitations',
  'custom_hymns',
  'outbox',
];
const ALL_KEPT = [...KEPT, 'users', 'audit_events']
  .map((table) => `array(select row_to_json(t)::text from ${table} t where ward_id = $1 order by id) as ${table}`)
  .join(', ');
const rowsOf = async (wardId: number): Promise<Record<string, string[]>> =>
  (await api.database.pool.query<Record<string, string[]>>(`select ${ALL_KEPT}`, [wardId])).rows[0] ?? {};

/** A ward that no call is about, with one of everything: a write that forgets to name the ward changes it too. */
async function makeBystander(): Promise<TestWard> {
  const ward = await api.makeWard();
  const planner = await api.signedIn(ward, 'sacrament_planner');
  const { meetingId, date } = await makePlace(api, ward, '2026-06-21');
  await planner.ok(API.meetings.addSpeaker, { body: { meetingId, speakerName: 'A visitor' } });
  await planner.ok(API.meetings.addMusic, { body: { meetingId, type: 'rest_hymn', title: '#30' } });
  await planner.ok(API.invitations.mark, { body: { assignments: [{ meetingId, key: 'conducting' }], state: 'asked' } });
  await planner.ok(API.music.addCustomHymn, { body: { title: 'A Song of Their Own' } });
  await api.database.pool.query('insert into meetings (ward_id, date, is_touched) values ($1, $2, false)', [
    ward.id,
    addDays(date, 7),
  ]);
  return ward;
}
const bystander = await makeBystander();
const itsRows = async () => ({
  ward: (await api.database.pool.query('select * from wards where id = $1', [bystander.id])).rows,
  rows: await rowsOf(bystander.id),
});
const untouched = await itsRows();

async function expectUntouched(): Promise<void> {
  expect(await itsRows(), 'the rows of a ward that no call was about').toEqual(untouched);
}

it('the sweep has a bystander with data of every kind', () => {
  const kinds = Object.entries(untouched.rows);
  expect(kinds.length).toBeGreaterThan(KEPT.length);
  expect(kinds.filter(([, rows]) => rows.length === 0)).toEqual([]);
});

async function expectStatus(entry: Entry, person: Person, sent: Loose, status: number, where: string): Promise<void> {
  // Signing out ends the session, so it gets one of its own.
  const leaves = entry.name.startsWith('auth.logout') && person.user;
  const caller = leaves ? await api.signIn(leaves) : person.caller;
  const answer = await caller.send(entry.record, sent);
  expect(answer.status, `${entry.name} by ${person.who} ${where}: ${answer.text}`).toBe(status);
  if (status === 401) expect(answer.body.message).toBe('Unauthorized');
  if (status === 403) expect(answer.body.message).toBe('Forbidden');
}

it('the sweep has an example for every call of the contract, and tries them all', () => {
  expect(entries.filter(({ example }) => !example).map(({ name }) => name)).toEqual([]);
  const counted = Object.values(API).reduce((sum, records) => sum + Object.keys(records).length, 0);
  expect(entries).toHaveLength(counted);
  expect(Object.values(EXAMPLES).flatMap((rows) => Object.keys(rows))).toHaveLength(counted);
});

it('an example counts as foreign exactly when its input refers to data of the ward', () => {
  const at = { date: '2026-07-12', wardId: 1 };
  for (const { name, example } of entries) {
    const [here, there] = [1, 2].map((id) =>
      JSON.stringify(example?.input({ ...at, meetingId: id, memberId: id, importId: id, mailId: id })),
    );
    expect(here !== there, name).toBe(example?.foreign !== undefined);
  }
});

describe.each(entries)('$name', (entry) => {
  afterEach(expectUntouched);
  const { example, needs } = entry;
  if (!example) throw new Error(`${entry.name} has no example of input in tests/examples.ts`);

  it('admits the roles in the matrix, in their own ward', async () => {
    const untaken = await freshPlace(home);
    for (const person of everyone) {
      const refusal = refusalOf(entry, person);
      const status = refusal ?? OWN_STATUS[entry.name] ?? successOf(entry.record);
      // Anyone who is refused leaves the place as it was.
      const place = async () => (refusal === null ? freshPlace(home) : untaken);
      await expectStatus(entry, person, example.input(await place()), status, 'at home');
      if (example.ward)
        await expectStatus(
          entry,
          person,
          inWard(example, example.input(await place()), home.id),
          status,
          'naming their own ward',
        );
    }
  });

  if (example.ward)
    it('keeps everyone but a super admin out of other wards', async () => {
      const target = await freshPlace(vault);
      const before = await rowsOf(vault.id);
      for (const person of everyone) {
        const isWide = person.isKnown && worksAcrossWards(person.role);
        const place = isWide ? await freshPlace(third) : target;
        const status = refusalOf(entry, person) ?? (isWide ? successOf(entry.record) : 403);
        await expectStatus(
          entry,
          person,
          inWard(example, example.input(place), place.wardId),
          status,
          'in another ward',
        );
        const inQuery = { ...example, ward: 'query' } as const;
        const again = isWide ? await freshPlace(third) : target;
        await expectStatus(
          entry,
          person,
          inWard(inQuery, example.input(again), again.wardId),
          status,
          'with the ward in the query',
        );
      }
      expect(await rowsOf(vault.id)).toEqual(before);
    });

  if (example.foreign)
    it("finds nothing by another ward's ids", async () => {
      const target = await freshPlace(vault);
      const before = await rowsOf(vault.id);
      for (const person of everyone) {
        const status = refusalOf(entry, person) ?? example.foreign ?? 404;
        await expectStatus(entry, person, example.input(target), status, 'with foreign ids');
      }
      expect(await rowsOf(vault.id)).toEqual(before);
    });

  if (example.ward === 'body' && needs !== 'anybody')
    it('is not fooled by one ward in the query and another in the body', async () => {
      const admin = everyone.find(({ role }) => role === 'admin');
      if (!admin) throw new Error('There is no admin');
      const sent = { ...inWard(example, example.input(await freshPlace(home)), vault.id), query: { wardId: home.id } };
      await expectStatus(entry, admin, sent, 403, 'with two wards');
    });

  if (example.ward)
    it('rejects a ward that does not exist', async () => {
      const superAdmin = everyone.find(({ role }) => role === 'super_admin');
      if (!superAdmin) throw new Error('There is no super admin');
      for (const wardId of [0, -1, 2_147_483_647, 2_147_483_648]) {
        const sent = inWard(example, example.input(await freshPlace(home)), wardId);
        const answer = await superAdmin.caller.send(entry.record, sent);
        expect([400, 404], `${entry.name} in ward ${wardId}: ${answer.text}`).toContain(answer.status);
      }
    });
});
