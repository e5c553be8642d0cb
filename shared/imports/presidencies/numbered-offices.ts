/** Counselors, and how the first and the second are called, by the languages of wards. */
const COUNSELORS: readonly (readonly [RegExp, first: string, second: string])[] = [
  [/^counsell?or$/i, 'First', 'Second'],
  [/^ratgeber$/i, 'Erster', 'Zweiter'],
  [/^ratgeberin$/i, 'Erste', 'Zweite'],
  [/^conseiller$/i, 'Premier', 'Deuxième'],
  [/^conseill[èe]re$/i, 'Première', 'Deuxième'],
  [/^consejero$/i, 'Primer', 'Segundo'],
  [/^consejera$/i, 'Primera', 'Segunda'],
  [/^conselheiro$/i, 'Primeiro', 'Segundo'],
  [/^conselheira$/i, 'Primeira', 'Segunda'],
];
const NUMBERED = /^(\s*)([12])\s?(?:\.|er|[eè]re|re|e|[eè]me|d|de)\s+(\p{L}+)(?=\s*[:：=–—-]|\t|\s{2})/iu;
/** The number of a line, in a list of them. */
const NUMBER = /^\s*(\d{1,3})[.)]\s/;

/**
 * '1. Ratgeber: Karl Dorn' and '1re conseillère : Anne Roy' with the number in words, so that it isn't taken for the line's.
 * Where other lines are numbered, too, it is the line's.
 */
export function withNumberedOffices(lines: readonly string[]): string[] {
  const spelled = lines.map((line) => {
    const [begin = '', space = '', number = '', office = ''] = NUMBERED.exec(line.slice(0, 60)) ?? [];
    const [, first = '', second = ''] = COUNSELORS.find(([known]) => known.test(office)) ?? [];
    return first === '' ? line : `${space}${number === '1' ? first : second} ${office}${line.slice(begin.length)}`;
  });
  const areLines = lines.some((line, at) => NUMBER.test(line) && spelled[at] === line);
  return areLines ? [...lines] : spelled;
}
