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
export const APOSTROPHES = '‘’‚‛′ʼ`´';
export const QUOTATION_MARKS = '“”„‟″«»';

const anyOf = (letters: string) => new RegExp(`[${letters}]`, 'g');
const ANY_WHOLE = anyOf(Object.keys(WHOLE).join(''));
const ANY_APOSTROPHE = anyOf(APOSTROPHES);
const ANY_QUOTATION_MARK = anyOf(QUOTATION_MARKS);

/** Text as it is compared: no case, no accents, straight quotes, single spaces. Punctuation stays. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ANY_WHOLE, (letter) => WHOLE[letter] ?? letter)
    .replace(ANY_APOSTROPHE, "'")
    .replace(ANY_QUOTATION_MARK, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * As `fold`, without punctuation: "Ti's sweet" equals 'tis sweet'. Quotes vanish, since they occur inside words;
 * other marks part words, so that 'Adam-ondi-Ahman' is found by 'adam ondi'.
 */
export function foldLoose(text: string): string {
  return fold(
    fold(text)
      .replace(/['"]/g, '')
      .replace(/[\p{P}\p{S}]/gu, ' '),
  );
}
