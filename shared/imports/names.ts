const SUFFIX = /^(jr|sr|ii|iii|iv|v)\.?$/i;

/**
 * One cell with both names: 'Nuñez, María' (the last name first), 'Smith, Jr., John', 'John Smith' (parted at the
 * first space). What cannot be parted comes out with an empty name.
 */
export function partName(cell: string): { firstName: string; lastName: string } {
  const text = cell.replace(/\s+/g, ' ').trim();
  const [last = '', ...others] = text.split(',').map((part) => part.trim());
  if (others.length > 0) {
    const suffix = others.length > 1 ? others.filter((part) => SUFFIX.test(part)) : [];
    const first = others.filter((part) => !suffix.includes(part)).join(', ');
    return { firstName: first, lastName: [last, ...suffix].join(' ') };
  }
  const space = text.indexOf(' ');
  return space < 0
    ? { firstName: text, lastName: '' }
    : { firstName: text.slice(0, space), lastName: text.slice(space + 1) };
}

const CAPITALIZED = /(?<![\p{L}\p{M}'’ʼ-])[\p{Lu}\p{Lt}\p{Lo}]/gu;

/** Two to six words of letters, two of them with a capital (or in a script without), as a name in a free text is. */
export const looksLikeName = (text: string): boolean =>
  text.length <= 80 &&
  (text.match(CAPITALIZED)?.length ?? 0) > 1 &&
  /^\p{L}[\p{L}\p{M}.'’ʼ-]*(,? +\p{L}[\p{L}\p{M}.'’ʼ-]*){1,5}$/u.test(text.trim());
