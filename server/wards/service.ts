import { AppError } from '#shared/http/errors.ts';
import type { SheetWard } from '#shared/pulpit/sheet.ts';
import { SETTING_WORDS, WARD_SETTINGS, type WardSetting } from '#shared/wards/settings.ts';
import type { NewWard, WardChange, WardConfig, WardConfigChange } from '#shared/wards/schema.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { House } from '#server/access/request.ts';
import { makeDraftsFor, renewDraftsFor } from '#server/meetings/drafts.ts';
import { endSignInsOfWard } from '#server/users/queries.ts';
import { findWard, findWardRow, insertWard, lockWard, updateWard, type StoredWard } from './queries.ts';
import { settingsOf, todayOf } from './settings.ts';
import { wordingAfter } from './wording-after.ts';

export async function readWard(house: House, wardId: WardId) {
  const ward = await findWard(house.database.db, wardId);
  if (!ward) throw new AppError('ward_not_found');
  return ward;
}

/** What the sheets read of a ward, with the wording of its scripts. */
export function sheetWardOf(house: House, ward: StoredWard): SheetWard {
  const { meetingTime, scriptWording } = settingsOf(house, ward);
  return { name: ward.name, stake: ward.stake, meetingTime, scriptWording };
}

/** The ward with its own today. */
export async function wardToday(house: House, wardId: WardId) {
  const ward = await readWard(house, wardId);
  return { ward, today: todayOf(house, ward) };
}

async function readRow(house: House, wardId: number) {
  const row = await findWardRow(house.database.db, wardId);
  if (!row) throw new AppError('ward_not_found');
  return row;
}

/** A new ward has the drafts of its first Sundays at once. */
export async function addWard(house: House, actor: Actor, given: NewWard) {
  const added = await transaction(house.database.db, async (tx) => {
    const ward = await insertWard(tx, given);
    await record(tx, house.now(), { wardId: ward.id, actor, action: 'ward_created', subject: ward.name });
    return ward;
  });
  await makeDraftsFor(house, added);
  return readRow(house, added.id);
}

export async function changeWard(house: House, actor: Actor, wardId: number, change: WardChange) {
  const before = await findWard(house.database.db, wardId);
  if (!before) throw new AppError('ward_not_found');
  const after = await transaction(house.database.db, async (tx) => {
    const ward = await updateWard(tx, wardId, change, {}, house.now());
    if (!ward) throw new AppError('ward_not_found');
    if (before.isActive && !ward.isActive) await endSignInsOfWard(tx, wardId);
    const detail = before.isActive === ward.isActive ? null : ward.isActive ? 'reactivated' : 'deactivated';
    await record(tx, house.now(), { wardId, actor, action: 'ward_changed', subject: ward.name, detail });
    return ward;
  });
  if (!before.isActive && after.isActive) await makeDraftsFor(house, after);
  return readRow(house, wardId);
}

/** What its administrators see and change of a ward. */
export function configOf(house: House, ward: StoredWard): WardConfig {
  const { name: wardName, stake: stakeName, bishopName } = ward;
  return { ...settingsOf(house, ward), wardName, stakeName, bishopName };
}

/** The settings that a save has changed, in the words of the screen. */
function changedSettings(before: WardConfig, after: WardConfig): string {
  const isSame = (key: WardSetting) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return WARD_SETTINGS.filter((key) => !isSame(key))
    .map((key) => SETTING_WORDS[key])
    .join(', ');
}

const DRAFT_SETTINGS = ['autoCreateMeetings', 'planningHorizonWeeks', 'fastSundayRule', 'timezone'] as const;

export async function changeConfig(
  house: House,
  actor: Actor,
  wardId: WardId,
  change: WardConfigChange,
): Promise<WardConfig> {
  const { wardId: _, wardName, stakeName, bishopName, meetingTime, scriptWording, ...plain } = change;
  const before = configOf(house, await readWard(house, wardId));
  const after = await transaction(house.database.db, async (tx) => {
    const held = await lockWard(tx, wardId);
    if (!held) throw new AppError('ward_not_found');
    const settings = scriptWording
      ? { ...plain, scriptWording: wordingAfter(configOf(house, held).scriptWording, scriptWording) }
      : plain;
    const ward = await updateWard(
      tx,
      wardId,
      { name: wardName, stake: stakeName, bishopName, meetingTime },
      settings,
      house.now(),
    );
    if (!ward) throw new AppError('ward_not_found');
    const detail = changedSettings(before, configOf(house, ward));
    if (detail !== '')
      await record(tx, house.now(), { wardId, actor, action: 'ward_configured', subject: ward.name, detail });
    return ward;
  });
  const config = configOf(house, after);
  if (DRAFT_SETTINGS.some((key) => before[key] !== config[key])) await renewDraftsFor(house, after);
  return config;
}
