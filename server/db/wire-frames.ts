export type Batch = {
  kind: 'startup' | 'messages' | 'encryption' | 'cancel' | 'terminate';
  frames: Buffer[];
};

const PROTOCOL_MAJOR = 3;
const CANCEL_REQUEST = 80877102;
const ENCRYPTION_REQUESTS = [80877103, 80877104];
const LARGEST_FRAME = 256 * 1024 * 1024;
/** Query, Sync, Flush, FunctionCall, CopyDone, CopyFail: after these a client waits for an answer. */
const ENDS_BATCH = new Set(Array.from('QSHFcf', (letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);

/** Cuts what a Postgres client sends into batches that must run without another client's messages in between. */
export class FrameReader {
  #started = false;
  #parts: Buffer[] = [];
  #size = 0;
  #needed = 0;
  #frames: Buffer[] = [];

  push(chunk: Buffer): Batch[] {
    this.#parts.push(chunk);
    this.#size += chunk.length;
    if (this.#size < this.#needed) return [];
    let rest = Buffer.concat(this.#parts);
    const batches: Batch[] = [];
    for (;;) {
      this.#needed = this.#lengthOf(rest);
      if (rest.length < this.#needed) break;
      const batch = this.#take(rest.subarray(0, this.#needed));
      if (batch) batches.push(batch);
      rest = rest.subarray(this.#needed);
    }
    this.#parts = [rest];
    this.#size = rest.length;
    return batches;
  }

  #lengthOf(bytes: Buffer): number {
    const at = this.#started ? 1 : 0;
    if (bytes.length < at + 4) return at + 4;
    const length = bytes.readInt32BE(at);
    if (length < (this.#started ? 4 : 8) || length > LARGEST_FRAME) {
      throw new Error(`Impossible frame length ${length}`);
    }
    return at + length;
  }

  #take(frame: Buffer): Batch | null {
    if (!this.#started) return this.#takeFirst(frame);
    const type = frame[0] ?? 0;
    if (type === TERMINATE) return { kind: 'terminate', frames: [] };
    this.#frames.push(frame);
    if (!ENDS_BATCH.has(type)) return null;
    const frames = this.#frames;
    this.#frames = [];
    return { kind: 'messages', frames };
  }

  #takeFirst(frame: Buffer): Batch {
    const code = frame.readInt32BE(4);
    if (code === CANCEL_REQUEST) return { kind: 'cancel', frames: [] };
    if (ENCRYPTION_REQUESTS.includes(code)) return { kind: 'encryption', frames: [] };
    if (code >> 16 !== PROTOCOL_MAJOR) throw new Error(`Unknown protocol version ${code}`);
    this.#started = true;
    return { kind: 'startup', frames: [frame] };
  }
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'utf8');
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

export function queryFrame(sql: string): Buffer {
  return message('Q', `${sql}\0`);
}

export function syncFrame(): Buffer {
  return message('S', '');
}

export function fatalFrame(code: string, text: string): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
}

/** Under which name a frame prepares a statement; empty for one without a name, and for every other frame. */
export function preparedName(frame: Buffer): string {
  return String.fromCharCode(frame[0] ?? 0) === 'P' ? frame.toString('utf8', 5, frame.indexOf(0, 5)) : '';
}

/** ParseComplete: the statement is prepared. */
export const PREPARED = Buffer.from('1\0\0\0\u0004', 'latin1');

/** What the final ReadyForQuery says about the session; null if there is none. */
export function readyStatus(answer: Buffer): 'idle' | 'transaction' | 'failed' | null {
  const tail = answer.subarray(-6);
  if (tail.length < 6 || tail.toString('latin1', 0, 5) !== 'Z\0\0\0\u0005') return null;
  const status = String.fromCharCode(tail[5] ?? 0);
  if (status === 'I') return 'idle';
  return status === 'T' ? 'transaction' : status === 'E' ? 'failed' : null;
}
