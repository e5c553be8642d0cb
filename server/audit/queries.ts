import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { actionsOf, type ActivityKind } from '#shared/audit/kinds.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import { auditEvents } from '#shared/audit/table.ts';
import { users } from '#shared/users/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

export async function addAuditEvent(db: Db, event: typeof auditEvents.$inferInsert): Promise<void> {
  await db.insert(auditEvents).values(event);
}

/**
 * One statement that does the same work for a known and an unknown name, so that its time tells nothing. The typed
 * name itself is not kept: sometimes it is a password typed in the wrong field.
 */
export async function addFailedSignIn(db: Db, usernameKey: string, now: Date): Promise<void> {
  const action: AuditAction = 'sign_in_failed';
  await db.execute(sql`
    insert into audit_events (at, actor_id, actor, action)
    select ${now.toISOString()}::timestamptz, u.id, coalesce(u.first_name || ' ' || u.last_name, 'Someone'), ${action}
    from (select 1) as one left join users u on u.username_key = ${usernameKey} and u.is_active`);
}

/** Events of a ward, and failed sign-ins of its people, which carry no ward; only those of a kind, where it is named. */
const ofWard = (db: Db, wardId: WardId, kind: ActivityKind | undefined) =>
  and(
    or(
      eq(auditEvents.wardId, wardId),
      and(
        isNull(auditEvents.wardId),
        inArray(auditEvents.actorId, db.select({ id: users.id }).from(users).where(eq(users.wardId, wardId))),
      ),
    ),
    kind && inArray(auditEvents.action, actionsOf(kind)),
  );

type Page = { kind?: ActivityKind; page: number; pageSize: number };

export const listAuditEvents = (db: Db, wardId: WardId, { kind, page, pageSize }: Page) =>
  db
    .select()
    .from(auditEvents)
    .where(ofWard(db, wardId, kind))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export async function countAuditEvents(db: Db, wardId: WardId, kind?: ActivityKind): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(auditEvents)
    .where(ofWard(db, wardId, kind));
  return row?.total ?? 0;
}

/** Failed sign-ins under unknown names belong to no ward and are soon of no use. */
export async function sweepNobodysEvents(db: Db, before: Date): Promise<void> {
  await db
    .delete(auditEvents)
    .where(and(isNull(auditEvents.wardId), isNull(auditEvents.actorId), lt(auditEvents.at, before)));
}
