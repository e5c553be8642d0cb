import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { AppContext } from '#server/context.ts';
import { OutcomeUnknown } from '#server/db/connect.ts';
import { isConflictOfTransactions, isDiskFull, isTooSlow, isUnavailable } from '#server/db/failures.ts';
import { BODY_LIMIT } from './limits.ts';
import { logFailure } from './log/request-log.ts';

/** body-parser's own errors, by the type that it gives them. */
function fromBodyParser(error: { type?: unknown; status?: unknown }): AppError | null {
  if (typeof error.type !== 'string') return error.status === 400 ? new AppError('malformed') : null;
  if (error.type === 'entity.too.large') {
    return new AppError('too_large', {
      message: CASE_WORDS.requestTooLarge(BODY_LIMIT.replace('mb', ' MB')),
    });
  }
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported') return new AppError('wrong_type');
  return new AppError('malformed');
}

export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OutcomeUnknown) return new AppError('outcome_unknown');
  if (isDiskFull(error)) return new AppError('disk_full');
  if (isTooSlow(error) || isConflictOfTransactions(error)) return new AppError('too_slow');
  if (isUnavailable(error)) return new AppError('database_away');
  if (error instanceof URIError) return new AppError('not_found');
  if (typeof error === 'object' && error !== null) return fromBodyParser(error) ?? new AppError('internal');
  return new AppError('internal');
}

/** A full disk stops the database for a reason that the administrator can fix. */
async function reasonOf(refusal: AppError, { database }: AppContext): Promise<AppError> {
  return refusal.code === 'database_away' && (await database.isDiskFull()) ? new AppError('disk_full') : refusal;
}

/** All of an answer to a failed request but its words. What is our own fault is logged. */
export function beginRefusal(refusal: AppError, error: unknown, log: Logger, req: Request, res: Response): void {
  if (refusal.status >= 500) logFailure(log, error, req);
  const wait = refusal.extra.retryAfter;
  if (typeof wait === 'number') res.setHeader('Retry-After', String(wait));
  res.status(refusal.status);
}

/** The one place that sends an error. Neither a stack nor SQL leaves; both are logged. */
export const sendErrors =
  (context: AppContext, log: Logger): ErrorRequestHandler =>
  async (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = await reasonOf(refusalOf(error), context);
    beginRefusal(refusal, error, log, req, res);
    res.json(refusal.toBody());
  };
