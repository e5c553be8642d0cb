import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * A file that comes with the call as multipart form data; other names than these endings are refused. A call that also
 * has a `body` takes JSON instead of the file.
 */
export type Upload = { field: string; maxBytes: number; types: readonly `.${string}`[] };
export type UploadedFile = { name: string; bytes: Uint8Array };

/**
 * One record says all about a call. `sends` is what goes out when it is not JSON; `status` is the success
 * status when it is not 200 (204 when there is no reply). An address whose params do not parse names nothing
 * that exists, so it is answered with `notFound`, or with the words that the schema of the param has itself.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  upload?: Upload;
  /** Runs in the room with a cookie: a ceremony's first step, or its last. */
  ceremony?: 'begins' | 'ends';
  reply?: Schema;
  sends?: 'redirect' | 'csv' | 'calendar';
  status?: number;
  notFound?: ErrorCode;
  /** Nothing is changed by it, and monitors and calendar programs ask for the status alone. */
  answersHead?: true;
};

export function route<const R extends Route>(record: R): R {
  return record;
}

type Part<R, K extends string> = R extends Record<K, infer S> ? (S extends Schema ? S : never) : never;
type Has<R, K extends string> = R extends Record<K, Schema> ? K : never;
type Parts = 'params' | 'query' | 'body';

/** What a caller passes. */
export type Sent<R extends Route> = {
  [K in Has<R, Parts & 'params'> | Has<R, 'query'> | Has<R, 'body'>]: z.input<Part<R, K>>;
};
/** What a handler gets: parsed. */
export type Received<R extends Route> = {
  [K in Has<R, 'params'> | Has<R, 'query'> | Has<R, 'body'>]: z.output<Part<R, K>>;
} & (R extends { upload: Upload; body: Schema }
  ? { file: UploadedFile | null }
  : R extends { upload: Upload }
    ? { file: UploadedFile }
    : unknown);
/** What a handler returns: rows, before the reply schema drops what may not leave. */
export type Returned<R extends Route> = R extends { reply: infer S extends Schema }
  ? z.input<S>
  : R extends { sends: 'redirect' }
    ? { location: string }
    : R extends { sends: 'csv' }
      ? { filename: string; content: string }
      : R extends { sends: 'calendar' }
        ? { content: string }
        : void;
/** What arrives at the caller. */
export type Arrived<R extends Route> = R extends { reply: infer S extends Schema } ? z.output<S> : void;

export type Address = Pick<Route, 'method' | 'path'>;
declare const called: unique symbol;
/** Where a route is called, and by its type what is sent and what comes back: without the schemas themselves. */
export type Call<R extends Route> = Pick<R, 'method' | 'path'> & { readonly [called]?: R };
/** What a caller passes to it. */
export type SentTo<C> = C extends Call<infer R> ? Sent<R> : never;
type AddressesOf<C extends Record<string, Route>, A> = { [K in keyof C]: Pick<C[K], 'method' | 'path'> } & {
  [K in keyof A]: K extends keyof C ? Address : never;
};
type CallsOf<C extends Record<string, Route>> = { readonly [K in keyof C]: Call<C[K]> };

/** The calls of one contract: each of its routes has the address that the contract takes, and there is no other. */
export const callsOf = <C extends Record<string, Route>, A extends AddressesOf<C, A>>(addresses: A): CallsOf<C> =>
  addresses;

/** `/api/meetings/:id` with { id: 7 } and a query → the address to call. Undefined query values are left out. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return pairs.length > 0 ? `${filled}?${search}` : filled;
}
