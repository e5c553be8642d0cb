export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];
export const PAPER_LABELS: Record<Paper, string> = { letter: 'Letter', a4: 'A4' };

/** Millimetres, upright. */
const SIZES: Record<Paper, { width: number; height: number }> = {
  letter: { width: 215.9, height: 279.4 },
  a4: { width: 210, height: 297 },
};
const MARGIN_MM = 12;
const PX_PER_MM = 96 / 25.4;
/** A sheet exactly as high as the paper runs over onto a second one by a rounding. */
const SPARE_MM = 0.5;

export type Area = { width: number; height: number };

/** The paper and what of it is printed on, in CSS pixels; lying, it holds two half sheets side by side. */
export function areasOf(paper: Paper, isLandscape: boolean): { sheet: Area; inner: Area; half: Area } {
  const { width, height } = SIZES[paper];
  const sheet = isLandscape ? { width: height, height: width } : { width, height };
  const inner = { width: sheet.width - 2 * MARGIN_MM, height: sheet.height - 2 * MARGIN_MM - SPARE_MM };
  const half = { width: sheet.width / 2 - 2 * MARGIN_MM, height: inner.height };
  const px = (area: Area): Area => ({ width: area.width * PX_PER_MM, height: area.height * PX_PER_MM });
  return { sheet: px({ ...sheet, height: sheet.height - SPARE_MM }), inner: px(inner), half: px(half) };
}
export const MARGIN_PX = MARGIN_MM * PX_PER_MM;

const KEY = 'paper';
/** Letter is what printers hold in these countries, A4 everywhere else. */
const LETTER_COUNTRIES = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|SV|HN|NI|PR)\b/i;

export function chosenPaper(): Paper {
  try {
    const kept = PAPERS.find((paper) => paper === localStorage.getItem(KEY));
    if (kept) return kept;
  } catch {
    // Without storage the country decides.
  }
  return LETTER_COUNTRIES.test(navigator.language) ? 'letter' : 'a4';
}

export function keepPaper(paper: Paper): void {
  try {
    localStorage.setItem(KEY, paper);
  } catch {
    // The choice lasts until the tab closes.
  }
}
