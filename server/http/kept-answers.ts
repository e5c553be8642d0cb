import type { Request, Response } from 'express';
import type { Actor, Revised } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { KeptValues } from './kept-values.ts';
import { KEPT_ANSWERS_BYTES } from './limits.ts';
import { sizeOfPieces, type Pieces } from './pieces/piecewise.ts';
import { sendBytes, type SentBytes } from './sent-bytes.ts';

/** What an entry takes besides its bytes. */
const ENTRY = 1_000;
const LONGEST_ADDRESS = 1_000;
export const JSON_TYPE = 'application/json; charset=utf-8';

type KeptAnswer = SentBytes & { pieces?: Pieces };
export type KeptAnswers = KeptValues<KeptAnswer>;

export const keptAnswers = (): KeptAnswers =>
  new KeptValues(
    KEPT_ANSWERS_BYTES,
    ({ plain, zipped, pieces }) => plain.length + (zipped?.length ?? 0) + (pieces ? sizeOfPieces(pieces) : 0) + ENTRY,
  );

type Seen = { revised: Revised; view: Actor['view']; today: string };

/** What an answer about the ward depends on. */
export const tagOf = (context: Pick<AppContext, 'build'>, { revised, view, today }: Seen): string =>
  `W/"${revised.wardId}-${revised.revision}-${view}-${today}-${context.build}"`;

/**
 * Answers a read from the bytes of an earlier one, as long as nothing has changed that it depends on: the revision of
 * the ward, the view of the role, the ward's day, and this version of the planner with its settings. A browser that
 * names what it has is told when that is still so. `make` may reuse the pieces of the answer before.
 */
export async function sendKept(
  context: AppContext,
  seen: Seen,
  req: Request,
  res: Response,
  make: (before?: Pieces) => Promise<KeptAnswer>,
): Promise<void> {
  const tag = tagOf(context, seen);
  const key = `${seen.revised.wardId} ${seen.view} ${req.originalUrl}`;
  const isKnown = req.headers['if-none-match'] === tag;
  if (isKnown) {
    res.setHeader('ETag', tag);
    res.setHeader('Vary', 'Accept-Encoding');
    res.writeHead(304).end();
    return;
  }
  const making = async (before?: Promise<KeptAnswer>) => make((await before?.catch(() => undefined))?.pieces);
  const answer = key.length > LONGEST_ADDRESS ? await making() : await context.keptAnswers.get(key, tag, making);
  res.setHeader('ETag', tag);
  res.setHeader('Content-Type', JSON_TYPE);
  sendBytes(answer, req, res);
}
