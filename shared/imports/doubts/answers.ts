import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** Check marks are what some spreadsheets write for a checked box; a box with a cross in it may be either. */
const CHECKED = /^[✓✔☑✅]\ufe0f?$/u;
const CROSSED = /^[✗✘❌]\ufe0f?$/u;
const YES = new Set(
  'yes y true t 1 x si s sim ja oui available disponible disponivel ok verdadero verdadeiro wahr vrai'.split(' '),
);
const NO = new Set([
  ...'no n false f 0 nao nein non falso falsch faux unavailable indisponible indisponivel'.split(' '),
  'not available',
  'no disponible',
]);

/** True for a yes, false for a no, and null for anything else. */
export function answerIn(text: string): boolean | null {
  if (CHECKED.test(text.trim())) return true;
  if (CROSSED.test(text.trim())) return false;
  const folded = foldLoose(text);
  return YES.has(folded) ? true : NO.has(folded) ? false : null;
}

/** What lists write for Brother and Sister; of anything else nothing is known. */
const SEX_OF: Partial<Record<string, Sex>> = {
  ...Object.fromEntries(
    'm male man boy brother bro masc masculino hombre homem varon homme masculin mann mannlich herr hr monsieur bruder hermano irmao frere fratello maschio uomo maschile'
      .split(' ')
      .map((word) => [word, 'male']),
  ),
  ...Object.fromEntries(
    'f female woman girl sister sis fem femenino femenina feminino feminina mujer mulher femme feminin frau weiblich fr madame mme mlle schwester hermana irma soeur sorella femmina donna femminile vrouw'
      .split(' ')
      .map((word) => [word, 'female']),
  ),
};
export const sexIn = (text: string): Sex | undefined => SEX_OF[foldLoose(text)];
