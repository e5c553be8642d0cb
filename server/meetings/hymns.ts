import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
import { invalidField, FIELD_WORDS } from '#shared/http/errors.ts';
import type { MeetingChange } from '#shared/meetings/schema.ts';
import type { Db } from '#server/db/connect.ts';
import { hymnFrom, isOwnTitle } from '#server/music/hymn-book.ts';
import { rememberHymns, setHymns, setPerformer, type ChosenHymn } from '#server/music/queries.ts';
import { split } from './people.ts';
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
    unknown.flatMap((hymn) => (hymn && hymn.number === null && isOwnTitle(hymn.title) ? [hymn.title] : [])),
    actor.userId,
  );
}

/** Every slot: those that are not named are emptied, for `hymns` replaces what is there. */
const allSlots = (hymns: Partial<Record<HymnSlot, string | null>>) =>
  chosenHymns(Object.fromEntries(HYMN_SLOT_NAMES.map((slot) => [slot, hymns[slot] ?? null])));

type MusicSave = Pick<MeetingChange, 'hymns' | 'performer'>;
export const touchesMusic = ({ hymns, performer }: MusicSave): boolean =>
  hymns !== undefined || performer !== undefined;

/** The hymns of a save, and who performs the special number. */
export async function writeMusic(tx: Db, work: MeetingWork, meetingId: number, { hymns, performer }: MusicSave) {
  if (hymns) await writeHymns(tx, work, meetingId, allSlots(hymns));
  const given = split(performer);
  if (given === undefined) return;
  const isSet = await setPerformer(tx, work.wardId, meetingId, given);
  if (!isSet && (given.id ?? given.name) !== null) throw invalidField('performer', FIELD_WORDS.noMusicalNumber);
}
