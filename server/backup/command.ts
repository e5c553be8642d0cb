import { CannotStart } from '#server/cannot-start.ts';
import { FolderInUseError } from '#server/db/disk/folder-lock.ts';
import { isUnavailable } from '#server/db/failures.ts';
import { WrongEnvironment } from '#server/env.ts';

/** `2026-11-22-081530`, in UTC: sorts by time and fits in every file name. */
export const stampOf = (moment: Date): string =>
  moment.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** Runs a terminal command: its sentence is printed; a refusal is printed to stderr, with exit code 1. */
export async function runCommand(failed: string, command: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`);
  } catch (error) {
    const isForPeople =
      error instanceof CannotStart || error instanceof FolderInUseError || error instanceof WrongEnvironment;
    const words = isUnavailable(error)
      ? 'The database cannot be reached, or dropped this connection. If it’s running and DATABASE_URL is correct, try again.'
      : error instanceof Error
        ? isForPeople
          ? error.message
          : (error.stack ?? error.message)
        : String(error);
    process.stderr.write(`${failed} ${words}\n`);
    process.exitCode = 1;
  }
}
