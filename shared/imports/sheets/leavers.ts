import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { nearestDay, birthdaysIn } from '../birth-years/birthdays.ts';
import { isoOf } from '../birth-years/list-dates.ts';
import { latestDayIn } from '../dates.ts';
import {
  hasLeft,
  hasLeftAsStatus,
  isNotCalled,
  isNotCalledAsStatus,
  isReleased,
  isSurelyDeceased,
} from '../doubts/gone-words.ts';
import { holdsNone, isNothing } from '../doubts/nothing.ts';
import { isGoneHeading, isMoveHeading, isOutHeading } from '../file-notes/gone-headings.ts';
import { usualBelow } from '../lone-cells/usual-columns.ts';
import { saysNo } from '../file-notes/noes.ts';
import { isOfRelative, tellsOfPerson } from '../other-people/person-words.ts';
import { quotedHeading, quotedLast, saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import type { ImportField } from '../schema.ts';
import { wardHeading } from '../ward-columns/ward-headings.ts';
import { headingWords } from './column-looks.ts';
import { asking, STILL_HERE } from './gone.ts';
import type { WrittenSheet } from './unread-names.ts';

/** Headings of columns in which any cell says that someone has left, or that a calling is over or not accepted. */
const LEFT =
  /^(?:(?:is |has |has been )?(?:deceased|dead|died)|(?:has )?moved|(?:date of )?death(?: date)?|moved(?: out)?(?: date| on)?|move ?out(?: date)?|(?:date )?left(?: ward)?(?: date)?|date left(?: ward)?|date moved(?: out)?|(?:new|next) (?:ward|unit|branch)(?: name| number)?|(?:(?:fecha|data) d[eo](?: l[ao])? )?(?:fall?ec\p{L}+|defuncion|obito|muerte|morte)|difunt[oa]s?|(?:ya |ha |ja )?(?:se )?(?:mudo|mudou|mudad[oa]s?|trasladad[oa]s?|transferid[oa]s?)(?: se)?|(?:(?:ya|ha|ja|se) )+traslado)$/u;
const isLeft = (words: string): boolean => LEFT.test(words) || isGoneHeading(words) || isMoveHeading(words);
const OVER =
  /\b(?:released?|relevad[oa]s?|relevo|desobrigad[oa]s?|desobrigacao)\b|^(?:end|end date|ended|(?:\p{L}+ )?until|hasta|fecha de fin|served (?:to|until)|to year|end year)$/u;
const STATUS = /\b(?:status|estado|situacao|statut|stage|state of calling)\b/;
const STEP =
  /^(?:date )?(?:accepted|extended|sustain(?:ed|ing)?|approved|acept[oa]|aceptad[oa]|sostenid[oa])(?: (?:on|date))?$/;
/** A step with which no one has the calling yet. */
const EARLY = /\b(?:accepted|extended|approved)\b/;
/** Headings of columns in which a no says that someone is not of the ward. */
const MEMBER =
  /^(?:(?:are you |is )?(?:a )?(?:church |ward )?member(?: of (?:the |our |this )?(?:church|ward))?(?: y n)?|lds|m nm|membro|miembro|membro da igreja|miembro de la iglesia|resident|lives here)$/;
const isOfMembers = (words: string): boolean => MEMBER.test(words) || wardHeading(words)?.kind === 'own';
/** Headings of what is said of a person in many words. */
const ABOUT_PERSON =
  /\b(?:status|estado|situacao|membership|membresia|type|tipo|action|transaction|event|change|info|details?|situation|situacion|circumstances|attends?|attending|attendance|records?|location|away|mrn|reason|category|standing|activity|actividad|atividade|in ward|care|response|willing|comments?|remarks?|explanation|why|needs?|health|concerns?)\b/;
const NOTES = ' notes';
/** Who has moved has it in place of the family, or behind it: 'Chapman (left).' */
const HOUSEHOLD = ' household';
const BEHIND_FAMILY = /\(([^()]{2,40})\)\s*$/;
/** What is written in place of a date, an age, or a sex. */
const VALUE = ' value';
const WITH_WORDS = new Map<ImportField, string>([
  ['notes', NOTES],
  ['household', HOUSEHOLD],
  ['birthYear', VALUE],
  ['age', VALUE],
  ['ageGroup', VALUE],
  ['sex', VALUE],
]);
/** Under any heading, such as a date of baptism. */
const STRANGER = /^(?:non ?members?|investigator|not (?:yet )?baptized)$/;
/** Beside 'From' or 'Start'. */
const TO = /^(?:to|a|ate|bis)$/;
const FROM = /^(?:from|start|start date|since|desde|de|von)$/;
const NO = /^(?:no|n|nm|false|not .*|no (?:visiting|lives|moved|but) ?.*|nao|nein|non|aun no)$/;

/** A date when a calling begins. */
const BEGINS =
  /^(?:(?:date )?(?:(?:to be )?(?:sustained|set apart|called|extended)|sostenid[oa]|apartad[oa])(?: (?:on|date))?|(?:to )?(?:sustain|extend|set apart)(?: (?:on|date))?|(?:sustaining|(?:calling )?start|starts|starting|begins|beginning|effective|inicio)(?: (?:on|date))?|date|when|fecha)$/;
export const isBeginning = (words: string): boolean => BEGINS.test(words);
/** Headings whose cells are told here already. */
export const isOfLeavers = (words: string): boolean => isLeft(words) || OVER.test(words) || isOfMembers(words);
/** 'Jan 2027' begins on its first day. */
function monthIn(cell: string): string | null {
  const [, word = '', year] = /^(\p{L}{3,12}|\d{1,2}(?=\/))[./]?,? ?(?:de )?(\d{4})$/u.exec(cell.trim()) ?? [];
  const month = /^\d/.test(word) ? (Number(word) <= 12 ? Number(word) : null) : monthOfWord(word);
  return year === undefined || month === null ? null : `${year}-${String(month).padStart(2, '0')}-01`;
}
/** 'Dec 13' is the one that comes soonest, or that was last. */
export const dayBegun = (cell: string, now = new Date()): string | null =>
  latestDayIn(cell) ?? monthIn(cell) ?? nearestDay(birthdaysIn(cell), isoOf(now));
/** What a day that is still to come says of the calling. */
function pendingIn(title: string, cell: string): RawRow['pending'] {
  const day = dayBegun(cell);
  const problem = `This row says ${saidUnder(cell, title, '.')} Do they have this calling yet?`;
  return day === null ? undefined : { problem, day };
}

type Verdict = { problem: string; field: 'firstName' | 'calling' } | null;
const isFilled = (cell: string): boolean => cell !== '' && !isNothing(cell) && !NO.test(foldLoose(cell));

/** 'present', and an end that is still to come. */
const isGoingOn = (cell: string, now = new Date()): boolean =>
  /^(?:present|now|current(?:ly)?|ongoing|today|presente|actual|actualidad|atual)$/.test(foldLoose(cell)) ||
  (latestDayIn(cell) ?? monthIn(cell) ?? '') > isoOf(now);

/** '2019-2022', 'Jan 2019 - May 2022': years of a calling that are over. */
function isPastSpan(cell: string, now = new Date()): boolean {
  const [, from = '', to = ''] =
    /^(?:\p{L}{3,9}\.? )?((?:19|20)\d\d)\s*(?:[-–—]|to|a|until)\s*(?:\p{L}{3,9}\.? )?((?:19|20)\d\d)$/u.exec(
      cell.trim(),
    ) ?? [];
  return from !== '' && Number(from) <= Number(to) && Number(to) < now.getFullYear();
}

/** What a cell says under its heading of the person, or of the calling. */
function verdictOn(title: string, words: string, cell: string): Verdict {
  if (words === HOUSEHOLD) {
    const left = hasLeft(cell) || hasLeftAsStatus(BEHIND_FAMILY.exec(cell)?.[1] ?? '');
    return left ? { problem: `This row says ${saidUnder(cell, title, '.')} ${STILL_HERE}`, field: 'firstName' } : null;
  }
  if ((isLeft(words) && isFilled(cell)) || (isOutHeading(words) && latestDayIn(cell) !== null))
    return {
      problem: `This row says ${saidUnder(cell, title, '.')} ${STILL_HERE}`,
      field: 'firstName',
    };
  const isOutside = /^\?+$/.test(cell) || NO.test(foldLoose(cell)) || saysNo(cell) || hasLeftAsStatus(cell);
  if (isOutside && isOfMembers(words))
    return {
      problem: `This row says ${saidUnder(cell, title, '.')} ${STILL_HERE}`,
      field: 'firstName',
    };
  const isStatus = STATUS.test(words);
  if (hasLeft(cell) || STRANGER.test(foldLoose(cell)) || (isStatus && hasLeftAsStatus(cell)))
    return { problem: `This row says ${quotedLast(cell)} ${STILL_HERE}`, field: 'firstName' };
  if (
    (words === NOTES || ABOUT_PERSON.test(words)) &&
    ((tellsOfPerson(cell) && !isOfRelative(cell)) || isSurelyDeceased(cell))
  )
    return {
      problem: `This row says ${saidUnder(cell, words === NOTES ? '' : title, '.')} ${STILL_HERE}`,
      field: 'firstName',
    };
  if (OVER.test(words) ? isFilled(cell) && !isGoingOn(cell) : isReleased(cell))
    return {
      // 'S' under 'Release/Sustain'.
      problem: /\bsustain/.test(words)
        ? `This row says ${saidUnder(cell, title, '.')} Do they have this calling?`
        : 'This row says this person was released. Do they still have this calling?',
      field: 'calling',
    };
  if (isPastSpan(cell))
    return {
      problem: `This row says ${saidUnder(cell, title, '.')} Do they have this calling?`,
      field: 'calling',
    };
  const isOpen =
    isNotCalled(cell) || (isStatus && isNotCalledAsStatus(cell)) || (STEP.test(words) && NO.test(foldLoose(cell)));
  return isOpen ? { problem: `This row says ${quotedLast(cell)} Do they have this calling?`, field: 'calling' } : null;
}

const LONGEST = 60;
const LONGEST_NOTE = 500;
/** What a cell says as a whole, or, of a longer note, what each part of it does. */
function textsIn(words: string, cell: string): string[] {
  if (words === VALUE && /\d/.test(cell)) return [];
  if (cell.length <= LONGEST) return cell === '' ? [] : [cell];
  if (words !== NOTES || cell.length > LONGEST_NOTE) return [];
  return cell
    .split(/[.;,!?\n]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= LONGEST);
}

const holdsCalling = ({ values: { calling = '' } }: RawRow): boolean => !holdsNone(calling);

/** The last step to a calling, which stands empty where it is still to come. */
function lastStep(columns: readonly { column: number; title: string; words: string }[], { cells }: WrittenSheet) {
  const steps = columns.filter(({ words }) => STEP.test(words));
  const last = steps.at(-1);
  return last && cells.some((row) => isFilled(row[last.column] ?? '')) ? last : null;
}

/** Cells that no one reads, and short notes, may say that someone has left, or that a calling is not theirs. */
export function withLeavers(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const hasStart = titles.some((title) => FROM.test(headingWords(title)));
  // Where something starts, 'To' says when it ends.
  const wordsOf = (title: string) =>
    (hasStart || fields.includes('calling')) && TO.test(headingWords(title)) ? 'end' : headingWords(title);
  // 'Member?' beside 'Name' has answers, and no names.
  const isAnswered = (title: string, column: number) =>
    MEMBER.test(headingWords(title)) && fields[column] === 'name' && fields.indexOf('name') < column;
  const columns = titles.flatMap((title, column) =>
    fields[column] && !WITH_WORDS.has(fields[column]) && !isAnswered(title, column)
      ? []
      : [
          {
            column,
            title,
            words: WITH_WORDS.get(fields[column] ?? 'name') ?? wordsOf(title),
            isUsual: usualBelow(sheet, column),
            known: new Map<string, Verdict>(),
          },
        ],
  );
  const last = lastStep(columns, sheet);
  const begins = columns.filter(({ words }) => BEGINS.test(words));
  const pendingOf = (row: RawRow, at: number): RawRow['pending'] =>
    begins
      .flatMap(({ column, title }) => (holdsCalling(row) ? (pendingIn(title, cells[at]?.[column] ?? '') ?? []) : []))
      .toSorted((a, b) => b.day.localeCompare(a.day))[0];
  return rows.map((read, at) => {
    const pending = begins.length > 0 ? pendingOf(read, at) : undefined;
    const row = pending ? { ...read, pending } : read;
    const verdicts = columns.flatMap(({ column, title, words, isUsual, known }) => {
      const cell = cells[at]?.[column] ?? '';
      // Most columns say the same few things.
      const verdict = known.has(cell)
        ? known.get(cell)
        : textsIn(words, isUsual(cell) ? '' : cell)
            .map((text) => verdictOn(title, words, text))
            .find(Boolean);
      known.set(cell, verdict ?? null);
      return verdict ?? [];
    });
    const said = (['firstName', 'calling'] as const).flatMap((about) =>
      about === 'firstName' || holdsCalling(row) ? (verdicts.find(({ field }) => field === about) ?? []) : [],
    );
    if (said.length > 0) return said.reduce((asked, one) => asking(asked, one.problem, one.field), row);
    const step = cells[at]?.[last?.column ?? -1] ?? '';
    if (!last || !holdsCalling(row) || (step !== '' && !EARLY.test(last.words))) return row;
    if (step !== '')
      return asking(
        row,
        `This row says ${saidUnder(step, last.title, ',')} but not that they were sustained. Do they have this calling?`,
        'calling',
      );
    return asking(row, `This row is blank under “${quotedHeading(last.title)}.” Do they have this calling?`, 'calling');
  });
}
