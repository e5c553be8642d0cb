import { withDates } from '#shared/imports/dates.ts';
import type { ExistingMember } from '#shared/imports/matching.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { rowsOfJson } from '#shared/imports/json-rows.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import { rowsOfText } from '#shared/imports/rows.ts';
import { planInParts, type PlannedRow } from '#shared/imports/rules.ts';
import { readPeople } from '#shared/imports/same-person/several-rows.ts';
import { AS_SAID } from '#shared/imports/sheets/gone.ts';
import { UnreadableFile } from '#shared/imports/unreadable.ts';

/** What an import would do with these rows, in one piece, on a Sunday in 2026. */
export function importPlanOf(
  rows: readonly ReadRow[],
  known: readonly ExistingMember[],
  today = '2026-11-22',
): PlannedRow[] {
  const planning = planInParts(rows, known, today);
  for (;;) {
    const { done, value } = planning.next();
    if (done) return value;
  }
}

/** As the ward reads it that the row, or a title above it, names as one: 'Backup' alone may be a ward, but is hardly this one. */
export const inItsWard = (read: ReadRow): ReadRow =>
  readInWard((!read.asks?.problem.includes(AS_SAID) && read.asks?.unit) || '', read);

function rowsIn(text: string, ward?: string): ReadRow[] | string {
  try {
    return readPeople(withDates(rowsOfText(text, true).rows)).map((read) =>
      ward === undefined ? inItsWard(read) : readInWard(ward, read),
    );
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

/**
 * Whom an import of a text would add, with what is saved of each, and what it says of every other line or of the file; into
 * the ward that its titles name, unless another is given.
 */
export function importedFrom(text: string, ward?: string): { people: string[]; problems: string[] } {
  const rows = rowsIn(text, ward);
  if (typeof rows === 'string') return { people: [], problems: [rows] };
  const plan = importPlanOf(rows, []);
  return {
    people: plan.flatMap(({ addition: one }) =>
      one
        ? [`${one.firstName} ${one.lastName}`, one.calling, one.phone, one.email, one.age].filter(Boolean).join(', ')
        : [],
    ),
    problems: plan.flatMap(({ said, addition }) => (addition ? [] : [said.reason ?? ''])),
  };
}

/** What the preview shows with each person of a text, or of JSON, as 'Heading: words'. */
export function notedIn(text: string): Record<string, string[]> {
  const rows = /^[[{]/.test(text) ? rowsOfJson(text).rows.map((row) => readPerson(row)) : rowsIn(text);
  if (typeof rows === 'string') throw new Error(rows);
  return Object.fromEntries(
    rows.flatMap(({ name, noted = [] }) =>
      noted.length > 0 ? [[name, noted.map(({ text: said, column }) => (column ? `${column}: ${said}` : said))]] : [],
    ),
  );
}

const NAMES = 'Marta Ruiz 801-555-0101\nPaul Weber 801-555-0102\n';
const OTHERS = 'Karl Weiss 801-555-0103\nBo Ames 801-555-0104\nEve Dunn 801-555-0105\n';
/** What comes out of `titledLists` where their title is harmless. */
export const BELOW_TITLE = ['Marta Ruiz, 801-555-0101', 'Paul Weber, 801-555-0102'];
/** A title with two people below it, in each of the four places where titles stand. */
export const titledLists = (title: string): string[] => [
  `${title}\n${NAMES}`,
  `${title}\n\n${NAMES}`,
  `"${title}",\nName,Phone\n${NAMES.replaceAll(' 801', ',801')}`,
  `${OTHERS}\n${title}\n${NAMES}`,
];
/** The people whom such a list gives below its title without a question. */
export const peopleBelow = (list: string): string[] => importedFrom(list).people.slice(list.startsWith(OTHERS) ? 3 : 0);
