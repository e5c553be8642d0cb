import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { withoutSecret } from './log.ts';

type Asked = Pick<IncomingMessage, 'method'> & { originalUrl: string };

/** Neither tokens nor what people look for belong in a log. */
const inLog = ({ method, originalUrl }: Asked) => ({ method, path: withoutSecret(originalUrl.split('?')[0] ?? '') });

/** One line for each response: most of them only for those who look for a mistake. */
export function logWhenDone(log: Logger, req: Asked, res: ServerResponse): void {
  const begun = performance.now();
  res.once('close', () => {
    const level = res.statusCode >= 500 ? 'error' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const responseTime = Math.round(performance.now() - begun);
    log[level](
      { req: inLog(req), res: { status: res.statusCode }, responseTime },
      res.writableFinished ? 'request completed' : 'request aborted',
    );
  });
}

export const logFailure = (log: Logger, error: unknown, req: Asked): void =>
  log.error({ err: error, req: inLog(req) }, 'request failed');
