import type { Request, RequestHandler, Response } from 'express';
import { worksAcrossWards } from '#shared/access/roles.ts';
import * as z from 'zod/mini';
import { AppError, invalidFields } from '#shared/http/errors.ts';
import type { Route } from '#shared/http/route.ts';
import {
  actorOf,
  admitToWard,
  askedIn,
  demand,
  type Actor,
  type OwnAccount,
  type SessionRow,
  type WardId,
} from '#server/access/actor.ts';
import { findActor, tokenRefusal } from '#server/auth/service.ts';
import { readWard, wardToday } from '#server/wards/service.ts';
import type { AppContext } from '#server/context.ts';
import type { Admission } from '#server/access/request.ts';
import { ceremonySession } from '#server/passkeys/ceremony.ts';
import { countedAddress } from './address.ts';
import { fieldErrors } from './field-errors.ts';
import { firstAnswer, repeatableOf, runSave } from './idempotency.ts';
import { JSON_TYPE, sendKept } from './kept-answers.ts';
import { Piecewise } from './pieces/piecewise.ts';
import { readInput, type CeremonySession, type SentInput } from './read-input.ts';
import { RouteFinder } from './route-finder.ts';
import { bytesOf, sendText } from './sent-bytes.ts';

// Where a schema has no words of its own, field-errors.ts finds some for a person.
z.config({ localeError: () => '' });

/** A row with its types rubbed off: the mapped type in routes.ts has checked contract against handler. */
type AnyRow = {
  needs: Admission;
  across?: true;
  beforeOwnPassword?: true;
  isSave?: true;
  savesOnce?: true;
  isKept?: true;
  isUnasked?: true;
  handle: (request: never) => Promise<unknown>;
};

function tokenOf(req: Request): string | null {
  const [scheme, token] = (req.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Forms and links send an empty field as `sort=`: in a call that only reads, that counts as absent. */
const filledIn = (query: object): unknown =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => isGiven(value)));

function parsePart(record: Route, part: 'params' | 'query' | 'body', raw: unknown): unknown {
  const schema = record[part];
  if (!schema) return undefined;
  const read = schema.safeParse(raw ?? {});
  if (read.success) return read.data;
  if (part === 'params') {
    const message = read.error.issues.find((issue) => issue.message)?.message;
    throw message ? new AppError('not_found', { message }) : new AppError(record.notFound ?? 'not_found');
  }
  throw invalidFields(fieldErrors(read.error.issues));
}

/** The ward that the request works in. One that is named in the body and another in the query must both admit. */
async function wardFor(context: AppContext, actor: Actor, req: Request): Promise<WardId> {
  const body: unknown = req.body;
  const inBody = typeof body === 'object' && body !== null && 'wardId' in body ? body.wardId : undefined;
  const asked = [inBody, req.query.wardId].filter(isGiven);
  const [wardId = admitToWard(actor, undefined)] = asked.map((ward) => admitToWard(actor, ward));
  if (wardId !== actor.ownWardId && wardId !== context.revised?.wardId) await readWard(context, wardId);
  return wardId;
}

type Admitted = {
  actor: Actor;
  account: OwnAccount & Pick<SessionRow, 'ward'>;
  view: Actor['view'];
  wardId?: WardId;
  scope?: WardId | null;
};
async function send(record: Route, result: unknown, req: Request, res: Response): Promise<void> {
  if (record.sends === 'redirect') {
    res.redirect(302, (result as { location: string }).location);
  } else if (record.sends === 'csv') {
    const file = result as { filename: string; content: string };
    res.attachment(file.filename);
    await sendText('text/csv; charset=utf-8', file.content, req, res);
  } else if (record.sends === 'calendar') {
    await sendText('text/calendar; charset=utf-8', (result as { content: string }).content, req, res);
  } else if (record.reply) {
    res.statusCode = record.status ?? 200;
    await sendText(JSON_TYPE, JSON.stringify(result), req, res);
  } else {
    res.status(record.status ?? 204).end();
  }
}

/** Who asks, and in which ward; without a right to it, nothing is read of what was sent. */
async function admit(
  context: AppContext,
  { needs, across, beforeOwnPassword }: AnyRow,
  found: SessionRow,
  req: Request,
  readSent: () => Promise<void>,
): Promise<Admitted> {
  if (found.account.mustChangePassword && !beforeOwnPassword) throw new AppError('set_password_first');
  const actor = actorOf(found);
  if (needs !== 'signed-in' && needs !== 'anybody') demand(actor, needs);
  await readSent();
  const admitted = { actor, account: { ...found.account, ward: found.ward }, view: actor.view };
  if (across) return { ...admitted, scope: worksAcrossWards(actor.role) ? null : await wardFor(context, actor, req) };
  return needs === 'signed-in' ? admitted : { ...admitted, wardId: await wardFor(context, actor, req) };
}

