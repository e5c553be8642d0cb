import { and, eq } from 'drizzle-orm';
import { meetings } from '#shared/meetings/table.ts';
import type { SheetFormat } from '#shared/pulpit/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

/** A saved edit stands; a freshly generated sheet takes the edit's place. Sheets do not count as changes of a meeting. */
export async function saveSheet(
  db: Db, wardId: WardId, id: number, format: SheetFormat,
  sheet: { edited: string } | { generated: string; at: Date; keepsEdit?: boolean },
): Promise<boolean> {
  const isEdit = 'edited' in sheet;
  const generated = isEdit ? null : sheet;
  const dropsEdit = generated !== null && !generated.keepsEdit;
  const fields =
    format === 'outline'
      ? {
          ...(isEdit ? { editedOutline: sheet.edited } : { generatedOutline: sheet.generated, outlineLastGenerated: sheet.at }),
          ...(dropsEdit ? { editedOutline: null } : {}),
        }
      : {
          ...(isEdit ? { editedScript: sheet.edited } : { generatedScript: sheet.generated, scriptLastGenerated: sheet.at }),
          ...(dropsEdit ? { editedScript: null } : {}),
        };
  const saved = await db.update(meetings).set(fields).where(and(eq(meetings.wardId, wardId), eq(meetings.id, id))).returning({ id: meetings.id });
  return saved.length > 0;
}
