import { existsSync } from 'node:fs';
import compression from 'compression';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import sirv from 'sirv';
import { PROGRAM_PATH } from '#shared/bulletin/constants.ts';
import { ANSWER_PATH } from '#shared/invitations/constants.ts';
import { API } from '#shared/api.ts';
import { AppError } from '#shared/http/errors.ts';
import { ROUTES } from '#server/routes.ts';
import type { AppContext } from '#server/context.ts';
import { programPages } from '#server/bulletin/program-pages.ts';
import { answerPages } from '#server/invitations/answer-pages.ts';
import { sendErrors } from './errors.ts';
import { serializeError, withoutSecret } from './log.ts';
import { mount } from './mount.ts';

const SECURITY = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Radix and the toasts place themselves by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // As frame-ancestors, for browsers that do not know it.
  xFrameOptions: { action: 'deny' },
});

/** `TRUST_PROXY`: a number of hops, or addresses and names as Express knows them; empty trusts no one. */
const trusted = (setting: string): boolean | number | string =>
  setting === '' ? false : /^\d+$/.test(setting) ? Number(setting) : setting;

function serveClient(app: Express, folder: string): void {
  if (!existsSync(folder)) return;
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: [/^\/assets\//],
    setHeaders: (res, path) =>
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  // A page is read and never sent to: sirv itself answers every method with it.
  app.use((req, res, next) => (req.method === 'GET' || req.method === 'HEAD' ? files(req, res, next) : next()));
}

/** The whole server as an Express app: API, then the built client, which answers every other address. */
export function createApp(context: AppContext, log: Logger, clientFolder: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', trusted(context.env.trustProxy));
  app.use(SECURITY);
  app.use(
    pinoHttp({
      logger: log,
      customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'debug'),
      // Neither tokens nor what people look for belong in a log.
      serializers: {
        req: (req: { method: string; url: string }) => ({
          method: req.method,
          path: withoutSecret(req.url.split('?')[0] ?? ''),
        }),
        res: (res: { statusCode: number }) => ({ status: res.statusCode }),
        err: ({ raw }: { raw: unknown }) => serializeError(raw),
      },
    }),
  );
  app.use('/api', compression(), (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  mount(app, context, API, ROUTES);
  app.use('/api', () => {
    throw new AppError('not_found');
  });
  app.use(ANSWER_PATH, answerPages(context));
  app.use(PROGRAM_PATH, compression(), programPages(context));
  serveClient(app, clientFolder);
  app.use(() => {
    throw new AppError('not_found');
  });
  app.use(sendErrors(context));
  return app;
}
