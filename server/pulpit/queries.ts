import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { meetings } from '#shared/meetings/table.ts';
import type { SheetFormat, SheetSource } from '#shared/pulpit/schema.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';

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

const value = (name: string) => sql`${sql.placeholder(name)}`;
const asSeen = and(
  eq(meetings.wardId, sql.placeholder('wardId')),
  eq(meetings.id, sql.placeholder('id')),
  eq(meetings.version, sql.placeholder('version')),
  eq(meetings.musicVersion, sql.placeholder('musicVersion')),
);
const { generatedOutline, generatedScript, outlineLastGenerated, scriptLastGenerated } = meetings;
const renewed = {
  outline: statement((db) =>
    db
      .update(meetings)
      .set({
        generatedOutline: value('fresh'),
        outlineLastGenerated: sql`${sql.param(sql.placeholder('now'), outlineLastGenerated)}`,
        editedOutlineBase: null,
      })
      .where(
        and(
          asSeen,
          isNull(meetings.editedOutline),
          sql`${generatedOutline} is not distinct from ${value('generated')}`,
        ),
      )
      .returning({ id: meetings.id }),
  ),
  script: statement((db) =>
    db
      .update(meetings)
      .set({
        generatedScript: value('fresh'),
        scriptLastGenerated: sql`${sql.param(sql.placeholder('now'), scriptLastGenerated)}`,
        editedScriptBase: null,
        scriptSource: 'template',
      })
      .where(
        and(
          asSeen,
          isNull(meetings.editedScript),
          or(isNull(meetings.scriptSource), ne(meetings.scriptSource, 'ai')),
          sql`${generatedScript} is not distinct from ${value('generated')}`,
        ),
      )
      .returning({ id: meetings.id }),
  ),
};

type Renewal = Pick<typeof meetings.$inferSelect, 'id' | 'version' | 'musicVersion'> & {
  /** The text that is there, and the one that takes its place. */
  generated: string | null;
  fresh: string;
  now: Date;
};

/** The template's text of a meeting in place of an older one; false when the meeting or its sheet has been saved since it was read. */
export const renewSheet = async (db: Db, wardId: WardId, format: SheetFormat, renewal: Renewal): Promise<boolean> =>
  (await renewed[format](db, { ...renewal, wardId })).length > 0;
