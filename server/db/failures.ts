/** What node, the pool and the driver say, in words alone, when the database cannot be reached. */
const UNAVAILABLE_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
  'The server does not support SSL',
];
const UNAVAILABLE_NODE = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN ' +
    'EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN EADDRNOTAVAIL EMFILE'
  ).split(' '),
);
/** Shutdown, crash, start-up; idle in a transaction; too many connections; read-only after a fail-over. */
const UNAVAILABLE_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300', '25006']);

const MAX_DEPTH = 8;

function field(error: object, name: string): unknown {
  return name in error ? Reflect.get(error, name) : undefined;
}

/** The error, what caused it, and the parts of an aggregate (one for every address that was tried). */
function* chain(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return;
  yield error;
  yield* chain(field(error, 'cause'), depth + 1);
  const parts = field(error, 'errors');
  if (Array.isArray(parts)) for (const part of parts) yield* chain(part, depth + 1);
}

function isState(error: unknown, state: string, constraint?: string): boolean {
  for (const link of chain(error)) {
    if (field(link, 'code') === state) return constraint === undefined || field(link, 'constraint') === constraint;
  }
  return false;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isState(error, '23505', constraint);
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isState(error, '23503', constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isState(error, '23514', constraint);
}

/** Values that a column cannot hold, or rows that break a rule between them. */
export function isUnfit(error: unknown): boolean {
  for (const link of chain(error)) {
    const code = field(link, 'code');
    if (typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code)) return true;
  }
  return false;
}

/** Two transactions got in each other's way; the same work may well succeed when it is tried again. */
export function isConflictOfTransactions(error: unknown): boolean {
  return isState(error, '40001') || isState(error, '40P01');
}

/** An earlier statement of the same transaction has failed, and all that follow only say so. */
export const isFailedBefore = (error: unknown): boolean => isState(error, '25P02');

/** No room is left where the database, or the app itself, writes. */
export function isDiskFull(error: unknown): boolean {
  return isState(error, '53100') || isState(error, 'ENOSPC') || isState(error, 'EDQUOT');
}

/** A statement was canceled because it timed out. */
export function isTooSlow(error: unknown): boolean {
  return isState(error, '57014');
}

/** A file of the app's own that is missing also says ENOENT; only a failed connection names the socket call. */
function isNodeFailure(link: object, code: string): boolean {
  if (!UNAVAILABLE_NODE.has(code)) return false;
  return code !== 'ENOENT' && code !== 'EMFILE' ? true : field(link, 'syscall') === 'connect';
}

export function isUnavailable(error: unknown): boolean {
  for (const link of chain(error)) {
    const code = field(link, 'code');
    if (typeof code === 'string') {
      if (UNAVAILABLE_STATES.has(code) || /^08[0-9A-Z]{3}$/.test(code) || isNodeFailure(link, code)) return true;
    }
    const message = field(link, 'message');
    if (typeof message === 'string' && UNAVAILABLE_WORDS.some((words) => message.startsWith(words))) return true;
  }
  return false;
}
