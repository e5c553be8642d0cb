import * as z from 'zod/mini';

export const WORDING_PRESETS = ['handbook', 'traditional'] as const;
export type WordingPreset = (typeof WORDING_PRESETS)[number];
export const PRESET_NAMES: Record<WordingPreset, string> = { handbook: 'Current Handbook', traditional: 'Traditional' };
export const presetField = z.enum(WORDING_PRESETS, 'Choose one of the two wordings');

/** In which words a ward's scripts are written: one of the two sets, and the texts that the ward has changed in it. */
export const ScriptWording = z.object({ preset: presetField, texts: z.record(z.string(), z.string()) });
export type ScriptWording = z.output<typeof ScriptWording>;
