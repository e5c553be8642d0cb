import { foldLoose } from '#shared/text/fold.ts';
import { isMobileKind, isPhoneHeading, isPlaceHeading } from '../headings/phone-headings.ts';

const LETTERS: Readonly<Record<string, string>> = {
  h: 'home',
  c: 'cell',
  m: 'mobile',
  w: 'work',
  o: 'office',
  mob: 'mobile',
  cel: 'cell',
  hm: 'home',
  wk: 'work',
};
const TEXTS = /^(?:whats ?app|texts?|texting|sms|signal|telegram)$/;
const wholeKind = (kind: string): string => {
  const words = foldLoose(kind).replace(/ (?:phone|number|no)$/, '');
  return LETTERS[words] ?? words;
};

/** Where it rings at home or at work, which others may answer. */
const isPlace = (kind: string): boolean => isPlaceHeading(wholeKind(kind));
/** One that the person has along, or that gets messages. */
const isMobile = (kind: string): boolean => isMobileKind(wholeKind(kind)) || TEXTS.test(wholeKind(kind));
const isKind = (kind: string): boolean => isPlace(kind) || isMobile(kind) || isPhoneHeading(wholeKind(kind));

/** Which of several phones counts, by the words beside each: as in the columns of a sheet, a mobile one before one at a place. */
export function placeOfOwn(kinds: readonly (readonly string[])[]): number {
  const mobile = kinds.findIndex((own) => own.length > 0 && own.every(isMobile));
  return mobile > 0 && kinds[0]?.some(isPlace) ? mobile : 0;
}

const bare = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const LAST_WORD = /\p{L}[\p{L}’'-]*(?=[^\p{L}]*$)/u;

/** The words beside each phone of a line, all of them before their phones, or all behind: 'home 801-555-0100, cell 801-555-0101'. */
function kindsIn(line: string, phones: readonly string[]): string[][] {
  const between: string[] = [];
  let from = 0;
  for (const phone of phones) {
    const at = line.indexOf(phone, from);
    between.push(line.slice(from, at));
    from = at + phone.length;
  }
  // The name stands before the first of them, and anything behind the last.
  const [before = ''] = LAST_WORD.exec(between[0] ?? '') ?? [];
  if (isKind(before)) return [[before], ...between.slice(1).map((text) => [bare(text)])];
  const last = line
    .slice(from)
    .split(/[,;|/)\t]|\s[-–—]\s/)
    .find((text) => bare(text) !== '');
  return [...between.slice(1), last ?? ''].map((text) => [bare(text)]);
}

/** The phones of a line, first the one that counts. */
export function ownPhoneFirst(line: string, phones: readonly string[]): string[] {
  const at = phones.length > 1 ? placeOfOwn(kindsIn(line, phones)) : 0;
  return [...phones.slice(at, at + 1), ...phones.filter((_, i) => i !== at)];
}
