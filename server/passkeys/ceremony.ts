import { createHash } from 'node:crypto';
import makeStore from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData } from 'express-session';
import * as z from 'zod/mini';
import { WEBAUTHN_PATH } from '#shared/passkeys/addresses.ts';
import { CEREMONY_MS } from '#shared/passkeys/limits.ts';
import { takeCeremony } from './queries.ts';
import type { AppContext } from '#server/context.ts';

/** What is remembered between the begin and the end of a passkey's registration or use. */
const Ceremony = z.object({
  kind: z.enum(['registration', 'authentication']),
  challenge: z.string(),
  /** Whose passkey is expected; null accepts anyone's. */
  userId: z.nullable(z.int()),
  /** The sign-in that it belongs to, when it is made from within one. */
  sessionId: z.nullable(z.string()),
  startedAt: z.string(),
});
export type Ceremony = z.output<typeof Ceremony>;
export type CeremonyBegun = { keep: (ceremony: Omit<Ceremony, 'startedAt'>) => Promise<void> };

const Kept = z.object({ ceremony: Ceremony });

declare module 'express-session' {
  interface SessionData {
    ceremony?: Ceremony;
  }
}

const COOKIE = 'passkey-ceremony';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Never the key of a bearer token's row, and not the cookie's number either: the table alone is useless to a thief. */
const rowOf = (number: string): string => `ceremony:${sha256(number)}`;

const Store = makeStore(session);
class CeremonyStore extends Store {
  override get(number: string, done: (error: unknown, kept?: SessionData | null) => void): void {
    super.get(rowOf(number), done);
  }
  override set(number: string, kept: SessionData, done?: (error?: unknown) => void): void {
    super.set(rowOf(number), kept, done);
  }
  override destroy(number: string, done?: (error?: unknown) => void): void {
    super.destroy(rowOf(number), done);
  }
}

/**
 * The only room with a cookie: it carries the number of a challenge from `begin` to `finish`, and signs no one in.
 * Entering an ending burns the challenge before anything else is read, so that a first try is the only one.
 */
export function ceremonySession(context: AppContext) {
  const isHttps = context.env.origin.startsWith('https:');
  const withSession: RequestHandler = session({
    name: COOKIE,
    // The number cannot be guessed, so the signature adds little; all processes on one database have to sign alike.
    secret: sha256(`passkey ceremony of ${context.env.databaseUrl ?? context.env.dataDir}`),
    store: new CeremonyStore({
      pool: context.database.pool,
      tableName: 'sessions',
      pruneSessionInterval: false,
      disableTouch: true,
    }),
    resave: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { path: WEBAUTHN_PATH, httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge: CEREMONY_MS },
  });

  const open = (req: Request, res: Response) =>
    new Promise<void>((resolve, reject) => {
      // ORIGIN says how browsers come here; not every proxy tells, and the cookie would then be left out.
      if (isHttps) req.headers['x-forwarded-proto'] = 'https';
      void withSession(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });

  const begin = (req: Request): CeremonyBegun => ({
    keep: (ceremony) =>
      new Promise((resolve, reject) => {
        req.session.ceremony = { ...ceremony, startedAt: context.now().toISOString() };
        req.session.save((error?: unknown) => (error ? reject(error) : resolve()));
      }),
  });

  async function end(req: Request): Promise<Ceremony | null> {
    const taken = Kept.safeParse(await takeCeremony(context.database.db, rowOf(req.sessionID)));
    // The row is gone, and express-session shall not write it again.
    Reflect.deleteProperty(req, 'session');
    if (!taken.success) return null;
    const { ceremony } = taken.data;
    const age = context.now().getTime() - Date.parse(ceremony.startedAt);
    return age < CEREMONY_MS ? ceremony : null;
  }

  return async (part: 'begins' | 'ends', req: Request, res: Response): Promise<CeremonyBegun | Ceremony | null> => {
    await open(req, res);
    return part === 'begins' ? begin(req) : end(req);
  };
}
