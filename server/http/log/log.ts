import { ADDRESSES as FEEDS } from '#shared/feeds/addresses.ts';
import { ANSWER_PATH } from '#shared/invitations/constants.ts';
import { STOP_PATH } from '#shared/mail/constants.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
};
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * What the log says of an error: what failed and where. A failed query brings all that was to be saved, and the database
 * the whole row: names, email addresses, password hashes. None of that is logged.
 */
function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something other than an error was thrown' };
  const facts: Record<string, unknown> = { ...error };
  const query = textOf(facts['query']);
  const message = query === undefined ? error.message : `Failed query: ${query}`;
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length);
  return {
    type: error.name,
    message,
    code: textOf(facts['code']),
    constraint: textOf(facts['constraint']),
    stack: `${error.name}: ${message}${frames ?? ''}`,
    cause: error.cause === undefined ? undefined : serializeError(error.cause),
  };
}

export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, to);

/** Addresses that end in a secret: private answers, the end of emails, and calendar feeds. */
const SECRET_PATHS = [`${ANSWER_PATH}/`, `${STOP_PATH}/`, FEEDS.read.path.replace(':file', '')];

/** A log keeps no secret of a link. */
export function withoutSecret(path: string): string {
  const start = SECRET_PATHS.find((one) => path.toLowerCase().startsWith(one));
  return start === undefined ? path : `${start}…`;
}
