import { foldLoose } from '#shared/text/fold.ts';
import { isWord } from '../headings/name-evidence.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isSuffix } from '../names.ts';
import { isUsualGiven, isUsualLast } from './usual-places.ts';

/** Words about someone, wherever they stand in a name. */
const ABOUT = new Set(
  (
    'spouse husband wife children kids baby infant twins single divorced widowed separated married fka aka formerly emergency ' +
    'contact deceased grandma grandpa mom dad stepson stepdaughter niece nephew esposo esposa casada casado widow widower viudo viuda ' +
    'viuvo nonmember nonmembers snowbird snowbirds homebound'
  ).split(' '),
);
/** Words of callings, degrees, and relations: beside another word, no part of a name. */
const BESIDE_A_NAME = new Set(
  (
    'bishop elder president presidency counselor secretary clerk teacher instructor organist pianist chorister accompanist ' +
    'missionary patriarch librarian advisor adviser leader director worker specialist coordinator bishopric deacon apartment ' +
    'moved moving inactive released aka nee phd rev reverend sgt capt daughter mother father sister brother mr mrs ms miss primary nursery new rs eq yw ym rm hp ysa primaria ' +
    'stake ministering parents neighbor neighbors neighbour neighbours roommate roommates phone cell landline number numbers disconnected ' +
    'away gone visitor visiting lessactive nonmbr disfellowshipped wheelchair military obispo bispo secretaria secretario maestra maestro'
  ).split(' '),
);
const PLACES = new Set(
  'provo orem utah lehi ogden springville spanish idaho arizona nevada california colorado wyoming'.split(' '),
);
/** 'Ida RS', 'Mark UT': in capitals, where the rest of the name is not. */
const SHOUTED = /^(?!I{2,3}$|IV$|[JS]R$)\p{Lu}{2,4}$/u;
/** What a phone's contacts make of 'EQ Pres Bo Roe'. */
const ORGANIZATION = /^(?:EQ|RS|YW|YM|HC)$/;
/** 'John M.D.', 'Ann R.N.' */
const DEGREE = /\s(?:M\.\s?D|R\.\s?N|Ph\.\s?D|D\.\s?D\.\s?S|J\.\s?D|C\.\s?P\.\s?A|Esq)\.?$/i;
/** 'Tom c.' and 'Tom x' beside names with capitals: a mark, or whose phone it is. */
const SMALL_LETTER = /\s\p{Ll}\.?$/u;
const hasBothCases = (text: string): boolean => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** 'Edna widow', 'Potter nonmember'; 'Mary jane' and 'van der Berg' are names that someone typed in haste, or in full. */
function isAside(word: string): boolean {
  if (!/^\p{Ll}{2}/u.test(word) || word === 'st' || isParticle(word) || isSuffix(word)) return false;
  const folded = foldLoose(word);
  return !isUsualGiven(folded) && !isUsualLast(folded);
}

/** 'Voss 2nd Ward' and 'Voss Hillside Ward' in the place of a last name; 'Jones Ward' and 'van der Ward' are names. */
const isBesideUnit = (words: readonly string[]): boolean =>
  /^(?:ward|branch)$/.test(words.at(-1) ?? '') && words.filter((word) => !isParticle(word)).length > 2;

/** Of such a word: whether the person is in the ward is to be asked. */
const MAY_HAVE_LEFT =
  /(?:^| )(?:non ?me?mbers?|nonmbr|gone|away|moved|moving|inactive|visitor|visiting|deceased|snowbirds?)(?: |$)/;
export const mayHaveLeft = (part: string): boolean => MAY_HAVE_LEFT.test(foldLoose(part));

/** 'Mark Bishop', 'Cy spouse', 'Fay née Smith', 'Mark Provo UT', 'Ward Clerk Smith': a name and something beside it. */
export function hasOtherWords(part: string, isFirst: boolean): boolean {
  const written = part
    .replaceAll(/["“”'’().]/g, ' ')
    .split(/[\s]+/)
    .filter(Boolean);
  const words = written.map((word) => foldLoose(word));
  if (words.some((word) => ABOUT.has(word)) || (isFirst && words.some((word) => PLACES.has(word)))) return true;
  if (isFirst && (ORGANIZATION.test(part.trim()) || words.join(' ') === 'child')) return true;
  if (words.length < 2) return false;
  return (
    (!isFirst && isBesideUnit(words)) ||
    DEGREE.test(part) ||
    words.some((word) => BESIDE_A_NAME.has(word)) ||
    (hasBothCases(part) &&
      (part.split(/[\s"“”().]+/).some(isAside) || SHOUTED.test(written.at(-1) ?? '') || SMALL_LETTER.test(part)))
  );
}

/** 'Scott inactive', 'Sue EQ': in the place of the last name, and written unlike the first, stands a word about someone. */
export function isSaidInstead({ firstName, lastName }: { firstName: string; lastName: string }): boolean {
  if (!/^\p{Lu}/u.test(firstName) || !/\p{Ll}/u.test(firstName)) return false;
  const folded = foldLoose(lastName);
  return ORGANIZATION.test(lastName) || (/^\p{Ll}/u.test(lastName) && (BESIDE_A_NAME.has(folded) || isWord(folded)));
}
