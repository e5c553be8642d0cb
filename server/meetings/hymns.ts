import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import type { Db } from '#server/db/connect.ts';
import { hymnFrom } from '#server/music/hymn-book.ts';
import { rememberHymns, setHymns, type ChosenHymn } from '#server/music/queries.ts';
import type { MeetingWork } from './work.ts';

type Hymns = Partial<Record<HymnSlot, ChosenHymn | null>>;

export function chosenHymns(hymns: Partial<Record<HymnSlot, string | null>>): Hymns {
  const chosen: Hymns = {};
  for (const slot of HYMN_SLOT_NAMES) {
    const text = hymns[slot];
    if (text !== undefined) chosen[slot] = text === null ? null : hymnFrom(text);
  }
  return chosen;
}

export async function writeHymns(
  tx: Db,
  { wardId, actor }: MeetingWork,
  meetingId: number,
  hymns: Hymns,
): Promise<void> {
  await setHymns(tx, wardId, meetingId, hymns);
  const unknown = HYMN_SLOT_NAMES.filter((slot) => slot !== 'specialNumber').map((slot) => hymns[slot]);
  await rememberHymns(
    tx,
    wardId,
    unknown.flatMap((hymn) => (hymn && hymn.number === null ? [hymn.title] : [])),
    actor.userId,
  );
}

/** Every slot: those that are not named are emptied, for `hymns` replaces what is there. */
export const allSlots = (hymns: Partial<Record<HymnSlot, string | null>>) =>
  chosenHymns(Object.fromEntries(HYMN_SLOT_NAMES.map((slot) => [slot, hymns[slot] ?? null])));
