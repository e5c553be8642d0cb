import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Balancer = { origin: string; /** Which server each request so far went to. */ served: number[] };

/** Hands requests to the servers in turn, as a balancer in front of them does; one that is gone is passed over. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const served: number[] = [];
  let turn = 0;
  const hand = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number): void => {
    const chosen = turn % origins.length;
    turn += 1;
    const target = new URL(incoming.url ?? '/', origins[chosen]);
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7' };
    const sent = request(target, { method: incoming.method, headers, agent: false }, (answer) => {
      served.push(chosen);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.once('error', () => {
      if (tries > 1) hand(incoming, body, outgoing, tries - 1);
      else outgoing.writeHead(502).end();
    });
    sent.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => hand(incoming, Buffer.concat(parts), outgoing, origins.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, served };
}
