import { foldLoose } from '#shared/text/fold.ts';
import { isParticle } from '../name-parts/particles.ts';

/** Words about someone, wherever they stand in a name. */
const ABOUT = new Set(
  (
    'spouse husband wife children kids baby infant twins single divorced widowed separated married fka aka formerly emergency ' +
    'contact deceased grandma grandpa mom dad stepson stepdaughter niece nephew esposo esposa casada casado'
  ).split(' '),
);
/** Words of callings, degrees, and relations: beside another word, no part of a name. */
const BESIDE_A_NAME = new Set(
  (
    'bishop elder president presidency counselor secretary clerk teacher instructor organist pianist chorister accompanist ' +
    'missionary patriarch librarian advisor adviser leader director worker specialist coordinator bishopric deacon apartment ' +
    'moved moving inactive released aka nee phd rev reverend sgt capt daughter mother father sister brother mr mrs ms miss primary nursery new rs eq yw ym rm hp ysa primaria obispo bispo secretaria secretario maestra maestro'
  ).split(' '),
);
const PLACES = new Set(
  'provo orem utah lehi ogden springville spanish idaho arizona nevada california colorado wyoming'.split(' '),
);
/** 'Ida RS', 'Mark UT': in capitals, where the rest of the name is not. */
const SHOUTED = /^(?!I{2,3}$|IV$|[JS]R$)\p{Lu}{2,4}$/u;
/** What a phone's contacts make of 'EQ Pres Bo Roe'. */
const ORGANIZATION = /^(?:EQ|RS|YW|YM)$/;
const isSmall = (word: string): boolean => word === 'st' || isParticle(word);

/** 'Mark Bishop', 'Cy spouse', 'Fay née Smith', 'Mark Provo UT', 'Ward Clerk Smith': a name and something beside it. */
export function hasOtherWords(part: string, isFirst: boolean): boolean {
  const written = part
    .replaceAll(/["“”'’().]/g, ' ')
    .split(/[\s]+/)
    .filter(Boolean);
  const words = written.map((word) => foldLoose(word));
  if (words.some((word) => ABOUT.has(word)) || (isFirst && words.some((word) => PLACES.has(word)))) return true;
  if (isFirst && ORGANIZATION.test(part.trim())) return true;
  if (words.length < 2) return false;
  const isMixed = /\p{Ll}/u.test(part) && /\p{Lu}/u.test(part);
  // One may be a name that was typed in haste, as in 'Mary jane'.
  const hasLower = isFirst && written.filter((word) => /^\p{Ll}{2}/u.test(word) && !isSmall(word)).length > 1;
  return (
    words.some((word) => BESIDE_A_NAME.has(word)) ||
    (isMixed && (hasLower || (isFirst && SHOUTED.test(written.at(-1) ?? ''))))
  );
}
