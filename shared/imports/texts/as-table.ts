import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { AS_SAID } from '../sheets/gone.ts';
import { isNoPerson, isPageNote, isStake, unitIn } from './page-notes.ts';

/** A line or an entry of a text: its cells, or none for a heading and for what can't be read; the latter says why. */
export type Said = { row: number; text: string; cells: string[] | null; problem?: string | undefined };

/** Why an office that every organization has is asked about, where no heading names one. */
export const ofNone = (office: string): string =>
  `“${office}” doesn’t say of which organization. Write the whole calling.`;

/** No more of them stand above the headings of a table. */
const MOST_ABOVE = 15;
const UNIT_TITLE = 'Ward';

/** Each line with the ward whose page it is on, and the question that a stake's page asks, where it names no ward. */
function withUnits(said: readonly Said[]): { units: string[] | null; stake: string | undefined } {
  let unit = '';
  const titles = said.filter(({ cells }) => cells === null);
  const named = new Set(titles.flatMap(({ text }) => foldLoose(unitIn(text) ?? '') || []));
  const stake = named.size > 0 ? undefined : titles.find(({ text }) => isStake(text) && isPageNote(text))?.text;
  if (named.size < 2) return { units: null, stake };
  const units = said.map(({ text, cells }) => (unit = (cells ? null : unitIn(text)) ?? unit));
  return { units, stake };
}

/**
 * The title above a row that says something of everyone below it, where another title stands between them. `isOfAll`: it holds
 * for the rest of the text, and otherwise for the next titles only.
 */
function titlesAbove(said: readonly Said[], isOfAll: boolean): (string | undefined)[] {
  let [title, isBehindOther, hasRows]: [string | undefined, boolean, boolean] = [undefined, false, false];
  return said.map(({ text, cells, problem }) => {
    if (cells) {
      hasRows = true;
      return isBehindOther ? title : undefined;
    }
    if (isGone(text)) [title, isBehindOther, hasRows] = [text, false, false];
    else if (title !== undefined && hasRows && !isOfAll && !problem) title = undefined;
    else isBehindOther = title !== undefined;
    return undefined;
  });
}

/**
 * Rows below headings, as in a sheet, without columns that no row fills. What stands before the first row, or before the line
 * that is number `first`, is above the headings. Null where that is too much.
 */
export function asTable(
  titles: readonly string[],
  said: readonly Said[],
  { first = said.findIndex(({ cells, problem }) => cells || problem), isOfAll = false } = {},
): Line[] | null {
  if (first < 0 || first > MOST_ABOVE) return null;
  const filled = titles.map((_, column) => said.some(({ cells }) => cells?.[column]));
  const isFilled = (_: string, column: number) => filled[column] ?? false;
  const { units, stake } = withUnits(said);
  const above = titlesAbove(said, isOfAll);
  const lines = said.map(({ row, text, cells, problem }, at): Line => {
    if (!cells) return { row, cells: [text], ...(at < first ? {} : { problem: problem ?? isNoPerson(text) }) };
    const asked = [
      problem,
      stake && `“${shortened(stake)}” is above this list. Is this person in the ward?`,
      above[at] && `This row is below ${quotedLast(above[at])} ${AS_SAID}`,
    ].filter(Boolean);
    const own = [...cells.filter(isFilled), ...(units ? [units[at] ?? ''] : [])];
    return { row, cells: own, ...(asked.length > 0 ? { problem: asked.join(' '), isLegible: true } : {}) };
  });
  const heading = [...titles.filter(isFilled), ...(units ? [UNIT_TITLE] : [])];
  return [...lines.slice(0, first), { row: lines[first]?.row ?? 1, cells: heading }, ...lines.slice(first)];
}
