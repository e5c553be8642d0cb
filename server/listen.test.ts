import { createServer, type Server } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { CannotStart } from '#server/cannot-start.ts';
import { listen } from './listen.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));
function newServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}
const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

it('a port in use is named in a sentence', async () => {
  const first = newServer();
  await listen(first, { host: '127.0.0.1', port: 0 });
  const port = portOf(first);
  expect(port).toBeGreaterThan(0);
  await expect(listen(newServer(), { host: '127.0.0.1', port })).rejects.toThrow(
    new CannotStart(`Port ${port} is already in use. Stop the other program, or set PORT to another number.`),
  );
});

it.each(['256.1.1.1', '192.0.2.7', 'no such host'])(
  'an address that this machine does not have, such as %s, is named in a sentence',
  async (host) => {
    await expect(listen(newServer(), { host, port: 0 })).rejects.toThrow(
      new CannotStart(`HOST is not valid: this machine has no address “${host}” to listen on.`),
    );
  },
);
