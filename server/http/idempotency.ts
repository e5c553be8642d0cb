import { createHash } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import type { UploadedFile } from '#shared/http/route.ts';
import type { Actor } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { withCommit } from '#server/db/transaction.ts';
import { claimKey, keepReply, readKey, type Repeatable } from './idempotency-queries.ts';

const KEY = /^[\w-]{8,100}$/;

/** What a save is known by when it is repeated; null for one without a key. */
export function repeatableOf(
  actor: Actor,
  header: string | undefined,
  call: string,
  said: object,
  file: UploadedFile | null | undefined,
): Repeatable | null {
  if (header === undefined) return null;
  if (!KEY.test(header)) throw new AppError('bad_key');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([call, said, actor.role, actor.ownWardId, file?.name]))
    .update(file?.bytes ?? '')
    .digest('hex');
  return { userId: actor.userId, key: header, fingerprint };
}

/** What the first request with this key was answered; null where there is none yet. */
export async function firstAnswer(db: Db, repeatable: Repeatable): Promise<{ answer: unknown } | null> {
  const first = await readKey(db, repeatable);
  if (!first) return null;
  if (first.fingerprint !== repeatable.fingerprint) throw new AppError('key_reused');
  return { answer: first.reply === null ? undefined : JSON.parse(first.reply) };
}

/**
 * Runs a save as one transaction, its answer included: whatever fails, nothing was saved. Inside, `context.database.db`
 * is the transaction. With a key the first answer is kept in the same transaction and given again to a repetition.
 */
export function runSave(
  context: AppContext,
  repeatable: Repeatable | null,
  run: (inside: AppContext) => Promise<unknown>,
): Promise<unknown> {
  const within = (tx: Db) => run({ ...context, database: { ...context.database, db: tx } });
  return transaction(context.database.db, async (tx) => {
    if (!repeatable) return within(tx);
    if (!(await claimKey(tx, repeatable, context.now()))) {
      const first = await firstAnswer(tx, repeatable);
      if (!first) throw new AppError('key_reused');
      return first.answer;
    }
    const reply = await within(tx);
    await withCommit(tx, keepReply(tx, repeatable, reply === undefined ? null : JSON.stringify(reply)));
    return reply;
  });
}
