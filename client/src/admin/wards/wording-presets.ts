import { PRESET_NAMES, WORDING_PRESETS, type WordingPreset } from '#shared/pulpit/wording/wording-schema.ts';

export const PRESETS: readonly { value: WordingPreset; label: string }[] = WORDING_PRESETS.map((value) => ({
  value,
  label: PRESET_NAMES[value],
}));
