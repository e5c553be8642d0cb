import { AppError } from '#shared/http/errors.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import type { pulpit } from '#shared/pulpit/contract.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import type { SheetFormat } from '#shared/pulpit/schema.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { WardAsk } from '#server/http/ask.ts';
import { findMeeting } from '#server/meetings/queries.ts';
import { readWard } from '#server/wards/service.ts';
import { saveSheet as storeSheet } from './queries.ts';

type Pulpit = typeof pulpit;

const savedSheet = (meeting: MeetingRow, format: SheetFormat) =>
  format === 'outline'
    ? { edited: meeting.editedOutline ?? null, generated: meeting.generatedOutline ?? null, generatedAt: meeting.outlineLastGenerated ?? null }
    : { edited: meeting.editedScript ?? null, generated: meeting.generatedScript ?? null, generatedAt: meeting.scriptLastGenerated ?? null };

/** The saved sheet. A generated one that is older than the meeting is made again, so that it never tells old news. */
export async function sheet({ house, wardId, params: { id, format } }: WardAsk<Pulpit['sheet']>) {
  const { db } = house.database;
  const ward = await readWard(house, wardId);
  const meeting = await findMeeting(db, wardId, id);
  if (!meeting) throw new AppError('meeting_not_found');
  const saved = savedSheet(meeting, format);
  if (saved.generated !== null && saved.generatedAt && saved.generatedAt >= meeting.updatedAt) return saved;
  const generated = format === 'outline' ? outlineText(meeting, ward) : scriptText(meeting, ward);
  const generatedAt = house.now();
  await storeSheet(db, wardId, id, format, { generated, at: generatedAt, keepsEdit: true });
  return { edited: saved.edited, generated, generatedAt };
}

export async function saveSheet({ house, wardId, params: { id, format }, body }: WardAsk<Pulpit['saveSheet']>) {
  const { db } = house.database;
  const content = body.isGenerated ? { generated: body.content, at: house.now() } : { edited: body.content };
  if (!(await storeSheet(db, wardId, id, format, content))) throw new AppError('meeting_not_found');
  const meeting = await findMeeting(db, wardId, id);
  if (!meeting) throw new AppError('meeting_not_found');
  return savedSheet(meeting, format);
}
