import { foldLoose } from '#shared/text/fold.ts';
import { isAddress } from '../callings.ts';
import { answerIn } from '../doubts/answers.ts';
import { isFormula, looksLikePhone, phonesIn } from '../looks.ts';

/** A phone or an email where a family is expected shows that the cells of the row have slipped. */
export const hasContact = (text: string): boolean =>
  /\S@\S/.test(text) || looksLikePhone(text) || phonesIn(text.slice(0, 200)).length > 0 || isFormula(text);

const ROLE = /^(?:active|inactive|own|rent|head|spouse|member)$/;

/** 'Elm Street', '2 adults', '4B': a family's name begins with no number. */
const isPlace = (text: string): boolean =>
  text.length <= 200 &&
  (/^\W?\d/.test(text) || isAddress(text) || /^[\p{L} ]+\b(?:street|avenue|lane|drive)$/iu.test(text));

/** A number, a place, a yes, or nothing but signs: whatever it says, no family is called so. */
export const isNoHousehold = (text: string): boolean =>
  !hasContact(text) &&
  (!/\p{L}{2}|\p{Lo}/u.test(text) ||
    /^\D{0,3}\d+\D?$/.test(text) ||
    answerIn(text) !== null ||
    isPlace(text) ||
    ROLE.test(foldLoose(text)));
