import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { CHECKS, CROSSES, EMPTY_BOXES, FULL_BOXES } from '../marks/signs.ts';

/** Check marks are what some spreadsheets write for a checked box; a box with a cross in it may be either. */
const CHECKED = new RegExp(String.raw`^(?:[${CHECKS}${FULL_BOXES}]\ufe0f?|\[[xX✓✔]\])$`, 'u');
const UNCHECKED = new RegExp(String.raw`^(?:[${CROSSES}${EMPTY_BOXES}]\ufe0f?|\[\s?\])$`, 'u');
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
  if (UNCHECKED.test(text.trim())) return false;
  const folded = foldLoose(text);
  return YES.has(folded) ? true : NO.has(folded) ? false : null;
}

/** What lists write for Brother and Sister, in the languages whose headings are read; of anything else nothing is known. */
const MALE =
  'm male man boy brother bro masc masculino hombre homem varon homme masculin mann mannlich herr hr monsieur bruder hermano irmao ' +
  'frere fratello maschio uomo maschile mand kille mies mezczyzna muz erkek мужчина мужской муж чоловік чоловіча ' +
  'laki-laki pria 男 男性 男子 兄弟 弟兄 남 남자 남성 형제';
const FEMALE =
  'f female woman girl sister sis fem femenino femenina feminino feminina mujer mulher femme feminin frau weiblich fr madame mme mlle ' +
  'schwester hermana irma soeur sorella femmina donna femminile vrouw kvinde kvinna kvinne nainen kobieta zena kadin женщина женский ' +
  'жен жінка жіноча perempuan wanita 女 女性 女子 姉妹 姊妹 여 여자 여성 자매';
const sexes = (words: string, sex: Sex) => words.split(' ').map((word): [string, Sex] => [foldLoose(word), sex]);
const SEX_OF: Partial<Record<string, Sex>> = Object.fromEntries([...sexes(MALE, 'male'), ...sexes(FEMALE, 'female')]);
export const sexIn = (text: string): Sex | undefined => SEX_OF[foldLoose(text)];
