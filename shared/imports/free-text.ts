import { headOf } from './columns.ts';
import { isDividing } from './dividers/divided-rows.ts';
import { isNoteLine } from './file-notes/notes-below.ts';
import { OUTSIDE, outsideOfLetter } from './doubts/letter-lines.ts';
import { withLocalNumbers } from './doubts/local-phones.ts';
import { withWrappedLines } from './doubts/wrapped-lines.ts';
import { isAnnouncement } from './headings/friendly-titles.ts';
import { mayBeName, nameWords } from './headings/name-evidence.ts';
import { oneWordHeadings, tellsOfAway } from './headings/one-word.ts';
import { isHeadingOrFooter, isSection, isUnit } from './looks.ts';
import { isStatus } from './callings.ts';
import { withoutLetterMarks } from './marks/letter-marks.ts';
import { LONGEST_LINE, readLine, shortened, TWO_PEOPLE, UNCLEAR_PHONE, unread } from './line-parts.ts';
import { proseAround } from './letters/prose-around.ts';
import { signatureAt } from './letters/signatures.ts';
import { withLastInitials } from './name-parts/last-initials.ts';
import { withCapitals } from './name-parts/small-letters.ts';
import { nicknameApart } from './name-parts/nicknames-in-lines.ts';
import { looksLikeFullName } from './names.ts';
import { isNote, isTitle } from './non-people.ts';
import { behindDate, isDatedEvent } from './remarks/dates-first.ts';
import { doubtAbout, doubtIn, isBeforeNames, isOneLike, saidBehind } from './remarks/line-doubts.ts';
import { peopleOfLines, taskBefore, withTold, type Told } from './remarks/people-of-line.ts';
import type { RawRow } from './rows.ts';
import { withNameFirst } from './offices/calling-first.ts';
import { withWholeOffices } from './offices/short-offices.ts';
import { askedOfLine } from './offices/calling-remarks.ts';
import { loneText, mayBeHeading } from './sheets/gone.ts';
import { withNicknames } from './sheets/nicknames.ts';
import { callingsAbove } from './texts/callings-above.ts';
import {
  askedOfSignature,
  greetingsIn,
  isAddressed,
  isCity,
  isFirstByComma,
  mayBeSignature,
  withoutRolesFirst,
} from './texts/first-words.ts';
import { titlesInLine } from './text-tables/heading-line.ts';
import { isCouple } from './texts/couple-lines.ts';
import {
  saidOfStruck,
  usualForm,
  withoutBold,
  withoutContactSigns,
  withoutEndlessWords,
  withoutHashes,
  withoutStrike,
} from './texts/line-forms.ts';
import { pendingSince } from './tidy.ts';
import { UnreadableFile, UNREADABLE } from './unreadable.ts';

function cannot(line: number, text: string): UnreadableFile {
  const shown = shortened(text.trim());
  return new UnreadableFile(UNREADABLE.text(line, shown), true);
}
/** A page of prose is no list, even if a line of it looks like a name. */
const LEAST_READABLE = 0.6;

