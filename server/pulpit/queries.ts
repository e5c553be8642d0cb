import { and, eq } from 'drizzle-orm';
import { meetings } from '#shared/meetings/table.ts';
import type { SheetFormat, SheetSource } from '#shared/pulpit/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

export type StoredSheet = {
  edited: string | null;
  generated: string | null;
  generatedAt: Date | null;
  source: SheetSource;
  base: string | null;
};

const oneMeeting = (wardId: WardId, id: number) => and(eq(meetings.wardId, wardId), eq(meetings.id, id));

export async function findSheet(db: Db, wardId: WardId, id: number, format: SheetFormat): Promise<StoredSheet | null> {
  const { editedOutline, generatedOutline, editedOutlineBase, outlineLastGenerated } = meetings;
  const { editedScript, generatedScript, editedScriptBase, scriptLastGenerated, scriptSource: source } = meetings;
  const columns =
    format === 'outline'
      ? {
          edited: editedOutline,
          generated: generatedOutline,
          base: editedOutlineBase,
          generatedAt: outlineLastGenerated,
          source,
        }
      : {
          edited: editedScript,
          generated: generatedScript,
          base: editedScriptBase,
          generatedAt: scriptLastGenerated,
          source,
        };
  const [row] = await db.select(columns).from(meetings).where(oneMeeting(wardId, id));
  return row ? { ...row, source: format === 'script' && row.source === 'ai' ? 'ai' : 'template' } : null;
}

/** Sheets do not count as changes of their meeting. */
export async function storeSheet(
  db: Db,
  wardId: WardId,
  id: number,
  format: SheetFormat,
  sheet: StoredSheet,
): Promise<void> {
  const { edited, generated, generatedAt, source, base } = sheet;
  const fields =
    format === 'outline'
      ? {
          editedOutline: edited,
          generatedOutline: generated,
          outlineLastGenerated: generatedAt,
          editedOutlineBase: base,
        }
      : {
          editedScript: edited,
          generatedScript: generated,
          scriptLastGenerated: generatedAt,
          editedScriptBase: base,
          scriptSource: source,
        };
  await db.update(meetings).set(fields).where(oneMeeting(wardId, id));
}
