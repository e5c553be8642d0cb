import { foldLoose } from '#shared/text/fold.ts';
import { isAddress } from '../callings.ts';
import { answerIn } from '../doubts/answers.ts';
import { hasLeft } from '../doubts/gone-words.ts';
import { isDittoHousehold } from '../marks/ditto-marks.ts';
import { isFormula, looksLikePhone, phonesIn } from '../looks.ts';

/** A phone or an email where a family is expected shows that the cells of the row have slipped. */
export const hasContact = (text: string): boolean =>
  /\S@\S/.test(text) || looksLikePhone(text) || phonesIn(text.slice(0, 200)).length > 0 || isFormula(text);

const ROLE = /^(?:active|inactive|own|rent|head|spouse|member)$/;

const STREETS = new Set(['street', 'avenue', 'lane', 'drive']);
/** 'Tom and Amy Lane', 'Mr Street': words of people, which no street is called by. */
const OF_PEOPLE = new Set(['and', 'y', 'e', 'mr', 'mrs', 'ms', 'family']);

/** 'Elm Street', unless the person is called Street: then it may be their family. */
function isStreet(text: string, lastName: string): boolean {
  if (!/^[\p{L} ]+$/u.test(text)) return false;
  const words = foldLoose(text).split(' ').filter(Boolean);
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    STREETS.has(last) &&
    !words.some((word) => OF_PEOPLE.has(word)) &&
    !foldLoose(lastName).split(' ').includes(last)
  );
}

/** 'Elm Street', '2 adults', '4B': a family's name begins with no number. */
const isPlace = (text: string, lastName: string): boolean =>
  text.length <= 200 && (/^\W?\d/.test(text) || isAddress(text) || isStreet(text, lastName));

/**
 * A number, a place, a yes, or nothing but signs: whatever it says, no family is called so. `lastName`: that of the person in
 * the row.
 */
export const isNoHousehold = (text: string, lastName: string): boolean =>
  !hasContact(text) &&
  (!/\p{L}{2}|\p{Lo}/u.test(text) ||
    /^\D{0,3}\d+\D?$/.test(text) ||
    answerIn(text) !== null ||
    hasLeft(text) ||
    isDittoHousehold(text) ||
    isPlace(text, lastName) ||
    ROLE.test(foldLoose(text)));
