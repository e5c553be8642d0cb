import { foldLoose } from '#shared/text/fold.ts';

export type NamedHymn = { number: number; title: string };

/** '#136 I Know That My Redeemer Lives': how a hymn is stored, and typed. */
export const hymnText = (number: number | null, title: string): string =>
  number === null ? title : `#${number} ${title}`;

/** 'Opening hymn: 136 I Know That My Redeemer Lives': a text that people read has no sign before a hymn's number. */
export const withoutSigns = (text: string): string => text.replaceAll(/#(?=\d{1,4} )/gu, '');

/** Equal for two mentions of the same hymn. */
export const hymnKey = (hymn: { number: number | null; title: string }): string =>
  hymn.number === null ? foldLoose(hymn.title) : `#${hymn.number}`;

export type HymnFinder = {
  byNumber: ReadonlyMap<number, NamedHymn>;
  byTitle: ReadonlyMap<string, NamedHymn>;
};

export function hymnFinder(hymns: readonly NamedHymn[]): HymnFinder {
  const byTitle = new Map<string, NamedHymn>();
  for (const hymn of hymns) {
    const key = foldLoose(hymn.title);
    if (!byTitle.has(key)) byTitle.set(key, hymn);
  }
  return { byNumber: new Map(hymns.map((hymn) => [hymn.number, hymn])), byTitle };
}

const NUMBERED = /^(hymn\s*(?:no\.?\s*)?#?\s*|#\s*)?(\d{1,4})(?:[\s.:,)–—-]+(.*))?$/isu;

/** 'Hymn #136 I Know' → the number 136, explicitly a number, and 'I Know' after it; null if the text does not start with a number. */
export function numberIn(text: string): { number: number; isMarked: boolean; rest: string } | null {
  const [, marker, digits, rest = ''] = NUMBERED.exec(text.trim()) ?? [];
  return digits === undefined ? null : { number: Number(digits), isMarked: marker !== undefined, rest: rest.trim() };
}

/** '1936' or '#': meant as a number, and no title, whether or not a hymn has it. */
export const isBareNumber = (text: string): boolean => /^#?\s*\d*$/.test(text.trim()) || numberIn(text)?.rest === '';

/** What is stored of a hymn has its title, or is one. A number alone is one that no hymn has: nothing is chosen yet. */
export const isHymnChosen = (text: string | null | undefined): boolean => !isBareNumber(text ?? '');

/**
 * What a person typed or picked → the hymn's number and title, or the text as a title of its own.
 * '136', '#136 …', 'Hymn #136 …' and the bare title are hymn 136; '100 Voices Strong' is a title, for a bare number
 * counts only alone or before that hymn's own title.
 */
export function readHymn(text: string, finder: HymnFinder): { number: number | null; title: string } {
  const typed = text.trim();
  const numbered = numberIn(typed);
  const hymn = numbered && finder.byNumber.get(numbered.number);
  if (hymn && (numbered.isMarked || numbered.rest === '' || foldLoose(numbered.rest) === foldLoose(hymn.title))) {
    return { number: hymn.number, title: hymn.title };
  }
  const titled = finder.byTitle.get(foldLoose(typed));
  return titled ? { number: titled.number, title: titled.title } : { number: null, title: typed };
}
