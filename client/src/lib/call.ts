import { readToken, workingWard } from '#client/auth/token.ts';
import { forgetCopy } from '#client/offline/copy-name.ts';
import { addressOf, type Arrived, type Route, type Sent } from '#shared/http/route.ts';
import { ApiError, isLapsed, isUnauthorized } from './api-error.ts';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Address = Pick<Route, 'method' | 'path'>;

async function send({ method, path }: Address, sent: Parts, signal?: AbortSignal): Promise<string> {
  const token = readToken();
  const response = await fetch(addressOf(path, sent.params, sent.query), {
    method,
    headers: {
      ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
    signal,
  });
  const text = await response.text();
  if (!response.ok) {
    const answer = parsed(text);
    const error = new ApiError(response.status, text || response.statusText, isRecord(answer) ? answer : {});
    // This sign-in was ended, not merely left to lapse: by signing out, a new role or password, or a deactivation.
    if (isUnauthorized(error) && !isLapsed(error) && readToken() === token) forgetCopy();
    throw error;
  }
  return text;
}

/** The ward that somebody works in who works across wards: reads take it in the query, writes in the body. */
function inWorkingWard(route: Route, sent: Parts): Parts {
  const wardId = workingWard() ?? undefined;
  return route.body ? { ...sent, body: { wardId, ...sent.body } } : { ...sent, query: { wardId, ...sent.query } };
}

function arrived<R extends Route>(text: string): Arrived<R> {
  return (text === '' ? undefined : JSON.parse(text)) as Arrived<R>;
}

/** Calls one route of the contract. The working ward goes along; the server holds the answer to the reply's shape. */
export async function call<R extends Route>(
  route: R,
  ...[sent, signal]: Record<never, never> extends Sent<R> ? [Sent<R>?, AbortSignal?] : [Sent<R>, AbortSignal?]
): Promise<Arrived<R>> {
  return arrived<R>(await send(route, inWorkingWard(route, sent ?? {}), signal));
}

/** Calls a route by its address alone, typed by its contract: what needs no ward and should not load the schemas. */
export async function callAt<R extends Route>(address: Pick<R, 'method' | 'path'>, sent: Sent<R>): Promise<Arrived<R>> {
  return arrived<R>(await send(address, sent));
}

/** Fetches a file that a route makes, for saving. */
export async function callForFile<R extends Route & { sends: 'csv' }>(route: R): Promise<Blob> {
  // Reading text takes the byte order mark away, by which spreadsheets know UTF-8.
  return new Blob(['\uFEFF', await send(route, inWorkingWard(route, {}))], { type: 'text/csv;charset=utf-8' });
}
