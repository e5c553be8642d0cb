import type { WordingPreset } from '#shared/pulpit/wording-schema.ts';

export const PRESETS: readonly { value: WordingPreset; label: string }[] = [
  { value: 'handbook', label: 'Current Handbook' },
  { value: 'traditional', label: 'Traditional' },
];
