import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { isKnownCalling, isOfficeOfAny } from '../callings.ts';
import { quotedLast } from '../line-parts.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isUnit } from '../looks.ts';
import { looksLikeFullName } from '../names.ts';
import { withSentencesAbove } from '../file-notes/next-to-people.ts';
import { isNote, isTitle } from '../non-people.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { isListWord } from '../group-titles/list-words.ts';
import type { Line } from '../cells.ts';
import { isNoticeAbove } from '../texts/list-notices.ts';
import type { RawRow } from '../rows.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { asking, askingWhereUsed, belowTitle, loneText, mayBeHeading, STILL_HERE } from '../sheets/gone.ts';
import { signsIn } from '../signs/signs.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isAnnouncement, isFriendlyTitle } from './friendly-titles.ts';
import { partingRows } from '../dividers/parting-rows.ts';
import { titlesAlone } from '../dividers/titles-alone.ts';
import { isPlaceWord } from './heading-words.ts';
import { isNamedWard } from '../name-parts/named-ward.ts';
import { beginsWithPerson, isLonePerson, isWord } from './name-evidence.ts';
import { isAtHome } from './one-word.ts';
import { isOfPerson, toldBelow, toldBySentence } from './telling-titles.ts';

const LONGEST = 60;
const MOST_WORDS = 6;
const wordsOf = (text: string): string[] => text.split(/[\s/,&-]+/).filter((word) => /\p{L}/u.test(word));

const isShort = (text: string): boolean =>
  text.length <= LONGEST && (wordsOf(text).length <= MOST_WORDS || toldBelow(text) !== null);

/** What those below are asked about already, and organizations, classes, places, letters, and what lists are called: below them nothing is said of anyone. */
export const saysNothingBelow = (text: string): boolean =>
  isGone(text) ||
  isUnit(text) ||
  isNote(text) ||
  isHarmlessTitle(text) ||
  isFriendlyTitle(text) ||
  isAnnouncement(text) ||
  isAtHome(text) ||
  isOrganization(text) ||
  isOfficeOfAny(text) ||
  isKnownCalling(text) ||
  signsIn('group', text).length > 0 ||
  /\d/.test(text) ||
  isPlaceWord(foldLoose(wordsOf(text).at(-1) ?? ''));

/** A word that no one is called: a heading's, a list's, or one in small letters. */
const hasHeadingWord = (text: string): boolean =>
  wordsOf(text).some((word) => {
    const folded = foldLoose(word);
    return isWord(folded) || isListWord(folded) || (/^\p{Ll}{3}/u.test(word) && !isParticle(word));
  });

/** Whether a row is taken for a heading, or asks whether it is one. */
function isHeadingRow(row: RawRow, text: string): boolean {
  if (isOfPerson(text) || isNamedWard(text) || /&|\b(?:and|y|e)\b/iu.test(text)) return false;
  if (row.asks?.problem.includes(mayBeHeading(text))) return hasHeadingWord(text);
  if (row.unread) return row.values.name === undefined && isTitle(text) && !isNote(text);
  // 'Mental health / private' is no name.
  return (
    (isTitle(text) && !isNote(text)) || (!looksLikeFullName(text) && wordsOf(text).length > 1 && hasHeadingWord(text))
  );
}

/** Of a row that asks, nothing else tells what was left out of it. */
function withTextsOf(row: RawRow): RawRow {
  const texts = (row.beside ?? []).filter((text) => !row.noted?.some((one) => one.text === text));
  return texts.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...texts.map((text) => ({ text }))] };
}

type Heading = { text: string; told: ReturnType<typeof toldBelow>; row: RawRow };

/**
 * Shows with everyone below a heading what it says, where its words aren't known to say nothing, and asks where they are against
 * them; up to the next one. `filled`: the numbers of the rows in which more stands than the name.
 */
export function withHeadingNotes(rows: readonly RawRow[], filled: ReadonlySet<number> = new Set()): RawRow[] {
  let above: Heading | null = null;
  let isBelowPerson = false;
  const parting = partingRows(rows, filled);
  const used = new Map<number, string>();
  const read = rows.map((row) => {
    // A heading may stand in any column.
    const isFilled = filled.has(row.row) && !row.unread?.mayHead;
    const lone = isFilled ? null : (loneText(row)?.trim() ?? null);
    const text = lone !== null && beginsWithPerson(lone) ? null : lone;
    const bySentence = text === null || isGone(text) || !isBelowPerson ? null : toldBySentence(text);
    if (text !== null && bySentence !== null) {
      above = { text, told: bySentence, row };
      return row;
    }
    if (text !== null && isShort(text) && !/[@,]/.test(text)) {
      const isParting = parting.has(row) && !isNote(text) && !isLonePerson(text);
      const isKnown = isGone(text) || (row.unread && row.values.name !== undefined && !isParting);
      const told = isKnown || (!isBelowPerson && isNoticeAbove(text)) ? null : toldBelow(text);
      const isHeading = isParting || isHeadingRow(row, text);
      const isAsked = row.asks?.problem.includes(mayBeHeading(text)) ?? false;
      const isEnd = told === null && saysNothingBelow(text) && (isAsked || !isLonePerson(text));
      if (told !== null || isEnd || isHeading) {
        // A title above everyone says what the list is of.
        above = !isEnd && (told !== null || isBelowPerson) ? { text: text.replace(/[:：]\s*$/, ''), told, row } : null;
        return row;
      }
    }
    if (row.unread) return row;
    isBelowPerson = true;
    if (row.asks?.problem.includes('This row is below “')) return withTextsOf(row);
    if (above === null) return row;
    // 'mary lund' between people heads no one.
    const heading = above.told === null || above.row.unread ? null : loneText(above.row);
    if (heading !== null) used.set(above.row.row, heading);
    const noted = { ...row, noted: [...(row.noted ?? []), { text: above.text, column: 'Heading' }] };
    if (above.told === null || above.told === 'read') return noted;
    const below = `This row is below ${quotedLast(above.text)}`;
    return above.told === 'left'
      ? asking(noted, `${below} ${STILL_HERE}`, 'firstName')
      : asking(noted, `${below} ${STILL_ASKED}`, 'isAvailable');
  });
  return askingWhereUsed(read, used);
}

/** The same for the title of a whole table, which stands above the headings of its columns. */
export function belowToldTitle(read: readonly RawRow[], written: readonly Line[]): RawRow[] {
  const { rows: told, others: above } = withSentencesAbove(read, written);
  const rows = belowTitle(told, above);
  const text = titlesAlone(above).findLast((title) => !isGone(title) && toldBelow(title) !== null);
  if (text === undefined) return rows;
  const isBelowOther = (row: RawRow) => row.noted?.some(({ column }) => column === 'Heading') ?? false;
  const end = rows.findIndex(isBelowOther);
  const own = end < 0 ? rows : rows.slice(0, end);
  const below = withHeadingNotes([{ row: 0, values: {}, unread: { text, problem: text } }, ...own]).slice(1);
  return [...below, ...rows.slice(own.length)];
}
