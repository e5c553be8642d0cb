import { isRecord } from '#shared/text/is-record.ts';
import { parsed } from './storage.ts';
import { followOthers, hasPersonLeft, readToken, signIns, whileHere, workingWard } from './token.ts';
import { forgetCopy } from './copy-name.ts';
import { addressOf, type Address, type Arrived, type Call, type Route, type Sent } from '#shared/http/route.ts';
import { ApiError, isLapsed, isUnauthorized } from './api-error.ts';
import { meetDemand } from './demand.ts';
import { revokeKept, tokensToRevoke } from './revoke.ts';
import { auth } from '#shared/auth/addresses.ts';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

/** Keys of saves that may or may not have arrived: the same save sent again uses the same key. */
const unsure = new Map<string, string>();
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Answer = Pick<Response, 'ok' | 'status' | 'statusText'> & { text: string };

/** A hanging network delays the next call no longer than this. */
const REVOKE_MS = 5_000;
const REVOKED = 204;
const UNCHANGED = 304;

/** Ends the sign-ins that were left without a network. Only the server's own answer counts, not that of a network in between. */
export const revokeLeft = (): Promise<void> =>
  revokeKept(async (token) => {
    const { method, path } = auth.logout;
    const headers = { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(REVOKE_MS);
    return (await fetch(path, { method, headers, signal, keepalive: true })).status === REVOKED;
  });

/** A response and the mark by which the server knows it. */
type Known = { tag: string; text: string };

/** In characters: a list of all meetings has a quarter of a million. */
const MOST = 4_000_000;

/** Answers of this sign-in, in memory alone: nothing of them stays on a device that is shared. */
const known = new Map<string, Known>();
let whose: string | null = null;
let size = 0;

function forgetAnswers(): void {
  known.clear();
  size = 0;
}
signIns.subscribe(() => readToken() !== whose && forgetAnswers());

function drop(address: string): void {
  size -= known.get(address)?.text.length ?? 0;
  known.delete(address);
}

/** What this sign-in was answered at that address before. */
const knownAnswer = (token: string | null, address: string): Known | null =>
  token === whose ? (known.get(address) ?? null) : null;

/** Whether all that this sign-in knows of its ward was answered with this mark. */
export const isAllAt = (tag: string): boolean => [...known.values()].every((answer) => answer.tag === tag);

/** Keeps an answer with a mark, in place of what was known before; without a mark there is nothing to ask by. */
function learnAnswer(token: string | null, address: string, tag: string | null, text: string): void {
  if (token !== whose) forgetAnswers();
  whose = token;
  drop(address);
  if (tag === null) return;
  known.set(address, { tag, text });
  size += text.length;
  for (const oldest of known.keys()) {
    if (size <= MOST) return;
    drop(oldest);
  }
}

async function ask(
  { method }: Pick<Address, 'method'>,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const staysHere = whileHere();
  if (tokensToRevoke().length > 0) await revokeLeft();
  // A screen of the person before asks and saves nothing in the name of the next, also on a page that the browser had put
  // aside when another tab told it.
  if (hasPersonLeft()) followOthers();
  staysHere();
  const token = readToken();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const isSave = method !== 'GET' && text !== undefined;
  const save = `${token} ${method} ${address} ${text}`;
  const key = isSave ? (unsure.get(save) ?? newKey()) : null;
  if (key !== null) unsure.set(save, key);
  const isRead = method === 'GET';
  const known = isRead ? knownAnswer(token, address) : null;
  const response = await fetch(address, {
    method,
    headers: {
      ...(key === null ? {} : { 'Idempotency-Key': key }),
      ...(known ? { 'If-None-Match': known.tag } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: text,
    signal,
  });
  const { ok, status, statusText } = response;
  if (known && status === UNCHANGED) return { ok: true, status: 200, statusText: '', text: known.text };
  const answer = { ok, status, statusText, text: await response.text() };
  if (isRead && ok) learnAnswer(token, address, response.headers.get('ETag'), answer.text);
  // A gateway that lost the answer, and a server that cannot tell, leave it open; everything else is an answer.
  if (status < 500) unsure.delete(save);
  return answer;
}

/** A prefetched response is used soon or not at all. */
const AHEAD_MS = 20_000;
const ahead = new Map<string, { answer: Promise<Answer>; at: number }>();
const keyOf = (address: string) => `${readToken()} ${address}`;

/** Takes a prefetched response, once, and never after a change. */
function takeAhead(method: Address['method'], address: string): Promise<Answer> | null {
  if (method !== 'GET') {
    ahead.clear();
    return null;
  }
  const key = keyOf(address);
  const found = ahead.get(key);
  ahead.delete(key);
  return found && Date.now() - found.at < AHEAD_MS ? found.answer : null;
}

async function send({ method, path }: Address, sent: Parts, signal?: AbortSignal): Promise<string> {
  const token = readToken();
  const address = addressOf(path, sent.params, sent.query);
  const { ok, status, statusText, text } = await (takeAhead(method, address) ??
    ask({ method }, address, sent.body, signal));
  if (!ok) {
    const answer = parsed(text);
    const error = new ApiError(status, text || statusText, isRecord(answer) ? answer : {});
    // The session was ended on purpose (sign-out, new role or password, deactivation) rather than expired.
    if (isUnauthorized(error) && !isLapsed(error) && readToken() === token) forgetCopy();
    if (status === 403 && (await meetDemand(error.body.code))) return send({ method, path }, sent, signal);
    throw error;
  }
  return text;
}

/** The working ward of someone who manages several: in the query for reads, in the body for writes. */
function inWorkingWard(sent: Parts): Parts {
  const wardId = workingWard() ?? undefined;
  return sent.body ? { ...sent, body: { wardId, ...sent.body } } : { ...sent, query: { wardId, ...sent.query } };
}

function arrived<R extends Route>(text: string): Arrived<R> {
  return (text === '' ? undefined : JSON.parse(text)) as Arrived<R>;
}

/** Makes one API call, including the working ward. The server guarantees the reply's shape. */
export async function call<R extends Route>(
  to: Call<R>,
  ...[sent, signal]: Record<never, never> extends Sent<R> ? [Sent<R>?, AbortSignal?] : [Sent<R>, AbortSignal?]
): Promise<Arrived<R>> {
  return arrived<R>(await send(to, inWorkingWard(sent ?? {}), signal));
}

/**
 * Prefetches before the screen is there; the screen's own call then takes this response. Errors are left to that call:
 * here they become null.
 */
export async function callAhead<R extends Route>(to: Call<R>, sent: Parts = {}): Promise<Arrived<R> | null> {
  const where = addressOf(to.path, sent.params, { wardId: workingWard() ?? undefined, ...sent.query });
  const answer = ask(to, where, undefined);
  const key = keyOf(where);
  ahead.set(key, { answer, at: Date.now() });
  try {
    const { ok, text } = await answer;
    if (ok) return arrived<R>(text);
  } catch {
    // As below.
  }
  // After a failure, the next call fetches again; the connection may be back by then.
  ahead.delete(key);
  return null;
}

/** Makes a call without a ward, such as signing in. */
export async function callOutside<R extends Route>(to: Call<R>, sent: Sent<R>): Promise<Arrived<R>> {
  return arrived<R>(await send(to, sent));
}

/** Fetches a generated file to save. */
export async function callForFile<R extends Route & { sends: 'csv' }>(to: Call<R>, sent: Parts = {}): Promise<Blob> {
  // Reading text strips the byte order mark, which spreadsheets need to detect UTF-8.
  return new Blob(['\uFEFF', await send(to, inWorkingWard(sent))], { type: 'text/csv;charset=utf-8' });
}
