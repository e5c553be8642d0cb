import type { ErrorBody, ErrorCode } from '#shared/http/errors.ts';

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

const SIGNED_OUT: readonly unknown[] = ['unauthorized', 'sign_in_lapsed'] satisfies ErrorCode[];

/** The sign-in no longer counts. An answer without a code, as another server on the way gives it, is known by its words. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  (error.body.code === undefined ? error.message.includes('Unauthorized') : SIGNED_OUT.includes(error.body.code));

/** The session expired, or a captive portal replied with a 401 of its own; the session wasn't ended on purpose. */
export const isLapsed = (error: unknown): boolean =>
  isUnauthorized(error) && error instanceof ApiError && error.body.code !== 'unauthorized';

/** The server couldn't be reached or failed, so previously fetched data is better than nothing. */
export const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status >= 500);

/** Someone else saved another version. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.body.code === 'stale';

/** The message for any error. */
export function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.words;
  return error instanceof TypeError ? NO_NETWORK : NO_WORDS;
}

/** The server's message, or the screen's own if there is none, such as when offline. */
export const serverWords = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (error.body.message ?? fallback) : fallback;

/** What was sent can be corrected and sent again. */
export const isInvalid = (error: unknown): boolean => error instanceof ApiError && error.body.code === 'invalid';
