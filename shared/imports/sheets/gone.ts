import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { isAnnouncement } from '../headings/friendly-titles.ts';
import { isGroupTitle } from '../group-titles/group-titles.ts';
import { beginsWithPerson, isGiven } from '../headings/name-evidence.ts';
import { isTellingTitle } from '../headings/telling-titles.ts';
import { isAtHome, mayBeMissionaries, oneWordHeadings, tellsOfAway } from '../headings/one-word.ts';
import { withinFrame } from '../dividers/dividers.ts';
import { isGone, isUsualGone, saidAlone, saidBetween, saidBy, type SaidBelow } from '../dividers/said-by-headings.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { looksLikeFullName } from '../names.ts';
import { isTitle } from '../non-people.ts';
import { isHarmlessTitle, nameInTitle } from '../other-people/harmless-titles.ts';
import { mayBePerson } from '../other-people/list-titles.ts';
import { isHarmlessSection } from '../dividers/harmless-sections.ts';
import { stateBehindTitle } from '../dividers/titles-with-states.ts';
import type { RawRow } from '../rows.ts';
import { withoutPassingWards } from '../units/passing-wards.ts';
import { isNoName } from '../dividers/no-name-lines.ts';
import { isNoticeAbove } from '../texts/list-notices.ts';
import { mayTell } from '../dividers/may-tell.ts';
import { mayBeOfPeople } from '../dividers/of-people.ts';
import { titlesAlone } from '../dividers/titles-alone.ts';

/** A line with nothing but a text, which may be the heading of the rows below. */
export function loneText({ values, unread }: RawRow): string | null {
  if (unread) return unread.isAside && !unread.mayHead ? null : unread.text;
  const [[field, text] = [], another] = Object.entries(values).filter(([, said]) => said !== '');
  return (field === 'name' || field === 'firstName' || field === 'lastName') && !another ? (text ?? null) : null;
}
export const STILL_HERE = 'Is this person in the ward?';
/** About a title that may say anything of everyone below. */
export const AS_SAID = 'Is this person in the ward, and is the rest still so?';
type Asks = NonNullable<RawRow['asks']>;
/** Whether the row asks about what is said there already. */
export const isAskedAbout = ({ asks }: RawRow, text: string): boolean =>
  asks !== undefined && [`“${shortened(text)}”`, quotedLast(text)].some((said) => asks.problem.includes(said));
/** Whoever looks at a calling, or is asked whether someone is in the ward, needs no second reason. */
const isAsked = (before: Asks, { problem, field }: Asks): boolean =>
  (field === 'calling' && before.field === field) ||
  before.problem.includes(problem.split(/(?<=[.?!]”?) /).at(-1) ?? '');
/** A row with two questions asks both at once, since one correction answers everything that it asks. */
export function asking(row: RawRow, problem: string, field: Asks['field']): RawRow {
  if (row.unread || (row.asks && isAsked(row.asks, { problem, field }))) return row;
  return { ...row, asks: row.asks ? { ...row.asks, problem: `${row.asks.problem} ${problem}` } : { problem, field } };
}

/** What a row asks, which is answered where the ward is called `unit`: 'Cottonwood Members.' */
const askingInUnit = (before: RawRow, row: RawRow, unit: string | null): RawRow =>
  row.asks && row !== before && unit !== null
    ? { ...row, asks: { ...row.asks, unit, ...(before.asks ? { others: before.asks } : {}) } }
    : row;

/** About a row that is a heading or a person; it is kept as a person. */
export const mayBeHeading = (text: string): string =>
  `“${shortened(text)}” may be a heading, not a person. Please check.`;

/** A row that is kept as a person asks whether it is one, where others ask what it says of them; 'Kim Home' is one. */
export function askingWhereUsed(rows: readonly RawRow[], used: ReadonlyMap<number, string>): RawRow[] {
  return rows.map((row) => {
    const text = used.get(row.row);
    const [first = ''] = foldLoose(text ?? '').split(' ');
    return text === undefined || isGiven(first) ? row : asking(row, mayBeHeading(text), 'firstName');
  });
}

/** 'Need to find' between people, in a row that may be a heading. */
const tellsOfAwayAt = ({ unread, asks }: RawRow, text: string): boolean =>
  (unread !== undefined || asks?.problem === mayBeHeading(text)) && tellsOfAway(text) && mayTell(text);

/**
 * What a heading says that our words don't tell: above the first person, below a blank line, or before a colon. Elsewhere such
 * a line may be an address or a note.
 */
