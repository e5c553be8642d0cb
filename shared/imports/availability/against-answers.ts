import { headingWords } from '../sheets/column-looks.ts';
import { isPartingHeading } from '../lone-cells/parting-headings.ts';
import { askedBelow, isRefusalHeading } from './talk-headings.ts';

const SERVES = /^(?:serving|serves|participat(?:es|ing)|volunteers?|volunteering|helps|opt(?:ed)? ?in)(?: y n)?$/;
const LESS_ACTIVE = /^(?:is )?(?:(?:less|semi|not) active|la|moins acti(?:f|ve)|weniger aktiv)(?: y n)?$/;
const NEGATED =
  /\b(?:not|never|nobody|dont|doesnt|didnt|cant|cannot|wont|isnt|arent|nao|nunca|nicht|nie|kein\p{L}*|pas|non(?= ?\p{L})|without|sin contacto|sem contato|(?<=^no )(?:longer|contacts?|visits?|calls?|answer|response|show|interest))\b/u;
/** What someone hasn't been asked or done yet, and what no one misses who speaks. */
const NEGATED_OF_NO_ONE =
  /\b(?:yet|spok\p{L}+|speech|talks?|prayed|prayers?|asked$|endow\p{L}*|seal\p{L}*|ordain\p{L}*|married|temple|recommend|e ?mails?|texts?|internet|social media|facebook|whatsapp|smart ?phone|applicable)\b/u;
/** Deleted or restricted, and hard to reach or to hear. */
const LEFT_BEHIND =
  /\b(?:delete[ds]?|erased?|purged?|cancell?ed|suspended|expelled|banned|blocked|eliminad[oa]s?|borrad[oa]s?|apagad[oa]s?|excluid[oa]s?|geloscht|supprimee?s?|cancellat[oa]|restrict\p{L}*|restricci\p{L}*|restric(?:ao|oes)|restringid[oa]s?|eingeschrankt\p{L}*|probation|disciplin\p{L}*|disfellowshipped|unreachable|uncontactable|hard of hearing|hearing (?:loss|impair\p{L}*|problems?)|deaf|blind|disab\p{L}*|handicap\p{L}*|impaired|dementia|sord[oa]s?|surd[oa]s?|gehorlos|schwerhorig|discapacita\p{L}*)\b/u;

/** 'Does not text': below it, a no says nothing against anyone. */
export const isNegated = (title: string): boolean => NEGATED.test(headingWords(title));
/** Whether a heading, by a word of negation, deletion, or restriction, says something against whoever has a yes below it. */
const saysAgainst = (words: string): boolean =>
  LEFT_BEHIND.test(words) || (NEGATED.test(words) && !NEGATED_OF_NO_ONE.test(words));

/**
 * Which answer below a heading is against someone, however many have it: a no below 'Prays' and 'Able,' a yes below 'Do not
 * assign' and 'Less Active.' Null where neither is.
 */
export function answerAgainst(title: string): boolean | null {
  const asked = askedBelow(title);
  if (asked === 'yes' || asked === 'answer') return false;
  if (asked === 'no' || asked === 'declined' || isRefusalHeading(title)) return true;
  const words = headingWords(title);
  return SERVES.test(words)
    ? false
    : LESS_ACTIVE.test(words) || isPartingHeading(title) || saysAgainst(words)
      ? true
      : null;
}
