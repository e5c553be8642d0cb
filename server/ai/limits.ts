/** The longest answer of the model. A stream sends much more than its words. */
export const ANSWER_CHARACTERS = 2_000_000;
export const ANSWER_BYTES = 100_000_000;
