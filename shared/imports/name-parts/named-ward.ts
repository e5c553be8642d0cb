import { foldLoose } from '#shared/text/fold.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';

const LONGEST = 80;
const WITH_INITIAL = /^(\p{L}[\p{L}'’.-]*?)[ .]+((?:\p{L}[. ]+)*)(?:ward|branch)$/iu;

/** 'J.R. Ward', 'J R Ward', 'Mary J. Branch': a person called Ward or Branch has an initial, which no ward has. */
export function isNamedWard(text: string): boolean {
  const [, first = '', initials = ''] = (text.length <= LONGEST && WITH_INITIAL.exec(text.trim())) || [];
  const isInitial = /^\p{L}(?:\.\p{L})*\.?$/u.test(first);
  return isInitial || (initials !== '' && (initials.includes('.') || isGivenNameForSure(foldLoose(first))));
}
