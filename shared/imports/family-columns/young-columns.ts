import { foldLoose } from '#shared/text/fold.ts';

/** 'Youth', 'Teens', 'Young Women', 'Primary', 'Jóvenes': a group of a family's children, beside its adults. */
const YOUNG =
  /^(?:(?:the )?(?:youths?|teens?|teenagers?|young (?:women|men|people)|yw|ym|(?:primary|nursery)(?: (?:age|aged))?(?: (?:children|kids))?|(?:older|younger|small|little|adult|other) (?:children|kids)|jovenes|jovens|jov|adolescentes?|muchach[oa]s|(?:mujeres|hombres|mulheres|rapazes) jovenes|mocas|rapazes|primari[oa]|jeunes(?: (?:filles|gens|hommes|femmes))?|ados|jugend|jugendlichen?|junge (?:manner|damen|frauen)|primarvereinigung|pv|giovani|ragazz[ie]|kids|criancas|ninos|ninas|meninos|meninas|enfants|bambini))(?: names?)?$/;
const ADULTS = /^(?:adults?|adult[oei]s?|erwachsenen?|residents?)\b(?: \d)?(?: names?)?$/;
const PARENTS = /^(?:parents?|eltern|(?:husbands?|wife|father|mother|dad|mom)(?: names?)?)$/;
const LONGEST = 40;

/**
 * The columns with a family's children by their group: beside its adults, wherever these stand, and behind its parents where there are several groups. Where a
 * phone is called the youth's own, the list is of the youth.
 */
export function youngColumns(titles: readonly string[], hasFamily: boolean): number[] {
  const words = titles.map((title) => foldLoose(title.slice(0, LONGEST)));
  const young = words.flatMap((word, at) => (YOUNG.test(word) ? [at] : []));
  const [first = -1] = young;
  const parents = words.findIndex((word) => PARENTS.test(word));
  const areTheirs = words.some((word) => ADULTS.test(word)) || (parents >= 0 && parents < first && young.length > 1);
  const isOfYouth = words.some((word) => /^(?:youth|teen|joven|jovem|jeune)s? \p{L}/u.test(word) && !YOUNG.test(word));
  return hasFamily && areTheirs && !isOfYouth ? young : [];
}
