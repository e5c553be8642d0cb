import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

/**
 * What imports can still undo goes by the versions of members. Before those get `raised`, an SQL expression of `version`,
 * the traces follow them by as much, so that a member counts as changed since exactly if that was so before.
 */
export async function raiseTraces(tx: Db, wardId: number | null, raised: SQL): Promise<void> {
  const ours = wardId === null ? sql`true` : sql`ward_id = ${wardId}`;
  const more = (one: SQL) => sql`jsonb_build_object('version', (${one}->>'version')::int + coalesce(by, 0))`;
  const list = (name: string, id: SQL, change: SQL) => sql`
    (select coalesce(jsonb_agg(${change} order by place), '[]') from jsonb_array_elements(trace->${name}::text)
      with ordinality as item(one, place) left join moved on moved.id = (${id})::int)`;
  await tx.execute(sql`
    with moved as (select id, ${raised} - version as by from members where ${ours})
    update member_imports set trace = trace || jsonb_build_object(
      'added', ${list('added', sql`one->>'id'`, sql`one || ${more(sql`one`)}`)},
      'changed', ${list(
        'changed',
        sql`one->'before'->>'id'`,
        sql`one || ${more(sql`one`)} || jsonb_build_object('before', (one->'before') || ${more(sql`(one->'before')`)})`,
      )})
    where trace is not null and ${ours}`);
}
