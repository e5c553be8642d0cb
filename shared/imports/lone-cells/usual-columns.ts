import { answerIn } from '../doubts/answers.ts';
import { isLoneDay } from './lone-days.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isOfMany } from '../file-notes/column-noise.ts';
import { isMoveHeading } from '../file-notes/gone-headings.ts';

/** A friend of the Church, or of the one in the row. */
const FRIEND = /^(?:is )?(?:friend|amig[oa])$/;
export const isFriendHeading = (words: string): boolean => FRIEND.test(words);

/**
 * What tells no one apart below a heading that may mean something else than that someone isn't in the ward: the days of a move,
 * and the names of friends, where many have one.
 */
export function usualBelow({ titles, cells }: WrittenSheet, column: number): (cell: string) => boolean {
  const words = headingWords(titles[column] ?? '');
  const [isOfMove, isOfFriends] = [isMoveHeading(words), FRIEND.test(words)];
  if (!isOfMove && !isOfFriends) return () => false;
  const isMeant = (cell: string): boolean => (isOfMove ? isLoneDay(cell) : cell !== '' && answerIn(cell) !== false);
  const count = cells.filter((row) => isMeant((row[column] ?? '').trim())).length;
  const areMany = isOfMany(count, cells.length);
  return (cell) => areMany && isMeant(cell);
}
