import { foldLoose } from '#shared/text/fold.ts';
import { isAgainstGroup } from '../group-titles/group-titles.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { stateBehindTitle } from './titles-with-states.ts';

/** 'Not in our ward', 'Wrong numbers': words that elsewhere are about callings tell of those who have none as well. */
const OF_PEOPLE =
  /\b(?:numbers?|phones?|e ?mails?|ward|rolls?|members?|here|delete|viven|moram|aqui|miembros|membros|telefon[oe]s?)\b/;
/** 'Pending callings', 'Declined', 'Draft': they say nothing of who has no calling. */
const OF_CALLINGS =
  /\b(?:callings?|positions?|presidenc(?:y|ies)|bishopric|leaders?|officers?|llamamientos?|chamados?|presidencias?|obispado|bispado|releas\p{L}*|sustain\p{L}*|extend\p{L}*|declin\p{L}*|approv\p{L}*|set apart|vacan\p{L}*|open(?:ings)?|to (?:fill|call)|relev\p{L}*|desobrig\p{L}*|interviews?|recommended)\b/u;
/** The same where the list has callings; in one without any, these are about the people. */
const OF_CALLINGS_THERE =
  /\b(?:pend\p{L}*|propos\p{L}*|propuest\p{L}*|process|drafts?|old|ideas?|candidates?|submitted)\b/u;

/** Whether a heading whose words tell of callings may be about people who have none as well. `isSetOff`: it is written as a heading. */
export function mayBeOfPeople(heading: string, { isSetOff = false, hasCallings = true }): boolean {
  const told = stateBehindTitle(heading) ?? heading;
  const words = foldLoose(told);
  // 'Sisters who declined' are no callings.
  if (OF_PEOPLE.test(words) || (/\bdeclin/.test(words) && isAgainstGroup(heading))) return true;
  if (OF_CALLINGS.test(words) || (hasCallings && OF_CALLINGS_THERE.test(words))) return false;
  return (isSetOff || /^\p{Lu}/u.test(heading)) && (OF_CALLINGS_THERE.test(words) || !isHarmlessTitle(told));
}
