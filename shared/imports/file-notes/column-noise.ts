import type { FileNote } from '../schema.ts';
import { isAgainst } from './against.ts';
import { isLoneDay } from '../lone-cells/lone-days.ts';

/** `isTelling`: its heading says that whatever stands below may be for a reader; `isOfRemarks`: it is for anything there is to say; `isOfAnswers`: for a yes or a no, of which one is against whoever has it. */
type NotedColumn = { isTelling: boolean; isOfRemarks: boolean; isOfAnswers: boolean };

/** In so large a part of the rows, or in most of few, short texts are what a column is for: 'Opening' below 'Prayer.' */
const LEAST_ALIKE = 3;
const MANY = 1 / 5;
/** A day that few have tells something of them; of most it is when they were baptized, or came. */
const MANY_DAYS = 1 / 3;
/** Of a long list, so many are what a column is for, unless its heading tells something. */
const COUNTLESS_DAYS = 20;
const LEAST_OF_FEW = 2;
const MOST = 0.5;
const MOST_WORDS = 3;
/** A code, and which of the prayers someone offers: also below 'Status' and 'Prayer.' */
const OF_NO_ONE = /^(?:\d{1,3}|opening|closing|invocation|benediction|[oc])$/i;

const areMany = (count: number, people: number, share: number): boolean =>
  (count >= LEAST_ALIKE && count > people * share) || (count >= LEAST_OF_FEW && count > people * MOST);
/** Whether so many people have something that it is what a column is for. */
export const isOfMany = (count: number, people: number): boolean => areMany(count, people, MANY_DAYS);

function isNoise(
  { isTelling, isOfRemarks, isOfAnswers }: NotedColumn,
  notes: readonly FileNote[],
  people: number,
): boolean {
  if (isOfAnswers) return false;
  const areDays = notes.every(({ text }) => isLoneDay(text));
  const areCountless = areDays && !isOfRemarks && notes.length > COUNTLESS_DAYS;
  if (!areCountless && !areMany(notes.length, people, areDays ? MANY_DAYS : MANY)) return false;
  if (areDays && (isOfRemarks || !isTelling)) return true;
  if (isTelling) return notes.every(({ text }) => OF_NO_ONE.test(text));
  const words = notes.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  return words <= notes.length * MOST_WORDS && !notes.some(({ text }) => isAgainst(text));
}

/** What most of the notes of a column say, such as 'here'; null where there is no such thing. */
function usualOf(notes: readonly FileNote[]): string | null {
  const counts = new Map<string, number>();
  for (const { text } of notes) counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1);
  const [usual, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return usual !== undefined && count >= LEAST_ALIKE && count >= notes.length * MOST ? usual : null;
}

/** The notes of a column, row by row, without what is no more than noise beside each person: its title in the preview tells it. */
export function withoutNoise(
  column: NotedColumn,
  notes: readonly (readonly FileNote[])[],
  people: number,
): (readonly FileNote[])[] {
  const all = notes.flat();
  if (!isNoise(column, all, people)) return [...notes];
  const usual = column.isTelling ? null : usualOf(all);
  const rest = all.filter(({ text }) => text.toLowerCase() !== usual && !OF_NO_ONE.test(text));
  const isKept = usual !== null && rest.length > 0 && !isNoise(column, rest, people);
  return notes.map((own) => (isKept ? own.filter((note) => rest.includes(note)) : []));
}
