import { sql, type SQL } from 'drizzle-orm';

/** A row by its id, and what tells its content from any other that it had or will have. */
export type Stamped = { id: number; stamp: string };

/** The stamp of a record, such as a whole row by the name of its table. */
export const recordStamp = (record: SQL): SQL<string> => sql<string>`hash_record_extended(${record}, 0)::text`;

/** The stamp of all records of a query, whatever their order: `from` and what follows it. */
export const recordsStamp = (record: SQL, from: SQL): SQL<string> =>
  sql<string>`(select coalesce(bit_xor(hash_record_extended(${record}, 0)), 0)::text from ${from})`;
