import { Socket } from 'node:net';

/** Longer messages than this are not copied into one. */
const MOST_COPIED = 65_536;

/**
 * Sends in one go what is asked in one turn of the event loop: each trip to the database wakes it, and costs more than
 * most of the statements that it carries. The driver corks every statement.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    // After the promises of this turn, and those that wait for a tick themselves: a commit goes along with its writes.
    process.nextTick(() =>
      queueMicrotask(() =>
        process.nextTick(() => {
          this.#isGathering = false;
          super.uncork();
        }),
      ),
    );
  }

  /** The driver writes each message of a statement by itself, and handing over many pieces takes longer than copying them. */
  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    callback: (error?: Error | null) => void,
  ): void {
    const pieces = chunks.map(({ chunk }) => chunk);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (length > MOST_COPIED) super._writev?.(chunks, callback);
    else this._write(Buffer.concat(pieces, length), 'buffer' as BufferEncoding, callback);
  }
}
