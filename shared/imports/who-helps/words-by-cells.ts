import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { headingWords, mayHoldPeople } from '../sheets/column-looks.ts';

/** 'Eva e Igor Abreu' are two. */
const BETWEEN = /[,;/&]|\s(?:e|y)\s/;
const LEAST_GIVEN = 0.3;
/**
 * The words of a heading, with 'Pais' told by its cells: of a country, or in Portuguese of the parents.
 */
export function wordsByCells(title: string, cells: readonly string[]): string {
  const words = headingWords(title);
  if (words !== 'pais' || /\u00ed|i\u0301/iu.test(title)) return words;
  const names = cells.flatMap((cell) => cell.split(BETWEEN).map((name) => name.trim()));
  const given = names.filter((name) => isUsualGiven(foldLoose(name).split(' ')[0] ?? '')).length;
  return mayHoldPeople(names) && given >= names.length * LEAST_GIVEN ? 'nomes dos pais' : words;
}
