import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isHomebound, refuses } from '../availability/refusals.ts';
import { answerIn } from '../doubts/answers.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isAgainst } from '../file-notes/against.ts';
import { isWord } from '../headings/name-evidence.ts';
import { isOfPhoneAlone } from '../line-parts.ts';
import { isRemarkWord } from '../names.ts';
import { isWhereOne } from '../offices/groups-alone.ts';
import { isParticle } from '../name-parts/particles.ts';
import { namesRelative } from '../other-people/kin-words.ts';
import { unitInTitle } from '../units/named-units.ts';

/** Before a contact of someone else: 'call Mary', 'work number', 'c/o Al.' */
const OF_CONTACT =
  /\b(?:cells?|cellphones?|phones?|numbers?|mobile|landline|telephone|home|work|office|e ?mails?|address|emergency|contacts?|call|calls|text|texts|through|via|c o|care of|ask for|belongs|uses?|answers|shares?|shared|same|spouses?|widows?|owner|telefono|telefone|celular|numero)\b/;
export const isOfContact = (folded: string): boolean => OF_CONTACT.test(folded);
/** 'Lee Dogwood (widow)' is one herself. */
const BEREAVED =
  /^(?:an? |la |el |o |a )?(?:widow(?:er|ed)?|viud[oa]|viuv[oa]|veu(?:ve|f)|witwer?|verwitwet|vedov[oa])$/;
/** Behind them stands a place or a time: 'Ask after Christmas', 'lives in St George Nov-Mar', 'bis Ende Mai im Ausland.' */
const BEFORE_A_PLACE =
  /^(?:in|at|after|until|till|til|before|through|since|during|for|on|near|en|em|hasta|desde|até|durante|depois|após|después|bis|im|ab|seit|nach|vor|jusqu['’]\p{L}+|jusque|depuis|pendant|après|avant|fino|dopo)$/u;

/** 'works Sundays' */
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

const isName = (word: string): boolean => isUsualGiven(word) || isUsualLast(word);
const isSmall = (word: string): boolean => /^\p{Ll}[\p{Ll}'’]+[.,;!]?$/u.test(word) && !isParticle(word);

/**
 * 'spoke last month', 'Ask after Christmas': what is said of the person before it, and neither another one nor the owner of a
 * phone. It begins like no name, and capitals stand only behind a small word such as 'in.'
 */
export function isSaidOfPerson(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const folded = foldLoose(text);
  if (answerIn(text) !== null) return /\p{L}{2}/u.test(text);
  // 'NO PRAYERS', 'in nursing home'
  if (refuses(text) || isHomebound(text)) return true;
  if (BEREAVED.test(folded)) return true;
  if (namesRelative(folded) || isOfContact(folded) || /['’]s\b/u.test(text)) return false;
  if (words.length < 2) return isAgainst(text) || isWord(folded);
  const [first = '', second = ''] = words;
  const [begin, next] = [foldLoose(first), foldLoose(second)];
  // 'will davis' is someone, and 'will pray' is not.
  if (!(isSmall(first) || isSmall(second)) || (words.length === 2 && isName(next))) return false;
  if (isName(begin) && !isWord(next)) return false;
  let isOfPlace = BEFORE_A_PLACE.test(first);
  return words.slice(1).every((word) => {
    isOfPlace ||= BEFORE_A_PLACE.test(word) || DAYS.test(foldLoose(word));
    return isSmall(word) ? !isUsualGiven(foldLoose(word)) || isOfPlace : isOfPlace || !/^\p{Lu}/u.test(word);
  });
}

/** 'Mary', 'husband Al': words beside a phone, which may be theirs; neither an address nor a sex, nor a ward. */
export const mayBeOwner = (part: string): boolean =>
  /\p{L}{2}/u.test(part) &&
  !/\d/.test(part) &&
  !isOfPhoneAlone(part) &&
  !isRemarkWord(part) &&
  !isWhereOne(part) &&
  monthOfWord(foldLoose(part)) === null &&
  unitInTitle(part) === null &&
  !isSaidOfPerson(part);
