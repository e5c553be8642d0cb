import { AppError, invalidField, FIELD_WORDS } from '#shared/http/errors.ts';
import type { afterward } from '#shared/meetings/afterward.ts';
import { lastMusicSunday } from '#shared/meetings/music/music-plan.ts';
import { PERSON_PARTS } from '#shared/meetings/parts.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { MeetingChange, MeetingRow, MusicChange, NewMeeting } from '#shared/meetings/schema.ts';
import type { AssignmentSwap } from '#shared/meetings/swap-schema.ts';
import { CONDUCTING_NEEDED, HYMN_SLOT_NAMES, TEXT_FIELDS } from '#shared/meetings/constants.ts';
import { swapChanges } from '#shared/meetings/swap.ts';
import { joinTransaction, transaction, type Db } from '#server/db/connect.ts';
import { withCommit } from '#server/db/transaction.ts';
import { endInvitations } from '#server/invitations/queries.ts';
import { clearDate, draftOn, kindOfSunday, onFreeDate, renewKindsAround } from './dates.ts';
import { insertDrafts } from './draft-queries.ts';
import { addEvent, keepEvents } from './event-queries.ts';
import { markTookPart, withoutAbsent } from '#server/invitations/absent.ts';
import { chosenHymns, touchesMusic, writeHymns, writeMusic } from './hymns.ts';
import { checkMembers, peopleFields, talksFrom } from './people.ts';
import { insertMeeting, meetingWith, updateMeeting, writeMeeting, type PartsCounted } from './change-queries.ts';
import { addTalks, clearTalks, lockMeeting, meetingOn, type MeetingFields } from './queries.ts';
import type { WholeMeeting } from './present.ts';
import { changesNothing } from './repeated.ts';
import { settledStatus, settleStatus } from './status.ts';
import { whatChanged } from './what-changed.ts';
import { reread, staleMeeting, type MeetingWork } from './work.ts';

type Content = Omit<MeetingChange, 'wardId' | 'date' | 'overwrite' | 'version' | 'musicVersion'>;

const AFTERWARD = ['heldAsPlanned', 'attendance'] as const satisfies (keyof typeof afterward)[];
/** Before the meeting, no one knows how it went. */
function refuseEarly(save: MeetingChange, date: string, today: string): void {
  const early = AFTERWARD.find((field) => save[field] != null);
  if (early && date > today) throw invalidField(early, FIELD_WORDS.notHeldYet);
}

function plainFields(content: Content): MeetingFields {
  const fields = peopleFields(content);
  for (const key of TEXT_FIELDS) if (content[key] !== undefined) fields[key] = content[key];
  if (content.isComplete !== undefined) fields.isComplete = content.isComplete;
  if (content.heldAsPlanned !== undefined) fields.heldAsPlanned = content.heldAsPlanned;
  if (content.attendance !== undefined) fields.attendance = content.attendance;
  return fields;
}

export async function scheduleMeeting(work: MeetingWork, save: NewMeeting): Promise<MeetingRow> {
  const { context, wardId, actor } = work;
  const { overwrite } = save;
  return onFreeDate(work, save.date, overwrite, async (tx) => {
    const kind = save.kind ?? (await kindOfSunday(tx, work, save.date));
    // A request for 'planned' is told everything that is missing, not just the first thing.
    const isExcused = save.status === 'draft' || (save.status === 'planned' && !save.isComplete) || !holdsMeeting(kind);
    if (!save.conductingMemberId && !isExcused) throw invalidField('conductingMemberId', CONDUCTING_NEEDED);
    const fields = plainFields(save);
    await checkMembers(tx, wardId, fields, save);
    const { draft, history } = await draftOn(tx, work, save.date, overwrite);
    const planned = { ...fields, kind, status: 'draft' as const, isTouched: true, updatedAt: context.now() };
    const id = draft ?? (await insertMeeting(tx, wardId, save.date, planned));
    if (draft !== null) await updateMeeting(tx, wardId, id, planned, { own: true, music: touchesMusic(save) });
    await addTalks(tx, wardId, id, talksFrom(save.speakers ?? []));
    await writeMusic(tx, work, id, save);
    await keepEvents(tx, wardId, id, history);
    if (!holdsMeeting(kind) || history.length > 0) await renewKindsAround(tx, work, [save.date]);
    await addEvent(
      tx,
      wardId,
      id,
      actor.name,
      history.length > 0 ? 'Scheduled, replacing another meeting' : 'Scheduled the meeting',
    );
    return settleStatus(tx, wardId, await reread(tx, wardId, id), save.status);
  });
}

