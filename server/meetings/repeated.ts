import { AppError } from '#shared/http/errors.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import type { Db } from '#server/db/connect.ts';

class TakenBack extends Error {}

/** Rows that are written again get new ids. */
const COUNTED = new Set(['id', 'version', 'musicVersion', 'createdAt', 'updatedAt']);
const contentOf = (meeting: MeetingRow): string =>
  JSON.stringify(meeting, (key, value: unknown) => (COUNTED.has(key) ? undefined : value));

/**
 * Whether a save would leave the meeting as it is: then it is the repetition of one that was saved before, and its older
 * version no reason to refuse it. Only writing it tells, since names, hymns, and the status are read from what is sent.
 */
export async function changesNothing(
  tx: Db,
  before: MeetingRow,
  write: (inner: Db) => Promise<MeetingRow>,
): Promise<boolean> {
  let isSame = false;
  try {
    await tx.transaction(async (inner) => {
      isSame = contentOf(await write(inner)) === contentOf(before);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack || error instanceof AppError)) throw error;
  }
  return isSame;
}
