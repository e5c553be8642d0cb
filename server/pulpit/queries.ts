import { and, eq, isNull, sql } from 'drizzle-orm';
import { meetings } from '#shared/meetings/table.ts';
import type { SheetFormat, SheetSource } from '#shared/pulpit/sheet.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/statement.ts';
import { ofMeeting } from '#server/meetings/queries.ts';
import { heldWard } from '#server/wards/hold-queries.ts';

export type StoredSheet = {
  edited: string | null;
  generated: string | null;
  generatedAt: Date | null;
  source: SheetSource;
  base: string | null;
};

/** The columns of a meeting that hold its sheet. */
const COLUMNS = {
  outline: {
    edited: 'editedOutline',
    generated: 'generatedOutline',
    generatedAt: 'outlineLastGenerated',
    base: 'editedOutlineBase',
  },
  script: {
    edited: 'editedScript',
    generated: 'generatedScript',
    generatedAt: 'scriptLastGenerated',
    base: 'editedScriptBase',
  },
} as const satisfies Record<
  SheetFormat,
  Record<Exclude<keyof StoredSheet, 'source'>, keyof typeof meetings.$inferSelect>
>;

/** Sheets do not count as changes of their meeting. */
export async function storeSheet(
  db: Db,
  wardId: WardId,
  id: number,
  format: SheetFormat,
  sheet: StoredSheet,
): Promise<void> {
  const at = COLUMNS[format];
  const fields = {
    [at.edited]: sheet.edited,
    [at.generated]: sheet.generated,
    [at.generatedAt]: sheet.generatedAt,
    [at.base]: sheet.base,
    ...(format === 'script' && { scriptSource: sheet.source }),
  };
  await db.update(meetings).set(fields).where(ofMeeting(wardId, id));
}

const value = (name: string) => sql`${sql.placeholder(name)}`;

const renewalOf = (format: SheetFormat) =>
  statement((db) => {
    const { edited, generated, generatedAt, base } = COLUMNS[format];
    const isScript = format === 'script';
    return db
      .update(meetings)
      .set({
        [generated]: value('fresh'),
        [generatedAt]: sql`${sql.param(sql.placeholder('now'), meetings[generatedAt])}`,
        [base]: sql`null`,
        ...(isScript && { scriptSource: sql`'template'` }),
      })
      .where(
        and(
          // First the ward is held, as with every save; how many rows that takes says nothing.
          sql`(select count(*) from (${heldWard(db)}) held) is not null`,
          eq(meetings.wardId, sql.placeholder('wardId')),
          eq(meetings.id, sql.placeholder('id')),
          eq(meetings.version, sql.placeholder('version')),
          eq(meetings.musicVersion, sql.placeholder('musicVersion')),
          isNull(meetings[edited]),
          sql`${meetings[generated]} is not distinct from ${value('generated')}`,
          isScript ? sql`coalesce(${meetings.scriptSource}, 'template') = ${value('source')}` : undefined,
        ),
      )
      .returning({ id: meetings.id });
  });
const renewed = { outline: renewalOf('outline'), script: renewalOf('script') };

/** The meeting and its sheet as they were read, with no edit; and the template's text that takes the place of the one there. */
type Renewal = Pick<typeof meetings.$inferSelect, 'id' | 'version' | 'musicVersion'> &
  Pick<StoredSheet, 'generated' | 'source'> & { fresh: string; now: Date };

/** False when the meeting or its sheet has been saved since it was read. */
export const renewSheet = async (db: Db, wardId: WardId, format: SheetFormat, renewal: Renewal): Promise<boolean> =>
  (await renewed[format](db, { ...renewal, wardId })).length > 0;
