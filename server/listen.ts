import type { Server } from 'node:http';
import { CannotStart, CANNOT_START } from '#server/cannot-start.ts';
import type { Env } from '#server/env.ts';

type Place = Pick<Env, 'host' | 'port'>;

function reasonFor(error: NodeJS.ErrnoException, { host, port }: Place): string {
  if (error.code === 'EADDRINUSE') return CANNOT_START.portTaken(port);
  if (error.code === 'EACCES') return CANNOT_START.portForbidden(port);
  return CANNOT_START.hostUnknown(host);
}

/** Begins to take requests, or says in a sentence why it cannot. */
export function listen(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new CannotStart(reasonFor(error, place))));
    server.listen(place.port, place.host, resolve);
  });
}
