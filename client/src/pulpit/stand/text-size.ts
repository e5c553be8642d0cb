import { useState } from 'react';
import { load, save } from '#client/lib/storage.ts';

/** Text and names, in rem: 20 and 28 px, 22 and 30, 24 and 32. */
const SIZES = [
  { name: 'small', text: '1.25rem', names: '1.75rem' },
  { name: 'medium', text: '1.375rem', names: '1.875rem' },
  { name: 'large', text: '1.5rem', names: '2rem' },
] as const;
export type TextSize = (typeof SIZES)[number];
const MEDIUM = SIZES[1];

const KEY = 'pulpitTextSize';

const kept = (): TextSize => SIZES.find((size) => size.name === load(KEY)) ?? MEDIUM;

/** One of three sizes, remembered on this device. Each call switches to the next one. */
export function useTextSize(): [TextSize, () => TextSize] {
  const [size, setSize] = useState(kept);
  const change = () => {
    const after = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? MEDIUM;
    setSize(after);
    save(KEY, after.name);
    return after;
  };
  return [size, change];
}
