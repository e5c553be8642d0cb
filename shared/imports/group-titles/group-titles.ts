import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isHomebound, praysOnly, refuses } from '../availability/refusals.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isAgainst } from '../file-notes/against.ts';
import { TITLES } from '../name-parts/titles.ts';
import { isOfList } from './list-words.ts';
import { toldByTitle } from '../other-people/list-titles.ts';
import { isOfSentence } from '../headings/friendly-titles.ts';
import { isGroupElsewhere } from './words-elsewhere.ts';
import { namesUnit, speaksAgainst, withoutHarmless } from './words-against.ts';

const LONGEST = 120;
/** Nouns for several members of a ward, in the languages of lists. */
const MANY =
  /^(?:famil(?:ies|ias|les|ien)|famiglie|households|couples|parejas|matrimonios|casais|paare|ehepaare|coppie|converts|conversos|adults|adultos|sisters|brothers|brethren|hermanas|hermanos|irma(?:s|os)|soeurs|freres|schwestern|bruder|sorelle|fratelli|speakers|discursantes|oradores|orateurs|sprecher|oratori|members|miembros|membros|membres|mitglieder|membri|people|youth|jovenes|jovens|jeunes|children|kids|parents|widows|widowers|seniors|singles|newlyweds|elders|priests|deacons|teachers|men|women|girls|boys|moms|dads|mothers|fathers|sunbeams?|valiants?|ctr|nursery|primary|school|society|quorum|counselors|ushers|greeters|sopranos|altos|tenors|basses|drivers|cooks|musicians|rs|eq|ym|yw|choir|primaria|socorro|escuela|escola|chapel|doctrine)$/;
/** The same where a number, a letter, or a name tells which. */
const ONE =
  /^(?:districts?|distritos?|distrikt|distretto|groups?|grupos?|groupe|gruppen?|gruppo|class|classes|clases?|classe|klasse|teams?|zones?|zonas?|areas?|routes?|sections?|neighborhoods?|companionships?|side)$/;
/** What else such headings have, and says nothing against anyone. */
const HARMLESS = new Set(
  (
    'older oldest elderly younger newer recent recently more most several all both each every another some local faithful willing ' +
    'available retired widowed expecting big large little small agreed accepted confirmed committed volunteered signed up said yes sure ' +
    'happy ready able glad comfortable who that whose have has had been be can will would could is are was were do does like likes love ' +
    'loves enjoy enjoys sing sings play plays piano organ help helps drive drives live lives come comes came join joined baptized also already moved ' +
    'always often usually weekly kids babies toddlers teens teenagers teenage grandkids baby newborns school age aged ages over under around about ' +
    'between near close north south east west side canal creek river park church chapel building hill hills town street road highway freeway ' +
    'block blocks apartments condos townhomes main center central upper lower since during before after next last first second third fourth ' +
    'final half quarter spring fall autumn morning mornings afternoon evening evenings night nights weekday weekdays weekend weekends ' +
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays mon tue tues wed thu thur thurs fri sat sun ' +
    'text texts call calls sms facebook messenger zoom gospel doctrine course institute temple recommend advisor adviser leader teacher ' +
    'president presidents pres bro sis and or for of with at by to per via on in as the a an our my your their his her they them we i you us ' +
    'con de del la las los el y o que para por mayores nuevos nuevas recientes dispuestos dispuestas ninos pequenos hijos aceptaron ' +
    'com e do da dos das mais velhos novos novas filhos pequenos aceitaram laurels maids beehives sopranos altos tenors basses avec et jeunes enfants nouveaux agees mit kindern und jungen neue altere kleinen ' +
    'bambini anziani nuovi dei delle degli'
  ).split(' '),
);
const TITLE = new RegExp(String.raw`^(?:${TITLES}|pres|presidents?|bro|sis|brother|sister)\.?$`, 'iu');
/** Before a place, or something that all of them are in. */
const AT_PLACE = /^(?:in|at|from|near|around|to|en|em|no|na|a|de|do|da|aus|in|im|bei|von|a|au|chez|da|di|dans)$/;
const WHO = /^(?:who|that|which|whom|whose|que|quienes|qui|die|che)$/;
const MOST_BEFORE = 5;

