import type { ChapterId } from './chapter-ids.ts';
import type { PictureName } from './pictures.ts';

/** One question or task of the manual; `steps` are numbered, `text` comes before them. */
export type ManualEntry = {
  title: string;
  text: readonly string[];
  steps?: readonly string[];
  picture?: PictureName;
  /** On paper. */
  startsPage?: true;
};
/** The address of an entry within the manual. */
export const entryId = (chapter: ChapterId, { title }: ManualEntry): string =>
  `${chapter}-${title.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}`.replace(/-$/u, '');

export type Chapter = { id: ChapterId; title: string; entries: readonly ManualEntry[] };

/** The chapters with entries that contain every search word; empty chapters are left out. */
export function searchManual(chapters: readonly Chapter[], looked: string, fold: (text: string) => string): Chapter[] {
  const words = fold(looked).split(' ').filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters.flatMap((chapter) => {
    const entries = chapter.entries.filter((entry) => {
      const all = fold([chapter.title, entry.title, ...entry.text, ...(entry.steps ?? [])].join(' '));
      return words.every((word) => all.includes(word));
    });
    return entries.length > 0 ? [{ ...chapter, entries }] : [];
  });
}
