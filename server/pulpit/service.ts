import { AppError } from '#shared/http/errors.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import type { SheetFormat } from '#shared/pulpit/schema.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { WardId } from '#server/access/actor.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { House } from '#server/http/ask.ts';
import { lockMeeting } from '#server/meetings/queries.ts';
import { readWard } from '#server/wards/service.ts';
import { findSheet, storeSheet, type StoredSheet } from './queries.ts';

type Place = { house: House; wardId: WardId; id: number; format: SheetFormat };
type Ward = Awaited<ReturnType<typeof readWard>>;

/** The meeting is held meanwhile, so that no save comes between what is read and what is written. */
async function together(tx: Db, { wardId, id, format }: Place, ward: Ward) {
  const meeting = await lockMeeting(tx, wardId, id);
  const stored = meeting && (await findSheet(tx, wardId, id, format));
  if (!meeting || !stored) throw new AppError('meeting_not_found');
  const facts = outlineText(meeting, ward);
  return { meeting, stored, facts, fresh: format === 'outline' ? facts : scriptText(meeting, ward) };
}

/** The saved sheet. What the template made is made again when the meeting has changed; what somebody or the model wrote stays. */
export async function readSheet(place: Place) {
  const { house, wardId, id, format } = place;
  const ward = await readWard(house, wardId);
  return transaction(house.database.db, async (tx) => {
    const { meeting, stored, facts, fresh } = await together(tx, place, ward);
    const isModels = stored.source === 'ai' && stored.generated !== null;
    const isCurrent = stored.generated !== null && stored.generatedAt !== null && stored.generatedAt >= meeting.updatedAt;
    if (isModels || isCurrent) return { ...stored, facts, fresh };
    if (stored.edited !== null) return { ...stored, generated: fresh, facts, fresh };
    const made: StoredSheet = { edited: null, generated: fresh, generatedAt: house.now(), source: 'template', base: null };
    await storeSheet(tx, wardId, id, format, made);
    return { ...made, facts, fresh };
  });
}

type Save = { content: string; isGenerated: boolean; source?: StoredSheet['source']; base?: string | null };

/** An edit stands beside what is generated; a freshly generated sheet takes the edit's place. */
export async function writeSheet(place: Place, save: Save) {
  const { house, wardId, id, format } = place;
  const ward = await readWard(house, wardId);
  return transaction(house.database.db, async (tx) => {
    const { stored, facts, fresh } = await together(tx, place, ward);
    const base = save.base ?? facts;
    const isModels = format === 'script' && save.source === 'ai';
    const sheet: StoredSheet = save.isGenerated
      ? { edited: null, generated: save.content, source: isModels ? 'ai' : 'template', base: isModels ? base : null, generatedAt: house.now() }
      : { ...stored, edited: save.content, generated: stored.source === 'ai' ? stored.generated : fresh, base, generatedAt: house.now() };
    await storeSheet(tx, wardId, id, format, sheet);
    return { ...sheet, facts, fresh };
  });
}
