import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../../dist/client/assets', import.meta.url));
const PARTS = readdirSync(ASSETS).filter((name) => !/\.(?:br|gz|map)$/u.test(name));
const ANY_PART = new RegExp(PARTS.map((name) => name.replace(/[.$]/gu, '\\$&')).join('|'), 'gu');
const later = (name: string) => name.replace(/(\.\w+)$/u, '.later$1');
const earlier = (name: string) => name.replace(/\.later(\.\w+)$/u, '$1');

/** The same app as its next version would be: every part has another name, and the page and the worker name those. */
const asLater = (text: string): string =>
  text
    .replace(ANY_PART, later)
    .replace(/(?<=url:"index\.html",revision:")/u, 'later')
    .replace('<html ', '<html data-version="later" ');

const TEXT = /javascript|css|html/u;

export type Versions = {
  url: string;
  isLater: boolean;
  /** The names of the current version's parts, without the fonts for letters that few names have. */
  parts: string[];
  stop(): Promise<void>;
};

/** A proxy for a server, which gets its next version when `isLater` is set: from then on it has no part of the current one. */
export async function startVersions(target: string): Promise<Versions> {
  const forward = (incoming: IncomingMessage, reply: ServerResponse, path: string, isLater: boolean) => {
    const { 'if-none-match': _, 'accept-encoding': __, ...headers } = incoming.headers;
    const asked = request(`${target}${path}`, { method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const changed =
          isLater && TEXT.test(answer.headers['content-type'] ?? '') ? Buffer.from(asLater(body.toString())) : body;
        const { 'transfer-encoding': _coding, etag: _tag, ...kept } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': changed.length }).end(changed);
      });
    });
    asked.on('error', () => reply.writeHead(502).end());
    incoming.pipe(asked);
  };
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    const isLater = versions.isLater && !path.startsWith('/api/');
    const [, part] = /^\/assets\/([^?]+)/u.exec(path) ?? [];
    if (isLater && part && PARTS.includes(part)) return void reply.writeHead(404).end();
    forward(incoming, reply, isLater && part ? `/assets/${earlier(part)}` : path, isLater);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const versions: Versions = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isLater: false,
    parts: PARTS.filter((name) => !name.includes('-latin-ext-')),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return versions;
}