const OWN_FIELDS = [
  'date',
  'kind',
  'status',
  'isComplete',
  ...AFTERWARD,
  'speakers',
  ...PERSON_PARTS.map(({ field }) => field),
  ...TEXT_FIELDS,
] as const;

export async function changeMeeting(work: MeetingWork, id: number, asked: MeetingChange): Promise<MeetingRow> {
  const own = OWN_FIELDS.some((key) => asked[key] !== undefined);
  const music = touchesMusic(asked);
  const { date, overwrite } = asked;
  return joinTransaction(work.context.database.db, async (tx) => {
    const before = await lockMeeting(tx, work.wardId, id, date);
    if (!before) throw new AppError('meeting_not_found');
    const save = withoutAbsent(before, asked);
    // A save that changes nothing checks whether its starting point is still current.
    const touchesNothing = !own && !music;
    const stale = staleMeeting(work, before, save, own || touchesNothing, music || touchesNothing);
    const keepsDate = date === undefined || date === before.date;
    if (stale) {
      const write = (inner: Db) => applyChange(inner, work, before, save);
      if (!touchesNothing && keepsDate && (await changesNothing(tx, before, write))) return before;
      throw stale;
    }
    if (touchesNothing) return before;
    if (keepsDate) return applyChange(tx, work, before, save);
    return onFreeDate(work, date, overwrite, (inner) => applyChange(inner, work, before, save), tx);
  });
}

type Written = { counts: PartsCounted; talks: boolean; marks?: boolean; status?: MeetingChange['status'] };

/** Writes a locked meeting with these fields, the status that follows, and the line in its history. */
async function writeChange(
  tx: Db,
  { wardId, actor, context }: MeetingWork,
  before: WholeMeeting,
  changed: MeetingFields,
  { counts, talks, marks = false, status }: Written,
): Promise<MeetingRow> {
  const fields = { ...changed, isTouched: true, updatedAt: context.now() };
  const whole = await meetingWith(tx, wardId, before, { fields, counts, talks, marks });
  const settled = settledStatus(whole, status);
  const after = { ...whole, status: settled.status };
  const summary = whatChanged(before, after);
  await withCommit(
    tx,
    writeMeeting(tx, wardId, whole, settled, summary ? { actor: actor.name, summary } : null),
    endInvitations(tx, wardId, whole.endedInvitations),
  );
  return after;
}

/** Checks a change of a locked meeting, and writes all of it. */
async function applyChange(tx: Db, work: MeetingWork, before: WholeMeeting, save: MeetingChange): Promise<MeetingRow> {
  const { wardId } = work;
  const { id } = before;
  refuseEarly(save, save.date ?? before.date, work.today);
  const fields = plainFields(save);
  await checkMembers(tx, wardId, fields, save, before);
  if (save.heldAsPlanned != null) await markTookPart(tx, work, before, save.tookPart ?? []);
  if (save.date !== undefined && save.date !== before.date) {
    await clearDate(tx, work, id, save.date, save.overwrite);
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
    await Promise.all([clearTalks(tx, wardId, id), addTalks(tx, wardId, id, talksFrom(save.speakers))]);
  }
  await writeMusic(tx, work, id, save);
  const counts = { own: OWN_FIELDS.some((key) => save[key] !== undefined), music: touchesMusic(save) };
  const marks = save.heldAsPlanned != null && save.tookPart !== undefined;
  const after = await writeChange(tx, work, before, fields, {
    counts,
    talks: save.speakers !== undefined,
    marks,
    status: save.status,
  });
  const isElsewhere = after.date !== before.date && !holdsMeeting(kind);
  if (isElsewhere || holdsMeeting(kind) !== holdsMeeting(before.kind))
    await renewKindsAround(tx, work, [before.date, after.date]);
  return after;
}

