/** Whose turn it is to print while several work at once: what the others say is kept until those before them are done. */
export class PrintingTurns<Name> {
  readonly #kept: Map<Name, Buffer[]>;
  readonly #done = new Set<Name>();
  readonly #print: (words: Buffer) => void;

  constructor(names: readonly Name[], print: (words: Buffer) => void) {
    this.#kept = new Map(names.map((name) => [name, []]));
    this.#print = print;
  }

  say(name: Name, words: Buffer): void {
    this.#kept.get(name)?.push(words);
    this.#speak();
  }

  end(name: Name): void {
    this.#done.add(name);
    this.#speak();
  }

  #speak(): void {
    for (const [name, words] of this.#kept) {
      for (const each of words.splice(0)) this.#print(each);
      if (!this.#done.has(name)) return;
      this.#kept.delete(name);
    }
  }
}
