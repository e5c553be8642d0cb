import { AppError } from '#shared/http/errors.ts';
import type { SheetWard } from '#shared/pulpit/sheet.ts';
import { ownTextsAfter } from '#shared/invitations/own-texts.ts';
import { SETTING_WORDS, WARD_SETTINGS, type WardSetting } from '#shared/wards/words.ts';
import { WardConfig, WardRow, type NewWard, type WardChange, type WardConfigChange } from '#shared/wards/schema.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { isTransaction, joinTransaction } from '#server/db/connect.ts';
import { isUniqueViolation } from '#server/db/failures.ts';
import { demandProof } from '#server/auth/proof.ts';
import type { AppContext } from '#server/context.ts';
import { isRepetition } from '#server/http/stale.ts';
import { forgetDetails } from '#server/imports/past-queries.ts';
import { makeDraftsFor, renewDraftsFor } from '#server/meetings/drafts.ts';
import { clearGivenAway } from '#server/invitations/queries.ts';
import { clearDetails } from '#server/members/queries.ts';
import { onLockedSelf } from '#server/users/locked.ts';
import { endSignInsOfWard } from '#server/users/queries.ts';
import { findWard, findWardRow, insertWard, lockWard, updateWard, type StoredWard } from './queries.ts';
import { settingsOf, todayOf } from './settings.ts';
import { wordingAfter } from './wording-after.ts';

/**
 * The ward that a request is about is read once for each change of its settings; any other one each time. Whoever holds a
 * transaction does not wait for what another request is reading: that one may be waiting for the transaction's connection.
 */
export async function readWard({ database: { db }, keptWards, revised }: AppContext, wardId: WardId) {
  const find = () => findWard(db, wardId);
  const known = revised?.wardId === wardId ? ([String(wardId), String(revised.settings)] as const) : null;
  const ward = isTransaction(db)
    ? ((known && keptWards.made(...known)) ?? (await find()))
    : known
      ? await keptWards.get(...known, find)
      : await find();
  if (!ward) throw new AppError('ward_not_found');
  return ward;
}

/** What the sheets read of a ward, with the wording of its scripts. */
export function sheetWardOf(context: AppContext, ward: StoredWard): SheetWard {
  const { meetingTime, scriptWording } = settingsOf(context, ward);
  return { name: ward.name, stake: ward.stake, meetingTime, scriptWording };
}

/** The ward with its own today. */
export async function wardToday(context: AppContext, wardId: WardId) {
  const ward = await readWard(context, wardId);
  return { ward, today: todayOf(context, ward) };
}

async function readRow(context: AppContext, wardId: number) {
  const row = await findWardRow(context.database.db, wardId);
  if (!row) throw new AppError('ward_not_found');
  return row;
}

/** A new ward has the drafts of its first Sundays at once. */
export async function addWard(context: AppContext, actor: Actor, given: NewWard) {
  const added = await onLockedSelf({ context, actor }, async (tx) => {
    const ward = await insertWard(tx, given);
    await record(tx, context.now(), { wardId: ward.id, actor, action: 'ward_created', subject: ward.name });
    return ward;
  });
  await makeDraftsFor(context, added);
  return readRow(context, added.id);
}

export async function changeWard(
  context: AppContext,
  actor: Actor,
  wardId: number,
  { version, ...change }: WardChange,
) {
  const { before, after } = await onLockedSelf({ context, actor, wardId }, async (tx) => {
    const before = await lockWard(tx, wardId);
    const row = before && (await findWardRow(tx, wardId));
    if (!row) throw new AppError('ward_not_found');
    if (isRepetition('ward', { version, ...change }, row.version, () => WardRow.parse(row)))
      return { before, after: before };
    // It signs everyone in the ward out.
    if (before.isActive && change.isActive === false) demandProof(context, actor);
    const ward = await updateWard(tx, wardId, change, {}, context.now());
    if (!ward) throw new AppError('ward_not_found');
    if (before.isActive && !ward.isActive) await endSignInsOfWard(tx, wardId);
    const detail = before.isActive === ward.isActive ? null : ward.isActive ? 'reactivated' : 'deactivated';
    await record(tx, context.now(), { wardId, actor, action: 'ward_changed', subject: ward.name, detail });
    return { before, after: ward };
  });
  if (!before.isActive && after.isActive) await makeDraftsFor(context, after);
  return readRow(context, wardId);
}

/** What its administrators see and change of a ward. */
export function configOf(context: AppContext, ward: StoredWard): WardConfig {
  const { name: wardName, stake: stakeName, bishopName } = ward;
  return { ...settingsOf(context, ward), wardName, stakeName, bishopName, version: ward.version };
}

/** The settings that a save has changed, in the words of the screen. */
function changedSettings(before: WardConfig, after: WardConfig): string {
  const isSame = (key: WardSetting) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return WARD_SETTINGS.filter((key) => !isSame(key))
    .map((key) => SETTING_WORDS[key])
    .join(', ');
}

function nameTaken(): AppError {
  const { message } = new AppError('program_name_taken');
  return new AppError('program_name_taken', { errors: [{ path: 'publicProgram.name', message }] });
}

const DRAFT_SETTINGS = ['autoCreateMeetings', 'planningHorizonWeeks', 'fastSundayRule', 'timezone'] as const;

export async function changeConfig(
  context: AppContext,
  actor: Actor,
  wardId: WardId,
  change: WardConfigChange,
): Promise<WardConfig> {
  const {
    wardId: _,
    version: _version,
    wardName,
    stakeName,
    bishopName,
    meetingTime,
    scriptWording,
    invitationTexts,
    ...plain
  } = change;
  const { wardId: __, ...said } = change;
  const before = configOf(context, await readWard(context, wardId));
  const save = joinTransaction(context.database.db, async (tx) => {
    const held = await lockWard(tx, wardId);
    if (!held) throw new AppError('ward_not_found');
    const current = configOf(context, held);
    if (isRepetition('ward', said, current.version, () => WardConfig.parse(current))) return held;
    const settings = {
      ...plain,
      ...(scriptWording && { scriptWording: wordingAfter(current.scriptWording, scriptWording) }),
      ...(invitationTexts && { invitationTexts: ownTextsAfter(current.invitationTexts, invitationTexts) }),
    };
    const ward = await updateWard(
      tx,
      wardId,
      { name: wardName, stake: stakeName, bishopName, meetingTime },
      settings,
      context.now(),
    );
    if (!ward) throw new AppError('ward_not_found');
    if (current.memberDetails && !configOf(context, ward).memberDetails) {
      await clearDetails(tx, wardId, context.now());
      await clearGivenAway(tx, wardId);
      await forgetDetails(tx, wardId);
    }
    const detail = changedSettings(before, configOf(context, ward));
    if (detail !== '')
      await record(tx, context.now(), { wardId, actor, action: 'ward_configured', subject: ward.name, detail });
    return ward;
  });
  const after = await save.catch((error: unknown) => {
    throw isUniqueViolation(error, 'wards_program_name') ? nameTaken() : error;
  });
  const config = configOf(context, after);
  if (DRAFT_SETTINGS.some((key) => before[key] !== config[key])) await renewDraftsFor(context, after);
  return config;
}
