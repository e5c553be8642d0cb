import type { AuditAction } from '#shared/audit/schema.ts';
import type { Db } from '#server/db/connect.ts';
import { addAuditEvent } from './queries.ts';

type Remembered = {
  wardId: number | null;
  actor: { userId: number; name: string };
  action: AuditAction;
  /** Whom or what it was done to, as a person would call it: never a secret, never contact data. */
  subject?: string | null;
  detail?: string | null;
};

/** Writes down who did what; within a transaction it stands or falls with the deed. */
export const record = (
  db: Db,
  now: Date,
  { wardId, actor, action, subject = null, detail = null }: Remembered,
): Promise<void> =>
  addAuditEvent(db, { wardId, at: now, actorId: actor.userId, actor: actor.name, action, subject, detail });
