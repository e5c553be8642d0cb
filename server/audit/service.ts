import type { AuditAction } from '#shared/audit/schema.ts';
import type { Db } from '#server/db/connect.ts';
import { addAuditEvent } from './queries.ts';

type Remembered = {
  wardId: number | null;
  actor: { userId: number; name: string };
  action: AuditAction;
  /** The person or thing affected, as a person would name it: never a secret, never contact data. */
  subject?: string | null;
  detail?: string | null;
};

/** Records who did what; in a transaction, it is saved only together with the change. */
export const record = (
  db: Db,
  now: Date,
  { wardId, actor, action, subject = null, detail = null }: Remembered,
): Promise<void> =>
  addAuditEvent(db, { wardId, at: now, actorId: actor.userId, actor: actor.name, action, subject, detail });
