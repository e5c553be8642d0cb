import { isOfficeOfAny } from '../callings.ts';
import { isGroupTitle } from '../group-titles/group-titles.ts';
import { isFriendlyTitle, isOfThoseWhoSpoke } from '../headings/friendly-titles.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { mayBePerson } from '../other-people/list-titles.ts';
import { stateBehindTitle } from './titles-with-states.ts';

const LONGEST_TITLE = 80;
/** 'Speakers, who said no to us' is no 'Smith, John.' */
function hasUnknownState(text: string): boolean {
  const state = stateBehindTitle(text);
  return state !== null && !isHarmlessTitle(state);
}
/** 'Substitutes for Sunday', 'Names to consider': what kind of list follows, in words that we don't know. */
export const mayTell = (text: string): boolean =>
  text.length <= LONGEST_TITLE &&
  /\p{L}{2}/u.test(text) &&
  !/@|\d{3}[ .-]?\d{4}|^(?!(?:19|20)\d\d [\p{L}-]+$)\d+ |[:：]\s*\S/u.test(text) &&
  (!text.includes(',') || hasUnknownState(text)) &&
  !mayBePerson(text) &&
  !isOfficeOfAny(text) &&
  !isFriendlyTitle(text) &&
  !isOfThoseWhoSpoke(text) &&
  !isHarmlessTitle(text) &&
  !isGroupTitle(text);
