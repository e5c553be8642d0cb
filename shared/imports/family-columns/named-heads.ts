import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { answerIn } from '../doubts/answers.ts';
import { isAboutPerson, isNothing } from '../doubts/nothing.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isWord } from '../headings/name-evidence.ts';
import { AND } from '../households/children.ts';
import { endsInLastName, isOfGivenNames } from '../households/naming.ts';
import { familyColumnsOf, householdHeadings, isNameOf, isNames } from '../households/household-columns.ts';
import { isInitial } from '../looks.ts';
import { isSuffix, looksLikeFullName, partName, startsWithTitle, withoutSuffixes } from '../names.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { withLastBehind } from '../texts/couple-lines.ts';

/** The last name of a household, and the people by whom it is called, each as a column of names has them. */
type Named = { family: string; names: string[] };

const LONGEST = 80;
/** Most of what stands below the heading has to be so before 'Luis Vega' is a person and no two last names. */
const LEAST_WHOLE = 0.8;
const wordsIn = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Behind the comma of a family, what begins like a name and isn't a word such as 'Family' or 'Jr.' */
function mayBeGiven(name: string): boolean {
  const [first = '', ...others] = wordsIn(name);
  const folded = foldLoose(first);
  return (
    /^(?!\p{Ll})\p{L}[^\d@:;/]*$/u.test(name) &&
    others.length < 4 &&
    !isSuffix(first) &&
    !startsWithTitle(name) &&
    !isWord(folded) &&
    !isAboutPerson(name) &&
    !isNothing(name) &&
    answerIn(name) === null
  );
}

/** 'Abbott, Wes & Karen', 'Abbott, Wes, Karen' → Wes Abbott and Karen Abbott. */
function behindComma(cell: string): Named | null {
  const [, last = '', given = ''] = /^([^,]+),\s*(.+)$/.exec(cell) ?? [];
  const names = given
    .split(/,/)
    .flatMap((part) => part.split(AND))
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0 || AND.test(last) || /\d|@/.test(last) || !names.every(mayBeGiven)) return null;
  const ofFamily = (name: string) => (!isOfGivenNames(name) && endsInLastName(name) ? name : `${last}, ${name}`);
  return { family: withoutSuffixes(last), names: names.map(ofFamily) };
}

/** 'Wes & Karen Abbott', 'Wes Abbott and Karen Hale' */
function coupleIn(cell: string): Named | null {
  const apart = cell.split(AND).map((name) => name.trim());
  const areWhole = apart.length === 2 && apart.every((name) => looksLikeFullName(name) && beginsGiven(name));
  const names = withLastBehind(cell) ?? (areWhole ? apart : null);
  return names && { family: partName(names[0] ?? '').lastName, names: names.map(lastFirst) };
}
const beginsGiven = (name: string): boolean => isUsualGiven(foldLoose(wordsIn(name)[0] ?? ''));
const lastFirst = (name: string): string => {
  const { firstName, lastName } = partName(name);
  return lastName === '' ? name : `${lastName}, ${firstName}`;
};

/** 'Wesley Abbott', whose first word is no last name that we know, and whose last is no first name. */
function wholeIn(cell: string): Named | null {
  const words = wordsIn(cell);
  const [first, last] = [foldLoose(words[0] ?? ''), foldLoose(words.at(-1) ?? '')];
  const isWhole =
    (words.length === 2 || (words.length === 3 && isInitial(words[1] ?? ''))) &&
    looksLikeFullName(cell) &&
    isUsualGiven(first) &&
    !isUsualLast(first) &&
    !isWord(last) &&
    !isSuffix(words.at(-1) ?? '') &&
    (!isUsualGiven(last) || isUsualLast(last));
  return isWhole ? { family: partName(cell).lastName, names: [lastFirst(cell)] } : null;
}

const peopleIn = (cell: string): Named | null =>
  cell.length > LONGEST ? null : cell.includes(',') ? behindComma(cell) : (coupleIn(cell) ?? null);

/** Nobody stands there, so whoever the household is called by may. */
const isOpen = (cell: string): boolean => cell.trim() === '' || isNothing(cell) || answerIn(cell) !== null;
const givenOf = (name: string): string => {
  const given = name.includes(',') ? name.slice(name.indexOf(',') + 1) : name;
  return foldLoose(wordsIn(given)[0] ?? '');
};
const namesOne = (cell: string, name: string): boolean =>
  foldLoose(cell)
    .split(' ')
    .some((word) => areOneName(word, givenOf(name)));

