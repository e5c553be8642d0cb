import { load, save } from '#client/lib/storage.ts';

const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];
const PAPER_LABELS: Record<Paper, string> = { letter: 'Letter', a4: 'A4' };
export const PAPER_OPTIONS = PAPERS.map((value) => ({ value, label: PAPER_LABELS[value] }));

/** Portrait, in millimeters. */
const SIZES: Record<Paper, { width: number; height: number }> = {
  letter: { width: 215.9, height: 279.4 },
  a4: { width: 210, height: 297 },
};
const MARGIN_MM = 12;
const PX_PER_MM = 96 / 25.4;
/** A sheet exactly as tall as the paper can overflow to a second page because of rounding. */
const SPARE_MM = 0.5;

export type Area = { width: number; height: number };

/** The paper and its printable area in CSS pixels. Landscape fits two half-sheets side by side. */
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
/** Printers use Letter in these countries and A4 everywhere else. */
const LETTER_COUNTRIES = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|SV|HN|NI|PR)\b/i;

export function chosenPaper(): Paper {
  const kept = PAPERS.find((paper) => paper === load(KEY));
  if (kept) return kept;
  return LETTER_COUNTRIES.test(navigator.language) ? 'letter' : 'a4';
}
export const keepPaper = (paper: Paper): void => save(KEY, paper);

/** How the program is laid out: half-sheets to cut, or a leaflet to fold. */
export const PROGRAM_LAYOUTS = ['half', 'folded'] as const;
export type ProgramLayout = (typeof PROGRAM_LAYOUTS)[number];
export const LAYOUT_LABELS: Record<ProgramLayout, string> = { half: 'Half-sheets', folded: 'Folded' };
const LAYOUT_KEY = 'program-layout';
export const chosenLayout = (): ProgramLayout =>
  PROGRAM_LAYOUTS.find((layout) => layout === load(LAYOUT_KEY)) ?? 'half';
export const keepLayout = (layout: ProgramLayout): void => save(LAYOUT_KEY, layout);
