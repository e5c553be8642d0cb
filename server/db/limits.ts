/** How long to wait for a connection, for one statement, and for the next one of a transaction that has begun. */
export const CONNECT_MS = 10_000;
export const STATEMENT_MS = 30_000;
export const IDLE_IN_TRANSACTION_MS = 30_000;
/** Shorter, because everyone is waiting. */
export const EMBEDDED_IDLE_IN_TRANSACTION_MS = 10_000;
/** How long statements that run may take to end when the server stops. */
export const DRAIN_MS = 4_000;

/** All clients of the embedded database share one session, so more of them would only wait elsewhere. */
export const EMBEDDED_CLIENTS = 6;
export const CLIENTS = 10;
