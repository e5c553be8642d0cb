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