const isKnown = (word: string): boolean =>
  HARMLESS.has(word) ||
  isOfList(word) ||
  isOfSentence(word) ||
  monthOfWord(word) !== null ||
  /^\d+(?:st|nd|rd|th|s)?$/.test(word) ||
  word.length === 1;

/** Where the noun of a heading ends, before which only what kind of people they are stands; 0 where it has none. */
function endOfHead(words: readonly string[]): number {
  const folded = words.map(foldLoose);
  const at = folded.findIndex((word, index) => {
    const next = folded[index + 1];
    const isNumbered = next !== undefined && (/^(?:\d{1,2}|[a-z])$/.test(next) || TITLE.test(next));
    return MANY.test(word) || isGroupElsewhere(word) || (ONE.test(word) && (isNumbered || index > 0));
  });
  return at < 0 || at > MOST_BEFORE || !folded.slice(0, at).every(isKnown) ? 0 : at + 1;
}

const hasClause = (words: readonly string[]): boolean => words.some((word) => WHO.test(foldLoose(word)));
const isPlainWord = (word: string): boolean => foldLoose(word).split(' ').every(isKnown);

/** Whether each word behind the head is known, begins with a small letter, or is a name; a place is none of these. */
function areHarmless(words: readonly string[], from: number, isShouted: boolean): boolean {
  const isClause = hasClause(words);
  let isOfName = false;
  return words.every((word, at) => {
    const isTitle = TITLE.test(word);
    const isCapital = /^\p{Lu}/u.test(word) && !isShouted;
    const isName = isTitle || (isOfName && isCapital);
    isOfName = isName;
    if (at < from || isName || isPlainWord(word)) return true;
    if (AT_PLACE.test(foldLoose(words[at - 1] ?? '')) || isClause || isShouted) return false;
    return !isCapital || isUsualLast(foldLoose(word)) || isUsualGiven(foldLoose(word));
  });
}

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}'’.]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text);

/** A name before a comma, a phone, or a sentence. */
const NO_TITLE = /[@;?!/]|\d{3}[ .-]?\d{4}|…\s*$/;

/** 'Youth, ages 12-18', 'Jovens, 12 a 18 anos': how old they are. */
const AGES =
  /[,:]? (?:(?:ages?|aged|de|edad(?:es)?|idades?|âges?|im Alter von|età) ){0,2}\d{1,2} ?(?:[-–+]|to|thru|through|a|à|bis) ?(?:\d{1,2})?(?: (?:years?(?: old)?|años|anos|ans|Jahren?|anni))?$/u;

/**
 * 'District 1 (Bro. Hansen)', 'Families with young kids': the heading of a known group, of which the rest only tells who leads
 * it, which of them they are, and when; nothing in it speaks against anyone, and no place is named.
 */
export function isGroupTitle(written: string): boolean {
  const text = written.replace(AGES, '');
  if (text.length > LONGEST || !/^[^\p{L}]*\p{Lu}/u.test(text) || NO_TITLE.test(text)) return false;
  const words = wordsIn(text);
  const end = endOfHead(words);
  if (end === 0 || text.replace(/\([^()]*\)/g, '').includes(',')) return false;
  if (!areHarmless(words, end, isShouted(text)) || speaksAgainst(text) || namesUnit(text)) return false;
  const parts = [text, ...text.split(/[():：]|\s[-–—]+\s/u)].map(withoutHarmless).filter((part) => /\p{L}/u.test(part));
  return !parts.some(
    (part) => refuses(part) || praysOnly(part) || isHomebound(part) || isAgainst(part) || toldByTitle(part) !== null,
  );
}

/** 'Members in Arizona', 'Members who ghosted us', 'Sisters who declined': what may be against the people of such a group. */
export function isAgainstGroup(text: string): boolean {
  if (text.length > LONGEST || NO_TITLE.test(text)) return false;
  const words = wordsIn(text);
  const end = endOfHead(words);
  if (end === 0) return false;
  const isPlace = words.some(
    (word, at) =>
      at >= end && /^\p{Lu}/u.test(word) && /^(?:in|at|from|en|em)$/i.test(words[at - 1] ?? '') && !isPlainWord(word),
  );
  return speaksAgainst(text) || isPlace || (hasClause(words) && !areHarmless(words, end, isShouted(text)));
}
