import { and, eq, sql } from 'drizzle-orm';
import { isStorable } from '#shared/text/schema.ts';
import { wards } from '#shared/wards/table.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { statement } from '#server/db/statement.ts';
import type { Db } from '#server/db/connect.ts';

const published = statement((db) =>
  db
    .select()
    .from(wards)
    .where(
      and(
        sql`(${wards.customization} #>> '{publicProgram,name}') = ${sql.placeholder('name')}`,
        sql`(${wards.customization} #>> '{publicProgram,isOn}') = 'true'`,
        eq(wards.isActive, true),
      ),
    ),
);

/** The ward that publishes its program under this name, if one does at this moment. */
export async function findPublisher(db: Db, name: string): Promise<StoredWard | null> {
  if (!isStorable(name)) return null;
  const [row] = await published(db, { name });
  return row ?? null;
}
