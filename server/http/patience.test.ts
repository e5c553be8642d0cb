import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { createPatientServer } from './patience.ts';

const SILENCE_MS = 400;
const app = express();
app.post('/', express.json(), (req, res) => void res.json(req.body));
const server = createPatientServer(app, SILENCE_MS);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n';

/** Sends the pieces one after the other and answers with all that came back until the connection was closed. */
async function send(pieces: readonly string[], everyMs: number): Promise<{ heard: string; ms: number }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
    if (heard.includes('200 OK')) socket.end();
  });
  const begun = Date.now();
  const left = [...pieces];
  const timer = setInterval(() => {
    const piece = left.shift();
    if (piece !== undefined) socket.write(piece);
  }, everyMs);
  await new Promise((resolve) => socket.once('close', resolve)).finally(() => clearInterval(timer));
  return { heard, ms: Date.now() - begun };
}

it('a body that stops partway gets a message, and the connection is closed', async () => {
  const { heard, ms } = await send([HEAD, '{"a"'], 10);
  expect(heard).toMatch(/^HTTP\/1\.1 408 [^]+Nothing was saved/);
  expect(ms).toBeGreaterThanOrEqual(SILENCE_MS);
});

it('a body that arrives slowly but steadily is accepted, however long it takes', async () => {
  const { heard, ms } = await send([HEAD, '{"', 'a"', ':', ' 1', '}'], SILENCE_MS / 2);
  expect(heard).toMatch(/200 OK[^]+\{"a":1\}$/);
  expect(ms).toBeGreaterThan(SILENCE_MS);
});

it('an idle connection is kept longer than a proxy keeps it, so that none is closed under a request', async () => {
  const { heard } = await send([HEAD, '{"a": 1}'], 10);
  expect(heard).toMatch(/Keep-Alive: timeout=75\r\n/i);
});
