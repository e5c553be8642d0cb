/**
 * Many server processes on one Postgres send mail while they are killed at random: npm run soak:mail -- [processes] [kills].
 * Every email must arrive once, or be shown as possibly sent; those are then sent again, as a person would, and a mailbox
 * that knows a repetition by its Message-ID has each of them once.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { addDays, sundaysFrom } from '#shared/calendar/sundays.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { startMailServer } from '#tests/mail/mail-server.ts';
import { startPostgres } from '../throwaway-postgres.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const PEOPLE = 20;
const NEW_WARD_MS = 500;
const KILL_MS = [600, 2_400] as const;
/** A process that was killed keeps its email for two and a half minutes; then another one looks at it. */
const PATIENCE_MS = 8 * 60_000;

const [processes = 20, kills = 50] = process.argv.slice(2).map(Number);
// Before anything is started: whatever ends this process, an exception or Ctrl+C, ends what it has started.
const running: ChildProcess[] = [];
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const postgres = await startPostgres();
if ('unavailable' in postgres) throw new Error(postgres.unavailable);
const { url } = postgres;
// Each process may open ten connections; a server has a hundred by itself.
const setUp = new pg.Client({ connectionString: url });
await setUp.connect();
await setUp.query('alter system set max_connections = 400');
await setUp.end();
await postgres.restart();
const mail = await startMailServer();
// Long enough that a good part of the kills finds an email on its way.
mail.setSlow(400);

function start(): void {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'planner@example.org',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
}
function killOne(): void {
  const [victim] = running.splice(randomInt(running.length), 1);
  victim?.kill('SIGKILL');
  start();
}

const db = new pg.Pool({ connectionString: url, max: 3 });
db.on('error', () => undefined);
const now = new Date();
/** A zone in which it is about noon: mail goes out during the day. */
const offset = now.getUTCHours() - 12;
const timezone = offset === 0 ? 'Etc/UTC' : `Etc/GMT${offset > 0 ? '+' : '-'}${Math.abs(offset)}`;
const today = dayIn(timezone, now);
const [sunday = today] = sundaysFrom(addDays(today, 1), 1);
let wards = 0;

async function addWard(): Promise<void> {
  wards += 1;
  await db.query(
    `with ward as (insert into wards (name, customization) values ($1, $2) returning id),
      person as (insert into members (ward_id, first_name, last_name, name_key, email)
        select ward.id, 'Person', n::text, 'person ' || n, (case when n % 3 = 0 then 'slow' else 'p' || n end) || '@w' || ward.id || '-' || n || '.example.org'
        from ward, generate_series(1, ${PEOPLE}) n returning ward_id, id),
      meeting as (insert into meetings (ward_id, date, is_touched) select id, $3, true from ward returning ward_id, id)
    insert into speaking_assignments (ward_id, meeting_id, member_id, "order")
      select meeting.ward_id, meeting.id, person.id, row_number() over () from meeting join person using (ward_id)`,
    [`Ward ${wards}`, { timezone, mailReminders: true, reminderDays: 14 }, sunday],
  );
}

const countOf = async (where: string, values: unknown[] = []): Promise<number> =>
  Number((await db.query<{ n: string }>(`select count(*) as n from outbox where ${where}`, values)).rows[0]?.n);

async function settled(): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(1_000)) {
    const [made, open] = [await countOf('true'), await countOf("state in ('waiting', 'sending')")];
    if (made === wards * PEOPLE && open === 0) return;
  }
  process.stdout.write('Gave up waiting.\n');
}

const timesReceived = () => {
  const times = new Map<string, number>();
  for (const { to } of mail.received) times.set(to, (times.get(to) ?? 0) + 1);
  return times;
};

start();
for (;;) {
  await sleep(200);
  const { rows } = await db.query<{ there: boolean }>("select to_regclass('public.mail_plans') is not null as there");
  if (rows[0]?.there) break;
}
for (let n = 1; n < processes; n++) start();
const feeding = setInterval(() => void addWard(), NEW_WARD_MS);
const began = Date.now();
for (let n = 0; n < kills; n++) {
  await sleep(randomInt(...KILL_MS));
  killOne();
}
clearInterval(feeding);
const seconds = Math.round((Date.now() - began) / 1_000);
await settled();

const expected = wards * PEOPLE;
const unclear = await countOf("state = 'unclear'");
const first = timesReceived();
const twice = [...first.values()].filter((times) => times > 1).length;
const lost = await countOf("state = 'sent' and not address = any($1)", [[...first.keys()]]);
await db.query(
  `update outbox set state = 'waiting', claim = null, lease_until = null, handed_at = null, due_at = now() where state = 'unclear'`,
);
await settled();
const second = timesReceived();
const drafts = await db.query('select ward_id, date from meetings group by 1, 2 having count(*) > 1');
const messages = new Set(mail.received.map(({ messageId }) => messageId)).size;

process.stdout.write(
  `${processes} processes, ${kills} killed in ${seconds} s; ${expected} mails from ${wards} wards.
Received: ${first.size} of ${expected}, ${twice} more than once; called sent without having arrived: ${lost}.
Shown as perhaps sent: ${unclear}, of which ${unclear - (expected - first.size)} had arrived.
Sent again by a person: now ${second.size} of ${expected} have arrived, as ${messages} messages by Message-ID.
Meetings twice on a date: ${drafts.rows.length}.\n`,
);
for (const child of running) child.kill('SIGKILL');
await db.end();
await mail.close();
await postgres.stop();
const isGood =
  twice === 0 && lost === 0 && second.size === expected && messages === expected && drafts.rows.length === 0;
process.exitCode = isGood ? 0 : 1;
