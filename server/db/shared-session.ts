import { fatalFrame, PREPARED, preparedName, queryFrame, readyStatus, syncFrame } from './wire-frames.ts';

export type Engine = {
  runExclusive<T>(run: () => Promise<T>): Promise<T>;
  execProtocolRawStream(message: Uint8Array, options: { onRawData(data: Uint8Array): void }): Promise<void>;
};

export type Client = {
  readonly gone: boolean;
  send(bytes: Buffer): void;
  /** Sends the last bytes and hangs up. */
  drop(farewell: Buffer): void;
};

type Turn = { client: Client | null; run(): Promise<void> };

export type SharedSessionOptions = {
  /** A client that opens a transaction and is then silent for this long is dropped, because everyone waits for it. */
  idleInTransactionMs: number;
  /** The engine no longer answers as a database does; only a new one helps. */
  onBroken(error: Error): void;
};

/**
 * One database session behind many clients. A client's batch runs as a whole, because all of them share the unnamed
 * statement; a client that is inside a transaction owns the session until it ends.
 */
export class SharedSession {
  readonly #engine: Engine;
  readonly #options: SharedSessionOptions;
  #waiting: Turn[] = [];
  #owner: Client | null = null;
  #busy = false;
  #idle: NodeJS.Timeout | undefined;
  /** The named statements of the session, as the first client prepared them. */
  readonly #prepared = new Map<string, Buffer>();

  constructor(engine: Engine, options: SharedSessionOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  submit(client: Client, frames: Buffer[]): void {
    this.#waiting.push({ client, run: () => this.#runBatch(client, frames) });
    void this.#pump();
  }

  leave(client: Client): void {
    this.#waiting = this.#waiting.filter((turn) => turn.client !== client);
    void this.#pump();
  }

  /** Runs between two transactions, while no client can see the session. */
  exclusively<T>(run: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ client: null, run: () => run().then(resolve, reject) });
      void this.#pump();
    });
  }

  async #pump(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#idle);
    try {
      for (let turn = this.#next(); turn; turn = this.#next()) await turn.run();
    } catch (error) {
      this.#options.onBroken(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#busy = false;
    }
    const owner = this.#owner;
    if (owner) this.#idle = setTimeout(() => this.#expel(owner), this.#options.idleInTransactionMs);
  }

  #next(): Turn | undefined {
    const owner = this.#owner;
    if (!owner) return this.#waiting.shift();
    if (owner.gone) return { client: owner, run: () => this.#rollBack() };
    const index = this.#waiting.findIndex((turn) => turn.client === owner);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #expel(owner: Client): void {
    owner.drop(fatalFrame('25P03', 'terminating connection due to idle-in-transaction timeout'));
    this.leave(owner);
  }

  async #execute(frames: Buffer[]): Promise<Buffer> {
    const answer: Buffer[] = [];
    await this.#engine.runExclusive(async () => {
      for (const frame of frames) {
        // The bytes are a view into the engine's memory, valid only during the call.
        await this.#engine.execProtocolRawStream(frame, { onRawData: (data) => answer.push(Buffer.from(data)) });
      }
    });
    return Buffer.concat(answer);
  }

  /** A statement that another client has prepared already is there for this one too: a name is taken only once. */
  async #executePrepared(frames: Buffer[]): Promise<Buffer> {
    const [first, ...rest] = frames;
    const name = first ? preparedName(first) : '';
    if (!first || name === '') return this.#execute(frames);
    if (this.#prepared.get(name)?.equals(first)) return Buffer.concat([PREPARED, await this.#execute(rest)]);
    const answer = await this.#execute(frames);
    if (answer.subarray(0, PREPARED.length).equals(PREPARED)) this.#prepared.set(name, Buffer.from(first));
    return answer;
  }

  async #runBatch(client: Client, frames: Buffer[]): Promise<void> {
    const answer = await this.#executePrepared(frames);
    const status = readyStatus(answer);
    this.#owner = status === 'idle' ? null : client;
    client.send(answer);
    const last = String.fromCharCode(frames.at(-1)?.[0] ?? 0);
    if (status === null && last !== 'H') throw new Error('The embedded database gave no complete answer');
  }

  async #rollBack(): Promise<void> {
    const answer = await this.#execute([syncFrame(), queryFrame('ROLLBACK')]);
    if (readyStatus(answer) !== 'idle') throw new Error('The embedded database did not roll back');
    this.#owner = null;
  }
}
