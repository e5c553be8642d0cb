import { foldLoose } from '#shared/text/fold.ts';
import { LONGEST_LINE, shortened } from '../line-parts.ts';
import { isParticle } from '../name-parts/particles.ts';
import { hasNameComma, isSuffix, partName, withoutSuffixes } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { wordCount } from './asked.ts';
import { calledIn } from './nicknames.ts';

type Half = 'firstName' | 'lastName';

/** 'Ida May Cole' without 'Cole', 'Cole Ida' without 'Ida'; null where nothing would be left, or where they don't meet. */
function without(part: string, name: string): string | null {
  if (name.length > LONGEST_LINE) return null;
  const [words, away] = [name.trim().split(/\s+/), foldLoose(part)];
  for (let at = 1; at < words.length; at += 1) {
    const [start, end] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (foldLoose(end) === away) return start;
    if (foldLoose(start) === away) return end;
  }
  return null;
}

/** 'David Jones Jr.' → 'David Jones' */
function bare(name: string): string {
  const words = name.trim().split(/\s+/);
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/** A row with the whole name and one half of it; its other half, where the name has both. */
function halfOf({ values: { name, firstName, lastName } }: RawRow): { half: Half; other: string | null } | null {
  if (!name || Boolean(firstName) === Boolean(lastName)) return null;
  const half = firstName ? 'firstName' : 'lastName';
  if (hasNameComma(name)) return { half, other: partName(name)[half === 'firstName' ? 'lastName' : 'firstName'] };
  return { half, other: without(bare(firstName ?? lastName ?? ''), bare(name)) };
}

/** A contact who is called 'Kim', and 'Kim' by first name, has no last name. */
function withoutSameName(row: RawRow): RawRow {
  const { name, ...others } = row.values;
  const part = others.firstName && others.lastName ? undefined : others.firstName || others.lastName;
  return name && part && foldLoose(name) === foldLoose(part) ? { ...row, values: others } : row;
}

/** 'Mac Donald' and 'St Clair', and names with a particle before them. */
const BEGINNING = /^(?:mac|st)\b/i;
const isLastName = (name: string) =>
  wordCount(withoutSuffixes(name)) === 1 ||
  BEGINNING.test(name) ||
  isParticle((name.split(/\s+/)[0] ?? '').toLowerCase());

/**
 * 'Name' beside 'Surname' is the first name, whole, and beside 'First Name' the last name, unless a cell has both.
 * Where some cells have both and others have something else, those are asked about.
 */
export function withHalfNames(read: readonly RawRow[]): RawRow[] {
  const rows = read.map(withoutSameName);
  const halves = rows.map(halfOf);
  const found = halves.filter((half) => half !== null);
  const whole = found.filter(({ other }) => other !== null).length;
  const apart = rows.flatMap(({ values }, at) => (halves[at]?.other === null ? (values.name ?? '') : []));
  const isPlain = whole <= found.length * 0.2;
  // Last names are mostly one word; beside first names, columns of longer names are someone's whole names.
  const mayBeLast = isPlain && apart.filter(isLastName).length >= apart.length / 2;
  return rows.map((row, at) => {
    const half = halves[at];
    const { name = '', firstName, lastName, ...others } = row.values;
    if (!half) return row;
    if (half.other !== null && half.half === 'lastName')
      return { ...row, values: { ...row.values, firstName: half.other } };
    if (half.other !== null)
      return isLastName(half.other) || hasNameComma(name)
        ? { ...row, values: { ...row.values, lastName: half.other } }
        : { ...row, values: { ...others, name } };
    if (half.half === 'lastName' && isPlain) return { ...row, values: { ...others, firstName: name, lastName } };
    if (half.half === 'firstName' && mayBeLast) return { ...row, values: { ...others, firstName, lastName: name } };
    const part = firstName ?? lastName ?? '';
    const problem = `This row has both “${shortened(name)}” and “${shortened(part)}” as the name. Enter the first and last name.`;
    return { ...row, values: { ...others, firstName: name }, asks: { problem, field: 'lastName' } };
  });
}

/** 'Preferred Name' is the whole name, but what someone goes by where the row has both names and it is one word. */
export function withPreferredNames(rows: readonly RawRow[], heading: string | null): RawRow[] {
  if (!/preferred|preferido/i.test(heading ?? '')) return [...rows];
  return rows.map((row) => {
    const { name, ...others } = row.values;
    if (!name || !others.firstName || !others.lastName || others.preferredName) return row;
    const called = calledIn(name);
    return /[\s,]/.test(called) ? row : { ...row, values: { ...others, preferredName: called } };
  });
}
