import { hymnFinder, readHymn } from '#shared/music/hymn-text.ts';
import { HYMNS } from '#shared/music/hymnbook.ts';

const FINDER = hymnFinder(HYMNS);

/** A typed or picked hymn → number and title, out of the hymn book. */
export const hymnFrom = (text: string) => readHymn(text, FINDER);
