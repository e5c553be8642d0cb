/** How long a person may take from asking for a passkey's use to its answer. */
export const CEREMONY_MS = 5 * 60_000;
/** How many passkeys a person may have. */
export const MOST_PASSKEYS = 20;
/** The longest name of a device, in characters. */
export const PASSKEY_NAME_MAX = 100;
