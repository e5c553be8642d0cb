import { BIRTH_YEAR_TO_COME, isBirthYearToCome, type AgeGroup } from '#shared/members/age-groups.ts';
import { isSwitch, isText, MEMBER_FIELD_NAMES, MEMBER_FIELDS } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { birthYearOf, bornBy, shortYearOf, yearAlone } from './birth-years/birth-years.ts';
import { birthdaysIn } from './birth-years/birthdays.ts';
import { dayOf, isAmbiguous } from './dates.ts';
import { byHousehold } from './name-parts/by-household.ts';
import { withParticles } from './name-parts/particles.ts';
import { withSuffixOf } from './name-parts/suffixes.ts';
import { doubtOf, officeBefore, partName } from './names.ts';
import { ageAlone } from './doubts/ages.ts';
import { answerIn, sexIn } from './doubts/answers.ts';
import { withoutBlanks, withoutNothing } from './doubts/blanks.ts';
import { isAboutPerson, isNothing } from './doubts/nothing.ts';
import { withWordsOfName } from './file-notes/behind-names.ts';
import { namelessRow } from './file-notes/nameless-rows.ts';
import { isNoHousehold } from './households/no-household.ts';
import { problemWith, type SaidField } from './doubts/row-problems.ts';
import type { RawRow } from './rows.ts';
import { BIRTH_YEARS_APART } from './limits.ts';
import { ImportedPerson, type Sign } from './schema.ts';
import { ignored, quotedLast, shortened } from './line-parts.ts';
import { signsIn } from './signs/signs.ts';
import { calledIn, withoutLastName } from './sheets/nicknames.ts';
import { isBroken, tidied } from './tidy.ts';

/** A row, its names parted, with what was made of it. `field`: what the problem is about. */
export type ReadRow = RawRow & {
  name: string;
  person: ImportedPerson | null;
  problem: string | null;
  field?: keyof RawRow['values'];
  /** The day that a birth date without a year tells, beside an age; two where the month may be either number. */
  birthdays?: string[];
  /** A person has said that this is someone else of the same name. */
  isAnotherPerson?: boolean;
};

/** Whether the row asks something that only a person can tell; what else is wrong with it is told once that is answered. */
export const isQuestion = ({ problem, asks, pending }: ReadRow): boolean =>
  problem !== null && (problem === asks?.problem || problem === pending?.problem);

/** What the row says, without what was made of it. */
export const rawOf = ({
  name: _name,
  person: _person,
  problem: _problem,
  field: _field,
  birthdays: _birthdays,
  isAnotherPerson: _isAnother,
  ...raw
}: ReadRow): RawRow => raw;

const GROUP_OF: Partial<Record<string, AgeGroup>> = {
  ...Object.fromEntries('adult adults adulto adultos'.split(' ').map((word) => [word, 'adult'])),
  ...Object.fromEntries('youth joven jovenes jovem jovens'.split(' ').map((word) => [word, 'youth'])),
  ...Object.fromEntries('child children nino ninos crianca criancas primary'.split(' ').map((word) => [word, 'child'])),
};
const LABELS: Partial<Record<string, string>> = {
  ...Object.fromEntries(MEMBER_FIELD_NAMES.map((name) => [name, MEMBER_FIELDS[name].label])),
  totalTalks: 'Total talks',
  lastTalkDate: 'Last talk',
};

const onOneLine = (text = '') => text.replace(/\s+/g, ' ');

function namesOf(values: RawRow['values']): { firstName: string; lastName: string } {
  // A cell that wraps contains line breaks.
  const lastName = onOneLine(values.lastName);
  // Below a first name is a note; a last name of several words may wrap.
  const firstName = values.firstName?.includes('\n') ? values.firstName : onOneLine(values.firstName);
  const { name } = values;
  const parted = name === undefined ? null : partName(name);
  if (firstName || lastName) {
    // One of the two may be missing in a sheet that also has the whole name.
    const names = { firstName: firstName || (parted?.firstName ?? ''), lastName: lastName || (parted?.lastName ?? '') };
    return withParticles(withSuffixOf(names, name));
  }
  const isOpen = name !== undefined && parted?.lastName === '';
  return (isOpen && byHousehold(name, values.household ?? '')) || (parted ?? { firstName: '', lastName: '' });
}

