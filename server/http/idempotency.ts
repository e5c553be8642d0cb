import { createHash, createHmac } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import type { UploadedFile } from '#shared/http/route.ts';
import type { Actor, Revised, WardId } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { withCommit } from '#server/db/transaction.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { readWard } from '#server/wards/service.ts';
import { inTurn } from '#server/wards/turns.ts';
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
  // A copy of the table tells no one what was sent, not even by guessing: a first password may be part of it.
  const fingerprint = createHmac('sha256', header)
    .update(JSON.stringify([call, said, actor.role, actor.ownWardId, file?.name]))
    .update(file?.bytes ?? '')
    .digest('hex');
  return { userId: actor.userId, key: createHash('sha256').update(header).digest('hex'), fingerprint };
}

/** What the first request with this key was answered; null where there is none yet. */
export async function firstAnswer(db: Db, repeatable: Repeatable): Promise<{ answer: unknown } | null> {
  const first = await readKey(db, repeatable);
  if (!first) return null;
  if (first.fingerprint !== repeatable.fingerprint) throw new AppError('key_reused');
  return { answer: first.reply === null ? undefined : JSON.parse(first.reply) };
}

/** Someone changed the ward's settings while this save waited for its turn. */
class SettingsChanged extends Error {
  readonly revised: Revised;
  constructor(revised: Revised) {
    super('The settings of the ward have changed');
    this.revised = revised;
  }
}

/** Runs `save` while no one else changes the ward. What the request knows of its settings holds until the end. */
async function onHeldWard<T>(tx: Db, wardId: WardId, known: Revised | undefined, save: () => Promise<T>): Promise<T> {
  // Nothing waits for the answer: all that `save` asks comes behind it on this connection.
  const held = holdWard(tx, wardId);
  const [[now], [saved]] = await Promise.all([Promise.allSettled([held]), Promise.allSettled([save()])]);
  if (now.status === 'rejected') throw now.reason;
  const { value: revised } = now;
  if (revised && known?.wardId === wardId && known.settings !== revised.settings) throw new SettingsChanged(revised);
  if (saved.status === 'rejected') throw saved.reason;
  return saved.value;
}

const TRIES = 5;

/**
 * Runs a save as one transaction, its answer included: whatever fails, nothing was saved. Inside, `context.database.db`
 * is the transaction. With a key the first answer is kept in the same transaction and given again to a repetition. Where
 * the settings of the ward `wardId` change before its turn comes, the save is run again by the new ones.
 */
export async function runSave(
  context: AppContext,
  wardId: WardId | undefined,
  repeatable: Repeatable | null,
  run: (inside: AppContext) => Promise<unknown>,
): Promise<unknown> {
  let { revised } = context;
  for (let tries = 1; ; tries += 1) {
    // Read before the transaction, in which no one waits for what others read as well.
    if (wardId !== undefined && revised?.wardId === wardId) await readWard({ ...context, revised }, wardId);
    try {
      return await saveOnce({ ...context, revised }, wardId, repeatable, run);
    } catch (error) {
      if (!(error instanceof SettingsChanged) || tries === TRIES) throw error;
      ({ revised } = error);
    }
  }
}

function saveOnce(
  context: AppContext,
  wardId: WardId | undefined,
  repeatable: Repeatable | null,
  run: (inside: AppContext) => Promise<unknown>,
): Promise<unknown> {
  const within = (tx: Db) => run({ ...context, database: { ...context.database, db: tx } });
  const saved = async (tx: Db): Promise<unknown> => {
    if (!repeatable) return within(tx);
    if (!(await claimKey(tx, repeatable, context.now()))) {
      const first = await firstAnswer(tx, repeatable);
      if (!first) throw new AppError('key_reused');
      return first.answer;
    }
    const reply = await within(tx);
    await withCommit(tx, keepReply(tx, repeatable, reply === undefined ? null : JSON.stringify(reply)));
    return reply;
  };
  const { pool, db } = context.database;
  if (wardId === undefined) return transaction(db, saved);
  return inTurn(pool, wardId, () => transaction(db, (tx) => onHeldWard(tx, wardId, context.revised, () => saved(tx))));
}
