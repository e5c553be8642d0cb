/** What is kept of an answer: a value, or one that is being made for the first who asked. */
type Entry<V> = { tag: string; value: Promise<V>; size: number; made?: { value: V } };

/**
 * Values that are good as long as their tag is: asked for with another tag, they are made again. Bounded by size; what
 * was not asked for the longest goes first.
 */
export class KeptValues<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #most: number;
  readonly #sizeOf: (value: V) => number;
  #size = 0;

  constructor(most: number, sizeOf: (value: V) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Of several who ask at once, the first makes it and the others wait for it; what fails is not kept. `make` is given
   * what was kept under another tag.
   */
  get(key: string, tag: string, make: (before: Promise<V> | undefined) => Promise<V>): Promise<V> {
    const known = this.#entries.get(key);
    this.#drop(key);
    if (known?.tag === tag) {
      this.#put(key, known);
      return known.value;
    }
    const entry: Entry<V> = { tag, value: make(known?.value), size: 0 };
    this.#put(key, entry);
    entry.value.then(
      (value) => {
        entry.made = { value };
        this.#weigh(key, entry, this.#sizeOf(value));
      },
      () => this.#entries.get(key) === entry && this.#drop(key),
    );
    return entry.value;
  }

  /** What has been made already, for those who must not wait for anyone else. */
  made(key: string, tag: string): V | undefined {
    const known = this.#entries.get(key);
    return known?.tag === tag ? known.made?.value : undefined;
  }

  #put(key: string, entry: Entry<V>): void {
    this.#entries.set(key, entry);
    this.#size += entry.size;
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  #weigh(key: string, entry: Entry<V>, size: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.size = size;
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) return;
      this.#drop(oldest);
    }
  }
}
