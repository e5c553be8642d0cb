import * as z from 'zod/mini';
import { text } from './schema.ts';

const whole = (lowest: number, highest: number) =>
  z.optional(z.pipe(z.pipe(z.string(), z.transform(Number)), z.int().check(z.minimum(lowest), z.maximum(highest))));

/** The query of a list that may be long. Without `pageSize` all rows come. */
export const Paging = {
  search: z.optional(text(200)),
  page: whole(1, 1_000_000),
  pageSize: whole(1, 200),
};
export type Paging = { search?: string; page?: number; pageSize?: number };

export const Total = z.object({ total: z.int() });
