import { isGreeting } from '../doubts/letter-lines.ts';
import { phonesIn } from '../looks.ts';

type Line = { line: string; person: unknown };

const LEAST_OF_LIST = 3;
const LONGEST = 300;
const hasContact = (line: string): boolean => line.length > LONGEST || line.includes('@') || phonesIn(line).length > 0;

/**
 * Which lines of a letter stand above and below the people of its list: whatever words they are made of, they are no reason to
 * take the list for prose.
 */
export function proseAround(lines: readonly Line[]): Set<number> {
  const people = lines.flatMap(({ person }, at) => (person ? [at] : []));
  const [first = 0, last = 0] = [people[0], people.at(-1)];
  const isLetter = lines.slice(0, first).some(({ line }) => isGreeting(line));
  if (!isLetter || people.length < LEAST_OF_LIST) return new Set();
  return new Set(lines.flatMap(({ line }, at) => ((at < first || at > last) && !hasContact(line) ? [at] : [])));
}
