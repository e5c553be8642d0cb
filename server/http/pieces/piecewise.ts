import type { Stamped } from '#server/db/stamp.ts';
import { LEAST_ZIPPED, type SentBytes } from '#server/http/sent-bytes.ts';
import { gzipFrom, zipParts } from './zipped-parts.ts';

/** A finished row of an answer; null stands for one that this view does not get. */
type Piece = { stamp: string; bytes: Buffer | null };
/** Pieces that follow each other, and what they are zipped to. */
type Part = { bytes: readonly Buffer[]; zipped: Buffer };
/** What an answer was put together from, for the next one. */
export type Pieces = { basis: string; byId: ReadonlyMap<number, Piece>; parts: readonly Part[] };
export type Finished = SentBytes & { pieces: Pieces };

/** A part is this long at least: shorter ones would zip worse, longer ones take longer when one of their pieces changes. */
const PART = 32_768;
/** What a piece takes besides its bytes. */
const PIECE = 200;
const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

export const sizeOfPieces = ({ byId, parts }: Pieces): number =>
  [...byId.values()].reduce((sum, { bytes }) => sum + (bytes?.length ?? 0) + PIECE, 0) +
  parts.reduce((sum, { zipped }) => sum + zipped.length, 0);

/** In parts, with what stands between the pieces. */
function inParts(pieces: readonly Buffer[]): Buffer[][] {
  const parts: Buffer[][] = [];
  let part: Buffer[] = [OPEN];
  let length = 0;
  for (const [place, bytes] of pieces.entries()) {
    if (place > 0) part.push(COMMA);
    part.push(bytes);
    length += bytes.length;
    if (length < PART) continue;
    parts.push(part);
    [part, length] = [[], 0];
  }
  return [...parts, [...part, CLOSE]];
}

const isSame = (one: readonly Buffer[], other: readonly Buffer[]): boolean =>
  one.length === other.length && one.every((bytes, i) => bytes === other[i]);

/** Those that are as they were stay zipped. */
async function zippedIn(parts: readonly Buffer[][], before: readonly Part[]): Promise<Part[]> {
  const known = parts.map((bytes) => before.find((part) => isSame(part.bytes, bytes)) ?? bytes);
  const changed = known.filter((part) => Array.isArray(part));
  const zipped = await zipParts(changed.map((bytes) => Buffer.concat(bytes)));
  const made = new Map(changed.map((bytes, i) => [bytes, zipped[i]]));
  return known.flatMap((part) => {
    if (!Array.isArray(part)) return part;
    const now = made.get(part);
    return now ? { bytes: part, zipped: now } : [];
  });
}

/**
 * A list of which a change makes one row anew, and not all of them. `read` brings rows with the stamps that they had in
 * the same statement, so that no row is kept under the stamp of another content.
 */
export class Piecewise<T> {
  readonly #stamps: readonly Stamped[];
  readonly #read: (ids: number[]) => Promise<readonly (Stamped & { shown: T | null })[]>;

  /** `stamps`: every row of the list, in its order. */
  constructor(
    stamps: readonly Stamped[],
    read: (ids: number[]) => Promise<readonly (Stamped & { shown: T | null })[]>,
  ) {
    this.#stamps = stamps;
    this.#read = read;
  }

  /** `basis`: what else the rows depend on. With another one, those of `before` are of no use. */
  async finish(basis: string, before: Pieces | undefined, textOf: (shown: T) => string): Promise<Finished> {
    const known: Pieces = before?.basis === basis ? before : { basis, byId: new Map(), parts: [] };
    const changed = this.#stamps.filter(({ id, stamp }) => known.byId.get(id)?.stamp !== stamp).map(({ id }) => id);
    const rows = changed.length === 0 ? [] : await this.#read(changed);
    const made = new Map(
      rows.map(({ id, stamp, shown }) => [id, { stamp, bytes: shown === null ? null : Buffer.from(textOf(shown)) }]),
    );
    const byId: Pieces['byId'] = new Map(
      this.#stamps.flatMap(({ id, stamp }) => {
        const piece = made.get(id) ?? known.byId.get(id);
        // One that has gone in the meantime was not read, and what is known of it is no longer so.
        return piece && (made.has(id) || piece.stamp === stamp) ? [[id, piece] as const] : [];
      }),
    );
    const parts = inParts([...byId.values()].flatMap(({ bytes }) => bytes ?? []));
    const plain = Buffer.concat(parts.flat());
    if (plain.length < LEAST_ZIPPED) return { plain, zipped: null, pieces: { basis, byId, parts: [] } };
    const zippedParts = await zippedIn(parts, known.parts);
    const zipped = gzipFrom(
      plain,
      zippedParts.map((part) => part.zipped),
    );
    return { plain, zipped, pieces: { basis, byId, parts: zippedParts } };
  }
}
