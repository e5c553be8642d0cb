import { createServer, type Socket } from 'node:net';
import type { Client, SharedSession } from './shared-session.ts';
import { fatalFrame, FrameReader, type Batch } from './wire-frames.ts';

export type EmbeddedServer = { close(): Promise<void> };

function attach(socket: Socket, session: SharedSession): void {
  const reader = new FrameReader();
  let gone = false;
  const client: Client = {
    get gone() {
      return gone;
    },
    send(bytes) {
      if (socket.writable) socket.write(bytes);
    },
    drop(farewell) {
      gone = true;
      socket.end(farewell, () => socket.destroy());
    },
  };
  const act = ({ kind, frames }: Batch): void => {
    if (kind === 'encryption') socket.write('N');
    else if (kind === 'cancel' || kind === 'terminate') socket.end();
    else session.submit(client, frames);
  };
  socket.on('data', (chunk) => {
    try {
      for (const batch of reader.push(chunk)) act(batch);
    } catch (error) {
      client.drop(fatalFrame('08P01', error instanceof Error ? error.message : String(error)));
    }
  });
  // Without a listener a connection reset would end the process; 'close' follows in any case.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    gone = true;
    session.leave(client);
  });
}

/** Speaks the Postgres protocol on a unix socket, so that the ordinary driver serves the embedded database too. */
export function serveSession(session: SharedSession, socketPath: string): Promise<EmbeddedServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    attach(socket, session);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => resolve({ close }));
  });
}
