import { foldLoose } from '#shared/text/fold.ts';
import { praysOnly, refuses } from '../availability/refusals.ts';
import { isAgainst } from '../file-notes/against.ts';
import { isGroupTitle } from '../group-titles/group-titles.ts';
import { isFriendlyTitle, isNoticeOrFriendly } from '../headings/friendly-titles.ts';
import { toldByTitle } from '../other-people/list-titles.ts';
import { isVisitingSpeaker } from '../other-people/person-words.ts';
import { saidOfThoseBelow } from './dividers.ts';
import {
  areOthersBetween,
  DECLINED,
  isGoneInWords,
  isOfPastYear,
  NOT_TO_ASK,
  RELEASED_CALLINGS,
  STAKE_CALLINGS,
} from './gone-words.ts';
import { headingCore } from './heading-core.ts';
import { stateBehindTitle } from './titles-with-states.ts';

/** 'Moved Out (3)' and 'Released 2026' say how many and when. */
const wordsOf = (text: string): string => foldLoose(headingCore(text)).replace(/ \d+$/, '');
export type SaidBelow =
  | 'left'
  | 'released'
  | 'calling'
  | 'declined'
  | 'not asked'
  | 'guests'
  | 'unknown'
  | 'past'
  | 'of stake'
  | null;
const LONGEST = 200;
const LONGEST_TITLE = 80;
export function saidBy(text: string): SaidBelow {
  const words = wordsOf(text);
  if (text.length <= LONGEST && STAKE_CALLINGS.test(words)) return 'of stake';
  if (text.length > LONGEST || isNoticeOrFriendly(text) || isGroupTitle(text)) return null;
  return NOT_TO_ASK.test(words)
    ? 'not asked'
    : RELEASED_CALLINGS.test(words)
      ? 'released'
      : isGoneInWords(words)
        ? 'left'
        : DECLINED.test(words)
          ? 'declined'
          : (saidOfThoseBelow(text) ?? saidBehindTitle(text) ?? toldByTitle(text) ?? saidBeforeComma(text));
}
/** 'Moved, not in the ward' */
function saidBeforeComma(text: string): SaidBelow {
  const [first = '', more = ''] = text.split(/,\s+/);
  return /\s/.test(more) && isAgainst(text) ? saidBy(first) : null;
}
/**
 * 'Prayers only', 'Not comfortable', 'High Council': headings only where nothing stands beside them, as a date does in a list
 * of talks.
 */
export function saidAlone(text: string): SaidBelow {
  if (text.length > LONGEST_TITLE || /^no speakers?\b/i.test(text) || isFriendlyTitle(text)) return null;
  // In 'Strand Family - Don’t ask' it is about that family.
  const [first = ''] = text.split(/\s(?:[-–—]\s|\()/u);
  if (praysOnly(first) || (/\S\s+\S/.test(first) && refuses(first))) return 'not asked';
  // 'Gast' may be a family.
  const isOneName = /^\p{L}+:?$/u.test(text.trim()) && !/^(?:hc|stake)\b/i.test(text.trim());
  return isVisitingSpeaker(text) && !isOneName ? 'guests' : null;
}
/** Between people: 'Emergency Contacts' are not the ward's, and callings below 'Last Year' are over. */
export function saidBetween(
  text: string,
  { isAbove, hasCallings }: { isAbove: boolean; hasCallings: boolean },
): SaidBelow {
  if (!isAbove && areOthersBetween(wordsOf(text))) return 'left';
  return !isAbove && hasCallings && isOfPastYear(text) ? 'past' : null;
}
/** 'Ward List (moved out)' says what 'Moved out' does. */
function saidBehindTitle(text: string): SaidBelow {
  const state = stateBehindTitle(text);
  return state === null ? null : (saidBy(state) ?? (saidAlone(state) === 'not asked' ? 'not asked' : null));
}

/** Where a heading stands alone in its line. */
export const isGone = (text: string): boolean => saidBy(text) !== null || saidAlone(text) === 'not asked';
/** Where other words may stand beside it, only a heading as it is usually written counts. */
export const isUsualGone = (text: string): boolean =>
  isGoneInWords(wordsOf(text)) || RELEASED_CALLINGS.test(wordsOf(text));
/** The same, also between people alone: no line of them goes on with the name above it. */
export const headsOthers = (text: string): boolean => isUsualGone(text) || areOthersBetween(wordsOf(text));
