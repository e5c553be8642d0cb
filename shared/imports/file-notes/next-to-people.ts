import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { STILL_ASKED } from '../availability/asked-to-speak.ts';
import { isHomebound, refuses } from '../availability/refusals.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isAgainst } from './against.ts';
import { saysNothingToRead } from './harmless-texts.ts';
import { isNoticeOrFriendly } from '../headings/friendly-titles.ts';
import { isTellingTitle } from '../headings/telling-titles.ts';
import { quotedLast } from '../line-parts.ts';
import { isLabeledNames, toldBeforeNames } from '../remarks/labeled-names.ts';
import { toldOfWholeList } from '../remarks/whole-list.ts';
import type { RawRow } from '../rows.ts';
import { isGone } from '../dividers/said-by-headings.ts';
import { asking, loneText, STILL_HERE } from '../sheets/gone.ts';
import { isStyleKey } from '../marks/style-keys.ts';
import {
  excludes,
  isAgainstThem,
  listedIn,
  mayBeMeantBy,
  meantBy,
  onlyPray,
  sentencesIn,
} from './people-in-sentences.ts';

const LONGEST = 300;
const isNamed = ({ values }: RawRow): boolean => Boolean(values.name || values.firstName || values.lastName);

/** The words of a row that has no name and nothing else to keep: what goes on about the person above it. */
function textAlone({ values, unread }: RawRow, cells: readonly string[]): string | null {
  const { notes: _, isAvailable: __, ...others } = values;
  if (unread || Object.values(others).some(Boolean)) return null;
  const [text = '', another] = cells.filter((cell) => cell !== '');
  return another === undefined && text.length <= LONGEST && /\p{L}{2}/u.test(text) && !isNothing(text) ? text : null;
}

const NOT_ASKED = /\b(?:do not|dont|never|not to|not be|rather not) (?:be )?(?:ask|invite|schedule|assign|called on)/;
const questionAfter = (text: string): [string, 'isAvailable' | 'firstName'] =>
  toldBeforeNames(text) === 'care' ||
  refuses(text) ||
  excludes(text) ||
  onlyPray(text) ||
  isHomebound(text) ||
  NOT_ASKED.test(foldLoose(text))
    ? [STILL_ASKED, 'isAvailable']
    : [STILL_HERE, 'firstName'];

export const noting = (row: RawRow, text: string): RawRow => ({ ...row, noted: [...(row.noted ?? []), { text }] });
/** Asks about what is against someone, and notes anything else. */
export function withSaid(row: RawRow, said: string, text: string, judged = text): RawRow {
  if (!isAgainstThem(judged)) return saysNothingToRead(text, row.values, true) ? row : noting(row, text);
  const [question, field] = questionAfter(judged);
  return asking(noting(row, text), `${said} ${quotedLast(text.trim())} ${question}`, field);
}

/** 'do not ask' alone in the row below a person is about that person, and so is the rest of a note. Each row has its cells. */
export function withLooseNotes(rows: readonly RawRow[], cells: readonly (readonly string[])[]): RawRow[] {
  if (rows.every((row) => row.unread || isNamed(row))) return [...rows];
  const read = [...rows];
  for (let at = 0, person = -1; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    const isNext = person >= 0 && row.row === (rows[at - 1]?.row ?? 0) + 1;
    if (row.unread || isNamed(row)) {
      person = row.unread ? -1 : at;
      continue;
    }
    const [above, text] = [read[person], isNext ? textAlone(row, cells[at] ?? []) : null];
    if (!above || text === null) person = -1;
    else read[person] = withSaid(above, 'The next row says', text, withRestOf(above.values.notes, text));
  }
  return read;
}

/** As one writes of a person: 'moved to Boise', 'Please do not ask', and not 'Do Not Contact.' */
const OF_ONE =
  /^(?:please|pls|do(?:es)? not|dont|doesnt|has|prefers?|will not|wont|would|wants?|is|was|asked|declined|(?:sold|left|lives|living|went|serving|not) \p{L}+|no longer|moved (?:to|in|on|last|away|back)|never|can ?not|cant|unable|only|por favor|no (?:desea|quiere|puede)|nao (?:deseja|quer|pode)|se mudo|mudou|records? (?:were |was )?(?:sent|moved) (?:to|in|on)|membership|passed (?:away )?(?:in|on|last|this)|died (?:in|on|last|this)|faleceu (?:em|no)|fallecio)\b/u;
/** Written in small letters as well, it is a heading. */
const USUAL = /^(?:do not|dont) (?:contact|call|visit|ask|invite)$/;
/** 'Passed away 3/12', 'Snowbird, back in April' */
const OF_A_DAY = /^\p{L}.*(?:\d{1,2}[/.-]\d{1,2}|,\s+\p{Ll}{2})/u;
function isOfOne(text: string): boolean {
  if (isNoticeOrFriendly(text) || USUAL.test(foldLoose(text))) return false;
  const [state = text] = text.split(/,|\s\d/);
  if (OF_A_DAY.test(text)) return isGone(state) || isTellingTitle(state) || isAgainst(state);
  return /^\p{L}.*\s\p{Ll}{2}/u.test(text) && OF_ONE.test(foldLoose(text));
}

/** 'Please do not ask' below a person may be a heading of those below it, and may be about that person: it is told at both. */
export const withSentencesBelow = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row, at) => {
    const next = rows[at + 1];
    if (row.unread || !isNamed(row) || !next || next.row !== row.row + 1) return row;
    const text = loneText(next);
    return text !== null && isOfOne(text) && !isNoted(row, withoutPeriod(text))
      ? withSaid(row, 'The next row says', text)
      : row;
  });

