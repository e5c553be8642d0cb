import { shortDate } from '#shared/calendar/format.ts';
import { addDays, type FastSundayRule } from '#shared/calendar/sundays.ts';
import { AppError, invalidField, invalidFields } from '#shared/http/errors.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { defaultKind, holdsMeeting, isAbove, planOf, plannedProblems, workOutStatus } from '#shared/meetings/rules.ts';
import {
  Meeting,
  type MeetingChange,
  type MeetingRow,
  type MusicChange,
  type NewMeeting,
} from '#shared/meetings/schema.ts';
import {
  CONDUCTING_NEEDED,
  HYMN_SLOT_NAMES,
  type HymnSlot,
  type MeetingKind,
  type MeetingStatus,
} from '#shared/meetings/constants.ts';
import { visibleMeeting } from '#shared/meetings/visible.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { isUniqueViolation } from '#server/db/failures.ts';
import type { AppContext } from '#server/context.ts';
import { hymnFrom } from '#server/music/hymn-book.ts';
import { rememberHymns, setHymns, type Chosen } from '#server/music/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { whatChanged } from './what-changed.ts';
import { checkMembers, peopleFields, talksFrom } from './people.ts';
import {
  addEvent,
  addTalks,
  clearTalks,
  deleteMeeting,
  findMeeting,
  insertMeeting,
  kindsAround,
  lockMeeting,
  meetingOn,
  updateMeeting,
  type MeetingFields,
} from './queries.ts';

/** What a save needs to know beforehand: inside a transaction only `tx` may ask the database. */
export type Work = { context: AppContext; wardId: WardId; actor: Actor; today: string; fastSundayRule: FastSundayRule };
type Content = Omit<MeetingChange, 'wardId' | 'date' | 'overwrite' | 'version' | 'musicVersion'>;
type Hymns = Partial<Record<HymnSlot, Chosen | null>>;

const TEXTS = ['announcements', 'wardBusiness', 'releases', 'newCallings', 'notes'] as const;

function plainFields(content: Content): MeetingFields {
  const fields = peopleFields(content);
  for (const key of TEXTS) if (content[key] !== undefined) fields[key] = content[key];
  if (content.isComplete !== undefined) fields.isComplete = content.isComplete;
  return fields;
}

export async function workIn(ask: { context: AppContext; wardId: WardId; actor: Actor }): Promise<Work> {
  const { ward, today } = await wardToday(ask.context, ask.wardId);
  const { fastSundayRule } = settingsOf(ask.context, ward);
  return { context: ask.context, wardId: ask.wardId, actor: ask.actor, today, fastSundayRule };
}

async function kindOfSunday(db: Db, work: Work, date: string): Promise<MeetingKind> {
  const others = await kindsAround(db, work.wardId, addDays(date, -40), addDays(date, 40));
  return defaultKind(
    date,
    work.fastSundayRule,
    others.filter((other) => other.date !== date),
  );
}

/** Makes room on a date: an untouched draft gives way, a real meeting only to `overwrite`. */
async function clearDate(
  tx: Db,
  { context, wardId, actor }: Work,
  date: string,
  overwrite: boolean,
  except?: number,
): Promise<void> {
  const taken = await meetingOn(tx, wardId, date);
  if (!taken || taken.id === except) return;
  if (taken.isTouched && !overwrite) throw new AppError('date_taken', { meetingId: taken.id });
  await deleteMeeting(tx, wardId, taken.id);
  if (taken.isTouched)
    await record(tx, context.now(), { wardId, actor, action: 'meeting_overwritten', subject: shortDate(date) });
}

/** Runs a save; when another one took the date in the same moment, says so, or tries once more to overwrite it. */
async function onFreeDate<T>(work: Work, date: string, overwrite: boolean, save: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(work.context.database.db, save);
    } catch (error) {
      if (!isUniqueViolation(error, 'meetings_ward_date')) throw error;
      if (overwrite && tries < 3) continue;
      const taken = await meetingOn(work.context.database.db, work.wardId, date);
      throw new AppError('date_taken', { meetingId: taken?.id ?? null });
    }
  }
}

