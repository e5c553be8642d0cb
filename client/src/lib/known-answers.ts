/** An answer and the mark under which the server knows it. */
type Known = { tag: string; text: string };

/** In characters: a list of all meetings has a quarter of a million. */
const MOST = 4_000_000;

/** Answers of this sign-in, in memory alone: nothing of them stays on a device that is shared. */
const known = new Map<string, Known>();
let whose: string | null = null;
let size = 0;

export function forgetAnswers(): void {
  known.clear();
  size = 0;
}

function drop(address: string): void {
  size -= known.get(address)?.text.length ?? 0;
  known.delete(address);
}

/** What this sign-in was answered at that address before. */
export const knownAnswer = (token: string | null, address: string): Known | null =>
  token === whose ? (known.get(address) ?? null) : null;

/** Keeps an answer with a mark, in place of what was known before; without a mark there is nothing to ask by. */
export function learnAnswer(token: string | null, address: string, tag: string | null, text: string): void {
  if (token !== whose) forgetAnswers();
  whose = token;
  drop(address);
  if (tag === null) return;
  known.set(address, { tag, text });
  size += text.length;
  for (const oldest of known.keys()) {
    if (size <= MOST) return;
    drop(oldest);
  }
}
