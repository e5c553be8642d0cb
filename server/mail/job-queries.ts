import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { mailPlans, outbox } from '#shared/mail/table.ts';
import { wards } from '#shared/wards/table.ts';
import type { Db } from '#server/db/connect.ts';
import type { Mail } from './queries.ts';

/**
 * Takes the email that is due longest, for this claim alone. One that another process had begun and not handed over is
 * taken again once its lease has run out: a mail server forgets what was not sent to its end.
 */
export async function claimMail(db: Db, claim: string, now: Date, leaseUntil: Date): Promise<Mail | null> {
  const at = now.toISOString();
  const due = sql`select ward_id, id from outbox
    where due_at <= ${at}::timestamptz
      and (state = 'waiting' or (state = 'sending' and handed_at is null and lease_until < ${at}::timestamptz))
    order by due_at, id limit 1 for update skip locked`;
  const [row] = await db
    .update(outbox)
    .set({ state: 'sending', claim, leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`(${outbox.wardId}, ${outbox.id}) = (${due})`)
    .returning();
  return row ?? null;
}

/** The last moment before a mail server may have it. False when someone else has taken it over: then nothing is sent. */
export async function handOver(
  tx: Db,
  { claim, now, leaseUntil, stopHash }: { claim: string; now: Date; leaseUntil: Date; stopHash: string },
): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ handedAt: now, leaseUntil, stopHash })
    .where(and(eq(outbox.claim, claim), eq(outbox.state, 'sending')))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** What became of it, unless someone has taken it over. */
export async function settleMail(tx: Db, claim: string, change: Partial<Mail>): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ ...change, claim: null, leaseUntil: null })
    .where(and(eq(outbox.claim, claim), inArray(outbox.state, ['sending', 'unclear'])))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Mail that was handed over by a process of which nothing was heard since: perhaps sent, and never sent again by itself. */
export const markUnclear = (db: Db, now: Date, problem: string) =>
  db
    .update(outbox)
    .set({ state: 'unclear', problem })
    .where(and(eq(outbox.state, 'sending'), sql`${outbox.handedAt} is not null`, lt(outbox.leaseUntil, now)));

export async function isMailDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from outbox
    where state in ('waiting', 'sending') and due_at <= ${now.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

const WANTS_MAIL = sql.join(
  ['mailReminders', 'mailHymnList', 'mailWhatsMissing'].map(
    (key) => sql`${wards.customization}->>${sql.raw(`'${key}'`)} = 'true'`,
  ),
  sql` or `,
);

/** Every ward that wants mail has a plan. */
export async function addPlans(db: Db, now: Date): Promise<void> {
  await db.execute(sql`insert into mail_plans (ward_id, next_at)
    select id, ${now.toISOString()}::timestamptz from wards
    where is_active and id not in (select ward_id from mail_plans) and (${WANTS_MAIL})
    on conflict do nothing`);
}

/** A ward whose email is to be looked at, held until the transaction ends, so that only one process does. */
export async function takePlan(tx: Db, now: Date) {
  const [row] = await tx
    .select({ ward: wards, heldBefore: mailPlans.heldBefore })
    .from(mailPlans)
    .innerJoin(wards, eq(wards.id, mailPlans.wardId))
    .where(and(lte(mailPlans.nextAt, now), eq(wards.isActive, true), sql`(${WANTS_MAIL})`))
    .orderBy(mailPlans.nextAt)
    .limit(1)
    .for('update', { of: mailPlans, skipLocked: true });
  return row ?? null;
}

export async function setNextPlan(tx: Db, wardId: number, nextAt: Date): Promise<void> {
  await tx.update(mailPlans).set({ nextAt }).where(eq(mailPlans.wardId, wardId));
}

/** Old mail tells no one anything and holds addresses. */
export const sweepMail = (db: Db, before: Date) => db.delete(outbox).where(lt(outbox.createdAt, before));

/**
 * After a restore no one knows what was sent since the copy was made: what waits is held, and so is what comes to be due
 * before this moment. A person decides.
 */
export async function holdMail(tx: Db, wardId: number | null, now: Date): Promise<void> {
  const at = now.toISOString();
  const only = wardId === null ? sql`true` : sql`ward_id = ${wardId}`;
  await tx.execute(sql`update outbox set state = 'held', claim = null, lease_until = null
    where state in ('waiting', 'sending') and ${only}`);
  await tx.execute(sql`insert into mail_plans (ward_id, next_at, held_before)
    select id, ${at}::timestamptz, ${at}::timestamptz from wards where ${wardId === null ? sql`true` : sql`id = ${wardId}`}
    on conflict (ward_id) do update set held_before = excluded.held_before, next_at = excluded.next_at`);
}
