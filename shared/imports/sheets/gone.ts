import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { shortened } from '../line-parts.ts';
import { isTitle } from '../non-people.ts';
import { mayBePerson, toldByTitle } from '../other-people/list-titles.ts';
import type { RawRow } from '../rows.ts';

/** Headings above people who are not in the ward any more, or not yet. */
const GONE =
  /^(?:(?:recently )?(?:moved|moving)(?: (?:out|away))?(?: (?:members?|people|individuals|households|families|records))?|move outs?|(?:ward |branch )?(?:members?|people|individuals|households|families|records) (?:who (?:have )?)?(?:recently )?(?:moved|moving) (?:out|away)(?: .*)?|(?:miembros|membros|hermanos|irmaos|familias) (?:que se (?:han )?)?(?:mudad[oa]s|mudaron|mudaram|trasladad[oa]s|trasladaron)(?: .*)?|deceased|died|passed away|do not (?:contact|call)|(?:membership )?records? (?:moved|removed|out)|removed(?: records)?|members who (?:have |are )?(?:moved|died|gone|no longer here)(?: (?:out|away))?|(?:former|previous) (?:members?|bishopric|ward members)|(?:membership )?records? to be (?:moved|removed)|(?:currently )?serving (?:a )?(?:full time )?missions?|inactive|no longer in (?:the )?ward|visitors?|guests?|investigators?|friends|mudados?|mudanzas|fallecidos|falecidos)$/;
const RELEASED =
  /^(?:to be )?(?:released|releases|relevados?|relevos|desobrigad[oa]s?|former callings?|previous callings?)$/;
/** Headings above people who don't speak or pray. */
const NOT_ASKED =
  /^(?:(?:(?:people|members|those) (?:who are )?)?(?:currently )?(?:not available|unavailable)(?: .*)?|(?:please )?(?:do not|dont|never) (?:ask|assign|invite)(?: .*)?|(?:(?:people|members|those) who )?(?:wont|will not|do not|dont|cannot|cant|prefer not to|would rather not) (?:pray|speak|give)(?: .*)?|no disponibles?|indisponive(?:l|is))$/;

/** A line with nothing but a text, which may be the heading of the rows below. */
export function loneText({ values, unread }: RawRow): string | null {
  if (unread) return unread.text;
  const [[field, text] = [], another] = Object.entries(values).filter(([, said]) => said !== '');
  return (field === 'name' || field === 'firstName' || field === 'lastName') && !another ? (text ?? null) : null;
}
/** 'Moved Out (3)' and 'Released 2026' say how many and when. */
const wordsOf = (text: string): string => foldLoose(text).replace(/ \d+$/, '');
type Said = 'left' | 'released' | 'calling' | 'not asked' | null;
const LONGEST = 200;
function saidBy(text: string): Said {
  if (text.length > LONGEST) return null;
  const words = wordsOf(text);
  return NOT_ASKED.test(words)
    ? 'not asked'
    : RELEASED.test(words)
      ? 'released'
      : GONE.test(words)
        ? 'left'
        : toldByTitle(text);
}
/** Where a heading stands alone in its line. */
export const isGone = (text: string): boolean => saidBy(text) !== null;
/** Where other words may stand beside it, only a heading as it is usually written counts. */
export const isUsualGone = (text: string): boolean => GONE.test(wordsOf(text)) || RELEASED.test(wordsOf(text));

export const STILL_HERE = 'Is this person in the ward?';
type Asks = NonNullable<RawRow['asks']>;
/** Whether the row asks about what is said there already. */
export const isAskedAbout = ({ asks }: RawRow, text: string): boolean =>
  asks !== undefined && [`“${shortened(text)}”`, `“${shortened(text)}.”`].some((said) => asks.problem.includes(said));
/** Whoever looks at a calling, or is asked whether someone is in the ward, needs no second reason. */
const isAsked = (before: Asks, { problem, field }: Asks): boolean =>
  (field === 'calling' && before.field === field) ||
  before.problem.includes(problem.split(/(?<=[.?]”?) /).at(-1) ?? '');
/** A row with two questions asks both at once, since one correction answers everything that it asks. */
export function asking(row: RawRow, problem: string, field: Asks['field']): RawRow {
  if (row.unread || (row.asks && isAsked(row.asks, { problem, field }))) return row;
  return { ...row, asks: row.asks ? { ...row.asks, problem: `${row.asks.problem} ${problem}` } : { problem, field } };
}

/** About a row that is a heading or a person; it is kept as a person. */
export const mayBeHeading = (text: string): string =>
  `“${shortened(text)}” may be a heading, not a person. Please check.`;

/** People below a heading such as 'Moved Out' or 'Released' may have left, or have another's calling. */
export function belowHeadings(rows: readonly RawRow[]): RawRow[] {
  let above: { heading: string; said: Said } | null = null;
  return rows.map((row) => {
    const text = loneText(row);
    const said = saidBy(text ?? '');
    if (text !== null && said !== null) {
      above = { heading: shortened(text.replace(/:\s*$/, '')), said };
      if (!row.unread && !isUsualGone(text) && mayBePerson(text)) return asking(row, mayBeHeading(text), 'firstName');
      return row.unread
        ? row
        : {
            ...row,
            values: {},
            unread: { text, problem: `“${shortened(text)}” is a heading or a note, not a person.` },
          };
    }
    if (text !== null && (isTitle(text) || /:\s*$/.test(text))) above = null;
    if (above === null) return row;
    const below = `This row is below “${above.heading}.”`;
    if (above.said === 'left') return asking(row, `${below} ${STILL_HERE}`, 'firstName');
    if (above.said === 'not asked') return asking(row, `${below} Is this person available?`, 'firstName');
    if (above.said === 'released') return asking(row, `${below} Do they still have this calling?`, 'calling');
    return row.values.calling ? asking(row, `${below} Do they have this calling?`, 'calling') : row;
  });
}

/** The same for the heading of a whole table, which stands above the headings of its columns. */
export function belowTitle(rows: readonly RawRow[], above: readonly Line[]): RawRow[] {
  const lone = above.flatMap(({ cells }) => {
    const [text, ...others] = cells.filter((cell) => cell !== '');
    // Beside it stands when the list was made.
    return text !== undefined && others.every((other) => /\d/.test(other)) ? [text] : [];
  });
  const text = lone.findLast(isGone);
  return text === undefined
    ? [...rows]
    : belowHeadings([{ row: 0, values: {}, unread: { text, problem: text } }, ...rows]).slice(1);
}