/** What a person goes by is their first name, or the whole one, where a row has no other. */
function withAName({ preferredName: written = '', ...said }: RawRow['values']): RawRow['values'] {
  const preferredName = calledIn(written);
  if (!preferredName) return said;
  if (said.name || said.firstName) return { ...said, preferredName };
  return said.lastName ? { ...said, firstName: preferredName } : { ...said, name: preferredName };
}

/** 'Sister' before a name is left out of it, and tells all the same who is meant. */
function titlesIn({ name = '', firstName = '', addressedAs = '' }: RawRow['values']): Sign[] {
  // 'Bishop, Mary Ann' is Mary Ann Bishop.
  const named = [name.split(',')[1] ?? name, firstName].filter((text) => text.trim().includes(' '));
  return [...named, addressedAs].flatMap((text) => signsIn('title', text.trim())).slice(0, 1);
}

/** A row → a person, or a sentence that says what is wrong with it. */
export function readPerson(raw: RawRow): ReadRow {
  const { row, values: cells, unread, asks, pending, remarks: before = [], bornOn } = raw;
  if (unread) return { row, name: shortened(unread.text), person: null, problem: unread.problem, values: {}, unread };
  const { values: said, remarks: about, pending: begins } = tidied(withAName(withoutBlanks(cells)));
  const remarks = [...before, ...about];
  const noCalling = cells.calling && isNothing(cells.calling) ? cells.calling.trim() : raw.noCalling;
  const signs = [...(raw.signs ?? []), ...titlesIn(said)];
  const names = withoutNothing(namesOf(said));
  // Kept with a preview, the names are in parts, and are judged by what they were parted from.
  const written = raw.nameCell === undefined ? said : { name: raw.nameCell };
  const nameCell = written.firstName || written.lastName ? undefined : written.name;
  const noted = withWordsOfName(said, raw.noted);
  const doubt = doubtOf(said);
  if (doubt && 'problem' in doubt) {
    const text = `${names.firstName} ${names.lastName}`;
    const asRead = { text, problem: doubt.problem };
    return { row, name: shortened(text), person: null, problem: doubt.problem, values: {}, unread: asRead };
  }
  if (doubt) remarks.push(doubt.remark);
  const office = said.calling ? null : officeBefore(said.name ?? '');
  if (office) remarks.push(...ignored([office]));
  const { name: _, ...others } = said;
  for (const field of ['calling', 'household'] as const) {
    const cell = others[field];
    if (!cell || !(isAboutPerson(cell) || (field === 'household' && isNoHousehold(cell, names.lastName)))) continue;
    remarks.push(...ignored([cell]));
    if (field === 'calling') signs.push(...signsIn('office', cell), ...signsIn('relation', cell));
    delete others[field];
  }
  const called = withoutLastName(others.preferredName ?? '', names.lastName);
  if (foldLoose(called) === foldLoose(names.firstName)) delete others.preferredName;
  else if (called) others.preferredName = called;
  // 'Bishop Ashby' is how Mark Ashby is addressed with his name behind the title.
  const title = withoutLastName(others.addressedAs ?? '', names.lastName);
  if (title) others.addressedAs = title;
  // The day of birth goes no further than this.
  if (others.birthYear) others.birthYear = yearAlone(others.birthYear);
  if (others.age) others.age = ageAlone(others.age);
  const values = { ...others, ...names };
  const shortYear = shortYearOf(values.birthYear ?? '');
  const understood = {
    sex: sexIn(values.sex ?? ''),
    ageGroup: GROUP_OF[foldLoose(values.ageGroup ?? '')],
    birthYear: birthYearOf(values.birthYear ?? ''),
    age: /^\d{1,2}$|^1[01]\d$/.test(values.age ?? '') ? Number(values.age) : undefined,
  };
  const birthdays = understood.age === undefined ? [] : birthdaysIn(values.birthYear ?? '');
  const facts: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(understood) as [keyof typeof understood, string | number | undefined][]) {
    if (field === 'birthYear' && shortYear !== null) continue;
    const said = values[field];
    if (said && value == null && (field !== 'birthYear' || birthdays.length === 0)) remarks.push(...ignored([said]));
    if (value == null) delete values[field];
    else {
      facts[field] = value;
      if (field === 'sex' || field === 'ageGroup') values[field] = String(value);
    }
  }
  const name = shortened(`${names.firstName} ${names.lastName}`.trim() || said.name || '');
  const born = {
    ...(bornOn === undefined ? {} : { bornOn }),
    ...(nameCell === undefined ? {} : { nameCell }),
    ...(signs.length > 0 ? { signs } : {}),
    ...(noted ? { noted } : {}),
  };
  const later = {
    ...(pending || begins ? { pending: pending ?? begins } : {}),
    ...(noCalling ? { noCalling } : {}),
  };
  const wrong = (problem: string, field: SaidField): ReadRow => {
    const open = asks ? { asks } : {};
    // A correction answers what the row asks, too; about its name it says one thing.
    const isToldAlso = asks && !problem.includes(asks.problem) && !(name && asks.problem.includes(`“${name}”`));
    const whole = isToldAlso ? `${problem} ${asks.problem}` : problem;
    return { row, name, person: null, problem: whole, values, field, remarks, ...born, ...later, ...open };
  };
  if (!names.firstName && !names.lastName) return wrong(namelessRow(values, noted), 'firstName');
  const broken = (Object.keys(values) as (keyof typeof values)[]).find((field) => isBroken(values[field] ?? ''));
  if (broken)
    return wrong(
      `We couldn’t read a character in this row: ${quotedLast(values[broken] ?? '')} If the list is from Excel, save it as “CSV UTF-8.”`,
      broken,
    );
  const found = problemWith(names, name, written, values, asks);
  if (found) return wrong(...found);

  const draft: Record<string, unknown> = { ...names };
  for (const field of MEMBER_FIELD_NAMES.filter(isText)) if (values[field]) draft[field] = values[field];
  Object.assign(draft, facts, signs.length > 0 ? { signs } : {});
  for (const field of MEMBER_FIELD_NAMES.filter(isSwitch)) {
    const cell = values[field];
    if (!cell) continue;
    const isSo = answerIn(cell);
    if (isSo === null) return wrong(`${MEMBER_FIELDS[field].label} must be yes or no, not ${quotedLast(cell)}`, field);
    draft[field] = isSo;
  }
  if (values.totalTalks) {
    if (!/^\d{1,6}$/.test(values.totalTalks))
      return wrong(`Total talks must be a number, not ${quotedLast(values.totalTalks)}`, 'totalTalks');
    draft.totalTalks = Number(values.totalTalks);
  }
  if (values.lastTalkDate && isAmbiguous(values.lastTalkDate))
    return wrong(
      `Last talk: “${values.lastTalkDate}” may have the month or the day first. Write it as YYYY-MM-DD.`,
      'lastTalkDate',
    );
  if (values.lastTalkDate) draft.lastTalkDate = dayOf(values.lastTalkDate);

  const read = ImportedPerson.safeParse(draft);
  if (read.success)
    return {
      row,
      name,
      person: read.data,
      problem: null,
      values,
      remarks,
      ...born,
      ...later,
      ...(birthdays.length > 0 ? { birthdays } : {}),
    };
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? '') as keyof typeof values;
  const cell = values[field];
  const label = LABELS[field] ?? field;
  const why = issue?.message ?? 'not valid';
  // 'Invalid email' names its column already.
  const told = why.toLowerCase().includes(label.toLowerCase()) ? why : `${label}: ${why}`;
  return wrong(`${told}${cell ? `: “${shortened(cell)}”` : ''}`, field);
}