/** Lets two assignments change places, or one move, in one transaction; both meetings record it in their history. */
export async function swapAssignments(work: MeetingWork, { from, to }: AssignmentSwap): Promise<MeetingRow[]> {
  return joinTransaction(work.context.database.db, async (tx) => {
    const locked = new Map<number, WholeMeeting>();
    // Always in the same order, so that two opposite swaps wait for each other instead of blocking each other.
    for (const id of [from.meetingId, to.meetingId].toSorted((a, b) => a - b)) {
      const meeting = locked.get(id) ?? (await lockMeeting(tx, work.wardId, id));
      if (!meeting) throw new AppError('meeting_not_found');
      locked.set(id, meeting);
    }
    const [source, target] = [locked.get(from.meetingId), locked.get(to.meetingId)];
    if (!source || !target) throw new AppError('meeting_not_found');
    const stale = staleMeeting(work, source, from, true, false) ?? staleMeeting(work, target, to, true, false);
    if (stale) throw stale;
    const changes = swapChanges({ from: source, to: target }, { from, to });
    const after = [await applyChange(tx, work, source, changes.from)];
    if (source !== target) after.push(await applyChange(tx, work, target, changes.to));
    return after;
  });
}

export async function changeMusic(work: MeetingWork, id: number, save: MusicChange): Promise<MeetingRow> {
  const given = HYMN_SLOT_NAMES.filter((slot) => save[slot] === null || save[slot]?.trim());
  if (given.length === 0) throw new AppError('nothing_to_save');
  const hymns = chosenHymns(Object.fromEntries(given.map((slot) => [slot, save[slot]?.trim() ?? null])));
  const { after } = await changePart(work, id, 'music', async (tx, before) => {
    const write = (inner: Db) => writeHymns(inner, work, id, hymns);
    const stale = staleMeeting(work, before, save, false, true);
    if (!stale) return write(tx);
    const tried = async (inner: Db) => {
      await write(inner);
      return reread(inner, work.wardId, id);
    };
    if (await changesNothing(tx, before, tried)) return UNCHANGED;
    throw stale;
  });
  return after;
}

const UNCHANGED = Symbol('nothing was written');

/** Writes one part of a meeting: locks it, writes, counts up and works the status out again. */
export async function changePart<T>(
  work: MeetingWork,
  id: number,
  part: 'own' | 'music',
  write: (tx: Db, before: MeetingRow) => Promise<T>,
): Promise<{ written: T; after: MeetingRow }> {
  return joinTransaction(work.context.database.db, async (tx) => {
    const before = await lockMeeting(tx, work.wardId, id);
    if (!before) throw new AppError('meeting_not_found');
    const written = await write(tx, before);
    if (written === UNCHANGED) return { written, after: before };
    const counts = { own: part === 'own', music: part === 'music' };
    const after = await writeChange(tx, work, before, {}, { counts, talks: counts.own });
    return { written, after };
  });
}

/** The meeting of a Sunday, or a draft as the planner makes ahead. Of two who ask at once, both get the same one. */
export const openSunday = (work: MeetingWork, date: string): Promise<MeetingRow> => {
  if (date < work.today) throw invalidField('date', FIELD_WORDS.pastSunday);
  return transaction(work.context.database.db, async (tx) => {
    if (!(await meetingOn(tx, work.wardId, date))) {
      if (date > lastMusicSunday(work.today)) throw invalidField('date', FIELD_WORDS.farSunday);
      await insertDrafts(tx, [{ wardId: work.wardId, date, kind: await kindOfSunday(tx, work, date) }]);
    }
    const meeting = await meetingOn(tx, work.wardId, date);
    return reread(tx, work.wardId, meeting?.id ?? 0);
  });
};
