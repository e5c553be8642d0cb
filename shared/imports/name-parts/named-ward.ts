import { foldLoose } from '#shared/text/fold.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { TITLES } from './titles.ts';

const LONGEST = 80;
const WITH_INITIAL = /^(\p{L}[\p{L}'’.-]*?)[ .]+((?:\p{L}[. ]+)*)(?:ward|branch)$/iu;

const WITH_TITLE = new RegExp(`^${TITLES}\\s+(\\p{L}+) (?:\\p{L}+\\.? )?(?:ward|branch)$`, 'iu');

/** 'J.R. Ward', 'J R Ward', 'Mary J. Branch': a person called Ward or Branch has an initial, or the title of 'Sister Ann Ward', which no ward has. */
export function isNamedWard(text: string): boolean {
  const [, titled = ''] = (text.length <= LONGEST && WITH_TITLE.exec(text.trim())) || [];
  if (isUsualGiven(foldLoose(titled))) return true;
  const [, first = '', initials = ''] = (text.length <= LONGEST && WITH_INITIAL.exec(text.trim())) || [];
  const isInitial = /^\p{L}(?:\.\p{L})*\.?$/u.test(first);
  return isInitial || (initials !== '' && (initials.includes('.') || isGivenNameForSure(foldLoose(first))));
}
