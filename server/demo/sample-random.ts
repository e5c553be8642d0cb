/** A small seeded source of chance (mulberry32), so that the same day gives the same sample stake. */
export type Chance = {
  next: () => number;
  below: (count: number) => number;
  happens: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  shuffled: <T>(list: readonly T[]) => T[];
};

/** What must be there, for the lists are never that short. */
export function sure<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('The sample stake ran out of something to choose from');
  return value;
}

function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

export function chanceOf(seed: string): Chance {
  let state = seedOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (list) => sure(list[below(list.length)]),
    shuffled: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [sure(copy[j]), sure(copy[i])];
      }
      return copy;
    },
  };
}
