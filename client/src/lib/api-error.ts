import type { ErrorBody } from '#shared/http/errors.ts';

/** A call that failed. `message` is the status and the raw answer; `words` is what a person is shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, text: string, body: Partial<ErrorBody>) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  get words(): string {
    return this.body.message ?? NO_WORDS;
  }
}

const NO_WORDS = 'Something went wrong. Please try again.';
const NO_NETWORK = 'Can’t reach the server. Check your connection and try again.';

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');

/** The sign-in has merely run out. Whoever does not say so, such as a network that asks for a fee first, has ended nothing. */
export const isLapsed = (error: unknown): boolean =>
  isUnauthorized(error) && error instanceof ApiError && error.body.code !== 'unauthorized';

/** Nobody has answered, or nobody who could: what was fetched before is better than nothing then. */
export const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status >= 500);

/** Somebody else has saved another version meanwhile. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.body.code === 'stale';

/** What to tell a person about any error. */
export function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.words;
  return error instanceof TypeError ? NO_NETWORK : NO_WORDS;
}

/** The server's own words, or the screen's where it has none, as when the network is gone. */
export const serverWords = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (error.body.message ?? fallback) : fallback;
