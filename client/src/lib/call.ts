import { readToken, workingWard } from '#client/auth/token.ts';
import { addressOf, type Arrived, type Route, type Sent } from '#shared/http/route.ts';
import { ApiError } from './api-error.ts';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

async function send(route: Route, sent: Parts, signal?: AbortSignal): Promise<string> {
  const token = readToken();
  const wardId = workingWard() ?? undefined;
  const body = route.body ? JSON.stringify({ wardId, ...sent.body }) : undefined;
  const query = route.body ? sent.query : { wardId, ...sent.query };
  const response = await fetch(addressOf(route.path, sent.params, query), {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body,
    signal,
  });
  const text = await response.text();
  if (!response.ok) {
    const answer = parsed(text);
    throw new ApiError(response.status, text || response.statusText, isRecord(answer) ? answer : {});
  }
  return text;
}

/** Calls one route of the contract. The working ward goes along; the server holds the answer to the reply's shape. */
export async function call<R extends Route>(
  route: R,
  ...[sent, signal]: Record<never, never> extends Sent<R> ? [Sent<R>?, AbortSignal?] : [Sent<R>, AbortSignal?]
): Promise<Arrived<R>> {
  const text = await send(route, sent ?? {}, signal);
  return (text === '' ? undefined : JSON.parse(text)) as Arrived<R>;
}

/** Fetches a file that a route makes, for saving. */
export async function callForFile<R extends Route & { sends: 'csv' }>(route: R): Promise<Blob> {
  return new Blob([await send(route, {})], { type: 'text/csv;charset=utf-8' });
}
