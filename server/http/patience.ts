import { createServer, type RequestListener, type Server } from 'node:http';
import { AppError } from '#shared/http/errors.ts';
import { REQUEST_SILENCE_MS, HEADERS_MS, KEEP_ALIVE_MS } from './limits.ts';

const LOOK_EVERY_MS = 5_000;
const SLOW = new AppError('slow_upload');

/**
 * A server that does not wait for ever: a body or file that stops half-way is answered with 408 and closed. One that
 * arrives slowly but steadily is taken, and once it is here the handler has all the time it needs.
 */
export function createPatientServer(handle: RequestListener, silenceMs = REQUEST_SILENCE_MS): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: 0,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    handle,
  );
  server.on('request', (req, res) => {
    // Most requests bring no body, and are here already.
    if (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined) return;
    if (req.complete) return;
    req.socket.setTimeout(silenceMs);
    req.once('end', () => req.socket.setTimeout(0));
    // With a listener here, node leaves it to us to close the connection.
    req.once('timeout', () => {
      if (!res.headersSent) {
        res.writeHead(SLOW.status, { 'content-type': 'application/json', connection: 'close' });
        res.end(JSON.stringify(SLOW.toBody()));
      }
      req.socket.destroySoon();
    });
  });
  return server;
}
