import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** Behind these, a letter says where the phone rings. */
const BEFORE_PHONE = '(?= (?:phones?|ph|phn|tel|telephone|number|no|cell|e ?mail)\\d?$)';
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phn?|fon|tph)(?=\d?\b)/g, 'phone'],
  [/\bmob(?=\d?\b)/g, 'mobile'],
  [/\bcel(?=\d?\b)/g, 'cell'],
  [new RegExp(`^(?:hm|h)${BEFORE_PHONE}`), 'home'],
  [new RegExp(`^(?:wk|w)${BEFORE_PHONE}`), 'work'],
  [new RegExp(`^c${BEFORE_PHONE}`), 'cell'],
  // An 'H' there may be the husband's, and a 'W' the wife's.
  [/(?<=^(?:phone|tel|telephone|number) )[cm]$/, 'cell'],
  [/\baddr\b/, 'address'],
  [/\bindiv\b/, 'individual'],
  // Whose list it is, they are members.
  [/^members? (?=\p{L})/u, ''],
];
const LONGEST = 30;

/** 'Home Ph.', 'H Phone', 'E-Mail Addr', 'Member Gender' → with whole words, and without the one that tells nothing. */
export const spelledOut = remembered((heading: string): string => {
  if (heading.length > LONGEST) return heading;
  // Folded, 'Member #' would be the member's name.
  const words = foldLoose(heading.replace(/^(\s*members?)\s*[#№]\s*$/iu, '$1 number'));
  const whole = WORDS.reduce((text, [short, long]) => text.replace(short, long), words);
  return whole === foldLoose(heading) ? heading : whole;
});

const WORK_OR_WIFES = /^(?:phone|tel|telephone|number) w$/;
const CELL_BY_LETTER = /^(?:phone|tel|telephone|number) [cm]$/;
/** 'Phone (W)' is at work beside 'Phone (C),' and may be the wife's elsewhere. */
export const isAtWork = (heading: string, headings: readonly string[]): boolean =>
  WORK_OR_WIFES.test(foldLoose(heading.slice(0, LONGEST))) &&
  headings.some((other) => CELL_BY_LETTER.test(foldLoose(other.slice(0, LONGEST))));

/** 'P1 Phone', 'Emerg. Cell', 'M Email': of a parent, or of whom to call in need. No one has a mobile cell. */
const SHORT_FOR_OTHERS =
  /^(?:(?:[pg]\d|emerg?|emg|emrg|gdn|grdn|parental|parent\d)\b|[mf] (?:cell?|mobile|celular|movil|handy|e ?mail)\b)/;
/** 'M Phone' and 'Cel M' are, too, beside 'F Phone' and 'Cel P'; alone, they may be the mobile one. */
const BY_LETTER =
  /^(?:([mfpv]) )?(?:phone|ph|tel|telephone|number|telefono|telefone|telefon|cell?|celular|movil|handy|portable|e ?mail|correo)(?: ([mfpv]))?$/;
const letterIn = (heading: string): string => {
  const [, before, behind] = BY_LETTER.exec(foldLoose(heading.slice(0, LONGEST))) ?? [];
  return before ?? behind ?? '';
};
export const isShortForOthers = (heading: string, headings: readonly string[]): boolean =>
  SHORT_FOR_OTHERS.test(foldLoose(heading.slice(0, LONGEST))) ||
  (letterIn(heading) !== '' &&
    ['m', '[fpv]'].every((one) => headings.some((other) => new RegExp(`^${one}$`).test(letterIn(other)))));
