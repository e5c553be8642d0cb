import { CANNOT_START, CannotStart } from './cannot-start.ts';
import { createPatientServer } from './http/patience.ts';
import type { Logger } from 'pino';
import { hasUsers } from './auth/queries.ts';
import { runJobs } from './background-jobs.ts';
import { FolderInUseError } from './db/disk/folder-lock.ts';
import { isUnavailable } from './db/failures.ts';
import { holdsSample } from './demo/queries.ts';
import { readEnv, WrongEnvironment, type Env } from './env.ts';
import { CLIENT, openContext } from './boot.ts';
import { createApp } from './http/app.ts';
import type { AppContext } from './context.ts';
import { listen } from './listen.ts';
import { openLog } from './http/log/log.ts';
import { runMail } from './mail/runner.ts';

const LONGEST_STOP_MS = 9_000;
/** After this long with an empty terminal, a person wonders whether anything is happening. */
const SILENCE_MS = 3_000;

function explain(error: unknown): string {
  if (error instanceof WrongEnvironment || error instanceof CannotStart || error instanceof FolderInUseError)
    return error.message;
  if (isUnavailable(error)) return CANNOT_START.databaseAway;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function openContextOrExplain(env: Env, log: Logger): Promise<AppContext> {
  const notice = setTimeout(
    () => process.stdout.write('Opening the database. The first start can take up to 30 seconds.\n'),
    SILENCE_MS,
  );
  return openContext(env, (error) => log.warn({ err: error }, 'database connection lost')).finally(() =>
    clearTimeout(notice),
  );
}

async function start(): Promise<void> {
  // Whatever the server writes is for its own user alone.
  process.umask(0o077);
  const env = readEnv();
  const log = openLog(env.logLevel);
  const context = await openContextOrExplain(env, log);
  const server = createPatientServer(createApp(context, log, CLIENT));

  const { db } = context.database;
  let isStopping = false;
  // Asked before anybody can stop the server, which ends the database's connections.
  const isLocked = !(await hasUsers(db));
  const isSample = !env.demo && (await holdsSample(db));
  await listen(server, env);
  const jobs = runJobs(context, log);
  const mail = runMail(context, log);

  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    jobs.stop();
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    const mailStopped = mail.stop();
    server.close(() => {
      mailStopped
        .then(() => context.database.close())
        .catch((error: unknown) => log.warn({ err: error }, 'the database did not close cleanly'))
        .finally(() => process.exit(0));
    });
    server.closeIdleConnections();
    // A connection whose last answer comes only now would otherwise be kept alive for five seconds more.
    setInterval(() => server.closeIdleConnections(), 50).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.host) ? 'localhost' : env.host;
  process.stdout.write(`\nSacrament Meeting Planner is ready at http://${shownHost}:${port}\n\n`);
  if (isLocked) {
    process.stdout.write('No one can sign in yet. Set SUPER_ADMIN_USERNAME and SUPER_ADMIN_PASSWORD, then restart.\n');
  }
  if (isSample) {
    process.stdout.write(
      'This database contains the sample wards, whose password is public. For your own ward, stop the planner and start it with an empty DATA_DIR.\n',
    );
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`\nThe planner cannot start. ${explain(error)}\n`);
  process.exit(1);
});