const CONTACT_ALONE = /^\s*(?:[+(\d][\d ().+-]{6,20}|\S+@\S+\.\w+)\s*$/;

const HEADINGS_WITHIN = 20;

/** 'Preferred Name  Gender Phone Number': headings of columns that no rule could part. */
function isHeading(line: string): boolean {
  const [first = '', ...others] = line.trim().split(/\t| {2,}/);
  const { names } = headOf([first]);
  return names !== null && others.length > 0;
}

const HEADING = 'is a heading or a note, not a person.';
/** 'Shut Ins:' says what stands below it, whatever its words. */
const isHeadingLine = (line: string): boolean => /[:：]\s*$/.test(line);
/** It is about people, and so heads no others. */
const asideOf = (row: Omit<RawRow, 'row'>, is = true): Omit<RawRow, 'row'> =>
  row.unread && is ? { ...row, unread: { ...row.unread, isAside: true } } : row;

/** A line that begins with a name, then what can be told by its look; null where there is no name. */
function personOf(line: string): Omit<RawRow, 'row'> | null {
  if (line.length > LONGEST_LINE) return null;
  const { name, parts, behindCalling, values, remarks, beside, isPhoneUnclear } = readLine(line);
  if (isCouple(name)) return asideOf(unread(line, TWO_PEOPLE));
  if (!looksLikeFullName(name) || isHeadingOrFooter(line) || isCity(line)) return null;
  if (isHeadingOrFooter(name) || isSection(name) || isUnit(name) || isHeadingLine(line)) return null;
  if (isNote(name) || titlesInLine(line) !== null || isBeforeNames(line, name) || isAnnouncement(line))
    return unread(line, HEADING);
  if (parts.some(isStatus))
    return { ...unread(line, 'has more than a name in it. Is this person still in the ward?'), values: { name } };
  // Behind 'Lee, Kim' another person would be written in the same way.
  if (line.includes(';') ? parts.some(looksLikeFullName) : parts.some((part) => isOneLike(part, name)))
    return unread(line, TWO_PEOPLE);
  const problem = doubtIn(name, parts, values) ?? doubtAbout(name, line);
  if (problem) return { ...unread(line, problem), values: { name } };
  // A person for certain, although a row to correct.
  if (isPhoneUnclear) return { ...unread(line, UNCLEAR_PHONE), values: { name } };
  if (!values.calling) return { values: { name, ...values }, remarks, beside, ...saidBehind(parts) };
  const asks = askedOfLine(line, parts, behindCalling);
  const pending = pendingSince(behindCalling);
  return { values: { name, ...values }, remarks, beside, ...(asks ? { asks } : {}), ...(pending ? { pending } : {}) };
}

/** The same with what the person goes by, as in 'Sam (Sammy) Tuilagi'. */
function personCalled(line: string): Omit<RawRow, 'row'> | null {
  const apart = nicknameApart(line);
  const person = apart && personOf(apart.line);
  const { name } = person?.values ?? {};
  if (!person || name === undefined || person.unread) return personOf(line);
  const whole = name.replace(apart.before, (before) => `${before} ${apart.written}`);
  const rows = [{ ...person, row: 0, values: { ...person.values, name: whole } }];
  return withNicknames(rows, { titles: [], fields: [] })[0] ?? person;
}

/** The same of a line as others write it, such as a calling, or what may be one, before the name; `told` of whoever it is. */
function personIn(line: string, told?: Told): ReturnType<typeof personOf> {
  const struck = withoutStrike(line);
  if (struck !== null) return personIn(struck, { asks: { problem: saidOfStruck(struck), field: 'isAvailable' } });
  const dated = behindDate(line, (rest) => personIn(rest, told));
  if (dated) return dated;
  const usual = usualForm(line);
  const first = withNameFirst(usual);
  const person = personCalled(first ?? usual);
  const task = !person || person.unread ? taskBefore(usual) : null;
  const behind = task && personCalled(task.rest);
  if (behind && !behind.unread) return { ...behind, ...task.told, values: { ...task.values, ...behind.values } };
  if (person?.unread) return first === null ? person : { ...person, unread: { ...person.unread, text: line.trim() } };
  return person && told ? withTold(person, told) : person;
}

type Line = { line: string; isOutside: boolean; person: ReturnType<typeof personOf> };

/** Of a list of 'Name: phone', 'Tom Beck:' is one whose phone is blank; a name that no one is known by is asked about. */
function withBlankPhones<Read extends Line>(read: readonly Read[]): Read[] {
  const others = read.filter(({ line, isOutside }) => !isOutside && !isNoise(line));
  const named = others.filter(({ line, person }) => {
    const { name, ...more } = person?.values ?? {};
    return name !== undefined && Object.keys(more).length > 0 && line.includes(`${name}:`);
  });
  if (named.length * 2 <= others.length) return [...read];
  return read.map((own) => {
    if (own.isOutside || !isHeadingLine(own.line)) return own;
    const text = own.line.trim().slice(0, -1).trimEnd();
    const person = personOf(text);
    const { name } = person?.values ?? {};
    if (!person || name === undefined) return own;
    const words = nameWords(name);
    const isKnown = words !== null && mayBeName(words);
    return {
      ...own,
      person: isKnown ? person : { ...person, asks: { problem: mayBeHeading(name), field: 'firstName' } },
    };
  });
}

const whichIsLast = (line: string): string =>
  `Which part of “${shortened(line.trim())}” is the last name? Write it as “Last, First.”`;

const isNoise = (line: string) => isCity(line) || isTitle(line.trim()) || isHeadingLine(line) || isAnnouncement(line);

/**
 * A list of people, one a line. Lines without a name keep their place, so that they can be shown as skipped. Of a printed
 * list, its places on the page tell better what belongs together.
 */
export function linesOfText(text: string, isPrinted: boolean): RawRow[] {
  const parted = withLocalNumbers(withoutEndlessWords(text)).split(/\r\n|\r|\n/);
  const written = withCapitals(withoutBold(withoutHashes(withoutContactSigns(parted))));
  if (written.slice(0, HEADINGS_WITHIN).some(isHeading)) throw new UnreadableFile(UNREADABLE.columnsTooClose, true);
  // In columns the people are counted, not the lines.
  const spelledOut = withoutRolesFirst(withWholeOffices(written));
  const above = callingsAbove(written);
  const ofLines = peopleOfLines(written, spelledOut);
  const columns = written.flatMap((line, i) => {
    const calling = above.callingOf.get(i);
    const whole = calling === undefined ? (spelledOut[i] ?? line) : `${line.trim()} - ${calling}`;
    const isCalling = above.isCalling.has(i);
    const ofLine = ofLines[i] ?? [{ line }];
    return ofLine.map((own) => ({ ...own, whole: own.line === line ? whole : own.line, isCalling }));
  });
  const lines = columns.map((own, i) => ({ ...own, row: i + 1 })).filter(({ line }) => line.trim() !== '');
  const texts = lines.map(({ line }) => line);
  const outside = new Set([...outsideOfLetter(texts), ...greetingsIn(texts)]);
  const isApart = (lines.at(-1)?.row ?? 0) - (lines.at(-2)?.row ?? 0) > 1;
  const isLast = isApart && mayBeSignature(texts);
  const signer = isLast ? -1 : signatureAt(texts);
  const signature = signer === null ? undefined : lines.at(signer)?.row;
  const isTurned = isFirstByComma(texts);
  const read = withBlankPhones(
    lines.map(({ row, line, whole: text, told, isCalling }, at) => ({
      row,
      line,
      isCalling,
      isOutside: outside.has(at),
      person: outside.has(at) ? null : personIn(text, told),
    })),
  );
  const people = read.filter(({ person }) => person?.values.name !== undefined);
  const around = proseAround(read);
  // A heading between the people of a list is no reason to refuse all of it.
  const counted = read.filter(
    ({ line, isOutside, isCalling, person }, at) =>
      !isOutside &&
      !around.has(at) &&
      !isCalling &&
      !isNoise(line) &&
      (person ? !isDatedEvent(person) : !isNoteLine(line, read[at - 1]?.line ?? '')),
  );
  const known = [...people, ...read.filter(({ person }) => person?.unread?.problem.endsWith(TWO_PEOPLE))];
  if (known.length === 0 || known.length < counted.length * LEAST_READABLE) {
    const others = counted.filter(({ person }) => !people.some((one) => one.person === person));
    // A phone below a name is in its place.
    const isInPlace = ({ line, row }: (typeof read)[number]) =>
      CONTACT_ALONE.test(line) && people.some((one) => one.row === row - 1);
    const first = others.find((one) => !isInPlace(one)) ?? others[0] ?? read[0];
    const at = written.findIndex((line) => line.includes(first?.line ?? ''));
    throw cannot(at + 1, first?.line ?? '');
  }
  const withComma = people.filter(({ person }) => person?.values.name?.includes(',')).length;
  const isLastFirst = withComma > 2 && withComma >= people.length * 0.8;
  // The row below says it.
  const shown = read.filter(({ isCalling }) => !isCalling);
  const said = shown.map(({ row, line, person, isOutside }): RawRow => {
    if (isOutside) return { row, ...asideOf(unread(line, OUTSIDE), isAddressed(line)) };
    const isAlone = person !== null && Object.keys(person.values).length === 1;
    if (person && isTurned && isAlone && !person.unread)
      return { row, values: { firstName: line.trim() }, asks: { problem: whichIsLast(line), field: 'lastName' } };
    if (person && !person.unread && !person.asks && row === signature)
      return { ...person, row, asks: { problem: askedOfSignature(line), field: 'firstName' } };
    if (person && !(isLastFirst && isAlone && !person.values.name?.includes(','))) return { ...person, row };
    if (isHeadingLine(line)) return { row, ...unread(line, HEADING) };
    const why = person
      ? 'isn’t written like the other names: “Last, First.”'
      : 'doesn’t begin with a first and last name.';
    return { row, ...unread(line, why) };
  });
  const rows = withLastInitials(withoutLetterMarks(said));
  if (isPrinted) return rows;
  const headings = oneWordHeadings(rows, loneText);
  return withWrappedLines(
    rows.map((row, at) => ({
      row,
      line: shown[at]?.line ?? '',
      isHeading:
        headings.has(row) ||
        isDatedEvent(row) ||
        shown[at]?.isOutside === true ||
        isNoise(shown[at]?.line ?? '') ||
        [tellsOfAway, isDividing].some((is) => is(shown[at]?.line ?? '')),
    })),
  );
}
