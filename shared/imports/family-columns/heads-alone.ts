import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import { fieldOf, headOf, isContact } from '../columns.ts';
import { isCouplesTitle } from '../headings/family-pairs.ts';
import { familyColumnsOf, HEAD_OF_HOME, isNames } from '../households/household-columns.ts';

const HEAD = new RegExp(`^(?:${HEAD_OF_HOME})(?: names?)?$`);

const PLACE =
  /^(?:(?:street|home|mailing) )?(?:address(?: \d)?|street|city|state|zip(?: code)?|unit|apt|direccion|domicilio|endereco|morada|adresse|anschrift|indirizzo)$/;
/** Beside the heads, nothing but how to reach them, and no companion who visits them. */
const isOfHome = (title: string): boolean => fieldOf(title) !== null || PLACE.test(foldLoose(title.slice(0, 60)));

/** The titles with the only names below them called so: heads of households alone, and couples beside their household. */
function renamed(titles: readonly string[]): string[] | null {
  if (headOf(titles).names !== null) return null;
  const columns = familyColumnsOf(titles);
  const [own = -1, other] = titles.flatMap((title, at) => (HEAD.test(foldLoose(title.slice(0, 60))) ? [at] : []));
  const hasOthers = columns.some((column, at) => at !== own && (column === 'family' || isNames(column)));
  const isReached =
    titles.some((title) => isContact(fieldOf(title))) && titles.every((one, at) => at === own || isOfHome(one));
  if (own >= 0 && other === undefined && isReached && !hasOthers) return titles.with(own, 'Head of House and Spouse');
  const couples = titles.findIndex((title) => isCouplesTitle(title));
  return couples >= 0 && columns.includes('family') && !columns.some(isNames)
    ? titles.with(couples, 'Full Name')
    : null;
}

/** Below 'Head of Household' beside a phone alone, and below 'Couple Name' beside 'Household,' are the people themselves. */
export const withHeadsAlone = (lines: readonly Line[], within: number): Line[] =>
  lines.map((line, at) => {
    const titles = at < within ? renamed(line.cells) : null;
    return titles ? { ...line, cells: titles } : line;
  });
export const mayBeHeadsAlone = (titles: readonly string[]): boolean => renamed(titles) !== null;