/** Admit first and parse afterward: a stranger learns nothing about the shapes. */
async function answer(
  base: AppContext,
  enter: CeremonySession,
  record: Route,
  row: AnyRow,
  req: Request,
  res: Response,
): Promise<void> {
  // Express reads the address again each time that it is asked.
  const { query } = req;
  const token = tokenOf(req);
  const sent: SentInput = {};
  const readSent = () => readInput(enter, record, sent, req, res);
  let context = base;
  let admitted: Admitted | null = null;
  if (row.needs === 'anybody') {
    await readSent();
  } else {
    const found = await findActor(base, token, askedIn(query), !row.isUnasked);
    if (!found) throw await tokenRefusal(base, token);
    context = { ...base, revised: found.revised ?? undefined };
    admitted = await admit(context, row, found, req, readSent);
  }
  const parse = () => ({
    params: parsePart(record, 'params', req.params),
    query: parsePart(record, 'query', record.method === 'GET' ? filledIn(query) : query),
    body: parsePart(record, 'body', req.body),
  });
  const presented = (result: unknown): unknown => (record.reply && !record.sends ? record.reply.parse(result) : result);
  const handle = (inside: AppContext, parts: ReturnType<typeof parse>, once?: unknown): Promise<unknown> => {
    const address = countedAddress(req.ip, req.socket.remoteAddress);
    const request = { ...sent, ...admitted, ...parts, address, token, once, context: inside };
    return row.handle(request as never);
  };
  const run = async (...given: Parameters<typeof handle>): Promise<unknown> => presented(await handle(...given));
  const { revised } = context;
  if (row.isKept && admitted?.wardId !== undefined && admitted.wardId === revised?.wardId) {
    const { today } = await wardToday(context, admitted.wardId);
    const basis = `${today} ${revised.settings}`;
    await sendKept(context, { revised, view: admitted.view, today }, req, res, async (before) => {
      const result = await handle(context, parse());
      if (!(result instanceof Piecewise)) return bytesOf(JSON.stringify(presented(result)));
      // Each row is checked as an answer of one row is, without the brackets around it.
      return result.finish(basis, before, (shown) => JSON.stringify(presented([shown])).slice(1, -1));
    });
    return;
  }
  const parts = parse();
  if (!(row.isSave || row.savesOnce) || !admitted) return send(record, await run(context, parts), req, res);
  const { actor, wardId, scope } = admitted;
  const call = `${record.method} ${record.path}`;
  const said = { ...parts, wardId, scope };
  const repeatable = repeatableOf(actor, req.get('Idempotency-Key'), call, said, sent.file);
  // Presented before the commit, as it is kept: an answer that fails later would say that nothing was saved.
  let isSaved = false;
  const once = async (save: (inside: AppContext) => Promise<unknown>): Promise<unknown> => {
    isSaved = true;
    return runSave(context, wardId, repeatable, async (inside) => presented(await save(inside)));
  };
  if (row.isSave)
    return send(record, await runSave(context, wardId, repeatable, (inside) => run(inside, parts)), req, res);
  // A file that was saved need not be read again to say so, and the password that was changed is the current one no more.
  const first = repeatable && (await firstAnswer(context.database.db, repeatable));
  if (first) return send(record, first.answer, req, res);
  const result = await handle(context, parts, once);
  return send(record, isSaved ? result : presented(result), req, res);
}

const refuseHead = async (): Promise<void> => {
  throw new AppError('not_by_head');
};

/** Every call of the contract, answered by its row; what is none of them goes on. */
export function apiRoutes(context: AppContext, contract: object, table: object): RequestHandler {
  const enter = ceremonySession(context);
  const rows = table as Record<string, Record<string, AnyRow>>;
  const finder = new RouteFinder<(req: Request, res: Response) => Promise<void>>();
  for (const [feature, records] of Object.entries(contract as Record<string, Record<string, Route>>)) {
    for (const [name, record] of Object.entries(records)) {
      const row = rows[feature]?.[name];
      if (!row) throw new Error(`No row for ${feature}.${name}`);
      const handle = (req: Request, res: Response) => answer(context, enter, record, row, req, res);
      finder.add(record.method, record.path, handle);
      // A read answers HEAD too, as it would with Express; several of those that read also write something down.
      if (record.method === 'GET') finder.add('HEAD', record.path, record.answersHead ? handle : refuseHead);
    }
  }
  const allowedAt = (path: string): string[] => {
    const headRuns = finder.find('HEAD', path)?.handler !== refuseHead;
    return finder.methodsOf(path).filter((method) => method !== 'HEAD' || headRuns);
  };
  return (req, res, next) => {
    const allowed = req.method === 'OPTIONS' ? allowedAt(req.path) : [];
    if (allowed.length > 0)
      return res
        .set('Allow', [...allowed, 'OPTIONS'].join(', '))
        .status(204)
        .end();
    const found = finder.find(req.method, req.path);
    if (!found) return next();
    req.params = found.params;
    return found.handler(req, res);
  };
}