/** What only the ward's own day can tell: the century of a birth year, and what is still to come. */
export function checkedOn(today: string, row: ReadRow): ReadRow {
  const read = bornBy(today, row);
  const { lastTalkDate, birthYear } = read.person ?? {};
  const age = row.person?.age;
  const wrong = (problem: string, field: SaidField): ReadRow => ({ ...read, person: null, problem, field });
  const pending = read.values.calling && read.pending && read.pending.day > today ? read.pending.problem : null;
  if (pending && read.person) return wrong(pending, 'calling');
  if (pending && read.problem) return { ...read, problem: `${read.problem} ${pending}` };
  if (lastTalkDate && lastTalkDate > today)
    return wrong(`Last talk can’t be in the future: “${lastTalkDate}”`, 'lastTalkDate');
  if (birthYear != null && isBirthYearToCome(birthYear, today))
    return wrong(`${BIRTH_YEAR_TO_COME}: “${birthYear}”`, 'birthYear');
  if (
    birthYear != null &&
    age !== undefined &&
    Math.abs(Number(today.slice(0, 4)) - age - birthYear) > BIRTH_YEARS_APART
  )
    return wrong(`The age ${age} and the birth year ${birthYear} don’t match. Enter the birth year.`, 'birthYear');
  return read;
}
