import * as z from 'zod/mini';
import { numberInWords } from '#shared/text/in-words.ts';

/** Postgres cannot store U+0000, and a lone surrogate is not a character in any script. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
export const UNSTORABLE = 'The text contains a character that can’t be saved';

/** A text of at most `max` characters, as typed; `message` is said of what is no text at all. */
export const text = (max: number, message?: string) =>
  z
    .string(message)
    .check(z.maxLength(max, `${numberInWords(max)} characters maximum`), z.refine(isStorable, UNSTORABLE));

/** A break or another control character of a text that has one line, with the white space around it, becomes one space. */
const inOneLine = (value: string): string =>
  value.replace(/[\s\p{Cc}]+/gu, (gap) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(gap) ? ' ' : gap));
const asOneLine = z.overwrite(inOneLine);

/** The same for what is written on one line, such as a name or a title. */
export const line = (max: number, message?: string) => text(max, message).check(asOneLine);

/** White space and characters that no one sees, such as a joiner without anything to join. */
const isUnseen = (value: string): boolean => !/[^\s\p{Cf}]/u.test(value);

/** One that must contain something to be seen; `message` is what the person reads when it does not. */
const required = (written: ReturnType<typeof text>, message: string) =>
  written.check(
    z.refine((value) => !isUnseen(value), message),
    z.trim(),
  );
export const requiredText = (message: string, max: number) => required(text(max, message), message);
export const requiredLine = (message: string, max: number) => required(line(max, message), message);

/** A text that may be left out or cleared: blank and null both come out as null, absent stays absent. */
export const optionalText = (max: number) => clearable(text(max));
export const optionalLine = (max: number) => clearable(line(max));
export const clearable = (written: ReturnType<typeof text>) =>
  z.optional(
    z.pipe(
      z.nullable(written),
      z.transform((value) => (value === null || value.trim() === '' ? null : value)),
    ),
  );

/** An email address, blank or absent; `Invalid email` otherwise. */
export const optionalEmail = clearable(
  text(254).check(
    z.trim(),
    z.refine(
      (value) => value === '' || /^(?!.*[<>(),;:"])[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(value),
      'Invalid email',
    ),
  ),
);

const MAX_INT = 2_147_483_647;
export const isId = (value: number) => Number.isInteger(value) && value > 0 && value <= MAX_INT;

/** An id in a body. Ids are positive 32-bit integers; a digit string is taken too, as forms send it. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.pipe(z.transform(Number), z.number().check(z.refine(isId))),
);
export const optionalId = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(id),
  ),
);

/** The version that an editor started from. Absent, the save is taken whatever was saved in between. */
export const begunFrom = z.optional(z.int());

/** The id of something that must be chosen; `message` is what the person reads when it is not. */
export const chosenId = (message: string) =>
  z.pipe(
    z.transform((value: unknown) => id.safeParse(value).data),
    z.int(message),
  );

/**
 * A moment: a Date from the database leaves as ISO 8601 in UTC. What has left before is taken as well, so that an answer
 * that a phone has kept is checked by the schema that made it.
 */
export const moment = z.pipe(
  z.union([z.date(), z.iso.datetime()]),
  z.transform((value) => (typeof value === 'string' ? value : value.toISOString())),
);
