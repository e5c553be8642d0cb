import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { APOSTROPHES, fold, QUOTATION_MARKS, WHOLE } from '#shared/text/fold.ts';

/** The ranges of letters, marks, and symbols in Unicode; nothing between them is used in names. */
const PLANES = [
  [0, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe01ff],
] as const;
const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;

/** The characters of a class as a bracket expression that Postgres reads, which has no such classes of its own. */
function bracket(isMember: RegExp): string {
  const ranges: string[] = [];
  for (const [first, last] of PLANES) {
    let start: number | null = null;
    for (let code = first; code <= last + 1; code += 1) {
      const isIn = code <= last && isMember.test(String.fromCodePoint(code));
      if (isIn) start ??= code;
      else if (start !== null) {
        ranges.push(`${escaped(start)}-${escaped(code - 1)}`);
        start = null;
      }
    }
  }
  return `[${ranges.join('')}]`;
}

type Classes = { marks: string; signs: string; spaces: string };
let made: Classes | null = null;
/** Built at the first search: a moment's work that startup does not have to wait for. */
const classes = (): Classes =>
  (made ??= { marks: bracket(/\p{M}/u), signs: bracket(/[\p{P}\p{S}]/u), spaces: bracket(/\s/u) });

const replaced = (text: SQL, pairs: readonly [letter: string, plain: string][]): SQL =>
  pairs.reduce((inner, [letter, plain]) => sql`replace(${inner}, ${letter}, ${plain})`, text);

/** What a search looks for, compared with `folded` columns; null looks for everything. */
export const searchPattern = (search: string | undefined): string | null =>
  search && fold(search) !== '' ? `%${fold(search).replace(/[\\%_]/g, '\\$&')}%` : null;

/** A column much like `fold` in shared/text: for lists that are searched too rarely to store a folded copy. */
export function folded(column: SQLWrapper): SQL {
  const bare = sql`lower(regexp_replace(normalize(coalesce(${column}, ''), nfd), ${'[\\u0300-\\u036f]'}, '', 'g') collate "und-x-icu")`;
  return replaced(bare, Object.entries({ ...WHOLE, '’': "'" }));
}

/** A text as `foldLoose` in shared/text makes it, by the database: it does both with the same outcome. */
export function foldedLoose(text: SQLWrapper): SQL<string> {
  const { marks, signs, spaces } = classes();
  const bare = sql`lower(regexp_replace(normalize(${text}, NFD), ${marks}, '', 'g') collate "und-x-icu")`;
  const letters = replaced(bare, Object.entries(WHOLE));
  // Characters without a counterpart in the last argument are dropped: quotes appear inside words.
  const unquoted = sql`translate(${letters}, ${`'"${APOSTROPHES}${QUOTATION_MARKS}`}, '')`;
  const parted = sql`regexp_replace(${unquoted}, ${signs}, ' ', 'g')`;
  return sql<string>`btrim(regexp_replace(${parted}, ${`${spaces}+`}, ' ', 'g'))`;
}

/** Numbers up to this many digits go by their size. */
const DIGITS = 4;

/** By what texts are put in order: letters without regard to case and accents, as any script sorts them, and numbers by their size. */
export function sortedAs(text: SQLWrapper): SQL<string> {
  let key = foldedLoose(text);
  for (let digits = 1; digits < DIGITS; digits += 1) {
    key = sql`regexp_replace(${key}, ${`(?<![0-9])([0-9]{${digits}})(?![0-9])`}, ${`${'0'.repeat(DIGITS - digits)}\\1`}, 'g')`;
  }
  return sql<string>`${key} collate "und-x-icu"`;
}
