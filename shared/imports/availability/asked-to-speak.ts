import { foldLoose } from '#shared/text/fold.ts';
import { isoOf } from '../birth-years/list-dates.ts';
import { latestDayIn } from '../dates.ts';
import { answerIn } from '../doubts/answers.ts';
import { CHECKS } from '../marks/signs.ts';
import { isNothing } from '../doubts/nothing.ts';
import { quotedLast, saidUnder } from '../line-parts.ts';
import { isStatusAlone } from '../offices/status-columns.ts';
import type { RawRow } from '../rows.ts';
import { asking, isAskedAbout } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isExcusedFromClass } from './class-rolls.ts';
import { tellsOnlyIfInvited } from './invited-headings.ts';
import { isHomebound, mayNotBeAsked, refuses, refusesPlainly } from './refusals.ts';
import {
  askedBelow,
  isAwayUntil,
  isPartOfMeeting,
  isRefusalHeading,
  isRemarksHeading,
  type AskedBelow,
} from './talk-headings.ts';

const AVAILABLE = /^(?:(?:is )?(?:ok(?:ay)?|available)|(?:esta )?disponi(?:ble|vel))$/;
const UNAVAILABLE =
  /^(?:(?:is )?(?:unavailable|not available)|indisponi(?:ble|vel)|(?:no|nao) (?:esta )?disponi(?:ble|vel))$/;

/** What a cell says below 'Unavailable': that they aren't, that they are, or something that only a person can tell. */
function saidBelowRefusal(heading: string, cell: string): 'no' | 'yes' | 'other' {
  const folded = foldLoose(cell);
  if (UNAVAILABLE.test(folded) || folded === foldLoose(heading)) return 'no';
  if (AVAILABLE.test(folded)) return 'yes';
  const answer = answerIn(cell);
  return answer === null ? 'other' : answer ? 'no' : 'yes';
}

type Kind = 'refusal' | 'answered' | 'notes' | 'other' | NonNullable<AskedBelow>;
/** `odd`: marks that may be a no there. `isBinary`: 1 is a yes there, and 0 a no. `mayRefuse`: short answers, such as 'refuses', count. `known`: most columns say the same few things. */
type Column = {
  column: number;
  title: string;
  kind: Kind;
  mayRefuse: boolean;
  isBinary: boolean;
  odd: readonly string[];
  known: Map<string, Told>;
};

/** In a list with days or topics, 'Prayer' is what someone did then. */
const isOfDays = (title: string): boolean => /\b(?:dates?|sundays?|days?|topics?|subjects?)\b/.test(foldLoose(title));

/** 'Talk?' with a 1 or a 0 in each row. */
function areBinary(cells: WrittenSheet['cells'], column: number): boolean {
  const written = new Set(cells.map((row) => (row[column] ?? '').trim()).filter(Boolean));
  return written.size === 2 && written.has('0') && written.has('1');
}

const MOST_CROSSES = 3;
const IS_PLAIN = new RegExp(`^(?:(?!x$)\\p{L}|[${CHECKS}])`, 'u');
/** 'X' and '0' where others have 'Yes,' 'No,' or '✓' may be a no; where nearly all have an X, it is the yes of the list. */
function oddIn(cells: WrittenSheet['cells'], column: number): string[] {
  const written = cells.map((row) => (row[column] ?? '').trim().toLowerCase());
  const words = written.filter((cell) => IS_PLAIN.test(cell) && answerIn(cell) !== null);
  const crosses = written.filter((cell) => cell === 'x').length;
  const isCrossOdd = words.some((cell) => answerIn(cell)) && crosses <= words.length * MOST_CROSSES;
  return [...(isCrossOdd ? ['x'] : []), ...(words.length > 0 ? ['0'] : [])];
}

const NO_ALONE = /^(?:no|nao|nein|non|n|nope|not ok(?:ay)?|no thanks?)$/;
/** 'No' with a mark for some, beside 'Yes' or alone; numbers stand under 'No.' in every row. */
function isNoAlone(title: string, cells: WrittenSheet['cells'], column: number): boolean {
  if (!NO_ALONE.test(foldLoose(title))) return false;
  const written = cells.map((row) => (row[column] ?? '').trim());
  return written.includes('') && written.every((cell) => cell === '' || answerIn(cell) === true);
}

function columnsOf({ titles, fields, cells }: WrittenSheet): Column[] {
  const areDays = titles.some(isOfDays);
  const kindOf = (title: string, column: number): Kind | null => {
    const field = fields[column];
    if (field) return field === 'isAvailable' ? 'answered' : field === 'notes' ? 'notes' : null;
    if (isExcusedFromClass(title, titles)) return 'other';
    if (isRefusalHeading(title)) return 'refusal';
    const kind = askedBelow(title) ?? (isNoAlone(title, cells, column) ? 'declined' : 'other');
    return kind === 'choice' && areDays ? 'yes' : kind;
  };
  return titles.flatMap((title, column) => {
    const kind = kindOf(title, column);
    const mayRefuse = kind !== 'other' || isRemarksHeading(title);
    if (!kind) return [];
    const isOfYes = ['yes', 'answer', 'choice'].includes(kind);
    const isBinary = isOfYes && areBinary(cells, column);
    const odd = isOfYes ? oddIn(cells, column) : [];
    return [{ column, title, kind, mayRefuse, isBinary, odd, known: new Map() }];
  });
}

/** No answer, and one that is still to come. */
const OPEN =
  /^(?:no (?:answer|response|reply|contact|preference|longer needed|change)\b.*|not (?:yet|asked|sure)\b.*)$/;
