import { existsSync } from 'node:fs';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { PROGRAM_PATH } from '#shared/bulletin/constants.ts';
import { ANSWER_PATH } from '#shared/invitations/constants.ts';
import { STOP_PATH } from '#shared/mail/constants.ts';
import { API } from '#shared/api.ts';
import { AppError } from '#shared/http/errors.ts';
import { ROUTES } from '#server/routes.ts';
import type { AppContext } from '#server/context.ts';
import { programPages } from '#server/bulletin/program-pages.ts';
import { answerPages } from '#server/invitations/answer-pages.ts';
import { stopPages } from '#server/mail/stop-pages.ts';
import { sendErrors } from './errors.ts';
import { apiRoutes } from './mount.ts';
import { logWhenDone } from './log/request-log.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const IN_API = /^\/api(?:[/?]|$)/i;

/** `TRUST_PROXY`: a number of hops, or addresses and names as Express knows them; empty trusts no one. */
const trusted = (setting: string): boolean | number | string =>
  setting === '' ? false : /^\d+$/.test(setting) ? Number(setting) : setting;

/** Hashed names never change their content, and the letters of plain pages hardly ever. */
const keptFor = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/fonts/') ? 'public, max-age=604800' : 'no-cache';
};

function serveClient(app: Express, folder: string): void {
  if (!existsSync(folder)) return;
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: [/^\/assets\//],
    setHeaders: (res, path) => res.setHeader('Cache-Control', keptFor(path)),
  });
  // A page is read and never sent to: sirv itself answers every method with it.
  app.use((req, res, next) => (req.method === 'GET' || req.method === 'HEAD' ? files(req, res, next) : next()));
}

/** What every response has, whoever gives it. */
const welcome =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    logWhenDone(log, req, res);
    for (const [name, value] of SECURITY_HEADERS) res.setHeader(name, value);
    if (IN_API.test(req.url)) res.setHeader('Cache-Control', 'no-store');
    next();
  };

/** The whole server as an Express app: API, then the built client, which answers every other address. */
export function createApp(context: AppContext, log: Logger, clientFolder: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', trusted(context.env.trustProxy));
  app.use(welcome(log));
  app.use(apiRoutes(context, API, ROUTES));
  app.use('/api', () => {
    throw new AppError('not_found');
  });
  app.use(ANSWER_PATH, answerPages(context, log));
  app.use(PROGRAM_PATH, compression(), programPages(context, log));
  app.use(STOP_PATH, stopPages(context, log));
  serveClient(app, clientFolder);
  app.use(() => {
    throw new AppError('not_found');
  });
  app.use(sendErrors(context, log));
  return app;
}
