import type { Server } from 'node:http';
import { CannotStart } from '#server/cannot-start.ts';
import type { Env } from '#server/env.ts';

type Place = Pick<Env, 'host' | 'port'>;

function reasonFor(error: NodeJS.ErrnoException, { host, port }: Place): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`;
  if (error.code === 'EACCES') return `This user isn’t allowed to listen on port ${port}. Set PORT to 1024 or higher.`;
  return `HOST is not valid: this machine has no address “${host}” to listen on.`;
}

/** Begins to take requests, or says in a sentence why it cannot. */
export function listen(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new CannotStart(reasonFor(error, place))));
    server.listen(place.port, place.host, resolve);
  });
}