/** The status of a meeting as it now stands: the one asked for, if its conditions hold, or the one worked out. */
function statusFor(meeting: MeetingRow, asked: MeetingStatus | null | undefined): MeetingStatus {
  const plan = planOf(meeting);
  if (asked === 'planned') {
    const errors = plannedProblems(plan);
    if (errors.length > 0) throw invalidFields(errors);
  }
  return asked ?? workOutStatus(plan);
}

function chosenHymns(hymns: Partial<Record<HymnSlot, string | null>>): Hymns {
  const chosen: Hymns = {};
  for (const slot of HYMN_SLOT_NAMES) {
    const text = hymns[slot];
    if (text !== undefined) chosen[slot] = text === null ? null : hymnFrom(text);
  }
  return chosen;
}

async function writeHymns(tx: Db, { wardId, actor }: Work, meetingId: number, hymns: Hymns): Promise<void> {
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
const allSlots = (hymns: NonNullable<Content['hymns']>) =>
  chosenHymns(Object.fromEntries(HYMN_SLOT_NAMES.map((slot) => [slot, hymns[slot] ?? null])));

async function reread(tx: Db, wardId: WardId, id: number): Promise<MeetingRow> {
  const meeting = await findMeeting(tx, wardId, id);
  if (!meeting) throw new AppError('meeting_not_found');
  return meeting;
}

export async function scheduleMeeting(work: Work, save: NewMeeting): Promise<MeetingRow> {
  const { wardId, actor } = work;
  const overwrite = save.overwrite === true;
  return onFreeDate(work, save.date, overwrite, async (tx) => {
    const kind = save.kind ?? (await kindOfSunday(tx, work, save.date));
    // Whoever asks for 'planned' hears of everything that is missing, not of the first thing alone.
    const isExcused = save.status === 'draft' || (save.status === 'planned' && !save.isComplete) || !holdsMeeting(kind);
    if (!save.conductingMemberId && !isExcused) throw invalidField('conductingMemberId', CONDUCTING_NEEDED);
    const fields = plainFields(save);
    await checkMembers(tx, wardId, fields, save.speakers);
    await clearDate(tx, work, save.date, overwrite);
    const id = await insertMeeting(tx, wardId, save.date, { ...fields, kind, status: 'draft' });
    await addTalks(tx, wardId, id, talksFrom(save.speakers ?? []));
    if (save.hymns) await writeHymns(tx, work, id, allSlots(save.hymns));
    await updateMeeting(
      tx,
      wardId,
      id,
      { status: statusFor(await reread(tx, wardId, id), save.status) },
      { own: false, music: false },
    );
    await addEvent(
      tx,
      wardId,
      id,
      actor.name,
      overwrite ? 'Scheduled the meeting over another one' : 'Scheduled the meeting',
    );
    return reread(tx, wardId, id);
  });
}

const OWN_FIELDS = [
  'date',
  'kind',
  'status',
  'isComplete',
  'speakers',
  ...PERSON_PARTS.map(({ field }) => field),
  ...TEXTS,
] as const;

/** Throws `stale` with the meeting as it stands when a part that the save touches has moved on. */
function refuseStale(
  { actor, today }: Work,
  before: MeetingRow,
  save: { version?: number; musicVersion?: number },
  own: boolean,
  music: boolean,
): void {
  const isOld = own && save.version !== undefined && save.version !== before.version;
  const isMusicOld = music && save.musicVersion !== undefined && save.musicVersion !== before.musicVersion;
  if (isOld || isMusicOld)
    throw new AppError('stale', { current: Meeting.parse(visibleMeeting(actor.view, before, today)) });
}

export async function changeMeeting(work: Work, id: number, save: MeetingChange): Promise<MeetingRow> {
  const { wardId, actor, context } = work;
  const own = OWN_FIELDS.some((key) => save[key] !== undefined);
  const music = save.hymns !== undefined;
  const overwrite = save.overwrite === true;
  return onFreeDate(work, save.date ?? '', overwrite, async (tx) => {
    const before = await lockMeeting(tx, wardId, id);
    if (!before) throw new AppError('meeting_not_found');
    // A save that touches nothing asks whether what it was made from still stands.
    const touchesNothing = !own && !music;
    refuseStale(work, before, save, own || touchesNothing, music || touchesNothing);
    if (touchesNothing) return before;
    const fields = plainFields(save);
    await checkMembers(tx, wardId, fields, save.speakers, before);
    if (save.date !== undefined && save.date !== before.date) {
      await clearDate(tx, work, save.date, overwrite, id);
      const wasUsual = before.kind === (await kindOfSunday(tx, work, before.date));
      fields.date = save.date;
      if (wasUsual) fields.kind = await kindOfSunday(tx, work, save.date);
    }
    if (save.kind !== undefined) fields.kind = save.kind ?? (await kindOfSunday(tx, work, save.date ?? before.date));
    const kind = fields.kind ?? before.kind;
    const hasNoConductor = save.conductingMemberId === null || (!before.conductingMemberId && !save.conductingMemberId);
    const savesAsMeeting =
      save.status == null ? save.conductingMemberId === null : save.status !== 'draft' && save.status !== 'planned';
    if (hasNoConductor && savesAsMeeting && holdsMeeting(kind))
      throw invalidField('conductingMemberId', CONDUCTING_NEEDED);
    if (save.speakers) {
      await clearTalks(tx, wardId, id);
      await addTalks(tx, wardId, id, talksFrom(save.speakers));
    }
    if (save.hymns) await writeHymns(tx, work, id, allSlots(save.hymns));
    await updateMeeting(tx, wardId, id, { ...fields, isTouched: true, updatedAt: context.now() }, { own, music });
    const after = await settleStatus(tx, wardId, before, save.status);
    const summary = whatChanged(before, after);
    if (summary) await addEvent(tx, wardId, id, actor.name, summary);
    return after;
  });
}

/** True for a status that a person has set above what the rules give; a lower one rises with the plan. */
const isChosen = (meeting: MeetingRow): boolean => isAbove(meeting.status, workOutStatus(planOf(meeting)));
const mayStand = (meeting: MeetingRow): boolean =>
  meeting.status !== 'planned' || plannedProblems(planOf(meeting)).length === 0;

/** Works the status out again after a change, unless somebody chooses it now or had chosen it before. */
async function settleStatus(
  tx: Db,
  wardId: WardId,
  before: MeetingRow,
  asked?: MeetingStatus | null,
): Promise<MeetingRow> {
  const meeting = await reread(tx, wardId, before.id);
  const keeps = asked === undefined && isChosen(before) && mayStand(meeting);
  const status = keeps ? meeting.status : statusFor(meeting, asked);
  if (status === meeting.status) return meeting;
  await updateMeeting(tx, wardId, meeting.id, { status }, { own: false, music: false });
  return { ...meeting, status };
}

export async function changeMusic(work: Work, id: number, save: MusicChange): Promise<MeetingRow> {
  const given = HYMN_SLOT_NAMES.filter((slot) => save[slot] === null || save[slot]?.trim());
  if (given.length === 0) throw new AppError('nothing_to_save');
  const hymns = chosenHymns(Object.fromEntries(given.map((slot) => [slot, save[slot]?.trim() ?? null])));
  const { after } = await changePart(work, id, 'music', (tx, before) => {
    refuseStale(work, before, save, false, true);
    return writeHymns(tx, work, id, hymns);
  });
  return after;
}

/** Writes one part of a meeting: locks it, writes, counts up and works the status out again. */
export async function changePart<T>(
  work: Work,
  id: number,
  part: 'own' | 'music',
  write: (tx: Db, before: MeetingRow) => Promise<T>,
): Promise<{ written: T; after: MeetingRow }> {
  const { wardId, actor, context } = work;
  return transaction(context.database.db, async (tx) => {
    const before = await lockMeeting(tx, wardId, id);
    if (!before) throw new AppError('meeting_not_found');
    const written = await write(tx, before);
    await updateMeeting(
      tx,
      wardId,
      id,
      { isTouched: true, updatedAt: context.now() },
      { own: part === 'own', music: part === 'music' },
    );
    const after = await settleStatus(tx, wardId, before);
    const summary = whatChanged(before, after);
    if (summary) await addEvent(tx, wardId, id, actor.name, summary);
    return { written, after };
  });
}
