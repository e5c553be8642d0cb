import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Actor, Revised } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { KeptValues } from './kept-values.ts';

const zip = promisify(gzip);
const MB = 1024 * 1024;
const MOST_BYTES = 24 * MB;
/** What an entry takes besides its bytes. */
const ENTRY = 1_000;
/** Below this, zipping saves nothing. */
const LEAST_ZIPPED = 1_024;
const LONGEST_ADDRESS = 1_000;

type Answer = { plain: Buffer; zipped: Buffer | null };
export type KeptAnswers = KeptValues<Answer>;

export const keptAnswers = (): KeptAnswers =>
  new KeptValues(MOST_BYTES, ({ plain, zipped }) => plain.length + (zipped?.length ?? 0) + ENTRY);

async function written(result: unknown): Promise<Answer> {
  const plain = Buffer.from(JSON.stringify(result));
  return { plain, zipped: plain.length < LEAST_ZIPPED ? null : await zip(plain) };
}

/**
 * Answers a read from the bytes of an earlier one, as long as nothing has changed that it depends on: the revision of
 * the ward, the view of the role, the ward's day, and this version of the planner with its settings. A browser that
 * names what it has is told when that is still so.
 */
export async function sendKept(
  context: AppContext,
  { revised, view, today }: { revised: Revised; view: Actor['view']; today: string },
  req: Request,
  res: Response,
  make: () => Promise<unknown>,
): Promise<void> {
  const tag = `W/"${revised.wardId}-${revised.revision}-${view}-${today}-${context.build}"`;
  const key = `${revised.wardId} ${view} ${req.originalUrl}`;
  const isKnown = req.headers['if-none-match'] === tag;
  const making = async () => written(await make());
  const answer = key.length > LONGEST_ADDRESS ? await making() : await context.keptAnswers.get(key, tag, making);
  res.setHeader('ETag', tag);
  res.vary('Accept-Encoding');
  if (isKnown) {
    res.status(304).end();
    return;
  }
  res.type('json');
  const isZipped = answer.zipped !== null && req.acceptsEncodings('gzip') === 'gzip';
  if (isZipped) res.setHeader('Content-Encoding', 'gzip');
  const bytes = isZipped && answer.zipped ? answer.zipped : answer.plain;
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