const saysNo = (cell: string): boolean => {
  const folded = foldLoose(cell);
  return answerIn(cell) === false || /^(?:never|no) /.test(`${folded} `);
};
const PRAYER =
  /^(?:(?:opening|closing) )?(?:pray(?:s|er|ers|ing)?|invocations?|benedictions?|neither|oracion(?:es)?|oracao|oracoes|ora|orar)$/;
/** 'P' below 'Talk/Prayer.' */
const INITIAL = /^[po]$/;
const NEITHER = /^(?:none|nothing|neither|nada|ningun[oa]|nenhum[a]?|0)$/;
const DASH = /^[-–—]$/;

/** What a cell says of whether someone may be asked to speak; null where it says nothing, or that they may. */
type Told = 'no' | 'asked' | null;
function toldBy({ title, kind, mayRefuse, isBinary, odd }: Column, cell: string): Told {
  const folded = foldLoose(cell);
  const isOfYes = kind === 'yes' || kind === 'answer' || kind === 'choice' || kind === 'when';
  // 'Preference: none' has none.
  if (kind === 'choice' && INITIAL.test(folded) && /[/|]/.test(title)) return 'asked';
  if (
    kind === 'choice' &&
    (PRAYER.test(folded) || ((NEITHER.test(folded) || DASH.test(cell)) && !/prefer/i.test(title)))
  )
    return 'asked';
  if ((isBinary && cell === '0') || odd.includes(folded)) return 'asked';
  if (kind === 'when' && NEITHER.test(folded)) return 'asked';
  if (kind === 'invited' && tellsOnlyIfInvited(title, cell)) return null;
  if (cell === '' || (isNothing(cell) && !(isOfYes && folded === 'false'))) return null;
  if (kind === 'answered') return answerIn(cell) === false ? 'asked' : null;
  if (kind === 'refusal') {
    const said = saidBelowRefusal(title, cell);
    return said === 'other' ? 'asked' : said === 'no' ? 'no' : null;
  }
  if (isAwayUntil(title) && (latestDayIn(cell) ?? '9999') < isoOf(new Date())) return null;
  if (kind === 'no' || kind === 'declined') return saidBelowRefusal(title, cell) === 'yes' ? null : 'asked';
  if (isOfYes && saysNo(cell) && !OPEN.test(folded)) return 'asked';
  return (mayRefuse ? refuses(cell) || isHomebound(cell) : mayNotBeAsked(cell)) ? 'asked' : null;
}

export const STILL_ASKED = 'Is this person available?';
/** Whether that is all that a row asks, so that a yes or a no answers it. */
export const isAskedIfAvailable = ({ asks }: RawRow): boolean =>
  asks?.field === 'isAvailable' && asks.problem.endsWith(STILL_ASKED) && !/\? \p{Lu}/u.test(asks.problem);

/** Beside a calling, 'Declined' and 'no' may be about that, which is asked elsewhere. */
const mayBeOfCalling = (row: RawRow, { kind }: Column, cell: string, hasCallings: boolean): boolean =>
  hasCallings &&
  Boolean(row.values.calling) &&
  (kind === 'declined' ||
    kind === 'answer' ||
    kind === 'invited' ||
    (!mayNotBeAsked(cell) && (kind === 'other' || isAskedAbout(row, cell) || isStatusAlone(cell))));

/** A plain no, which a yes in another column doesn't answer, as it does 'prayers only', days away, and an older 'ask later.' */
function isPlainNo({ title, kind }: Column, cell: string, told: Told): boolean {
  if (kind === 'answered' || told === 'no') return true;
  const isMarked = (kind === 'no' || kind === 'declined') && answerIn(cell) === true && !isAwayUntil(title);
  const isOfPart = (kind === 'no' || kind === 'declined' || kind === 'refusal') && isPartOfMeeting(cell);
  return (
    isMarked ||
    isOfPart ||
    (kind !== 'notes' && kind !== 'other' && (saysNo(cell) || NEITHER.test(foldLoose(cell)))) ||
    refusesPlainly(cell)
  );
}

/**
 * Whom no one is to ask to speak isn't available, where a row says so in a plain word, unless it says itself that they
 * are, which is asked about. Anything else, such as days away or a note, is asked about.
 */
export function withAskedToSpeak(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const columns = columnsOf(sheet);
  const hasCallings = sheet.fields.includes('calling');
  return rows.map((row, at) => {
    if (row.unread) return row;
    const own = answerIn(row.values.isAvailable ?? '');
    const said = columns.flatMap((column) => {
      const cell = (sheet.cells[at]?.[column.column] ?? '').trim();
      const told = column.known.get(cell) ?? (column.known.has(cell) ? null : toldBy(column, cell));
      column.known.set(cell, told);
      // A row that says no is answered, and one that says yes is asked about where another cell plainly says no.
      const isHeard = (): boolean =>
        row.values.isAvailable ? own === true && isPlainNo(column, cell, told) : column.kind !== 'answered';
      if (!told || !isHeard() || mayBeOfCalling(row, column, cell, hasCallings)) return [];
      return [{ ...column, told, cell }];
    });
    const [first] = said;
    if (!first) return row;
    if (own !== true && said.some(({ told }) => told === 'no'))
      return { ...row, values: { ...row.values, isAvailable: 'no' } };
    const { cell, title, kind } = first;
    const where = kind === 'notes' ? quotedLast(cell) : saidUnder(cell, title, '.');
    return asking(row, `This row says ${where} ${STILL_ASKED}`, 'isAvailable');
  });
}
