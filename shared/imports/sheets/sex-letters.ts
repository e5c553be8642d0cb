import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { ignored } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';

/** The first letters of the words for men and women, in the languages that use them together. */
const SCHEMES: readonly { letters: Record<string, Sex>; heading?: RegExp }[] = [
  { letters: { m: 'male', f: 'female' } },
  // Hombre and mujer, homme and femme, husband and wife, man and woman, Mann and Weib.
  { letters: { h: 'male', m: 'female' } },
  { letters: { h: 'male', f: 'female' } },
  { letters: { h: 'male', w: 'female' } },
  { letters: { m: 'male', w: 'female' } },
  { letters: { m: 'male', k: 'female' } },
  { letters: { e: 'male', k: 'female' } },
  { letters: { m: 'male', z: 'female' } },
  { letters: { м: 'male', ч: 'male', ж: 'female' } },
  { letters: { b: 'male', g: 'female' } },
  { letters: { b: 'male', s: 'female' } },
  // Man and vrouw, varón and mujer, laki-laki and perempuan.
  { letters: { m: 'male', v: 'female' }, heading: /^geslacht/ },
  { letters: { v: 'male', m: 'female' }, heading: /^sexo/ },
  { letters: { v: 'male', f: 'female' }, heading: /^sexo/ },
  { letters: { l: 'male', p: 'female' }, heading: /kelamin|gender/ },
];
const ENGLISH = /^(?:sex|gender|geschlecht|geslacht|m f|f m)$/;

/** Of these people it is not known, or not said. */
const NOT_SAID = /^[unx]$/;

/** One letter, but no sign for a whole word, as '男' and '남' are. */
const letterOf = (text: string): string | null => {
  const folded = foldLoose(text);
  return /^\p{L}$/u.test(folded) && !/\p{Script=Han}/u.test(folded) ? folded : null;
};

/** What each letter means, where the letters of the column fit one scheme; null where they fit none, or more than one. */
function schemeOf(letters: ReadonlySet<string>, heading: string): Record<string, Sex> | null {
  const fitting = SCHEMES.filter(
    (scheme) => [...letters].every((letter) => scheme.letters[letter]) && (scheme.heading?.test(heading) ?? true),
  );
  const [first, ...others] = fitting.map((scheme) => scheme.letters);
  if (!first) return null;
  const agree = others.every((other) => [...letters].every((letter) => other[letter] === first[letter]));
  // An elders quorum's list has only M; under 'Sexo' it may be one of sisters.
  return agree || ENGLISH.test(heading) ? first : null;
}

/** A letter for the sex is read with its whole column: M is a man beside F, and a woman beside H. */
export function withSexes(rows: readonly RawRow[], title: string | null): RawRow[] {
  const letters = new Set(
    rows.flatMap(({ values }) => letterOf(values.sex ?? '') ?? []).filter((one) => !NOT_SAID.test(one)),
  );
  if (letters.size === 0) return [...rows];
  const scheme = schemeOf(letters, foldLoose(title ?? ''));
  return rows.map((row) => {
    const { sex = '', ...others } = row.values;
    const letter = letterOf(sex);
    if (letter === null) return row;
    const meant = scheme?.[letter];
    return meant
      ? { ...row, values: { ...row.values, sex: meant } }
      : { ...row, values: others, remarks: [...(row.remarks ?? []), ...ignored([sex])] };
  });
}
