import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/free-port.ts';

const MAIN = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
const START_MS = 90_000;

export const FIRST_ADMIN = { username: 'ward.clerk', password: 'Choose-a-good-1' };
/** What a new installation for a real ward is started with: no sample, one super admin. */
export const NEW_INSTALLATION = {
  DEMO: '0',
  NODE_ENV: 'production',
  SUPER_ADMIN_USERNAME: FIRST_ADMIN.username,
  SUPER_ADMIN_PASSWORD: FIRST_ADMIN.password,
};

export type RunningServer = { url: string; pid: number; stop(): Promise<void> };

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
}

async function waitUntilReady(server: ChildProcess, url: string, output: () => string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}:\n${output()}`);
    if (await isReady(url)) return;
  }
  throw new Error(`The server was not ready within ${START_MS / 1000} s:\n${output()}`);
}

/** Starts the built product, in demo mode unless `variables` say otherwise. Passkeys need the name localhost: an address is no valid owner of them. */
export async function startServer(
  dataDir: string,
  variables: Record<string, string> = {},
  forNode: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const env = {
    ...inherited,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'warn',
    DEFAULT_TIMEZONE: 'America/Denver',
    ...variables,
  };
  const server = spawn(process.execPath, [...forNode, '--enable-source-maps', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abandon = (): void => void server.kill('SIGKILL');
  process.once('exit', abandon);
  const output: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  try {
    await waitUntilReady(server, url, () => output.join(''));
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      process.off('exit', abandon);
      server.kill('SIGTERM');
      await exited;
    },
  };
}
