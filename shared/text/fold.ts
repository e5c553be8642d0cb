import { remembered } from './remembered.ts';

/** Letters that Unicode does not split into a letter and a mark, as people without that key type them. */
export const WHOLE: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
};
/** With the ʻokina of Tongan, Samoan, and Hawaiian names, which people type as any of the others. */
export const APOSTROPHES = '‘’‚‛′ʼʻ`´';
export const QUOTATION_MARKS = '“”„‟″«»';

const anyOf = (letters: string) => new RegExp(`[${letters}]`, 'g');
const ANY_WHOLE = anyOf(Object.keys(WHOLE).join(''));
const ANY_APOSTROPHE = anyOf(APOSTROPHES);
const ANY_QUOTATION_MARK = anyOf(QUOTATION_MARKS);

/** Most texts have no other signs, and need none of what is done for other alphabets. */
const BEYOND_ASCII = /[^ -~]/;
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ANY_WHOLE, (letter) => WHOLE[letter] ?? letter)
    .replace(ANY_QUOTATION_MARK, '"');

/** Text as it is compared: no case, no accents, straight quotes, single spaces. Punctuation stays. */
export const fold = (text: string): string =>
  (BEYOND_ASCII.test(text) ? withoutAccents(text) : text.toLowerCase())
    .replace(ANY_APOSTROPHE, "'")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();

/**
 * As `fold`, without punctuation: "Ti's sweet" equals 'tis sweet'. Quotes vanish, since they occur inside words;
 * other marks part words, so that 'Adam-ondi-Ahman' is found by 'adam ondi'.
 */
export const foldLoose = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : looselyFolded(text));
/** Most names have nothing to fold but capitals, and a large import folds each of them many times. */
const PLAIN = /^[A-Za-z\d]+(?: [A-Za-z\d]+)*$/;
const looselyFolded = remembered((text) =>
  fold(text)
    .replace(/['"]/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim(),
);
