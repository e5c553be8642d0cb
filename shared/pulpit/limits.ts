/** More than a meeting can make of its texts, however many lines they have: each line is indented on an outline. */
export const SHEET_MAX = 200_000;
/** The longest wording of a ward's own, in characters. */
export const WORDING_MAX = 1_000;