/** 'Asked not to' goes on with 'be called.' */
const withRestOf = (note: string | undefined, rest: string): string =>
  note && /^\p{Ll}/u.test(rest) && !isAgainst(rest) ? `${note} ${rest}` : rest;

/** The same in a text, where what stands beside a person goes on in small letters in the next line. */
export const withWrappedNotes = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row, at) => {
    const [next, last] = [rows[at + 1], row.beside?.at(-1)];
    if (row.unread || !last || !next?.unread || next.row !== row.row + 1) return row;
    const rest = next.unread.text.trim();
    const isRest = /^\p{Ll}/u.test(rest) && !isAgainst(last) && isAgainst(`${last} ${rest}`);
    return isRest ? withSaid(row, 'This row and the next line say', `${last} ${rest}`) : row;
  });

const withoutPeriod = (text: string): string => text.replace(/\.\s*$/, '');
const isNoted = ({ noted = [] }: RawRow, said: string): boolean =>
  noted.some(({ text }) => withoutPeriod(text) === withoutPeriod(said));

/** Where the names of colors stand in a column, a key explains those. */
const isExplained = ({ asks, noted = [] }: RawRow): boolean =>
  /which means “.*” in this list\./.test(asks?.problem ?? '') ||
  noted.some(({ text, column }) => column !== undefined && isStyleKey(text));

/** What a row says of others. */
type Sentence = { row: number; text: string };
const sentencesAmong = (rows: readonly RawRow[]): Sentence[] =>
  rows.flatMap((row) => {
    const lone = loneText(row);
    if (lone !== null && isStyleKey(lone)) return [{ row: row.row, text: lone }];
    return sentencesIn(row).map((text) => ({ row: row.row, text }));
  });

/**
 * Asks about those whom a sentence names, such as 'Sister Dawson has moved.' One about marked names is noted with everyone,
 * unless the file shows `whoIsMarked`, and one with a first name that several have, with each of them.
 */
export function withSentences(
  rows: readonly RawRow[],
  sentences: readonly Sentence[] = sentencesAmong(rows),
  whoIsMarked: (text: string) => ReadonlySet<number> | null = () => null,
): RawRow[] {
  const ofAll = withSaidOfAll(rows);
  return sentences.length === 0 ? ofAll : withNamed(ofAll, sentences, whoIsMarked);
}

/** The same of sentences about a whole list: 'None of these may be asked.' */
function withSaidOfAll(rows: readonly RawRow[]): RawRow[] {
  const told = toldOfWholeList(rows, (sentences) => {
    const listed = listedIn(rows, (row) => sentences.has(loneText(row)?.trim() ?? ''));
    return (text) => meantBy(text, listed).size;
  });
  if (told.length === 0) return [...rows];
  const ofRow = new Map<number, typeof told>();
  for (const one of told)
    for (const row of one.rows) {
      const own = ofRow.get(row);
      if (own) own.push(one);
      else ofRow.set(row, [one]);
    }
  return rows.map((row) =>
    (ofRow.get(row.row) ?? [])
      .filter(({ text }) => !isNoted(row, text))
      .reduce((one, { text, judged }) => withSaid(one, 'The list says', withoutPeriod(text), judged), row),
  );
}

function withNamed(
  rows: readonly RawRow[],
  sentences: readonly Sentence[],
  whoIsMarked: (text: string) => ReadonlySet<number> | null,
): RawRow[] {
  const own = new Set(sentences.map(({ row }) => row));
  const listed = listedIn(rows, ({ row }) => own.has(row));
  const meant = sentences.map(({ text }) => ({ text, rows: meantBy(text, listed) }));
  // Which of two called Tom is meant, only whoever wrote it knows.
  const mayBeMeant = meant
    .filter(({ rows: named }) => named.size === 0)
    .map(({ text }) => ({ text, rows: mayBeMeantBy(text, listed) }));
  const areMarked = rows.some(isExplained)
    ? []
    : sentences.flatMap(({ text }) => (isStyleKey(text) ? [{ text, rows: whoIsMarked(text) }] : []));
  return rows.map((row) => {
    if (row.unread || own.has(row.row) || !isNamed(row)) return row;
    const about = meant.filter(({ text, rows: named }) => named.has(row.row) && !isNoted(row, text));
    const asked = about.reduce((one, { text }) => withSaid(one, 'The list says', withoutPeriod(text)), row);
    const shared = mayBeMeant.filter(({ text, rows: named }) => named.has(row.row) && !isNoted(row, text));
    const shown = shared.reduce((one, { text }) => noting(one, text), asked);
    return areMarked.reduce((one, { text, rows: marked }) => {
      if (marked?.has(row.row)) return withSaid(one, 'The list says', withoutPeriod(text));
      return marked || about.length > 0 || isNoted(one, text) ? one : noting(one, text);
    }, shown);
  });
}

/** Tells of lines above the headings of a table with those in it whom they name; the `others` are titles of everyone. */
export function withSentencesAbove(
  rows: readonly RawRow[],
  above: readonly Line[],
): { rows: RawRow[]; others: Line[] } {
  const listed = listedIn(rows, () => false);
  const named = above.flatMap((line): { line: Line; texts: string[] }[] => {
    const [text = '', another] = line.cells.filter(Boolean);
    // 'Grove Ward - Moved Out' heads everyone, with a Grove among them too.
    const isTitle = !isLabeledNames(text) && (isGone(text) || isTellingTitle(text));
    const texts = another === undefined && !isTitle ? sentencesIn({ row: 0, values: { name: text } }) : [];
    return texts.some((one) => meantBy(one, listed).size > 0) ? [{ line, texts }] : [];
  });
  const sentences = named.flatMap(({ texts }) => texts.map((text) => ({ row: 0, text })));
  return {
    rows: withSentences(rows, sentences),
    others: above.filter((line) => !named.some((one) => one.line === line)),
  };
}