/** How the column of them is called that no one has typed. */
export const NAMED_HEAD = 'Head Names';
const OF_ALL = /\b(?:members|individuals)$/;
type Slots = { head: string; spouse: string; members: readonly string[] };

/** Whom of them no other cell of the row names: each stands where a head or a spouse would. */
function missing({ names }: Named, { head, spouse, members }: Slots): { head: string; spouse: string } | null {
  const adults = [head, spouse].filter((cell) => !isOpen(cell));
  const isSeveral = AND.test(head) || /[,;\n].*[,;\n]/.test(head);
  const unknown = (cell: string): boolean => !isOpen(cell) && !names.some((name) => namesOne(cell, name));
  const left = names.filter(
    (name, at) =>
      ![...adults, ...members].some((cell) => namesOne(cell, name)) &&
      !(at === 0 && unknown(head)) &&
      !(at === 1 && unknown(spouse)),
  );
  const [one = '', other = '', ...more] = left;
  if (isSeveral || one === '') return null;
  if (!isOpen(head)) return isOpen(spouse) && other === '' ? { head, spouse: one } : null;
  if (!isOpen(spouse)) return { head: left.join(' & '), spouse };
  if (other === '' && one === names[1]) return { head, spouse: one };
  return more.length > 0 ? { head: left.map(onlyGiven).join(' & '), spouse } : { head: one, spouse: other };
}
const onlyGiven = (name: string): string => name.slice(name.indexOf(',') + 1).trim();

/**
 * Whom a household is called by, as in 'Abbott, Wes & Karen' before 'Children', and who has no other column there, has one
 * as the head of the house or the spouse.
 */
export function withNamedHeads(lines: readonly Line[], within: number): Line[] {
  const at = householdHeadings(lines.slice(0, within).map(({ cells }) => cells));
  const titles = lines[at]?.cells ?? [];
  const columns = familyColumnsOf(titles);
  const family = columns.indexOf('family');
  const [heads, spouses] = (['head', 'spouse'] as const).map((role) =>
    columns.flatMap((column, i) => (isNameOf(column, role) ? [i] : [])),
  );
  const [head = -1, otherHead] = heads ?? [];
  const [spouse = -1, otherSpouse] = spouses ?? [];
  if (at < 0 || family < 0 || otherHead !== undefined || otherSpouse !== undefined) return [...lines];
  const body = lines.slice(at + 1).map((line) => ({ line, cell: (line.cells[family] ?? '').trim() }));
  const wholes = body.filter(({ cell }) => peopleIn(cell) ?? wholeIn(cell)).length;
  const areWhole = head < 0 && wholes >= body.filter(({ cell }) => cell !== '').length * LEAST_WHOLE;
  const told = body.map(({ line, cell }) => {
    const named = peopleIn(cell) ?? (areWhole ? wholeIn(cell) : null);
    if (!named) return { line, family: null, found: null };
    const members = line.cells.filter((_, i) => {
      const column = columns[i];
      return isNames(column) && OF_ALL.test(column.who);
    });
    const slots = { head: line.cells[head] ?? '', spouse: line.cells[spouse] ?? '', members };
    return { line, family: named.family, found: missing(named, slots) };
  });
  if (told.every(({ found }) => !found)) return [...lines];
  const hasSpouse = spouse >= 0 || told.some(({ found }) => found?.spouse);
  const put = (cells: readonly string[], own: string, name: string, partner: string): string[] => {
    const filled = Array.from({ length: Math.max(titles.length, cells.length) }, (_, i) =>
      i === family ? own : i === head ? name : i === spouse ? partner : (cells[i] ?? ''),
    );
    const added = [...(head < 0 ? [name] : []), ...(hasSpouse && spouse < 0 ? [partner] : [])];
    return filled.toSpliced(head < 0 ? family : head + 1, 0, ...added);
  };
  const heading = put(titles, titles[family] ?? '', titles[head] ?? NAMED_HEAD, titles[spouse] ?? 'Spouse');
  return [
    ...lines.slice(0, at),
    { ...lines[at], cells: heading } as Line,
    ...told.map(({ line, family: own, found }) => {
      const { cells } = line;
      const [name, partner] = found ? [found.head, found.spouse] : [cells[head] ?? '', cells[spouse] ?? ''];
      return { ...line, cells: put(cells, found && own ? own : (cells[family] ?? ''), name, partner) };
    }),
  ];
}