function mayTellAt(row: RawRow, text: string, before: RawRow | undefined, isAbove: boolean): boolean {
  const isBelowGap = before !== undefined && row.row > before.row + 1;
  const isOneWord = isBelowGap && !/\s/.test(text.trim());
  const [start = ''] = text.split(/\s[-–—]\s|[;(]/);
  if ((looksLikeFullName(start) && !isNoName(start)) || (isAbove && isNoticeAbove(text))) return false;
  const isHeading = row.unread !== undefined || isNoName(text) || (!row.asks && isOneWord);
  return (isAbove || isBelowGap || /:\s*$/.test(text)) && isHeading && mayTell(text);
}

const AVAILABLE = 'Is this person available?';

type Above = {
  heading: string;
  said: SaidBelow;
  row: RawRow;
  isOfTalks?: boolean;
  isSetOff?: boolean;
  isAnnounced?: boolean;
};
/** Whether the row before is that heading. A title of the whole list has a blank line below it. */
const isRightBelow = (row: RawRow, before: RawRow | undefined, { heading, said }: Above): boolean =>
  before !== undefined &&
  (said !== 'unknown' || row.row === before.row + 1) &&
  (loneText(before)?.startsWith(heading.replace(/…$/, '')) ?? false);

type Sheet = {
  /** The numbers of the rows in which more stands than the name. */
  filled?: ReadonlySet<number>;
  /** Below 'Declined' the list has callings. */
  hasCallings?: boolean;
};

/** People below a heading such as 'Moved Out' or 'Released' may have left, or have another's calling. */
export function belowHeadings(
  rows: readonly RawRow[],
  { filled = new Set(), hasCallings = rows.some(({ values }) => values.calling) }: Sheet = {},
): RawRow[] {
  let above: Above | null = null;
  let isAbove = true;
  const isFull = (row: RawRow): boolean => filled.has(row.row) && !row.unread?.mayHead;
  const alone = oneWordHeadings(rows, (row) => (isFull(row) ? null : loneText(row)));
  const used = new Map<number, string>();
  const read = rows.map((row, at) => {
    const lone = withoutPassingWards(loneText(row));
    const text = lone !== null && beginsWithPerson(lone) ? null : lone;
    const isFilled = isFull(row);
    const byItself = text === null || isFilled ? null : saidAlone(text);
    const said =
      saidBy(text ?? '') ??
      (byItself === 'not asked' ? byItself : null) ??
      saidBetween(text ?? '', { isAbove, hasCallings });
    if (text !== null && said === null && mayBeMissionaries(stateBehindTitle(text) ?? text)) {
      above = { heading: shortened(text), said: 'guests', row };
      return row;
    }
    if (text !== null && said === null && alone.has(row) && (isAtHome(text) || isHarmlessSection(text))) {
      if (!row.unread && !isAtHome(text) && !isHarmlessTitle(text)) used.set(row.row, text);
      above = null;
      return row;
    }
    // Right below 'Moved out' a group is a part of those who did.
    if (text !== null && said === null && byItself === null && isGroupTitle(text)) {
      if (above === null || isHarmlessTitle(text) || !isRightBelow(row, rows[at - 1], above)) above = null;
      return row;
    }
    const isTold = text !== null && (alone.has(row) ? mayTell(text) : tellsOfAwayAt(row, text));
    if (text !== null && said === null && (isTold || mayTellAt(row, text, rows[at - 1], isAbove))) {
      above = {
        heading: shortened(text.replace(/:\s*$/, '')),
        said: 'unknown',
        row,
        isAnnounced: isAnnouncement(text),
      };
      return row;
    }
    // In a list of callings they may be the ward's own on the high council.
    if (text !== null && said === null && byItself === 'guests') {
      above = { heading: shortened(text), said: 'guests', row };
      return row;
    }
    if (text === null || looksLikeFullName(text)) isAbove = false;
    if (text !== null && said !== null) {
      const isOfTalks: boolean = said === 'declined' && (!hasCallings || above?.said === 'not asked');
      // '[on hold]' and 'gone:' are headings; 'left message' below someone may be a note.
      const isSetOff = !hasCallings && /^[^\p{L}\p{N}]|:\s*$/u.test(text.trim());
      const told = said === 'of stake' && !hasCallings ? 'unknown' : said;
      above = { heading: shortened(text.replace(/:\s*$/, '')), said: told, row, isOfTalks, isSetOff };
      if (!row.unread && !isUsualGone(text) && mayBePerson(text)) return asking(row, mayBeHeading(text), 'firstName');
      if (row.unread) return row;
      return {
        ...row,
        values: {},
        unread: { text, problem: `“${shortened(text)}” is a heading or a note, not a person.` },
      };
    }
    const isTitleOf = text !== null && (isTitle(text) || /:\s*$/.test(text) || withinFrame(text) !== null);
    // What is told below such a title, others tell.
    if (isTitleOf || (text !== null && !isFilled && isTellingTitle(text))) above = null;
    if (above === null) return row;
    const below = `This row is below ${quotedLast(above.heading)}`;
    const heading = above.row.unread ? null : loneText(above.row);
    if (heading !== null) used.set(above.row.row, heading);
    if (above.said === 'left') return asking(row, `${below} ${STILL_HERE}`, 'firstName');
    if (above.said === 'not asked' || (above.isOfTalks && !row.values.calling))
      return asking(row, `${below} ${AVAILABLE}`, 'firstName');
    if (above.said === 'guests' && row.values.calling) return row;
    if (above.isAnnounced && !row.values.calling) return row;
    if (above.said === 'unknown' || above.said === 'guests')
      return askingInUnit(
        row,
        asking(row, `${below} ${AS_SAID}`, row.values.calling ? 'calling' : 'firstName'),
        nameInTitle(above.heading),
      );
    if (above.said === 'released') return asking(row, `${below} Do they still have this calling?`, 'calling');
    if (above.said === 'past' || above.said === 'of stake') {
      const isStill = above.said === 'past' ? 'still ' : '';
      return row.values.calling ? asking(row, `${below} Do they ${isStill}have this calling?`, 'calling') : row;
    }
    if (row.values.calling) return asking(row, `${below} Do they have this calling?`, 'calling');
    return mayBeOfPeople(above.heading, { isSetOff: above.isSetOff, hasCallings })
      ? asking(row, `${below} ${AS_SAID}`, 'firstName')
      : row;
  });
  return askingWhereUsed(read, used);
}

/** The same for the heading of a whole table, which stands above those of its columns. */
export function belowTitle(rows: readonly RawRow[], above: readonly Line[]): RawRow[] {
  const lone = titlesAlone(above);
  const text = lone.findLast(isGone) ?? lone.findLast((title) => mayTell(title) || mayBeMissionaries(title));
  return text === undefined
    ? [...rows]
    : belowHeadings([{ row: 0, values: {}, unread: { text, problem: text } }, ...rows]).slice(1);
}
