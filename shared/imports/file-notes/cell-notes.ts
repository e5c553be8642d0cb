import { answerIn, sexIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { answerAgainst, isNegated } from '../availability/against-answers.ts';
import { isInvitedHeading, tellsOnlyIfInvited } from '../availability/invited-headings.ts';
import { refusesBelow } from '../availability/class-rolls.ts';
import { askedBelow, isRemarksHeading } from '../availability/talk-headings.ts';
import { isOfficeBelow } from '../names.ts';
import { isOfAnother } from '../other-people/people-beside.ts';
import { isReassuring } from '../other-people/person-columns.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import { filledIn, holdsPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isAgainst } from './against.ts';
import { isAwayHeading, tellsWhen } from './away-headings.ts';
import { isWayHeading, limitsWays } from '../own-contacts/ways-to-reach.ts';
import { withoutNoise } from './column-noise.ts';
import { isHarmlessHeading, isLoneAnswer, isTellingHeading } from './harmless-headings.ts';
import { saysNothingToRead } from './harmless-texts.ts';
import { isEventHeading, isLoneDay, isLongUnheard, isServed } from '../lone-cells/lone-days.ts';
import { isElsewhereHeading, isPartingHeading } from '../lone-cells/parting-headings.ts';
import { areAnswers, isMark, noesBelow, saysNo } from './noes.ts';
import { withoutRepeated } from './notes-of-row.ts';
import { isOfGoneGroup, isOfMembership, saysMember } from '../lone-cells/membership-groups.ts';
import { tellsOfElsewhere } from '../lone-cells/telling-words.ts';
import { unlikeOthers } from './unlike-the-column.ts';
import { wordsBehindDate } from './words-behind-dates.ts';

/** As much of a note as a row of the preview has room for. */
const LONGEST = 400;
const LONGEST_TITLE = 60;

/** From so many on, what they share is what the list is of. */
const FEW = 5;
const [MOST, MOST_MARKS] = [0.5, 1 / 3];
/** A few different values beside nearly everyone, such as a building or a group. */
const FILLED = 0.8;
const DIFFERENT = 0.25;
const SHARE = 0.15;

type Kind =
  /** For whatever there is to say, such as notes and a status; anything; when someone is away; places, numbers, and relatives; talks; and what someone did on a day, or in a month. */
  | 'remarks'
  | 'any'
  | 'away'
  | 'harmless'
  | 'talks'
  | 'grid'
  /** One that a field takes, or that an earlier one of its kind comes before, and a date. */
  | 'read'
  | 'date';
/** `title`: the heading where it explains its cells. `isAnswered`: whether a yes or a no below it is saved, or says nothing against anyone; `isOfAnswers`: it has no more, and one is against whoever has it. */
type NoteColumn = {
  column: number;
  title: string;
  kind: Kind;
  isTelling: boolean;
  /** Whatever it says is for a reader, unless it is a mark. */
  isLone: boolean;
  /** A day below it is for a reader. */
  areDaysTold: boolean;
  isAnswered: (answer: boolean | null) => boolean;
  isOfAnswers: boolean;
  isUsual: (cell: string) => boolean;
  isUnlike: ReturnType<typeof unlikeOthers>;
  /** Most columns say the same few things. */
  known: Map<string, boolean>;
};

const NOTES = /\b(?:notes?|comments?|remarks?|info(?:rmation)?|misc\p{L}*|other|notas?|observa\p{L}*|comentarios?)$/iu;

/** What so many rows of a column say that it tells no one apart. */
function usualIn(cells: readonly string[], isOfRemarks: boolean, areMembers: boolean): (cell: string) => boolean {
  const counts = new Map<string, number>();
  let filled = 0;
  for (const cell of cells) {
    if (cell === '') continue;
    filled += 1;
    const key = cell.slice(0, LONGEST).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const people = cells.length;
  const areGroups =
    !isOfRemarks && people > FEW && filled >= people * FILLED && counts.size <= Math.max(2, filled * DIFFERENT);
  return (cell) => {
    if (areMembers && saysMember(cell)) return true;
    const count = counts.get(cell.slice(0, LONGEST).toLowerCase()) ?? 0;
    if (count < FEW) return false;
    if (isMark(cell)) return count > people * MOST_MARKS;
    return count > people * MOST || (areGroups && count >= people * SHARE && !isAgainst(cell));
  };
}

/** 'Still here?' and 'Can speak' with a yes, 'Declined' with a no, and both below 'Do not ask'. */
function answeredBelow(title: string, titles: readonly string[]): NoteColumn['isAnswered'] {
  const against = answerAgainst(title);
  const isRefusal = refusesBelow(title, titles);
  return (answer) =>
    answer !== null &&
    (isRefusal || isReassuring(title, answer) || (against === null ? !answer && isNegated(title) : answer !== against));
}
/** What is against someone is never usual. */
function usualUnlessAgainst(title: string, usual: NoteColumn['isUsual']): NoteColumn['isUsual'] {
  const against = answerAgainst(title);
  if (against === null) return usual;
  return (cell) => !(against ? answerIn(cell) === true : saysNo(cell)) && usual(cell);
}

/** Who chose these may be asked for anything. */
const TALKS =
  /^(?:(?:a )?talks?|[st]|[st] ?[&/+]? ?p|speak(?:s|er|ing)?|both|either|any(?:thing)?|discursos?|discursar?|ambos)$/i;
/** What a talk or a hymn is called may be anything. */
const OF_TALKS = /\b(?:topic|subject|theme|title|hymn|song|tema|sujet|thema)/i;
const isOfDate = (field: WrittenSheet['fields'][number] | undefined): boolean =>
  field === 'birthYear' || field === 'lastTalkDate';
/** In place of an age or a sex, words are no value. */
const OF_WORDS_TOO: readonly unknown[] = ['age', 'ageGroup', 'sex'];
function columnsOf({ titles, fields, cells }: WrittenSheet): NoteColumn[] {
  const areGrid = titles.filter((title, column) => !fields[column] && isLoneDay(title)).length >= LEAST_OF_GRID;
  const kindOf = (title: string, column: number, isOfRemarks: boolean): Kind | null => {
    const field = fields[column];
    if (field && field !== 'notes') {
      if (isOfDate(field)) return 'date';
      return OF_WORDS_TOO.includes(field) || fields.indexOf(field) < column ? 'read' : null;
    }
    if (isOfRemarks) return 'remarks';
    if (areGrid && isLoneDay(title)) return 'grid';
    if (isAwayHeading(title)) return 'away';
    const isHarmless = isHarmlessHeading(title) && !isOfMembership(title, filledIn(cells, column));
    if (isHarmless && OF_TALKS.test(title)) return 'talks';
    if (isElsewhereHeading(title)) return 'any';
    const isLone = isLoneAnswer(title, filledIn(cells, column), cells.length);
    if (!isLone && holdsPeople(filledIn(cells, column).filter((cell) => !tellsOfElsewhere(cell)))) return 'read';
    return isHarmless ? 'harmless' : 'any';
  };
  return titles.flatMap((title, column) => {
    const field = fields[column];
    const isOfRemarks = field === 'notes' || (!field && (title.trim() === '' || isRemarksHeading(title)));
    const kind = kindOf(title, column, isOfRemarks);
    if (kind === null) return [];
    const written = cells.map((row) => (row[column] ?? '').trim());
    if (!isOfRemarks && written.every((cell) => cell === '' || isNothing(cell) || sexIn(cell) !== undefined)) return [];
    return [
      {
        column,
        title: field === 'notes' || NOTES.test(title.trim()) ? '' : title.trim().slice(0, LONGEST_TITLE),
        kind,
        isTelling:
          isOfRemarks ||
          kind === 'away' ||
          isTellingHeading(title) ||
          isOfMembership(title, written) ||
          askedBelow(title) !== null ||
          answerAgainst(title) !== null,
        isLone: kind === 'any' && isLoneAnswer(title, filledIn(cells, column), cells.length),
        areDaysTold: (kind === 'any' || kind === 'remarks') && !isEventHeading(title),
        isAnswered: answeredBelow(title, titles),
        isOfAnswers: answerAgainst(title) !== null && areAnswers(written),
        isUsual:
          askedBelow(title) === 'choice'
            ? (cell) => TALKS.test(cell)
            : usualUnlessAgainst(title, usualIn(written, isOfRemarks, isOfMembership(title, written))),
        isUnlike: unlikeOthers(written),
        known: new Map(),
      },
    ];
  });
}

/** So many columns of days are a grid of who did what. */
const LEAST_OF_GRID = 2;
const MOST_OF_TOPIC = 5;
/** 'declined' is no topic of a talk. */
const MOST_OF_ANSWER = 2;
const isAnswerToTalk = (cell: string): boolean =>
  cell.split(/\s+/).length <= MOST_OF_ANSWER && !isMark(cell) && isAgainst(cell);

/** 'Talk', 'P', and 'Faith' below a month are what someone did then; 'no' and 'vacation' are not. */
const tellsInGrid = (cell: string, row: RawRow): boolean =>
  isMark(cell)
    ? answerIn(cell) !== true
    : [isAgainst, isAwayHeading, isPartingHeading, tellsOfElsewhere].some((tells) => tells(cell)) ||
      (cell.split(/\s+/).length > MOST_OF_TOPIC && !saysNothingToRead(cell, row.values, true));

/** Below a heading of places or numbers, only words against someone count, and what is unlike the rest of the column. */
function matters(
  { title, kind, isLone, areDaysTold, isAnswered, isUsual, isUnlike }: NoteColumn,
  cell: string,
  row: RawRow,
): boolean {
  if (isLongUnheard(title, cell) || isOfficeBelow(title, cell)) return true;
  if (tellsOnlyIfInvited(title, cell)) return false;
  if (isWayHeading(title) && limitsWays(cell)) return !isUsual(cell);
  if (isMark(cell) && (isAnswered(answerIn(cell)) || kind === 'harmless' || kind === 'read')) return false;
  if (kind === 'talks') return isAnswerToTalk(cell);
  if (kind === 'grid') return !isUsual(cell) && tellsInGrid(cell, row);
  if (kind === 'read') return isAgainst(cell);
  if (kind === 'harmless') return isAgainst(cell) || isUnlike(cell, row.values) || isOfGoneGroup(title, cell);
  if (kind === 'away' && !isMark(cell) && tellsWhen(title, cell)) return true;
  if (isServed(title, cell) && !isAgainst(cell)) return false;
  if (isLone && !isMark(cell) && /\p{L}{2}/u.test(cell)) return true;
  return (
    !isUsual(cell) && (isMark(cell) || (areDaysTold && isLoneDay(cell)) || !saysNothingToRead(cell, row.values, true))
  );
}

function noteIn(noted: NoteColumn, written: string, row: RawRow): FileNote[] {
  const { title, kind, known } = noted;
  const said = written.trim().replace(/\s+/g, ' ');
  if (said === '' || isNothing(said) || isOfAnother(title, said)) return [];
  const isAgainstAlone = kind === 'date' && !/\d/.test(said) && isAgainst(said);
  const cell = kind === 'date' && !isAgainstAlone ? wordsBehindDate(said, row.values) : said;
  if (cell === '') return [];
  // What the row says itself matters only below other headings.
  const isKept = kind === 'date' || (known.get(cell) ?? matters(noted, cell, row));
  if (kind === 'read' || kind === 'talks') known.set(cell, isKept);
  if (!isKept) return [];
  const text = cell.length > LONGEST ? `${cell.slice(0, LONGEST - 1)}…` : cell;
  return [{ text, ...(title === '' ? {} : { column: title }) }];
}

/** What stands beside each person in columns that no field takes, or that are kept as notes. Each row has its line of cells. */
export function withCellNotes(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const columns = columnsOf(sheet);
  if (columns.length === 0) return [...rows];
  const people = rows.filter(({ unread }) => !unread).length;
  const found = columns.flatMap((column) => {
    const notes = rows.map((row, at) =>
      row.unread ? [] : noteIn(column, sheet.cells[at]?.[column.column] ?? '', row),
    );
    const isOfRemarks = column.kind === 'remarks';
    const told = column.kind === 'date' ? notes : withoutNoise({ ...column, isOfRemarks }, notes, people);
    if (told.some((own) => own.length > 0)) return [told];
    const isAsked =
      column.kind === 'any' && column.title !== '' && !column.isAnswered(false) && !isInvitedHeading(column.title);
    return isAsked ? [noesBelow(column, rows, sheet)] : [];
  });
  return rows.map((row, at) => {
    const own = found.flatMap((notes) => notes[at] ?? []);
    return own.length > 0 ? { ...row, noted: withoutRepeated([...(row.noted ?? []), ...own]) } : row;
  });
}
