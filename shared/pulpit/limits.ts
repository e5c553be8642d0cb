import type { ScriptWording } from './wording/wording-schema.ts';

/** More than a meeting can make of its texts, however many lines they have: each line is indented on an outline. */
export const SHEET_MAX = 200_000;
/** The longest wording of a ward's own, in characters. */
export const WORDING_MAX = 1_000;
/** Of a ward that has chosen and written none. */
export const STANDARD_WORDING: ScriptWording = { preset: 'handbook', texts: {} };
